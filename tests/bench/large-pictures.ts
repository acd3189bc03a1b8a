import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Size } from "../../shared/machine/types.ts";
import { BLEND_PICTURES } from "../../shared/machines/classic/library/blends.ts";
import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";
import { encodeBmp } from "../support/bmp.ts";

/** 60 megapixels. */
export const LARGE: Size = { width: 9000, height: 6667 };
export interface LargePicture {
  readonly format: string;
  readonly path: string;
}

/** A sensor's grain, with which a PNG is as large as a photograph's. */
const GRAIN = { type: "gaussian", mean: 128, sigma: 12 } as const;

/** A picture scaled to a size that it fills, with a sensor's grain, as 8-bit RGB. */
export async function grainy(path: string, { width, height }: Size): Promise<Sharp> {
  const grain = sharp({ create: { width, height, channels: 3, background: "#808080", noise: GRAIN } });
  const data = await sharp(path)
    .resize(width, height, { fit: "cover", kernel: "mitchell" })
    .removeAlpha()
    .composite([{ input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: "overlay" }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/**
 * One of our renders at a size with a sensor's grain, in each format that sharp writes, and as BMP; the GIF
 * is of stripes, and so is the drawing, in which the picture is as large as drawings are opened.
 */
export async function largePictures(
  large: Size,
): Promise<{ readonly pictures: readonly LargePicture[]; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-large-"));
  const path = (name: string) => join(folder, name);
  const image = (address = "") => join(import.meta.dirname, "../../public", address);
  const base = await grainy(image(SCREENSAVER_PICTURES[0]?.path), large);
  const written = async (format: string, name: string, picture: Sharp): Promise<LargePicture> => {
    await picture.toFile(path(name));
    return { format, path: path(name) };
  };
  writeFileSync(path("large.bmp"), encodeBmp(large.width, large.height, await base.clone().raw().toBuffer()));
  const pictures = [
    { format: "for comparison, PNG of 302 × 485", path: image(BLEND_PICTURES[0]?.path) },
    await written("JPEG", "large.jpg", base.clone().jpeg({ quality: 92 })),
    await written("PNG", "large.png", base.clone().png({ compressionLevel: 2 })),
    await written("WebP", "large.webp", base.clone().webp({ quality: 85, effort: 1 })),
    await written("AVIF", "large.avif", base.clone().avif({ quality: 60, effort: 0 })),
    { format: "BMP", path: path("large.bmp") },
    { format: "GIF", path: path("large.gif") },
    { format: "SVG", path: path("large.svg") },
  ];
  writeFileSync(path("large.gif"), stripedGif(large));
  writeFileSync(path("large.svg"), stripedSvg(large));
  return { pictures, remove: () => rmSync(folder, { recursive: true }) };
}

const stripedSvg = ({ width, height }: Size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${Array.from(
    { length: 100 },
    (_, at) =>
      `<rect x="${at * (width / 100)}" width="${width / 100}" height="100%" fill="hsl(${at * 3} 60% 50%)"/>`,
  ).join("")}</svg>`;

const GREYS = 128;
/** Codes before the table of a 7-bit GIF grows past codes of 8 bits (GIF89a, appendix F). */
const UNTIL_CLEAR = 126;
const SUB_BLOCK = 255;

/** A GIF whose codes are bytes: its table of strings is cleared before it would need longer ones. */
function stripedGif({ width, height }: Size): Uint8Array {
  const pixels = width * height;
  const codes = Buffer.alloc(pixels + Math.ceil(pixels / UNTIL_CLEAR) + 1);
  let to = 0;
  for (let at = 0; at < pixels; at++) {
    if (at % UNTIL_CLEAR === 0) codes[to++] = GREYS;
    codes[to++] = Math.floor((at % width) / 60) % GREYS;
  }
  codes[to++] = GREYS + 1;
  const blocks: Buffer[] = [];
  for (let at = 0; at < to; at += SUB_BLOCK) {
    const block = codes.subarray(at, Math.min(to, at + SUB_BLOCK));
    blocks.push(Buffer.of(block.length), block);
  }
  const sides = Buffer.alloc(4);
  sides.writeUInt16LE(width, 0);
  sides.writeUInt16LE(height, 2);
  return Buffer.concat([
    Buffer.from("GIF89a"),
    sides,
    Buffer.of(0xf6, 0, 0),
    Buffer.from(Array.from({ length: GREYS * 3 }, (_, at) => Math.floor(at / 3) * 2)),
    Buffer.of(0x2c, 0, 0, 0, 0),
    sides,
    Buffer.of(0, 7),
    ...blocks,
    Buffer.of(0, 0x3b),
  ]);
}
