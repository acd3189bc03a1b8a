/** What a PNG starts with (PNG, section 5.2). */
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Bytes of the signature and a whole IHDR chunk (length, type, 13 bytes, CRC). */
export const HEAD_LENGTH = 33;

/** Bytes of IHDR's data, after which its CRC stands (PNG, section 11.2.1). */
export const IHDR_LENGTH = 13;

/** The longest side that is taken: far over any machine screen, and what browsers still decode. */
export const MAX_SIDE = 16_384;

export interface Header {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Bits a sample. */
  readonly depth: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA. */
  readonly colourType: number;
  readonly interlaced: boolean;
}

export type HeaderFault = "bad-dimensions" | "bad-colour" | "bad-method";

/** Samples a pixel, by colour type (PNG, table 11.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export const channelsOf = ({ colourType }: Pick<Header, "colourType">): number => CHANNELS[colourType] ?? 1;

/** The depths that each colour type has (PNG, table 11.1). */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Whether bytes agree with the signature, as far as they go. */
export const startsLikePng = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((value, i) => i >= bytes.length || bytes[i] === value);

/** The fields of a header that take decoding. */
export type HeaderFields = Pick<Header, "width" | "height" | "depth" | "colourType">;

/** Reads the fields of the signature and IHDR: 33 bytes. */
function readFields(head: Uint8Array): HeaderFields {
  const view = new DataView(head.buffer, head.byteOffset, HEAD_LENGTH);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { width, height, depth: view.getUint8(24), colourType: view.getUint8(25) };
}

/**
 * Decodes the signature and IHDR of a PNG, whose length, type and CRC the caller has checked.
 *
 * @param read gets those 33 bytes alone
 */
export function readHeader(head: Uint8Array, read = readFields): Header | HeaderFault {
  const { width, height, depth, colourType } = read(head.subarray(0, HEAD_LENGTH));
  const inRange = (side: number) => side >= 1 && side <= MAX_SIDE;
  if (!inRange(width) || !inRange(height)) return "bad-dimensions";
  if (!DEPTHS[colourType]?.includes(depth)) return "bad-colour";
  const [compression, filter, interlace] = head.subarray(26, 29);
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) return "bad-method";
  return { width, height, depth, colourType, interlaced: interlace === 1 };
}
