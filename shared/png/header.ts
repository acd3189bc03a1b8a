const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Signature and IHDR, in bytes. */
export const PNG_HEAD_LENGTH = 33;

export const IHDR_LENGTH = 13;

/** More than any machine needs, and still small enough for browsers to decode. */
export const MAX_SIDE_LENGTH = 16_384;

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlaced: boolean;
}

export type PngHeaderFault = "bad-dimensions" | "bad-colour" | "bad-method";

/** Samples per pixel (PNG, table 11.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export const channelsOf = ({ colourType }: Pick<PngHeader, "colourType">): number =>
  CHANNELS[colourType] ?? 1;

/** PNG, table 11.1. */
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

export function readHeaderFields(head: Uint8Array): PngHeaderFields {
  const view = new DataView(head.buffer, head.byteOffset, PNG_HEAD_LENGTH);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { width, height, depth: view.getUint8(24), colourType: view.getUint8(25) };
}

/** The caller must have checked IHDR's length, type and CRC. */
export function readHeader(head: Uint8Array, read = readHeaderFields): PngHeader | PngHeaderFault {
  const { width, height, depth, colourType } = read(head.subarray(0, PNG_HEAD_LENGTH));
  const inRange = (side: number) => side >= 1 && side <= MAX_SIDE_LENGTH;
  if (!inRange(width) || !inRange(height)) return "bad-dimensions";
  if (!DEPTHS[colourType]?.includes(depth)) return "bad-colour";
  const [compression, filter, interlace] = head.subarray(26, 29);
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) return "bad-method";
  return { width, height, depth, colourType, interlaced: interlace === 1 };
}
