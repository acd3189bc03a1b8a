import { tableCrc32 } from "../../shared/crc/crc32.ts";
import { isOpaque, type Pixels } from "./pixels.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** PNG, table 11.1. */
const COLOUR_TYPES = { 3: 2, 4: 6 } as const;
const PERCEPTUAL = 0;

/** PNG, section 9.2. Average rarely wins. */
const SUB = 1;
const UP = 2;
const PAETH = 4;

/** Encodes an 8-bit sRGB PNG, without alpha if the pixels are opaque. */
export async function encodePng(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data } = pixels;
  const channels = isOpaque(pixels) ? 3 : 4;
  const rows = filterRows(channels === 3 ? withoutAlpha(data) : data, width, height, channels);
  const compressed = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, COLOUR_TYPES[channels]], 8);
  const file = new Blob([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", header),
    chunk("sRGB", Uint8Array.of(PERCEPTUAL)),
    chunk("IDAT", new Uint8Array(await new Response(compressed).arrayBuffer())),
    chunk("IEND", new Uint8Array()),
  ]);
  return new Uint8Array(await file.arrayBuffer());
}

function withoutAlpha(data: Uint8ClampedArray): Uint8Array {
  const colours = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4) {
    colours[to++] = data[from] as number;
    colours[to++] = data[from + 1] as number;
    colours[to++] = data[from + 2] as number;
  }
  return colours;
}

/** Filters rows by the least sum of absolute differences (PNG, section 12.7). */
function filterRows(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: number,
): Uint8Array<ArrayBuffer> {
  const length = width * channels;
  const out = new Uint8Array(height * (1 + length));
  const sub = new Uint8Array(length);
  const up = new Uint8Array(length);
  const paeth = new Uint8Array(length);
  for (let y = 0; y < height; y++) {
    const row = y * length;
    let subSum = 0;
    let upSum = 0;
    let paethSum = 0;
    for (let x = 0; x < length; x++) {
      const value = data[row + x] as number;
      const left = x < channels ? 0 : (data[row + x - channels] as number);
      const above = y === 0 ? 0 : (data[row + x - length] as number);
      const corner = x < channels || y === 0 ? 0 : (data[row + x - length - channels] as number);
      const fromLeft = value - left;
      const fromAbove = value - above;
      const fromNearest = value - nearest(left, above, corner);
      sub[x] = fromLeft;
      up[x] = fromAbove;
      paeth[x] = fromNearest;
      subSum += magnitude(fromLeft);
      upSum += magnitude(fromAbove);
      paethSum += magnitude(fromNearest);
    }
    const least = Math.min(subSum, upSum, paethSum);
    const at = row + y;
    out[at] = least === paethSum ? PAETH : least === upSum ? UP : SUB;
    out.set(least === paethSum ? paeth : least === upSum ? up : sub, at + 1);
  }
  return out;
}

/** Of a difference stored as a signed byte. */
const magnitude = (difference: number): number => {
  const byte = difference & 255;
  return byte < 128 ? byte : 256 - byte;
};

/** Paeth's predictor (PNG, section 9.4). */
function nearest(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, tableCrc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
