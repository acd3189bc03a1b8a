/** Sends pieces as they are made. The length makes the runtime give the answer a Content-Length. */
export function streamOf(chunks: Iterable<Uint8Array>, length: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(length);
  // Not awaited: the runtime asks for more while it sends the answer that this function is part of.
  void send(chunks, writable);
  return readable;
}

async function send(chunks: Iterable<Uint8Array>, writable: WritableStream<Uint8Array>): Promise<void> {
  const writer = writable.getWriter();
  try {
    for (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    // The reader has left, or a piece could not be made: the cut-off length tells whoever still reads.
    await writer.abort(error).catch(() => undefined);
  }
}
