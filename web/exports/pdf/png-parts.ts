import { chunksOf } from "../../../shared/png/chunks.ts";
import { channelsOf, HEAD_LENGTH, type Header, readHeader } from "../../../shared/png/header.ts";
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

/** Takes a PNG apart whose chunks have been checked. */
export function pngParts(png: Uint8Array): PngParts {
  const header = readHeader(png.subarray(0, HEAD_LENGTH));
  if (typeof header === "string") throw new Error(`not a checked PNG: ${header}`);
  const chunks = [...chunksOf(png)];
  const dataOf = (wanted: string) => chunks.filter(({ type }) => type === wanted).map(({ data }) => data);
  return {
    header,
    palette: dataOf("PLTE")[0],
    transparency: dataOf("tRNS")[0],
    compressed: joinBytes(dataOf("IDAT")),
  };
}

/** Bytes of one row without its filter byte. */
export const rowLength = (header: Header): number =>
  Math.ceil((header.width * channelsOf(header) * header.depth) / 8);
