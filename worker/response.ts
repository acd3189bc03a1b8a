import { API_PATHS } from "../shared/package/limits.ts";
import { createProblemDetails, type RequestFault } from "../shared/package/problems.ts";
import { PAGE_PATHS } from "../shared/product.ts";
import { acquireScratchBuffer, releaseScratchBuffer } from "./body.ts";

export function createProblemResponse(
  { url }: Request,
  fault: RequestFault,
  headers: Record<string, string> = {},
): Response {
  const problem = createProblemDetails(fault);
  const docs = new URL(`${PAGE_PATHS.developers}#${problem.code}`, url).href;
  return new Response(`${JSON.stringify({ ...problem, docs })}\n`, {
    status: problem.status,
    headers: { "Content-Type": "application/problem+json", ...headers },
  });
}

/** public/_headers does not apply to the worker. */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  Link: `<${API_PATHS.openapi}>; rel="service-desc", <${PAGE_PATHS.developers}>; rel="service-doc"`,
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Includes an ASCII name for old clients beside the full name (RFC 6266, RFC 8187). */
export function formatContentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^ -~]|["%\\]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

export const createFileResponse = (
  { chunks, length }: { readonly length: number; chunks(): Iterable<Uint8Array> },
  fileName: string,
  headers: Record<string, string>,
): Response =>
  new Response(createStream(chunks(), length), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": formatContentDisposition(fileName),
      ...headers,
    },
  });

/** The runtime sends `length` as Content-Length. */
function createStream(chunks: Iterable<Uint8Array>, length: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(length);
  // Not awaited: the runtime reads the stream while it sends the response.
  void send(chunks, writable);
  return readable;
}

/** Regroups chunks into pieces of the buffer's size, each valid until the next. */
function* regroupChunks(chunks: Iterable<Uint8Array>, buffer: ArrayBuffer): Generator<Uint8Array> {
  const piece = new Uint8Array(buffer);
  let filled = 0;
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + piece.length - filled);
      piece.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled === piece.length) {
        yield piece;
        filled = 0;
      }
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

async function send(chunks: Iterable<Uint8Array>, writable: WritableStream<Uint8Array>): Promise<void> {
  const writer = writable.getWriter();
  const buffer = acquireScratchBuffer();
  try {
    for (const piece of regroupChunks(chunks, buffer)) await writer.write(piece);
    releaseScratchBuffer(buffer);
    await writer.close();
  } catch (error) {
    // The client has disconnected, or will notice the missing bytes if a chunk failed.
    await writer.abort(error).catch(() => undefined);
  }
}
