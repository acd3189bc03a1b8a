import { channelsOf } from "../../../shared/png/header.ts";
import { type PngParts, pngParts, rowLength } from "./png-parts.ts";
import { deflate, inflate } from "./zlib.ts";

/** A picture as it stands in a PDF; but for its data, what jsPDF's PNG plug-in would have made of it. */
export interface EmbeddedImage {
  readonly width: number;
  readonly height: number;
  /** A zlib stream. */
  readonly data: Uint8Array;
  readonly filter: "FlateDecode";
  /** Rows are filtered as in PNG, each with its own filter (PDF 32000-1, 7.4.4.4). */
  readonly predictor: 15;
  readonly decodeParameters: string;
  readonly colorSpace: "DeviceGray" | "DeviceRGB" | "Indexed";
  readonly bitsPerComponent: number;
  readonly palette?: Uint8Array;
  /** The one transparent colour, a value a component. */
  readonly transparency?: readonly number[];
  /** Alpha, compressed and filtered like `data`. */
  readonly sMask?: Uint8Array;
  readonly sMaskBitsPerComponent?: number;
}

const PALETTE = 3;
const WITH_ALPHA = [4, 6];

/**
 * A checked PNG as a picture of a PDF. PDF knows PNG's compression and filters, so an opaque PNG's own
 * compressed data goes in as it is: no larger, and pixel for pixel the same. Alpha becomes a soft mask.
 *
 * @returns "interlaced" for what PDF does not know; "damaged" where the image data is seen not to hold
 */
export async function embedPng(png: Uint8Array): Promise<EmbeddedImage | "interlaced" | "damaged"> {
  const parts = pngParts(png);
  const { header, compressed } = parts;
  if (header.interlaced) return "interlaced";
  const isPalette = header.colourType === PALETTE;
  if (WITH_ALPHA.includes(header.colourType) || (isPalette && parts.transparency)) {
    const rows = await inflate(compressed, header.height * (1 + rowLength(header)));
    if (!rows) return "damaged";
    return isPalette ? embedPalette(parts, rows) : embedAlpha(parts, rows);
  }
  // Opaque data is not inflated: its chunks' CRCs hold, and the browser has shown it when it was added.
  if (!startsAsZlib(compressed)) return "damaged";
  const transparency = parts.transparency && sixteenBits(parts.transparency);
  return {
    ...embedded(parts, channelsOf(header), compressed),
    ...(isPalette && { palette: parts.palette ?? new Uint8Array() }),
    ...(transparency && { transparency }),
  };
}

function embedded({ header }: PngParts, channels: number, compressed: Uint8Array): EmbeddedImage {
  const { width, height, depth, colourType } = header;
  return {
    width,
    height,
    data: compressed,
    filter: "FlateDecode",
    predictor: 15,
    decodeParameters: `/Predictor 15 /Colors ${channels} /BitsPerComponent ${depth} /Columns ${width}`,
    colorSpace: colourType === PALETTE ? "Indexed" : channels === 1 ? "DeviceGray" : "DeviceRGB",
    bitsPerComponent: depth,
  };
}

/**
 * Colour and alpha taken apart without undoing the filters: each works on bytes of the same channel only
 * (PNG, section 9.2), so that a channel's filtered bytes stay valid on their own.
 */
async function embedAlpha(parts: PngParts, rows: Uint8Array): Promise<EmbeddedImage> {
  const { width, height, depth } = parts.header;
  const sample = depth / 8;
  const colours = channelsOf(parts.header) - 1;
  const colour = new Uint8Array(height * (1 + width * colours * sample));
  const alpha = new Uint8Array(height * (1 + width * sample));
  let from = 0;
  let toColour = 0;
  let toAlpha = 0;
  for (let y = 0; y < height; y++) {
    const filter = rows[from++] as number;
    colour[toColour++] = filter;
    alpha[toAlpha++] = filter;
    for (let x = 0; x < width; x++) {
      for (let i = 0; i < colours * sample; i++) colour[toColour++] = rows[from++] as number;
      for (let i = 0; i < sample; i++) alpha[toAlpha++] = rows[from++] as number;
    }
  }
  return {
    ...embedded(parts, colours, await deflate(colour)),
    sMask: await deflate(alpha),
    sMaskBitsPerComponent: depth,
  };
}

async function embedPalette(parts: PngParts, rows: Uint8Array): Promise<EmbeddedImage> {
  const { palette = new Uint8Array(), transparency, compressed } = parts;
  const image = { ...embedded(parts, 1, compressed), palette };
  if (!transparency?.some((alpha) => alpha < 255)) return image;
  const sMask = await deflate(paletteAlpha(parts, rows, transparency));
  return { ...image, sMask, sMaskBitsPerComponent: 8 };
}

/** Rows of 8-bit alpha, not filtered, of a palette image. */
function paletteAlpha({ header }: PngParts, rows: Uint8Array, alphas: Uint8Array): Uint8Array<ArrayBuffer> {
  const { width, height, depth } = header;
  const length = rowLength(header);
  const alpha = new Uint8Array(height * (1 + width));
  const mask = 2 ** depth - 1;
  let above = new Uint8Array(length);
  for (let y = 0, to = 0; y < height; y++) {
    const at = y * (1 + length);
    const row = unfilter(rows[at] as number, rows.subarray(at + 1, at + 1 + length), above);
    to++;
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      const index = ((row[bit >> 3] as number) >> (8 - depth - (bit & 7))) & mask;
      alpha[to++] = alphas[index] ?? 255;
    }
    above = row;
  }
  return alpha;
}

/** Compression method 8 and the check of the first two bytes (RFC 1950, section 2.2). */
const startsAsZlib = ([method = 0, flags = 0]: Uint8Array): boolean =>
  (method & 15) === 8 && (method * 256 + flags) % 31 === 0;

/** Undoes a row's filter where a pixel is at most a byte (PNG, section 9.2). */
function unfilter(filter: number, filtered: Uint8Array, above: Uint8Array): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(filtered.length);
  for (let i = 0; i < row.length; i++) {
    const left = row[i - 1] ?? 0;
    const up = above[i] as number;
    const corner = above[i - 1] ?? 0;
    row[i] = (filtered[i] as number) + predict(filter, left, up, i === 0 ? 0 : corner);
  }
  return row;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const guess = left + up - corner;
      const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
        number,
        number,
        number,
      ];
      if (toLeft <= toUp && toLeft <= toCorner) return left;
      return toUp <= toCorner ? up : corner;
    }
    default:
      return 0;
  }
}

/** Big-endian values of two bytes each, as tRNS has them at any depth. */
function sixteenBits(bytes: Uint8Array): number[] {
  const values: number[] = [];
  for (let i = 0; i + 1 < bytes.length; i += 2)
    values.push(((bytes[i] as number) << 8) | (bytes[i + 1] as number));
  return values;
}
