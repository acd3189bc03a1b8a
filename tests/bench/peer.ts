import { zipSync } from "fflate";

/** The endpoint as it is usually written: the runtime parses the body, and fflate packs the files uncompressed. */
const worker = {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== "POST") return new Response("ready\n");
    const { files } = (await request.json()) as { files: Record<string, { data: string }> };
    const entries = Object.entries(files).map(([key, { data }]) => [
      `${key.replace("_", "/")}.png`,
      Uint8Array.fromBase64(data.slice(data.indexOf(",") + 1)),
    ]);
    const archive = zipSync(Object.fromEntries(entries), { level: 0 }) as Uint8Array<ArrayBuffer>;
    return new Response(archive, { headers: { "Content-Type": "application/octet-stream" } });
  },
};

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export { worker as default };
