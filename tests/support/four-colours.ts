import { writeFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { encodeBmp } from "./bmp.ts";
import { chunk, file, ihdr } from "./png.ts";
import type { ReadPng } from "./read-png.ts";

/** Of a picture of four quarters: top left, top right, bottom left, bottom right. */
export const COLOURS = ["#e02020", "#20a040", "#2040d0", "#f0f0f0"] as const;
/** Which of the colours stands in which corner. */
export type Corners = readonly [number, number, number, number];
/** Which corner of the file is where when it is upright, by EXIF's orientation from 1 (Exif 2.32, 4.6.4). */
export const ORIENTED: readonly Corners[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [3, 2, 1, 0],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [2, 0, 3, 1],
  [3, 1, 2, 0],
  [1, 3, 0, 2],
];

export interface FourColours {
  readonly width: number;
  readonly height: number;
  /** Chooses the encoder and its settings; by default the file's ending does. */
  readonly encode?: (picture: Sharp) => Sharp;
}

export function fourColours(width: number, height: number): Sharp {
  const picture = sharp(Buffer.from(COLOURS.flatMap(rgb)), { raw: { width: 2, height: 2, channels: 3 } });
  return picture.resize(width, height, { fit: "fill", kernel: "nearest" });
}

/** Writes a file of the four colours, in the format that its ending names. */
export async function writeFourColours(path: string, { width, height, encode }: FourColours): Promise<void> {
  const scaled = fourColours(width, height);
  if (path.endsWith(".bmp")) await writeFile(path, encodeBmp(width, height, await scaled.raw().toBuffer()));
  else await (encode?.(scaled) ?? scaled).toFile(path);
}

export const rgb = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The four colours as a palette's, so that a large one is made in no time. */
export function largePng(width: number, height: number): Uint8Array {
  const row = (left: number, right: number) =>
    Buffer.concat([Buffer.alloc(1), Buffer.alloc(width / 2, left), Buffer.alloc(width / 2, right)]);
  const rows = [row(0, 1), row(2, 3)].flatMap((each) => Array<Buffer>(height / 2).fill(each));
  const data = deflateSync(Buffer.concat(rows), { level: 1 });
  return file(
    ihdr({ width, height, colourType: 3 }),
    chunk("PLTE", Uint8Array.from(COLOURS.flatMap(rgb))),
    chunk("IDAT", new Uint8Array(data)),
    chunk("IEND"),
  );
}

/** Pixels to each side of a border between colours, which a scaler mixes. */
const BORDER = 14;

/** How far, at most, a channel is from its colour, over all pixels that are not beside another colour. */
export function farthest({ width, height, data }: ReadPng, corners: Corners): number {
  let most = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.abs(x - width / 2) < BORDER || Math.abs(y - height / 2) < BORDER) continue;
      const corner = corners[(x > width / 2 ? 1 : 0) + (y > height / 2 ? 2 : 0)] ?? 0;
      const colour = [...rgb(COLOURS[corner] ?? ""), 255];
      const at = (y * width + x) * 4;
      most = Math.max(most, ...colour.map((value, channel) => Math.abs((data[at + channel] ?? 0) - value)));
    }
  }
  return most;
}
