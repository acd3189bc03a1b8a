/** Bytes that a browser copies into a Blob within a few milliseconds. */
const PIECE = 1 << 20;

/**
 * A Blob of many bytes, made by and by: the browser copies what a Blob is made of at once, and thirty megabytes would
 * hold the page up; Blobs in a Blob are not copied.
 */
export async function blobInPieces(chunks: Iterable<Uint8Array>, type: string): Promise<Blob> {
  const pieces: Blob[] = [];
  let waiting: Uint8Array[] = [];
  let length = 0;
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += PIECE) {
      const part = chunk.subarray(at, at + PIECE);
      waiting.push(part);
      length += part.length;
      if (length < PIECE) continue;
      pieces.push(new Blob(waiting as BlobPart[]));
      waiting = [];
      length = 0;
      await new Promise((next) => setTimeout(next));
    }
  return new Blob([...pieces, ...(waiting as BlobPart[])], { type });
}
