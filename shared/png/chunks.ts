const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

export const PNG_SIGNATURE_LENGTH = 8;
export const CHUNK_HEADER_LENGTH = 8;
export const CRC_LENGTH = 4;
export const IHDR_LENGTH = 13;
/** Signature and IHDR, in bytes. */
export const PNG_HEAD_LENGTH = 33;

/** More than any machine needs, and small enough for browsers to decode. */
export const MAX_PNG_SIDE_LENGTH = 16_384;

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlaced: boolean;
}

export type PngHeaderFault = "bad-dimensions" | "bad-colour" | "bad-method";

/** Samples per pixel by colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export const channelsOf = ({ colourType }: Pick<PngHeader, "colourType">): number =>
  CHANNELS[colourType] ?? 1;

/** Bit depths by colour type (PNG, table 11.1). */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** `bytes` may be shorter than the signature. */
export const startsLikePng = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((value, i) => i >= bytes.length || bytes[i] === value);

export type PngHeaderFields = Pick<PngHeader, "width" | "height" | "depth" | "colourType">;

export function readPngHeaderFields(head: Uint8Array): PngHeaderFields {
  const view = new DataView(head.buffer, head.byteOffset, PNG_HEAD_LENGTH);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { width, height, depth: view.getUint8(24), colourType: view.getUint8(25) };
}

/** The caller must have checked IHDR's length, type and CRC. */
export function readPngHeader(head: Uint8Array, read = readPngHeaderFields): PngHeader | PngHeaderFault {
  const { width, height, depth, colourType } = read(head.subarray(0, PNG_HEAD_LENGTH));
  const inRange = (side: number) => side >= 1 && side <= MAX_PNG_SIDE_LENGTH;
  if (!inRange(width) || !inRange(height)) return "bad-dimensions";
  if (!DEPTHS[colourType]?.includes(depth)) return "bad-colour";
  const [compression, filter, interlace] = head.subarray(26, 29);
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) return "bad-method";
  return { width, height, depth, colourType, interlaced: interlace === 1 };
}

export interface PngChunk<Buffer extends ArrayBufferLike> {
  readonly type: string;
  readonly data: Uint8Array<Buffer>;
  /** Includes length, type and CRC. */
  readonly whole: Uint8Array<Buffer>;
}

const COLOUR_TYPE_AT = 9;
const HAS_ALPHA = 4;

/** Stops after IEND, or before a chunk that is cut off. */
export function* readPngChunks<Buffer extends ArrayBufferLike>(
  png: Uint8Array<Buffer>,
): Generator<PngChunk<Buffer>> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  // Stryker disable next-line ArithmeticOperator: its end is compared below, too.
  for (let at = PNG_SIGNATURE_LENGTH; at + CHUNK_HEADER_LENGTH + CRC_LENGTH <= png.length; ) {
    const dataAt = at + CHUNK_HEADER_LENGTH;
    const code = view.getUint32(at + 4);
    const type = String.fromCharCode(code >>> 24, (code >>> 16) & 255, (code >>> 8) & 255, code & 255);
    const end = dataAt + view.getUint32(at) + CRC_LENGTH;
    if (end > png.length) return;
    yield { type, data: png.subarray(dataAt, end - CRC_LENGTH), whole: png.subarray(at, end) };
    if (type === "IEND") return;
    at = end;
  }
}

/** Uses one buffer, since hostile files have millions of chunks. */
export function joinChunkParts(
  png: Uint8Array<ArrayBuffer>,
  partOf: (chunk: PngChunk<ArrayBuffer>) => Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(png.length);
  let length = 0;
  for (const chunk of readPngChunks(png)) {
    const part = partOf(chunk);
    if (!part) continue;
    joined.set(part, length);
    length += part.length;
  }
  return joined.subarray(0, length);
}

export function mayBeTransparent(png: Uint8Array): boolean {
  for (const { type, data } of readPngChunks(png)) {
    if (type === "IHDR" && (data[COLOUR_TYPE_AT] ?? 0) & HAS_ALPHA) return true;
    if (type === "tRNS") return true;
    if (type === "IDAT") return false;
  }
  return false;
}
