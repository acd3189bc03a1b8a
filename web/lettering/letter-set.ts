import type { Lettering, PictureStyle } from "../../shared/machine/library.ts";
import type { Box, Size } from "../../shared/machine/types.ts";
import {
  type Contrast,
  isReadable,
  luminanceUnder,
  measureContrast,
  type Pixels,
  ratio,
} from "./contrast.ts";
import { familyFor } from "./fonts.ts";
import type { Layout } from "./layout.ts";
import { boundsOf, isInside, maskOf, safeArea } from "./mask.ts";
import { css, groundOf, type Letters, meanColour } from "./tone.ts";
import { TREATMENTS } from "./treatments.ts";
import { layOut, paintWords, transformed } from "./words.ts";

/** One picture of a set and the words for it. */
export interface Unlettered {
  readonly text: string;
  readonly picture: ImageBitmap;
  /** Pixels of the outcome, which the picture fills. */
  readonly size: Size;
  readonly lettering: Lettering;
  /** What to paint between picture and words; undefined where the picture has it already. */
  readonly treatment: PictureStyle | undefined;
}

/** A lettered picture, and what was measured in it. */
export interface LetteredPixels {
  readonly pixels: Pixels;
  readonly contrast: Contrast;
  /** Of the letters, in pixels of the picture; undefined where there are none. */
  readonly bounds: Box | undefined;
  readonly textSize: number;
}

/**
 * What is put under words until they can be read: nothing, a gradient in the picture's own tone, ever
 * stronger, at last a plate. What one picture of a set needs, all of it get.
 */
const GROUNDS = [0, 0.5, 0.75, 0.9, "plate"] as const;
type Ground = (typeof GROUNDS)[number];

/** Letters on a picture that is light itself, where a style leaves the choice. */
const DARK_FILL = "#2a1608";
const LIGHT_LUMINANCE = 0.93;
const DARK_LUMINANCE = 0.012;

/** Pixels by which a set grows smaller until no letter reaches over the safe edge. */
const SMALLER_BY = 0.5;
const LEAST_SIZE = 6;

/** Letters what stands on one machine screen: one size, one style, one kind of ground. */
export async function letterSet(set: readonly Unlettered[]): Promise<LetteredPixels[]> {
  const [first] = set;
  if (first === undefined) return [];
  const texts = transformed(
    set.map(({ text }) => text),
    first.lettering,
  );
  const family = await familyFor(first.lettering.family, texts);
  const letters = lettersFor(set);
  const pages = set.map((one) => new Page(one, family, letters));
  const layout = withinSafeArea(
    pages,
    layOut(pages[0]?.mask ?? contextOf(first.size), texts, first.lettering, family),
  );
  for (const ground of GROUNDS) {
    const drawn = pages.map((page, i) => page.draw(layout.lines[i] ?? [], layout.size, ground));
    if (ground === "plate" || drawn.every(({ contrast }) => isReadable(contrast))) return drawn;
  }
  return [];
}

/** Dark letters or light ones, whichever the pictures carry better; only a scrim leaves the choice. */
function lettersFor(set: readonly Unlettered[]): Letters {
  if (!set.every(({ treatment }) => treatment === "realistic")) return "light";
  const found = set.map((one) => {
    const context = contextOf(one.size);
    context.drawImage(one.picture, 0, 0, one.size.width, one.size.height);
    const { box } = one.lettering;
    const whole = contextOf(one.size);
    whole.fillRect(box.x, box.y, box.width, box.height);
    return luminanceUnder(pixelsOf(context, one.size), pixelsOf(whole, one.size));
  });
  const light = Math.min(...found.map(({ high }) => ratio(LIGHT_LUMINANCE, high)));
  const dark = Math.min(...found.map(({ low }) => ratio(DARK_LUMINANCE, low)));
  return dark > light ? "dark" : "light";
}

/** The layout in the largest size in which no letter reaches over the safe edge of its picture. */
function withinSafeArea(pages: readonly Page[], layout: Layout): Layout {
  let { size } = layout;
  while (size > LEAST_SIZE && !pages.every((page, i) => page.isSafe(layout.lines[i] ?? [], size)))
    size -= SMALLER_BY;
  return { ...layout, size };
}

/** One picture while it is lettered. */
class Page {
  readonly #source: Unlettered;
  readonly #lettering: Lettering;
  readonly #family: string;
  readonly #letters: Letters;
  readonly mask: OffscreenCanvasRenderingContext2D;

  constructor(source: Unlettered, family: string, letters: Letters) {
    this.#source = source;
    this.#family = family;
    this.#letters = letters;
    const { shadow, ...bare } = source.lettering;
    this.#lettering = letters === "dark" ? { ...bare, fill: [DARK_FILL] } : source.lettering;
    this.mask = contextOf(source.size);
  }

  isSafe(lines: readonly string[], size: number): boolean {
    return isInside(boundsOf(this.#maskOf(lines, size)), safeArea(this.#source.size));
  }

  #maskOf(lines: readonly string[], size: number): Pixels {
    const block = { lines, size, lettering: this.#lettering, family: this.#family };
    return maskOf(this.mask, this.#source.size, (colour) => paintWords(this.mask, block, colour));
  }

  draw(lines: readonly string[], textSize: number, ground: Ground): LetteredPixels {
    const { picture, size, treatment, lettering } = this.#source;
    const context = contextOf(size);
    context.drawImage(picture, 0, 0, size.width, size.height);
    const tone = meanColour(pixelsOf(context, size), lettering.box);
    if (treatment !== undefined) TREATMENTS[treatment](context, size, tone, this.#letters);
    const mask = this.#maskOf(lines, textSize);
    const bounds = boundsOf(mask);
    const letters = isDark(this.#lettering) ? "dark" : "light";
    if (ground !== 0) paintGround(context, size, lettering.box, css(groundOf(tone, letters)), ground);
    paintWords(context, { lines, size: textSize, lettering: this.#lettering, family: this.#family });
    const pixels = pixelsOf(context, size);
    return { pixels, bounds, textSize, contrast: measureContrast(pixels, mask) };
  }
}

/** Pixels by which a ground reaches over the words' box, and a plate's corners are round. */
const SOFT_REACH = 60;
const PLATE_REACH = 10;
const PLATE_CORNER = 10;

function paintGround(
  context: OffscreenCanvasRenderingContext2D,
  size: Size,
  box: Box,
  colour: string,
  ground: Exclude<Ground, 0>,
): void {
  context.save();
  context.fillStyle = colour;
  if (ground === "plate") {
    const { x, y } = safeArea(size);
    const left = Math.max(x / 2, box.x - PLATE_REACH);
    const top = Math.max(y / 2, box.y - PLATE_REACH);
    context.beginPath();
    context.roundRect(left, top, size.width - 2 * left, box.y + box.height + PLATE_REACH - top, PLATE_CORNER);
    context.fill();
  } else {
    const [top, foot] = [box.y - SOFT_REACH, box.y + box.height + SOFT_REACH];
    const gradient = context.createLinearGradient(0, top, 0, foot);
    const edge = SOFT_REACH / (foot - top);
    for (const [at, alpha] of [
      [0, 0],
      [edge, ground],
      [1 - edge, ground],
      [1, 0],
    ] as const)
      gradient.addColorStop(at, colour.replace(/[\d.]+\)$/, `${alpha})`));
    context.fillStyle = gradient;
    context.fillRect(0, 0, size.width, size.height);
  }
  context.restore();
}

/** Whether a lettering's colour is nearer to black than to white, by its first. */
const isDark = ({ fill: [colour] }: Lettering): boolean => {
  const value = Number.parseInt(colour.slice(1), 16);
  return ((value >> 16) & 255) + ((value >> 8) & 255) + (value & 255) < 3 * 128;
};

function contextOf({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser has no canvas for lettering");
  return context;
}

const pixelsOf = (context: OffscreenCanvasRenderingContext2D, { width, height }: Size): Pixels =>
  context.getImageData(0, 0, width, height);
