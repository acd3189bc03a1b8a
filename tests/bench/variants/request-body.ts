/** What the variants below are sent. */
export interface RequestBody {
  packageName: string;
  files: Record<string, { data: string; name: string }>;
}

/** The files of a request by path, their data still base64. */
export async function readBase64Files(request: Request): Promise<{ path: string; base64: string }[]> {
  const { files } = (await request.json()) as RequestBody;
  return Object.entries(files).map(([key, { data }]) => ({
    path: `${key.replace("_", "/")}.png`,
    base64: data.slice(data.indexOf(",") + 1),
  }));
}

/** The same, decoded by the runtime. */
export async function readFiles(
  request: Request,
): Promise<{ path: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  const files = await readBase64Files(request);
  return files.map(({ path, base64 }) => ({ path, bytes: Uint8Array.fromBase64(base64) }));
}

/** An answer of a finished archive. */
export const archiveResponse = (archive: Uint8Array<ArrayBuffer>): Response =>
  new Response(archive, { headers: { "Content-Type": "application/octet-stream" } });
