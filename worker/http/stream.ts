import { giveBack, takeScratch } from "../scratch.ts";

/** Sends pieces as they are made. The length makes the runtime give the answer a Content-Length. */
export function streamOf(chunks: Iterable<Uint8Array>, length: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(length);
  // Not awaited: the runtime asks for more while it sends the answer that this function is part of.
  void send(chunks, writable);
  return readable;
}

/** The bytes of all pieces in pieces of one length, each valid until the next is asked for. */
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
    // The reader has left, or a piece could not be made: the cut-off length tells whoever still reads.
    await writer.abort(error).catch(() => undefined);
  }
}
