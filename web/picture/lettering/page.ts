import type { Lettering, PictureStyle } from "../../../shared/machine/library.ts";
import type { Box, Size } from "../../../shared/machine/types.ts";
import { createReadingCanvas, readPixels } from "../pixels.ts";
import {
  centreBoxAt,
  findFreePlace,
  growBox,
  isInside,
  type LogoPlace,
  type RelativePoint,
  textSafeArea,
} from "./boxes.ts";
import {
  backdropColourFor,
  type Contrast,
  cssColour,
  type LetterTone,
  luminanceOf,
  measureContrast,
  measureMeanColour,
  NO_LETTERS_CONTRAST,
  parseHexColour,
} from "./contrast.ts";
import { isRtl, paintedBoundsOf, paintText, renderTextMask, type TextLines } from "./text.ts";
import { TREATMENTS, type TreatmentContext, verticalGradient } from "./treatments.ts";

export interface LetteringJob {
  /** If empty, the picture gets only its logo. */
  readonly text: string;
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly size: Size;
  readonly lettering: Lettering;
  /** Undefined if the picture already contains it. */
  readonly treatment: { readonly style: PictureStyle; readonly scale: number } | undefined;
  /** In fractions of the safe area; undefined for the style's default. */
  readonly position?: RelativePoint | undefined;
  /** `#rrggbb`; undefined for the style's default. */
  readonly colour?: string | undefined;
  readonly keepClear?: readonly Box[] | undefined;
  readonly logo?: (LogoPlace & { readonly picture: Uint8Array<ArrayBuffer> }) | undefined;
}

export interface DecodedJob extends LetteringJob {
  readonly bitmap: ImageBitmap;
}

/** Tried until the text is readable: none, gradients by opacity, a plate. */
export const TEXT_BACKDROPS = [0, 0.5, 0.75, 0.9, "plate"] as const;
type Ground = (typeof TEXT_BACKDROPS)[number];
export const BACKDROPS_FOR_CHOSEN_COLOUR: readonly Ground[] = [0, "plate"];

export interface LetteringResult {
  readonly contrast: Contrast;
  /** In picture pixels. */
  readonly bounds: Box | undefined;
  readonly textSize: number;
  readonly ground: Ground;
}

const DARK_FILL = "#2a1608";
/** Has the same contrast with black and white. */
const MIDDLE_LUMINANCE = 0.179;

export function createLetteringPage(job: DecodedJob, text: TextLines, letters: LetterTone) {
  const { bitmap, size, treatment, position, keepClear = [] } = job;
  const { shadow, ...bare } = job.lettering;
  const chosen = job.colour ?? (letters === "dark" ? DARK_FILL : undefined);
  const initial: Lettering = chosen === undefined ? job.lettering : { ...bare, fill: [chosen] };
  const scale = treatment?.scale ?? 1;
  const { paint, edge = 0, reach } = treatment ? TREATMENTS[treatment.style] : {};
  const safe = textSafeArea(size, position && edge * scale);
  const clear = keepClear.map((box) => growBox(box, reach === undefined ? PLATE_REACH : reach * scale));
  const maskContext = createReadingCanvas(size);
  const maskFor = (size: number, lettering: Lettering) =>
    renderTextMask(maskContext, { ...text, size, lettering });

  function place(textSize: number): Lettering | undefined {
    const bounds = paintedBoundsOf(maskFor(textSize, initial));
    if (!bounds) return initial;
    if (!position && !isInside(bounds, safe)) return undefined;
    const found = findFreePlace(position ? centreBoxAt(position, bounds, safe) : bounds, safe, clear);
    if (!found) return undefined;
    const { box } = initial;
    return { ...initial, box: { ...box, x: box.x + found.x - bounds.x, y: box.y + found.y - bounds.y } };
  }

  return {
    isSafe: (textSize: number): boolean => place(textSize) !== undefined,

    draw(
      textSize: number,
      ground: Ground,
    ): LetteringResult & { readonly context: OffscreenCanvasRenderingContext2D } {
      const placed = place(textSize);
      const lettering = placed ?? initial;
      const mask = maskFor(textSize, lettering);
      const bounds = paintedBoundsOf(mask);
      const isFree = placed !== undefined && bounds !== undefined && position !== undefined;
      const box = isFree ? bounds : lettering.box;
      const stand: TreatmentContext = { size, scale, isFree, isRtl: isRtl(text.lines), box };
      const context = createReadingCanvas(size);
      context.drawImage(bitmap, 0, 0, size.width, size.height);
      const tone = measureMeanColour(readPixels(context), box);
      if (bounds) paint?.(context, stand, tone, letters);
      if (ground !== 0) {
        const ink = luminanceOf(...parseHexColour(lettering.fill[0]));
        const colour = backdropColourFor(tone, ink < MIDDLE_LUMINANCE ? "dark" : "light", ink);
        paintGround(context, stand, (alpha) => cssColour(colour, alpha), ground);
      }
      paintText(context, { ...text, size: textSize, lettering });
      const contrast = bounds ? measureContrast(readPixels(context), mask, bounds) : NO_LETTERS_CONTRAST;
      return { context, bounds, textSize, ground, contrast };
    },
  };
}

/** Lengths in pixels. */
const SOFT_REACH = 60;
const PLATE_REACH = 10;
const PLATE_CORNER = 10;

function paintGround(
  context: OffscreenCanvasRenderingContext2D,
  stand: TreatmentContext,
  colour: (alpha: number) => string,
  ground: Exclude<Ground, 0>,
): void {
  const { size, box } = stand;
  if (ground === "plate") {
    const { x, y, width, height } = plateOf(stand);
    context.fillStyle = colour(1);
    context.beginPath();
    context.roundRect(x, y, width, height, PLATE_CORNER);
    context.fill();
    return;
  }
  const [top, foot] = [box.y - SOFT_REACH, box.y + box.height + SOFT_REACH];
  const edge = SOFT_REACH / (foot - top);
  context.fillStyle = verticalGradient(context, top, foot, [
    [0, colour(0)],
    [edge, colour(ground)],
    [1 - edge, colour(ground)],
    [1, colour(0)],
  ]);
  context.fillRect(0, 0, size.width, size.height);
}

function plateOf({ size, box, isFree }: TreatmentContext): Box {
  if (isFree) return growBox(box, PLATE_REACH);
  const { x, y } = textSafeArea(size);
  const left = Math.max(x / 2, box.x - PLATE_REACH);
  const top = Math.max(y / 2, box.y - PLATE_REACH);
  const foot = Math.min(size.height - y / 2, box.y + box.height + PLATE_REACH);
  return { x: left, y: top, width: size.width - 2 * left, height: foot - top };
}
