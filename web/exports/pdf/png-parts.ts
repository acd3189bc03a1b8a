import { HEAD_LENGTH, type Header, readHeader } from "../../../shared/png/header.ts";
import { joinBytes } from "./join-bytes.ts";

/** What a picture in a PDF is made of. */
export interface PngParts {
  readonly header: Header;
  /** PLTE: three bytes a colour. */
  readonly palette: Uint8Array | undefined;
  /** tRNS: an alpha for each colour of the palette, or the one colour that is transparent. */
  readonly transparency: Uint8Array | undefined;
  /** All IDAT data: a zlib stream of filtered rows. */
  readonly compressed: Uint8Array<ArrayBuffer>;
}

const SIGNATURE_LENGTH = 8;
/** Length and type before a chunk's data, CRC after it. */
const AROUND_DATA = 12;

/** Takes a PNG apart whose chunks have been checked. */
export function pngParts(png: Uint8Array): PngParts {
  const header = readHeader(png.subarray(0, HEAD_LENGTH));
  if (typeof header === "string") throw new Error(`not a checked PNG: ${header}`);
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const chunks: Record<string, Uint8Array[]> = {};
  for (let at = SIGNATURE_LENGTH, type = ""; type !== "IEND"; ) {
    const length = view.getUint32(at);
    type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const data = png.subarray(at + 8, at + 8 + length);
    chunks[type] = [...(chunks[type] ?? []), data];
    at += AROUND_DATA + length;
  }
  return {
    header,
    palette: chunks.PLTE?.[0],
    transparency: chunks.tRNS?.[0],
    compressed: joinBytes(chunks.IDAT ?? []),
  };
}

/** Samples a pixel, by colour type (PNG, table 11.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export const channelsOf = ({ colourType }: Header): number => CHANNELS[colourType] ?? 1;

/** Bytes of one row without its filter byte. */
export const rowLength = (header: Header): number =>
  Math.ceil((header.width * channelsOf(header) * header.depth) / 8);
