import { giveBack, takeScratch } from "./scratch.ts";

/** Streams chunks as they are made. Because the length is known, the runtime sends a Content-Length. */
export function streamOf(chunks: Iterable<Uint8Array>, length: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(length);
  // Not awaited: the runtime pulls the stream while it sends the response.
  void send(chunks, writable);
  return readable;
}

/** Repacks chunks into chunks of one length, each valid until the next is requested. */
function* gathered(chunks: Iterable<Uint8Array>, buffer: ArrayBuffer): Generator<Uint8Array> {
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
  const buffer = takeScratch();
  try {
    for (const piece of gathered(chunks, buffer)) await writer.write(piece);
    giveBack(buffer);
    await writer.close();
  } catch (error) {
    // The client has gone, or a chunk could not be made: the missing bytes tell a client that still reads.
    await writer.abort(error).catch(() => undefined);
  }
}
