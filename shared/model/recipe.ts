import type { Size } from "../machine/types.ts";
import { type BlobPicture, canonical, type Image, type RecipeImage } from "./design.ts";

/** How a picture came about, so that it can be adjusted and its words changed. Plain data, stored with its image. */
export interface Recipe {
  readonly version: typeof RECIPE_VERSION;
  readonly original: Original;
  /** Of the original in the slot's frame. */
  readonly placement: Placement;
  readonly background: Background;
  readonly words?: RecipeWords;
  readonly logo?: RecipeLogo;
  /** The id of the look that the picture is from. */
  readonly look?: string;
}

/** The picture that was placed: upright, of that size in pixels. */
export type Original = BlobOriginal | BundledOriginal;

export interface BlobOriginal {
  /** The SHA-256 of a stored blob. */
  readonly blob: string;
  readonly type: OriginalType;
  readonly width: number;
  readonly height: number;
}

export interface BundledOriginal {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Where a picture lies in its frame. */
export interface Placement {
  /** How far the picture's centre is right of and below the frame's, in frame pixels. */
  readonly x: number;
  readonly y: number;
  /** Frame pixels to a picture pixel. */
  readonly scale: number;
  /** Turned clockwise, after it was mirrored: quarters of a turn, and degrees up to `MAX_ANGLE` to either side. */
  readonly quarters: number;
  readonly angle: number;
  /** Mirrored left to right. */
  readonly mirrored: boolean;
  /** What is kept when the picture is turned: that it fills the frame, or that all of it shows. */
  readonly mode: "fill" | "fit" | "free";
}

/** What fills what a picture leaves free, and shows where it is clear. */
export interface Background {
  /** The id of one of web/picture/backgrounds.ts; "clear" is known here too. */
  readonly kind: string;
  /** #rrggbb, if it has one. */
  readonly colour?: string;
}

/** The words on a picture. */
export interface RecipeWords {
  /** What the text follows: the name of the slot where the picture stands, or a word of the table; or nothing. */
  readonly from: WordsSource;
  /** The text as it is to be rendered. If it is empty, it waits for a name. */
  readonly text: string;
  /** The id of a style of lettering. */
  readonly style: string;
  /** The middle of the words, in parts of the safe area. */
  readonly position: { readonly x: number; readonly y: number } | "auto";
  /** #rrggbb, or "auto". */
  readonly colour: string;
  /** Pixels. */
  readonly size: number | "auto";
}

export type WordsSource =
  | { readonly kind: "typed" }
  | { readonly kind: "blend" }
  | { readonly kind: "table"; readonly word: string };

/** A logo on the picture, in its pixels; the height follows. */
export interface RecipeLogo {
  /** The SHA-256 of a stored blob. */
  readonly blob: string;
  readonly type: LogoType;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type OriginalType = (typeof ORIGINAL_TYPES)[number];
export type LogoType = (typeof LOGO_TYPES)[number];

/** Version 1 told the kind of an original and had its place in it: see read-design.ts. */
export const RECIPE_VERSION = 2;
export const ORIGINAL_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export const LOGO_TYPES = ["image/png", "image/svg+xml"] as const;

/** Degrees to either side that a picture can be straightened by. */
export const MAX_ANGLE = 45;

/** An original that has its frame's size, as it is. */
export const WHOLE: Placement = {
  x: 0,
  y: 0,
  scale: 1,
  quarters: 0,
  angle: 0,
  mirrored: false,
  mode: "fill",
};

/** Whether a picture of the frame's size is placed in it as it is. */
export const isPlacedWhole = (picture: Size, frame: Size, placement: Placement): boolean =>
  picture.width === frame.width &&
  picture.height === frame.height &&
  canonical({ ...placement, mode: WHOLE.mode }) === canonical(WHOLE);

/** The recipe of an original that has its frame's size. */
export const wholeRecipe = (
  original: Original,
  { words, look }: { readonly words?: RecipeWords | undefined; readonly look?: string } = {},
): Recipe => ({
  version: RECIPE_VERSION,
  original,
  placement: WHOLE,
  background: { kind: "clear" },
  ...(words && { words }),
  ...(look !== undefined && { look }),
});

/** Words that stand where and as large as their style has them. */
export const plainWords = (
  { from, text }: Pick<RecipeWords, "from" | "text">,
  style: string,
  colour = "auto",
): RecipeWords => ({ from, text, style, position: "auto", colour, size: "auto" });

/**
 * Returns what a recipe's rendering depends on, as a string. It leaves out the version, because a new release must not
 * make a picture stale, and what the words follow, because their text already says it.
 */
export function recipeKey({ original, placement, background, words, logo, look }: Recipe): string {
  const { from: _, ...shown } = words ?? { from: undefined };
  return canonical([original, placement, background, words?.text ? shown : null, logo ?? null, look ?? null]);
}

/**
 * The set of lettering to which a recipe belongs: pictures of one machine screen and one set are lettered together, as
 * large as the longest text allows. Undefined if it is lettered alone.
 */
export function letteringSet({ words, look }: Recipe): string | undefined {
  const isSet = words && words.text !== "" && words.size === "auto" && words.position === "auto";
  return isSet ? canonical([look ?? null, words.style, words.colour]) : undefined;
}

/** An image with a recipe; its picture if it was rendered from that recipe already. */
export const recipeImage = (
  recipe: Recipe,
  { name = "", picture = null }: { readonly name?: string; readonly picture?: BlobPicture | null } = {},
): RecipeImage => ({ name, picture, recipe, renderedFrom: picture && recipeKey(recipe) });

/** Whether the image's recipe is not the one that its picture was rendered from. */
export const isStale = (image: Image): boolean =>
  image.recipe !== undefined && image.renderedFrom !== recipeKey(image.recipe);
