import type { Lettering, PictureStyle } from "../../../shared/machine/library.ts";
import type { Box, Size } from "../../../shared/machine/types.ts";
import { type Pixels, pixelsOf, readingCanvas } from "../pixels.ts";
import { freePlace, grown, isInside, type Point, placedAt, safeArea } from "./boxes.ts";
import {
  type Contrast,
  css,
  groundOf,
  type Letters,
  luminanceOf,
  meanColour,
  measureContrast,
  NO_LETTERS,
  rgbOf,
} from "./contrast.ts";
import { boundsOf, isRtl, type Lines, maskOf, paintText } from "./text.ts";
import { type Stand, TREATMENTS } from "./treatments.ts";

export interface Unlettered {
  readonly text: string;
  readonly picture: ImageBitmap;
  readonly size: Size;
  readonly lettering: Lettering;
  /** Undefined if the picture shows it already, as bundled scenes do. */
  readonly treatment: Treatment | undefined;
  /** Shares of the safe area; undefined for the style's own place. */
  readonly position?: Point | undefined;
  /** #rrggbb; undefined for the style's own. */
  readonly colour?: string | undefined;
  readonly keepClear?: readonly Box[] | undefined;
}

export interface Treatment {
  readonly style: PictureStyle;
  readonly scale: number;
}

export interface LetteredPixels {
  readonly pixels: Pixels;
  readonly contrast: Contrast;
  /** Of the letters, in pixels of the picture. */
  readonly bounds: Box | undefined;
  readonly textSize: number;
  readonly ground: Ground;
}

const DARK_FILL = "#2a1608";
/** Contrasts equally with black and white. */
const MIDDLE_LUMINANCE = 0.179;

export class Page {
  readonly #source: Unlettered;
  readonly #lettering: Lettering;
  readonly #family: string;
  readonly #letters: Letters;
  readonly #safe: Box;
  readonly #keepClear: readonly Box[];
  readonly #mask: OffscreenCanvasRenderingContext2D;

  constructor(source: Unlettered, family: string, letters: Letters) {
    const { size, lettering, treatment, colour, position, keepClear = [] } = source;
    this.#source = source;
    this.#family = family;
    const { shadow, ...bare } = lettering;
    const chosen = colour ?? (letters === "dark" ? DARK_FILL : undefined);
    this.#lettering = chosen === undefined ? lettering : { ...bare, fill: [chosen] };
    this.#letters = letters;
    const safe = safeArea(size);
    const { edge: framed = 0, reach: around } = treatment ? TREATMENTS[treatment.style] : {};
    const scale = treatment?.scale ?? 1;
    const edge = position ? Math.max(safe.x, framed * scale) : safe.x;
    this.#safe = { x: edge, y: edge, width: size.width - 2 * edge, height: size.height - 2 * edge };
    const reach = around === undefined ? PLATE_REACH : around * scale;
    this.#keepClear = keepClear.map((clear) => grown(clear, reach));
    this.#mask = readingCanvas(size);
  }

  isSafe(lines: Lines): boolean {
    return this.#placed(lines) !== undefined;
  }

  #maskOf(lines: Lines, lettering: Lettering): Pixels {
    return maskOf(this.#mask, { ...lines, lettering, family: this.#family });
  }

  /** Undefined if the text is too large. */
  #placed(lines: Lines): Lettering | undefined {
    const { position } = this.#source;
    const bounds = boundsOf(this.#maskOf(lines, this.#lettering));
    if (!bounds) return this.#lettering;
    if (!position && !isInside(bounds, this.#safe)) return undefined;
    const wanted = position ? placedAt(position, bounds, this.#safe) : bounds;
    const place = freePlace(wanted, this.#safe, this.#keepClear);
    if (!place) return undefined;
    const { box } = this.#lettering;
    const moved = { ...box, x: box.x + place.x - bounds.x, y: box.y + place.y - bounds.y };
    return { ...this.#lettering, box: moved };
  }

  draw(lines: Lines, ground: Ground): LetteredPixels {
    const { picture, size, treatment, position } = this.#source;
    const placed = this.#placed(lines);
    const lettering = placed ?? this.#lettering;
    const mask = this.#maskOf(lines, lettering);
    const bounds = boundsOf(mask);
    const isFree = placed !== undefined && bounds !== undefined && position !== undefined;
    const box = isFree ? bounds : lettering.box;
    const stand: Stand = { size, scale: treatment?.scale ?? 1, isFree, isRtl: isRtl(lines.lines), box };
    const context = readingCanvas(size);
    context.drawImage(picture, 0, 0, size.width, size.height);
    const tone = meanColour(pixelsOf(context), stand.box);
    if (bounds && treatment) TREATMENTS[treatment.style].paint(context, stand, tone, this.#letters);
    if (ground !== 0) paintGround(context, stand, this.#groundColour(tone, lettering), ground);
    paintText(context, { ...lines, lettering, family: this.#family });
    const pixels = pixelsOf(context);
    const contrast = bounds ? measureContrast(pixels, mask, bounds) : NO_LETTERS;
    return { pixels, bounds, textSize: lines.size, ground, contrast };
  }

  #groundColour(tone: readonly [number, number, number], { fill: [ink] }: Lettering): string {
    const luminance = luminanceOf(...rgbOf(ink));
    return css(groundOf(tone, luminance < MIDDLE_LUMINANCE ? "dark" : "light", luminance));
  }
}

/**
 * Put under the text of a set until all of it can be read: nothing, stronger and stronger gradients, a plate.
 */
export const GROUNDS = [0, 0.5, 0.75, 0.9, "plate"] as const;
export type Ground = (typeof GROUNDS)[number];
/** A chosen colour is kept, and so needs a plate at once. */
export const GROUNDS_OF_CHOSEN: readonly Ground[] = [0, "plate"];

/** In pixels. */
const SOFT_REACH = 60;
export const PLATE_REACH = 10;
const PLATE_CORNER = 10;

export function paintGround(
  context: OffscreenCanvasRenderingContext2D,
  stand: Stand,
  colour: string,
  ground: Exclude<Ground, 0>,
): void {
  context.save();
  context.fillStyle = colour;
  if (ground === "plate") {
    const { x, y, width, height } = plateOf(stand);
    context.beginPath();
    context.roundRect(x, y, width, height, PLATE_CORNER);
    context.fill();
  } else {
    const { size, box } = stand;
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

/** From edge to edge, alike for a set, unless the text was placed by hand. */
function plateOf({ size, box, isFree }: Stand): Box {
  if (isFree) return grown(box, PLATE_REACH);
  const { x, y } = safeArea(size);
  const left = Math.max(x / 2, box.x - PLATE_REACH);
  const top = Math.max(y / 2, box.y - PLATE_REACH);
  const foot = Math.min(size.height - y / 2, box.y + box.height + PLATE_REACH);
  return { x: left, y: top, width: size.width - 2 * left, height: foot - top };
}
