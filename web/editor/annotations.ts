import { safeEdge } from "../../shared/machine/safe-edge.ts";
import type { Box, Size } from "../../shared/machine/types.ts";
import type { Placement, Recipe, RecipeWords } from "../../shared/model/recipe.ts";
import type { Edit } from "../picture/fit/edit.ts";
import { boundsOf, type Layout, turnOf } from "../picture/fit/placement.ts";
import { type LogoPlace, logoBox, pointOf, safeArea, within } from "../picture/lettering/boxes.ts";
import type { LogoFile } from "./logo-file.ts";

/** A point or a distance, in pixels of the frame. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

/** A logo on a picture: its file, its own size (`shape`), and where it stands, in pixels of the frame. */
export interface PlacedLogo extends LogoPlace, Omit<LogoFile, "size"> {
  readonly shape: Size;
}

/** The text and the logo on a picture. */
export interface Annotations {
  readonly words?: RecipeWords | undefined;
  readonly logo?: PlacedLogo | undefined;
}

/** All that the editor's undo takes back. */
export type PictureEdit = Edit<Annotations>;

export const hasWords = ({ words }: Annotations): boolean => words !== undefined && words.text.trim() !== "";

export const isEmpty = (annotations: Annotations): boolean =>
  !hasWords(annotations) && annotations.logo === undefined;

/** Returns the text and the logo as a recipe has them; text of spaces alone is left out. */
export function recipeParts(annotations: Annotations): Pick<Recipe, "words" | "logo"> {
  const { words, logo } = annotations;
  return {
    ...(words && hasWords(annotations) && { words }),
    ...(logo && {
      logo: { blob: logo.sha256, type: "image/png", x: logo.x, y: logo.y, width: logo.width },
    }),
  };
}

/**
 * Snaps something to the frame's middle, to the frame's ends and to the safe edges within them, along one side.
 *
 * @param at the distance of its middle from the frame's
 * @param reach pixels within which it snaps
 */
export function snapAlong(at: number, length: number, frame: number, safe: number, reach: number): number {
  const toEnd = (frame - length) / 2;
  const toSafe = toEnd - safe;
  const nearest = [0, toEnd, -toEnd, toSafe, -toSafe].reduce((best, each) =>
    Math.abs(at - each) < Math.abs(at - best) ? each : best,
  );
  return Math.abs(at - nearest) <= reach ? nearest : at;
}

export function snapPlacement({ picture, frame }: Layout, placement: Placement, reach: number): Placement {
  const { width, height } = boundsOf(picture, turnOf(placement));
  const safe = safeEdge(frame);
  return {
    ...placement,
    x: snapAlong(placement.x, width * placement.scale, frame.width, safe, reach),
    y: snapAlong(placement.y, height * placement.scale, frame.height, safe, reach),
  };
}

/** Snaps a box that stays within the safe area. */
function snapBox(box: Box, frame: Size, reach: number): Box {
  const { x, y, width, height } = box;
  const safe = safeEdge(frame);
  const left = (frame.width - width) / 2;
  const top = (frame.height - height) / 2;
  const snapped = {
    ...box,
    x: left + snapAlong(x - left, width, frame.width, safe, reach),
    y: top + snapAlong(y - top, height, frame.height, safe, reach),
  };
  return within(snapped, safeArea(frame));
}

const moved = (box: Box, by: FramePoint, frame: Size): Box =>
  within({ ...box, x: box.x + by.x, y: box.y + by.y }, safeArea(frame));

/** The box of the words: where they were put by hand, or else where they were drawn last. */
function wordsBox({ position }: RecipeWords, frame: Size, drawn: Box): Box {
  const safe = safeArea(frame);
  if (position === "auto") return drawn;
  const x = safe.x + position.x * safe.width - drawn.width / 2;
  const y = safe.y + position.y * safe.height - drawn.height / 2;
  return { ...drawn, x, y };
}

/** @param drawn the box of the words as they were drawn last; without one they stay where they are */
export function moveWords(
  now: Annotations,
  by: FramePoint,
  frame: Size,
  drawn: Box | undefined,
): Annotations {
  const { words } = now;
  if (!words || !drawn) return now;
  const box = moved(wordsBox(words, frame, drawn), by, frame);
  return { ...now, words: { ...words, position: pointOf(box, safeArea(frame)) } };
}

export function snapWords(now: Annotations, reach: number, frame: Size, drawn: Box | undefined): Annotations {
  const { words } = now;
  if (!words || !drawn) return now;
  const box = snapBox(wordsBox(words, frame, drawn), frame, reach);
  return { ...now, words: { ...words, position: pointOf(box, safeArea(frame)) } };
}

/** Pixels of text whose size is set by hand. */
const LEAST_TEXT = 20;
const MOST_TEXT = 200;

/** @param drawn the size at which the words were drawn last */
export function zoomWords(now: Annotations, factor: number, drawn: number): Annotations {
  const { words } = now;
  if (!words) return now;
  const wanted = (words.size === "auto" ? drawn : words.size) * factor;
  const size = Math.max(LEAST_TEXT, Math.min(MOST_TEXT, wanted));
  return { ...now, words: { ...words, size: Math.round(size * 10) / 10 } };
}

const boxOf = ({ x, y, width, shape }: PlacedLogo): Box => ({
  x,
  y,
  width,
  height: (width * shape.height) / shape.width,
});

/** Moves the logo, also across what is to be kept clear, so that a drag can pass it. */
export function moveLogo(now: Annotations, by: FramePoint, frame: Size): Annotations {
  const { logo } = now;
  if (!logo) return now;
  const { x, y } = moved(boxOf(logo), by, frame);
  return { ...now, logo: { ...logo, x, y } };
}

/** Snaps the logo, and moves it beside what is to be kept clear. */
export function snapLogo(
  now: Annotations,
  reach: number,
  frame: Size,
  keepClear: readonly Box[],
): Annotations {
  const { logo } = now;
  if (!logo) return now;
  const snapped = { ...logo, ...snapBox(boxOf(logo), frame, reach), width: logo.width };
  const { x, y } = logoBox(snapped, logo.shape, frame, keepClear);
  return { ...now, logo: { ...logo, x, y } };
}

/** Pixels that a logo is wide at least. */
const LEAST_LOGO = 16;

/** Makes the logo larger or smaller around its middle. */
export function zoomLogo(
  now: Annotations,
  factor: number,
  frame: Size,
  keepClear: readonly Box[],
): Annotations {
  const { logo } = now;
  if (!logo) return now;
  const width = Math.max(LEAST_LOGO, Math.min(frame.width, logo.width * factor));
  const grown = (width - logo.width) / 2;
  const ratio = logo.shape.height / logo.shape.width;
  const wanted = { x: logo.x - grown, y: logo.y - grown * ratio, width };
  const box = logoBox(wanted, logo.shape, frame, keepClear);
  // The box has whole pixels: its width is taken only if it was made smaller, because fractions would add up.
  return { ...now, logo: { ...logo, x: box.x, y: box.y, width: Math.min(width, box.width + 1) } };
}

/** The share of a frame's width that a new logo takes. */
const LOGO_SHARE = 0.3;

/** Returns a new logo, at the foot of the frame in the middle. */
export function newLogo(
  { bytes, sha256, size: shape }: LogoFile,
  frame: Size,
  keepClear: readonly Box[],
): PlacedLogo {
  const width = frame.width * LOGO_SHARE;
  const box = logoBox({ x: (frame.width - width) / 2, y: frame.height, width }, shape, frame, keepClear);
  return { bytes, sha256, shape, x: box.x, y: box.y, width: box.width };
}
