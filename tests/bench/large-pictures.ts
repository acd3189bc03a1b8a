import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Size } from "../../shared/machine/types.ts";
import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";
import { encodeBmp } from "../support/bmp.ts";

/** A render that stands for a photograph. */
export const PHOTO = join(import.meta.dirname, "../../public/images/templates/screensaver.png");

/** A sensor's grain, which makes a PNG as large as a photograph's. */
const GRAIN = { type: "gaussian", mean: 128, sigma: 12 } as const;

/** A picture that fills a size, with a sensor's grain, as 8-bit RGB. */
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

/** Paths of one of our renders at a size, in each format that sharp writes and as BMP, and of a striped GIF and SVG. */
export async function largePictures(
  size: Size,
): Promise<{ readonly paths: readonly string[]; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-large-"));
  const path = (name: string) => join(folder, name);
  const base = await grainy(
    join(import.meta.dirname, "../../public", SCREENSAVER_PICTURES[0]?.path ?? ""),
    size,
  );
  await base.clone().jpeg({ quality: 92 }).toFile(path("large.jpg"));
  await base.clone().png({ compressionLevel: 2 }).toFile(path("large.png"));
  await base.clone().webp({ quality: 85, effort: 1 }).toFile(path("large.webp"));
  await base.clone().avif({ quality: 60, effort: 0 }).toFile(path("large.avif"));
  writeFileSync(path("large.bmp"), encodeBmp(size.width, size.height, await base.clone().raw().toBuffer()));
  writeFileSync(path("large.gif"), stripedGif(size));
  writeFileSync(path("large.svg"), stripedSvg(size));
  return { paths: readdirSync(folder).map(path), remove: () => rmSync(folder, { recursive: true }) };
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
