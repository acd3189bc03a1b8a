import { layOutTexts, type TextLayout } from "../../../shared/lettering/layout.ts";
import type { Lettering } from "../../../shared/machine/library.ts";
import type { Box } from "../../../shared/machine/types.ts";
import { isRtl } from "../../fonts/direction.ts";
import { type Pixels, readPixels } from "../pixels.ts";
import { spaceStopsEvenly, verticalGradient } from "./treatments.ts";

type Context = OffscreenCanvasRenderingContext2D;

/** In pixels: 4 mm on a 10-inch screen. */
const MIN_CAPITAL = 20;
const MEASURED_SIZE = 100;

/** Includes tabs, which spreadsheets add. */
const LINE_BREAKS = /\s*[\t\n\v\f\r\u2028\u2029]\s*/gu;

export const transformTexts = (texts: readonly string[], { transform }: Lettering): string[] =>
  texts.map((text) => {
    const plain = text.trim().replace(LINE_BREAKS, " ").normalize("NFC");
    // In Greek, capitals lose their accents.
    const language = /\p{Script=Greek}/u.test(plain) ? "el" : "en";
    return transform === "uppercase" ? plain.toLocaleUpperCase(language) : plain;
  });

/** Scripts whose joined letters would be separated by spacing. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;
/** Scripts without italics, which browsers would slant. */
const UPRIGHT =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

function setFont(
  context: Context,
  { weight, italic, tracking }: Lettering,
  family: string,
  size: number,
  text = "",
): void {
  context.font = `${italic && !UPRIGHT.test(text) ? "italic " : ""}${weight} ${size}px ${family}`;
  context.letterSpacing = JOINED.test(text) ? "0px" : `${tracking * size}px`;
  context.fontKerning = "normal";
  context.textRendering = "geometricPrecision";
}

/** Puts Latin fonts first and the device's last. */
function joinFamilies(families: readonly string[]): string {
  const rankOf = (name: string) => (name.startsWith('"noto') ? 1 : name.startsWith('"') ? 0 : 2);
  const names = new Set(families.flatMap((family) => family.split(/, ?/)));
  return [...names].sort((a, b) => rankOf(a) - rankOf(b)).join();
}

export function layOutLettering(
  context: Context,
  texts: readonly string[],
  lettering: Lettering,
  families: readonly string[],
): TextLayout {
  const { box, maxLines, lineHeight, size } = lettering;
  // Text that is wider in its own font is shrunk later.
  const family = joinFamilies(families);
  setFont(context, lettering, family, MEASURED_SIZE);
  const capital = context.measureText("H").actualBoundingBoxAscent / MEASURED_SIZE;
  return layOutTexts(
    texts,
    { width: box.width, height: box.height, maxLines, lineHeight, size, minSize: MIN_CAPITAL / capital },
    (line) => {
      setFont(context, lettering, family, MEASURED_SIZE, line);
      const { width, actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText(line);
      return Math.max(width, left + right) / MEASURED_SIZE;
    },
  );
}

export const isAccented = (line: string): boolean =>
  /\p{Lu}\p{M}/u.test(line.normalize("NFD")) || /\p{Lo}\p{Mc}*\p{Mn}/u.test(line.normalize("NFC"));

export interface TextLines {
  readonly lines: readonly string[];
  readonly family: string;
  /** The number of lines of the set's longest text. */
  readonly mostLines: number;
  /** How far top-anchored lines move down, relative to the text size. */
  readonly topOffset: number;
}

export interface TextBlock extends TextLines {
  readonly size: number;
  readonly lettering: Lettering;
}

export function paintText(context: Context, block: TextBlock, plain?: string): void {
  const { lines, size, mostLines, topOffset, lettering, family } = block;
  const { box, lineHeight, align, anchor, fill, shadow } = lettering;
  context.save();
  setFont(context, lettering, family, size, lines.join(""));
  const isFromRight = isRtl(lines.join(" "));
  context.direction = isFromRight ? "rtl" : "ltr";
  context.textAlign = align === "center" ? "center" : isFromRight ? "right" : "left";
  context.textBaseline = "alphabetic";
  const x = align === "center" ? box.x + box.width / 2 : isFromRight ? box.x + box.width : box.x;
  const step = lineHeight * size;
  const free = box.height - mostLines * step;
  const above = anchor === "top" ? 0 : (mostLines - lines.length) * step;
  const top = box.y + { top: topOffset * size, middle: free / 2, bottom: free }[anchor] + above;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("Hg");
  const baseline = top + (step - ascent - descent) / 2 + ascent;
  lines.forEach((line, i) => {
    const y = baseline + i * step;
    const top = y - ascent;
    context.fillStyle =
      plain ??
      (fill.length === 1 ? fill[0] : verticalGradient(context, top, top + step, spaceStopsEvenly(fill)));
    if (plain === undefined && shadow !== undefined) {
      context.shadowColor = shadow.colour;
      context.shadowOffsetY = shadow.y;
      for (const blur of [shadow.blur * 3, shadow.blur]) {
        context.shadowBlur = blur;
        context.fillText(line, x, y);
      }
      context.shadowColor = "transparent";
    }
    context.fillText(line, x, y);
  });
  context.restore();
}

/** Distinguishes letters from coloured emoji. */
const MARK = "#ff00ff";
const EMOJI_ALPHA = 1;

/** Returns the letters' coverage as alpha. Emoji are nearly transparent. */
export function renderTextMask(context: OffscreenCanvasRenderingContext2D, block: TextBlock): Pixels {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  paintText(context, block, MARK);
  const mask = readPixels(context);
  const { data } = mask;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    const isLetter = (data[at + 1] ?? 0) < 40 && (data[at] ?? 0) > 200 && (data[at + 2] ?? 0) > 200;
    if (alpha > EMOJI_ALPHA && !isLetter) data[at + 3] = EMOJI_ALPHA;
  }
  return mask;
}

export function paintedBoundsOf({ width, height, data }: Pixels): Box | undefined {
  let [left, top, right, foot] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[4 * (y * width + x) + 3] ?? 0) === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      foot = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: foot - top + 1 };
}
