export interface PngChunk<Buffer extends ArrayBufferLike> {
  readonly type: string;
  readonly data: Uint8Array<Buffer>;
  /** Includes length, type and CRC. */
  readonly whole: Uint8Array<Buffer>;
}

export const SIGNATURE_LENGTH = 8;
export const CHUNK_HEADER_LENGTH = 8;
export const CRC_LENGTH = 4;

const COLOUR_TYPE_AT = 9;
const HAS_ALPHA = 4;

/** Stops after IEND, or before a chunk that is cut off. */
export function* readChunks<Buffer extends ArrayBufferLike>(
  png: Uint8Array<Buffer>,
): Generator<PngChunk<Buffer>> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  // Stryker disable next-line ArithmeticOperator: its end is compared below, too.
  for (let at = SIGNATURE_LENGTH; at + CHUNK_HEADER_LENGTH + CRC_LENGTH <= png.length; ) {
    const dataAt = at + CHUNK_HEADER_LENGTH;
    const type = String.fromCharCode(...png.subarray(at + 4, dataAt));
    const end = dataAt + view.getUint32(at) + CRC_LENGTH;
    if (end > png.length) return;
    yield { type, data: png.subarray(dataAt, end - CRC_LENGTH), whole: png.subarray(at, end) };
    if (type === "IEND") return;
    at = end;
  }
}

export function mayBeTransparent(png: Uint8Array): boolean {
  for (const { type, data } of readChunks(png)) {
    if (type === "IHDR" && (data[COLOUR_TYPE_AT] ?? 0) & HAS_ALPHA) return true;
    if (type === "tRNS") return true;
    if (type === "IDAT") return false;
  }
  return false;
}
