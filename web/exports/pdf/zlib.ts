import { unzlibSync, zlibSync } from "fflate";

/** A typed view of the browser's streams that both `type`s share. */
const through = (data: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair<Uint8Array, BufferSource>) =>
  new Blob([data]).stream().pipeThrough(stream).getReader();

/**
 * Inflates a zlib stream that must hold at least that many bytes, and gives just those. Undefined where
 * it is damaged or too short. By the browser's own inflater, many times faster than one in JavaScript.
 */
export async function inflate(
  data: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const out = new Uint8Array(length);
  let at = 0;
  try {
    if (typeof DecompressionStream === "undefined") return exactly(unzlibSync(data, { out }), length);
    const reader = through(data, new DecompressionStream("deflate"));
    while (at < length) {
      const { value, done } = await reader.read();
      if (done) return undefined;
      out.set(value.subarray(0, length - at), at);
      at += value.length;
    }
    await reader.cancel();
    return out;
  } catch {
    return undefined;
  }
}

const exactly = (bytes: Uint8Array, length: number) =>
  bytes.length === length ? (bytes as Uint8Array<ArrayBuffer>) : undefined;

/** Compresses to a zlib stream. */
export async function deflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof CompressionStream === "undefined") return zlibSync(data);
  return new Uint8Array(
    await new Response(new Blob([data]).stream().pipeThrough(new CompressionStream("deflate"))).arrayBuffer(),
  );
}
