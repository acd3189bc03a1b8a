import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CARD, type Face, ICO_SIZES, ICONS } from "./face/pages.ts";
import { openBrowser } from "./letter/draw.ts";

/*
 * Draws the product's own pictures: public/favicon.ico, public/icons and public/social-card.png, from
 * web/app/shell/icon.svg, the bundled images and the product's fonts.
 *
 * node artwork/face.ts
 */

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "brewscreen-face-"));
const ico = (size: number): string => join(folder, `ico-${size}.png`);

/** The output path. Pictures that become part of favicon.ico are written to the temporary folder. */
const fileOf = ({ path }: Face): string =>
  ICO_SIZES.some((size) => path.endsWith(`ico-${size}.png`))
    ? join(folder, path.replace("icons/", ""))
    : join(PUBLIC, path);

mkdirSync(join(PUBLIC, "icons"), { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage();
for (const face of [...ICONS, CARD]) {
  const source = join(folder, "face.html");
  writeFileSync(source, `<!doctype html><meta charset="utf-8"><body style="margin:0">${face.body}`);
  await page.setViewportSize({ width: face.width, height: face.height });
  await page.goto(pathToFileURL(source).href);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileOf(face), omitBackground: face.isClear ?? false });
  const file = fileOf(face);
  if (face.isPhoto)
    execFileSync("pngquant", ["--speed", "1", "--strip", "--force", "--output", file, "256", file]);
  else execFileSync("optipng", ["-quiet", "-o2", "-strip", "all", file]);
}
await browser.close();
writeFileSync(
  join(PUBLIC, "favicon.ico"),
  icoOf(ICO_SIZES.map((size) => ({ size, png: readFileSync(ico(size)) }))),
);
rmSync(folder, { recursive: true });

/** An icon file of PNGs: ICONDIR, an ICONDIRENTRY of 16 bytes for each, then the pictures. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
