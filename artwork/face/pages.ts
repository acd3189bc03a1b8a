import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findCategory } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { PRODUCT_NAME } from "../../shared/product.ts";

/** A picture of the product itself: a page to draw, at its size. */
export interface Face {
  /** Below public/. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** Without a ground of its own, the page's shows through. */
  readonly isClear?: boolean;
  /** Photographs, in 256 dithered colours. */
  readonly isPhoto?: boolean;
}

const root = new URL("../../", import.meta.url);
const address = (path: string): string => pathToFileURL(fileURLToPath(new URL(path, root))).href;

const ICON = readFileSync(new URL("web/app/shell/icon.svg", root), "utf8");
const ESPRESSO = /fill="(#\w{6})"/.exec(ICON)?.[1] ?? "";
/** The mark alone: the icon without its ground. */
const MARK = ICON.replace(/<rect width="44"[^>]*>/, "");

/** The mark in the middle of a ground that reaches to every edge, for launchers that cut their own shape. */
const bleeding = (size: number, share: number): string =>
  `<div style="width:${size}px;height:${size}px;background:${ESPRESSO};display:grid;place-items:center">
    ${MARK.replace("<svg ", `<svg style="width:${size * share}px;height:${size * share}px" `)}</div>`;

const rounded = (size: number): string =>
  ICON.replace("<svg ", `<svg style="display:block;width:${size}px;height:${size}px" `);

const icon = (name: string, size: number, body: string, isClear = false): Face => ({
  path: `icons/${name}.png`,
  width: size,
  height: size,
  body,
  isClear,
});

/** Sizes of the pictures in favicon.ico. */
export const ICO_SIZES = [16, 32, 48] as const;

/** The share of a maskable icon that its mark takes; launchers may cut all but the middle 80 %. */
const SAFE_SHARE = 0.86;

export const ICONS: readonly Face[] = [
  ...ICO_SIZES.map((size) => icon(`ico-${size}`, size, rounded(size), true)),
  icon("icon-192", 192, rounded(192), true),
  icon("icon-512", 512, rounded(512), true),
  icon("maskable-512", 512, bleeding(512, SAFE_SHARE)),
  icon("apple-touch", 180, bleeding(180, 1)),
];

const { model, showcase } = ACTIVE;
const shown = findCategory(model, showcase.category)?.arrangements[0];

/** The machine's screen with the showcase's pictures on it, as wide as the social card shows it. */
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

/** What is shown where a link to the product is shared. */
export const CARD: Face = {
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
