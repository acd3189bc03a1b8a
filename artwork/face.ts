import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findCategory } from "../shared/machine/questions.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import { PRODUCT_NAME } from "../shared/product.ts";
import { openBrowser } from "./letter/draw.ts";

/*
 * Draws the product's own pictures: public/favicon.ico, public/icons and public/social-card.png, from
 * web/app/shell/icon.svg, the bundled images and the product's fonts.
 *
 * node artwork/face.ts
 */

/** An icon or card of the product, drawn as a page. */
interface BrandImage {
  /** Below public/. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** Whether the background is transparent. */
  readonly isClear?: boolean;
  /** Whether it contains photographs, and is therefore packed in 256 dithered colours. */
  readonly isPhoto?: boolean;
}

const root = new URL("../", import.meta.url);
const address = (path: string): string => pathToFileURL(fileURLToPath(new URL(path, root))).href;

const ICON = readFileSync(new URL("web/app/shell/icon.svg", root), "utf8");
const ESPRESSO = /fill="(#\w{6})"/.exec(ICON)?.[1] ?? "";
/** The icon without its background. */
const MARK = ICON.replace(/<rect width="44"[^>]*>/, "");

/** The mark on a background without rounded corners, for launchers that crop icons themselves. */
const bleeding = (size: number, share: number): string =>
  `<div style="width:${size}px;height:${size}px;background:${ESPRESSO};display:grid;place-items:center">
    ${MARK.replace("<svg ", `<svg style="width:${size * share}px;height:${size * share}px" `)}</div>`;

const rounded = (size: number): string =>
  ICON.replace("<svg ", `<svg style="display:block;width:${size}px;height:${size}px" `);

const icon = (name: string, size: number, body: string, isClear = false): BrandImage => ({
  path: `icons/${name}.png`,
  width: size,
  height: size,
  body,
  isClear,
});

/** Sizes of the pictures in favicon.ico. */
const ICO_SIZES = [16, 32, 48] as const;

/** The mark's share of a maskable icon, of which launchers may crop all but the middle 80%. */
const SAFE_SHARE = 0.86;

const ICONS: readonly BrandImage[] = [
  ...ICO_SIZES.map((size) => icon(`ico-${size}`, size, rounded(size), true)),
  icon("icon-192", 192, rounded(192), true),
  icon("icon-512", 512, rounded(512), true),
  icon("maskable-512", 512, bleeding(512, SAFE_SHARE)),
  icon("apple-touch", 180, bleeding(180, 1)),
];

const { model, showcase } = ACTIVE;
const shown = findCategory(model, showcase.category)?.arrangements[0];

/** The machine's screen with the showcase's pictures. `width` is in pixels. */
function screen(width: number): string {
  const scale = width / model.screen.width;
  const place = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
    `left:${x * scale}px;top:${y * scale}px;width:${width * scale}px;height:${height * scale}px`;
  const boxes = (shown?.places ?? []).map(
    ({ box }, index) =>
      `<img src="${address(`public${showcase.card.pictures[index]}`)}" style="${place(box)}">`,
  );
  return `<div class="machine"><div class="screen" style="width:${width}px;height:${model.screen.height * scale}px">
    <img src="${address(`public${shown?.template}`)}" style="inset:0;width:100%;height:100%">${boxes.join("")}
  </div></div>`;
}

const CARD_CSS = `
  @font-face { font-family: Besley; src: url("${address("web/styles/fonts/besley-700-latin.woff2")}"); }
  @font-face { font-family: Atkinson; src: url("${address("web/styles/fonts/atkinson-latin.woff2")}"); font-weight: 400 700; }
  .card { position: relative; width: 1200px; height: 630px; overflow: hidden; color: #f6ecdc;
    background: radial-gradient(120% 130% at 78% 38%, #5b331c, #321c10 42%, #170c06 82%); }
  .words { position: absolute; inset: 0 auto 0 72px; width: 430px; display: grid; align-content: center; gap: 30px; }
  .logo { display: flex; align-items: center; gap: 14px; font: 700 38px/1 Besley; }
  .logo svg { width: 68px; height: 68px; margin-left: -7px; }
  h1 { margin: 0; font: 700 56px/1.1 Besley; letter-spacing: -0.012em; }
  p { margin: 0; font: 500 25px/1.4 Atkinson; color: #e3cfb4; }
  .machine { position: absolute; left: 540px; top: 86px; padding: 17px 17px 30px; border: 1px solid #5b4334;
    border-radius: 26px; background: linear-gradient(160deg, #39261a, #1c110a 35%, #150c07);
    box-shadow: inset 0 2px 0 rgb(255 236 208 / 0.16), 0 24px 64px rgb(0 0 0 / 0.5); }
  .machine::after { content: ""; position: absolute; left: calc(50% - 26px); bottom: 12px; width: 52px; height: 4px;
    border-radius: 4px; background: #e0af5f; }
  .screen { position: relative; overflow: hidden; border-radius: 9px; box-shadow: 0 0 0 2px #000; }
  .screen img { position: absolute; }`;

/** Shown with shared links to the product. */
const CARD: BrandImage = {
  path: "social-card.png",
  width: 1200,
  height: 630,
  isPhoto: true,
  body: `<style>${CARD_CSS}</style><div class="card"><div class="words">
    <div class="logo">${MARK}<span>${PRODUCT_NAME}</span></div>
    <h1>Your coffee machine’s screens</h1>
    <p>Designed in a few steps, seen on the machine while you make them.</p>
  </div>${screen(552)}</div>`,
};

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "brewscreen-face-"));
const ico = (size: number): string => join(folder, `ico-${size}.png`);

/** The output path. Pictures that become part of favicon.ico are written to the temporary folder. */
const fileOf = ({ path }: BrandImage): string =>
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
