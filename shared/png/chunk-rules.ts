import type { PngFaultCode } from "./faults.ts";
import type { PngHeader } from "./header.ts";

/** PNG, section 5.3. */
const MAX_CHUNK_LENGTH = 0x7fffffff;
const MAX_PALETTE_ENTRIES = 256;
const PALETTE_COLOUR_TYPE = 3;
/** PNG, section 11.2.2. */
const WITHOUT_PALETTE = [0, 4];

const typeOf = (name: string): number =>
  [...name].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0);
export const IHDR = typeOf("IHDR");
export const CGBI = typeOf("CgBI");
export const PLTE = typeOf("PLTE");
export const IDAT = typeOf("IDAT");
export const IEND = typeOf("IEND");
export const ACTL = typeOf("acTL");

/** PNG, section 5.4. */
const ANCILLARY_BIT = 0x20000000;

const isLetter = (byte: number): boolean => (byte | 32) >= 97 && (byte | 32) <= 122;
const isType = (type: number): boolean => [24, 16, 8, 0].every((shift) => isLetter((type >>> shift) & 255));

export interface SeenChunks {
  palette: boolean;
  /** True even for an empty IDAT. */
  image: boolean;
  imageData: boolean;
  lastType: number;
}

export function checkChunk(
  { colourType, depth }: PngHeader,
  seen: SeenChunks,
  type: number,
  length: number,
): PngFaultCode | undefined {
  if (!isType(type)) return "bad-type";
  if (length > MAX_CHUNK_LENGTH) return "bad-length";
  switch (type) {
    case IHDR:
      return "bad-order";
    case PLTE: {
      if (seen.image) return "bad-order";
      const entries = length / 3;
      const most = colourType === PALETTE_COLOUR_TYPE ? 2 ** depth : MAX_PALETTE_ENTRIES;
      const isPossible = Number.isInteger(entries) && entries >= 1 && entries <= most;
      return seen.palette || WITHOUT_PALETTE.includes(colourType) || !isPossible ? "bad-palette" : undefined;
    }
    case IDAT:
      if (colourType === PALETTE_COLOUR_TYPE && !seen.palette) return "bad-palette";
      return seen.image && seen.lastType !== IDAT ? "bad-order" : undefined;
    case IEND:
      if (length !== 0) return "bad-length";
      return seen.imageData ? undefined : "no-image-data";
    default:
      return (type & ANCILLARY_BIT) === 0 ? "unknown-critical" : undefined;
  }
}
