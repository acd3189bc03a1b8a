import type { Lettering } from "../../shared/machine/library.ts";

/** Fonts of languages whose letters the lettering fonts lack. */
const SCRIPT_FONTS: Readonly<Record<string, readonly [family: string, files: string]>> = {
  ja: ["Noto Sans JP", "@fontsource/noto-sans-jp/files/noto-sans-jp-japanese"],
  ar: ["Noto Sans Arabic", "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic"],
};

/** CSS that uses a language's font for letters that `family` lacks. */
export function scriptFontCss(language: string, family: string, selector: string): string {
  const [own, files] = SCRIPT_FONTS[language] ?? [];
  if (!own) return "";
  return [400, 500, 600]
    .map(
      (weight) =>
        `@font-face { font-family: "${own}"; font-weight: ${weight}; src: url("font:${files}-${weight}-normal.woff2"); }`,
    )
    .concat(`${selector} { font-family: ${family}, "${own}"; }`)
    .join("");
}

/** A picture to be drawn: markup over plates. `plateUrl(name)` in the markup stands for a plate's address. */
export interface PictureSpec {
  /** Below public/. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly plates: readonly string[];
  /** The bundled picture that the words are drawn on, below public/. */
  readonly scene?: string;
  readonly html: string;
  /** Packed losslessly, since a reduction to 256 colours would be visible. */
  readonly trueColour?: boolean;
  /** Whether the picture is published at half its size. */
  readonly half?: boolean;
}

/** Replaced by the plate's address when the picture is drawn. */
export const plateUrl = (name: string): string => `plate:${name}`;

/** A plate as a background that fills the picture; `position` as in CSS. */
export const plateBackdropHtml = (name: string, position = "center", more = ""): string =>
  `<div class="fill" style="background: url('${plateUrl(name)}') ${position} / cover no-repeat;${more}"></div>`;

/** A bundled picture as a background that fills the picture. */
export const sceneBackdropHtml = (path: string): string =>
  `<div class="fill" style="background: url('scene:${path}') center / cover no-repeat"></div>`;

/** A layer that fills the picture. */
export const layerHtml = (css: string): string => `<div class="fill" style="${css}"></div>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

/** Words in a lettering style. fit.ts, which runs in the page, chooses their lines and size. */
export function letteringHtml(text: string, l: Lettering): string {
  const plain = l.fill.length === 1;
  const colour = plain
    ? `color: ${l.fill[0]};`
    : `color: transparent; --fill: linear-gradient(${l.fill.join(", ")});`;
  const shadow = l.shadow
    ? plain
      ? `text-shadow: 0 ${l.shadow.y}px ${l.shadow.blur}px ${l.shadow.colour}, 0 0 ${l.shadow.blur * 3}px ${l.shadow.colour};`
      : `filter: drop-shadow(0 ${l.shadow.y}px ${l.shadow.blur / 2}px ${l.shadow.colour});`
    : "";
  const justify = { top: "flex-start", middle: "center", bottom: "flex-end" }[l.anchor];
  const items = l.align === "left" ? "flex-start" : "center";
  return `<div class="words" data-size="${l.size}" data-lines="${l.maxLines}" style="
    left: ${l.box.x}px; top: ${l.box.y}px; width: ${l.box.width}px; height: ${l.box.height}px;
    justify-content: ${justify}; align-items: ${items}; text-align: ${l.align};
    font: ${l.italic ? "italic" : "normal"} ${l.weight} ${l.size}px '${l.family}';
    line-height: ${l.lineHeight}; letter-spacing: ${l.tracking}em; text-transform: ${l.transform}; ${shadow}
    "><span style="${colour}">${escaped(text)}</span></div>`;
}
