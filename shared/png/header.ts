/// <reference path="./upng-js.d.ts" />
import UPNG from "upng-js";

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

/**
 * Decodes the signature and IHDR of a PNG, whose length, type and CRC the caller has checked. upng-js
 * must never see more than these 33 bytes: given a whole file it inflates it, and some files make it
 * loop for ever.
 */
export function readHeader(head: Uint8Array): Header | HeaderFault {
  const { width, height, depth, ctype: colourType } = UPNG.decode(head.slice(0, HEAD_LENGTH).buffer);
  const inRange = (side: number) => side >= 1 && side <= MAX_SIDE;
  if (!inRange(width) || !inRange(height)) return "bad-dimensions";
  if (!DEPTHS[colourType]?.includes(depth)) return "bad-colour";
  const [compression, filter, interlace] = head.subarray(26, 29);
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) return "bad-method";
  return { width, height, depth, colourType, interlaced: interlace === 1 };
}
