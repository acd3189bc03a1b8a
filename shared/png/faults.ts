import { MAX_SIDE_LENGTH, type PngHeaderFault } from "./header.ts";

export type PngFaultCode =
  | "not-png"
  | "cgbi"
  | PngHeaderFault
  | "truncated"
  | "bad-length"
  | "bad-type"
  | "bad-crc"
  | "bad-order"
  | "bad-palette"
  | "unknown-critical"
  | "no-image-data"
  /** Found only by inflating the image data. */
  | "bad-image-data";

export interface PngFault {
  readonly code: PngFaultCode;
  /** A byte offset. */
  readonly at: number;
}

export const isOtherFormat = (code: PngFaultCode): boolean => code === "not-png" || code === "cgbi";

/** Phrased as the end of a sentence. */
export const PNG_FAULT_DESCRIPTIONS: Readonly<Record<PngFaultCode, string>> = {
  "not-png": "it does not start with the PNG signature",
  cgbi: "it is Apple's CgBI variant, which only Apple's own software reads",
  "bad-dimensions": `its width or height is 0 or over ${MAX_SIDE_LENGTH} pixels`,
  "bad-colour": "its combination of bit depth and color type is not valid in PNG",
  "bad-method": "its compression, filter or interlace method is not valid in PNG",
  truncated: "it ends before its IEND chunk",
  "bad-length": "a chunk has an impossible length",
  "bad-type": "a chunk's type is not four letters",
  "bad-crc": "a chunk's CRC does not match its bytes",
  "bad-order": "its chunks are in the wrong order",
  "bad-palette": "its palette is missing, misplaced or has an impossible length",
  "unknown-critical": "it requires a chunk that PNG does not define",
  "no-image-data": "it has no image data",
  "bad-image-data": "its image data is broken, too short or too long",
};
