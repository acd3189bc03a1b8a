import { deflateSync } from "node:zlib";
import { chunk, file, ihdr } from "./png.ts";

/** A kind of PNG, and its samples. */
export interface AnyPng {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA. */
  readonly colourType: number;
  readonly interlaced?: boolean;
  readonly palette?: Uint8Array;
  readonly transparency?: Uint8Array;
  /** Parts of the image data's zlib stream, each an IDAT chunk. */
  readonly chunks?: number;
  sample(x: number, y: number, channel: number): number;
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** First column and row, and steps, of the passes of Adam7 (PNG, section 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG of any kind, its rows filtered with each of the five filters in turn. */
export function anyPng(kind: AnyPng): Uint8Array<ArrayBuffer> {
  const { width, height, depth, colourType, interlaced = false, palette, transparency, chunks = 1 } = kind;
  const passes = interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  const data = deflateSync(Buffer.concat(passes.map((pass) => filteredRows(kind, pass))));
  const step = Math.ceil(data.length / chunks);
  const idats = Array.from({ length: chunks }, (_, i) =>
    chunk("IDAT", new Uint8Array(data.subarray(i * step, (i + 1) * step))),
  );
  return file(
    ihdr({ width, height, depth, colourType, interlace: interlaced ? 1 : 0 }),
    ...(palette ? [chunk("PLTE", palette)] : []),
    ...(transparency ? [chunk("tRNS", transparency)] : []),
    ...idats,
    chunk("IEND"),
  );
}

function filteredRows(kind: AnyPng, [x0, y0, dx, dy]: readonly [number, number, number, number]): Buffer {
  const { width, height, depth, colourType, sample } = kind;
  const channels = CHANNELS[colourType] ?? 1;
  const columns = Math.ceil((width - x0) / dx);
  const length = Math.ceil((columns * channels * depth) / 8);
  const unit = Math.max(1, (channels * depth) / 8);
  const rows: Buffer[] = [];
  let above = Buffer.alloc(length);
  if (columns <= 0) return Buffer.alloc(0);
  for (let y = y0; y < height; y += dy) {
    const row = Buffer.alloc(length);
    for (let i = 0; i < columns * channels; i++) {
      const value = sample(x0 + Math.floor(i / channels) * dx, y, i % channels);
      if (depth === 16) row.writeUInt16BE(value, i * 2);
      else {
        const bit = i * depth;
        row[bit >> 3] = (row[bit >> 3] ?? 0) | (value << (8 - depth - (bit & 7)));
      }
    }
    const filter = rows.length % 5;
    const filtered = row.map((byte, i) => {
      const left = row[i - unit] ?? 0;
      const up = above[i] ?? 0;
      const corner = above[i - unit] ?? 0;
      return byte - predictor(filter, left, up, corner);
    });
    rows.push(Buffer.concat([Buffer.of(filter), filtered]));
    above = row;
  }
  return Buffer.concat(rows);
}

function predictor(filter: number, left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const nearest = [left, up, corner].reduce((best, value) =>
    Math.abs(guess - value) < Math.abs(guess - best) ? value : best,
  );
  return [0, left, up, (left + up) >> 1, nearest][filter] ?? 0;
}
