import type { Lettering, PictureStyle } from "../../../shared/machine/library.ts";
import type { Box, Size } from "../../../shared/machine/types.ts";
import { isRtl } from "../../fonts/direction.ts";
import { createReadableContext, readPixels } from "../pixels.ts";
import {
  centreBoxAt,
  findFreeBox,
  growBox,
  isBoxInside,
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
import { paintedBoundsOf, paintText, renderTextMask, type TextLines } from "./text.ts";
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

export interface DecodedLetteringJob extends LetteringJob {
  readonly bitmap: ImageBitmap;
}

/** Tried in turn until the text is readable: none, gradients of these opacities, a plate. */
export const TEXT_BACKDROPS = [0, 0.5, 0.75, 0.9, "plate"] as const;
type TextBackdrop = (typeof TEXT_BACKDROPS)[number];
export const BACKDROPS_FOR_CHOSEN_COLOUR: readonly TextBackdrop[] = [0, "plate"];

export interface LetteringResult {
  readonly contrast: Contrast;
  /** In picture pixels. */
  readonly bounds: Box | undefined;
  readonly textSize: number;
  readonly movableArea: Box;
  readonly backdrop: TextBackdrop;
}

const DARK_FILL = "#2a1608";
/** Has the same contrast with black and white. */
const MIDDLE_LUMINANCE = 0.179;

export function createTextRenderer(job: DecodedLetteringJob, text: TextLines, letters: LetterTone) {
  const { bitmap, size, treatment, position, keepClear = [] } = job;
  const { shadow, ...bare } = job.lettering;
  const chosen = job.colour ?? (letters === "dark" ? DARK_FILL : undefined);
  const initial: Lettering = chosen === undefined ? job.lettering : { ...bare, fill: [chosen] };
  const scale = treatment?.scale ?? 1;
  const { paint, edge = 0, reach } = treatment ? TREATMENTS[treatment.style] : {};
  const movableArea = textSafeArea(size, edge * scale);
  const safe = position ? movableArea : textSafeArea(size);
  const clear = keepClear.map((box) => growBox(box, reach === undefined ? PLATE_REACH : reach * scale));
  const maskContext = createReadableContext(size);
  const maskFor = (size: number, lettering: Lettering) =>
    renderTextMask(maskContext, { ...text, size, lettering });

  function place(textSize: number): Lettering | undefined {
    const bounds = paintedBoundsOf(maskFor(textSize, initial));
    if (!bounds) return initial;
    if (!position && !isBoxInside(bounds, safe)) return undefined;
    const found = findFreeBox(position ? centreBoxAt(position, bounds, safe) : bounds, safe, clear);
    if (!found) return undefined;
    const { box } = initial;
    return { ...initial, box: { ...box, x: box.x + found.x - bounds.x, y: box.y + found.y - bounds.y } };
  }

  return {
    isSafe: (textSize: number): boolean => place(textSize) !== undefined,

    draw(
      textSize: number,
      backdrop: TextBackdrop,
    ): LetteringResult & { readonly context: OffscreenCanvasRenderingContext2D } {
      const placed = place(textSize);
      const lettering = placed ?? initial;
      const mask = maskFor(textSize, lettering);
      const bounds = paintedBoundsOf(mask);
      const isFree = placed !== undefined && bounds !== undefined && position !== undefined;
      const box = isFree ? bounds : lettering.box;
      const target: TreatmentContext = { size, scale, isFree, isRtl: isRtl(text.lines.join(" ")), box };
      const context = createReadableContext(size);
      context.drawImage(bitmap, 0, 0, size.width, size.height);
      const tone = measureMeanColour(readPixels(context), box);
      if (bounds) paint?.(context, target, tone, letters);
      if (backdrop !== 0) {
        const ink = luminanceOf(...parseHexColour(lettering.fill[0]));
        const colour = backdropColourFor(tone, ink < MIDDLE_LUMINANCE ? "dark" : "light", ink);
        paintTextBackdrop(context, target, (alpha) => cssColour(colour, alpha), backdrop);
      }
      paintText(context, { ...text, size: textSize, lettering });
      const contrast = bounds ? measureContrast(readPixels(context), mask, bounds) : NO_LETTERS_CONTRAST;
      return { context, bounds, textSize, movableArea, backdrop, contrast };
    },
  };
}

/** Lengths in pixels. */
const SOFT_REACH = 60;
const PLATE_REACH = 10;
const PLATE_CORNER = 10;

function paintTextBackdrop(
  context: OffscreenCanvasRenderingContext2D,
  target: TreatmentContext,
  colour: (alpha: number) => string,
  backdrop: Exclude<TextBackdrop, 0>,
): void {
  const { size, box } = target;
  if (backdrop === "plate") {
    const { x, y, width, height } = plateBoxOf(target);
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
    [edge, colour(backdrop)],
    [1 - edge, colour(backdrop)],
    [1, colour(0)],
  ]);
  context.fillRect(0, 0, size.width, size.height);
}

export function plateBoxOf({ size, box, isFree }: Pick<TreatmentContext, "size" | "box" | "isFree">): Box {
  if (isFree) return growBox(box, PLATE_REACH);
  const { x, y } = textSafeArea(size);
  const left = Math.max(x / 2, box.x - PLATE_REACH);
  const top = Math.max(y / 2, box.y - PLATE_REACH);
  const right = Math.min(size.width - x / 2, box.x + box.width + PLATE_REACH);
  const foot = Math.min(size.height - y / 2, box.y + box.height + PLATE_REACH);
  return { x: left, y: top, width: right - left, height: foot - top };
}
