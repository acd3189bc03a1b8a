import type { Box, Size } from "../../shared/machine/types.ts";
import type { Recipe, RecipeLogo, RecipeWords } from "../../shared/model/recipe.ts";
import { type LogoPlace, logoBox, type Point, pointOf, safeArea } from "../picture/lettering/boxes.ts";
import type { LogoFile } from "./logo-file.ts";

/** A logo on a picture: where it stands, in pixels, and its file with its own size. */
export interface LogoOver extends LogoPlace, Omit<LogoFile, "size"> {
  readonly shape: Size;
}

/** What stands on a picture. */
export interface Over {
  readonly words?: RecipeWords | undefined;
  readonly logo?: LogoOver | undefined;
  /** Where the hand that drags is, while what is dragged has snapped to something near it. */
  readonly hand?: Point | undefined;
}

export const hasWords = ({ words }: Over): boolean => words !== undefined && words.text.trim() !== "";
/** What stands on a picture as its recipe has it. */
export const lettered = (over: Over): Pick<Recipe, "words" | "logo"> => ({
  ...(over.words && hasWords(over) && { words: over.words }),
  ...(over.logo && { logo: logoIn(over.logo) }),
});

const logoIn = ({ sha256, x, y, width }: LogoOver): RecipeLogo => ({
  blob: sha256,
  type: "image/png",
  x,
  y,
  width,
});

export const isNothing = (over: Over): boolean => !hasWords(over) && over.logo === undefined;

/** Pixels of the picture within which what is dragged snaps. */
const SNAP = 8;
/** An arrow key's step is taken as it is. */
const STEPS = [1, 10];
const isStep = ({ x, y }: Point) => x * y === 0 && STEPS.includes(Math.abs(x + y));

/** Moves along one side between two ends, snapping to the middle and to the ends. */
function slide(hand: number, least: number, most: number, middle: number, snaps: boolean): number {
  const kept = Math.max(least, Math.min(most, hand));
  const near = [middle, least, most].find((each) => Math.abs(each - kept) < SNAP);
  return snaps && near !== undefined && near >= least && near <= most ? near : kept;
}

/** A box moved within an area by hand; `hand` is where it would be if nothing snapped. */
export function dragged(
  box: Box,
  area: Box,
  hand: Point | undefined,
  by: Point,
): { readonly box: Box; readonly hand: Point } {
  const from = hand ?? box;
  const [right, foot] = [area.x + area.width - box.width, area.y + area.height - box.height];
  const next = {
    x: Math.max(area.x - SNAP, Math.min(right + SNAP, from.x + by.x)),
    y: Math.max(area.y - SNAP, Math.min(foot + SNAP, from.y + by.y)),
  };
  const snaps = !isStep(by);
  const x = slide(next.x, area.x, right, (area.x + right) / 2, snaps);
  const y = slide(next.y, area.y, foot, (area.y + foot) / 2, snaps);
  return { box: { ...box, x, y }, hand: snaps ? next : { x, y } };
}

/** Moves the words, which stand in a box now. */
export function moveWords(over: Over, by: Point, frame: Size, box: Box | undefined): Over {
  if (!over.words || !box) return over;
  const safe = safeArea(frame);
  const { position } = over.words;
  const at =
    position === "auto"
      ? box
      : {
          ...box,
          x: safe.x + position.x * safe.width - box.width / 2,
          y: safe.y + position.y * safe.height - box.height / 2,
        };
  const moved = dragged(at, safe, over.hand, by);
  return { ...over, hand: moved.hand, words: { ...over.words, position: pointOf(moved.box, safe) } };
}

/** Pixels of words that are set by hand. */
const LEAST_TEXT = 20;
const MOST_TEXT = 200;

/** Makes the words larger or smaller, which are so large now. */
export function zoomWords(over: Over, factor: number, size: number): Over {
  const { words } = over;
  if (!words) return over;
  const now = words.size === "auto" ? size : words.size;
  const next = Math.max(LEAST_TEXT, Math.min(MOST_TEXT, now * factor));
  return { ...over, words: { ...words, size: Math.round(next * 10) / 10 } };
}

export function moveLogo(over: Over, by: Point, frame: Size, keepClear: readonly Box[]): Over {
  const { logo } = over;
  if (!logo) return over;
  const box = logoBox(logo, logo.shape, frame, keepClear);
  const moved = dragged(box, safeArea(frame), over.hand, by);
  const { x, y } = logoBox({ ...logo, ...moved.box }, logo.shape, frame, keepClear);
  return { ...over, hand: moved.hand, logo: { ...logo, x, y } };
}

/** Pixels that a logo is wide at least. */
const LEAST_LOGO = 16;

/** Makes the logo larger or smaller around its middle. */
export function zoomLogo(over: Over, factor: number, frame: Size, keepClear: readonly Box[]): Over {
  const { logo } = over;
  if (!logo) return over;
  const width = Math.max(LEAST_LOGO, Math.min(frame.width, logo.width * factor));
  const grown = (width - logo.width) / 2;
  const ratio = logo.shape.height / logo.shape.width;
  const wanted = { x: logo.x - grown, y: logo.y - grown * ratio, width };
  const box = logoBox(wanted, logo.shape, frame, keepClear);
  // The authored width stands where the box is as wide; fractions would add up.
  return {
    ...over,
    hand: undefined,
    logo: { ...logo, x: box.x, y: box.y, width: Math.min(width, box.width + 1) },
  };
}

/** Of a frame, how wide a new logo is. */
const LOGO_SHARE = 0.3;

/** A new logo: at the foot, in the middle. */
export function newLogo(
  { bytes, sha256, size: shape }: LogoFile,
  frame: Size,
  keepClear: readonly Box[],
): LogoOver {
  const width = frame.width * LOGO_SHARE;
  const box = logoBox({ x: (frame.width - width) / 2, y: frame.height, width }, shape, frame, keepClear);
  return { bytes, sha256, shape, x: box.x, y: box.y, width: box.width };
}
