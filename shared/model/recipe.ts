import type { Size } from "../machine/types.ts";
import { type BlobPicture, canonicalJson, type DesignImage, type RecipeImage } from "./design.ts";

export interface Recipe {
  readonly version: typeof RECIPE_VERSION;
  /**
   * An upload is re-encoded, with at most two pixels per frame pixel in each dimension, unless it is a PNG of the
   * frame's size.
   */
  readonly original: OriginalPicture;
  readonly placement: Placement;
  readonly background: Background;
  readonly words?: RecipeWords;
  readonly logo?: RecipeLogo;
  readonly look?: string;
  readonly isDefault?: true;
}

/** In pixels, after EXIF rotation. */
export type OriginalPicture = BlobOriginal | ({ readonly path: string } & Size);

export type BlobOriginal = { readonly blob: string; readonly type: OriginalType } & Size;

export interface Placement {
  /** Offset between the centres, in frame pixels. */
  readonly x: number;
  readonly y: number;
  /** Frame pixels per picture pixel. */
  readonly scale: number;
  /** Quarter turns clockwise, after mirroring. */
  readonly quarters: number;
  readonly angle: number;
  readonly mirrored: boolean;
  /** Whether rotating keeps the picture filling or fitting the frame. */
  readonly mode: "fill" | "fit" | "free";
}

/** Visible around the picture and through its transparent parts. */
export interface Background {
  /** A `BackgroundKind`, or one that a later release added. */
  readonly kind: string;
  readonly colour?: string;
}

export interface RecipeWords {
  /** `blend`: the slot's name. `table`: a word of the machine's table. */
  readonly from: { readonly kind: "typed" | "blend" } | { readonly kind: "table"; readonly word: string };
  readonly text: string;
  readonly style: string;
  /** The centre, as fractions of the safe area. */
  readonly position: { readonly x: number; readonly y: number } | "auto";
  /** #rrggbb or "auto". */
  readonly colour: string;
  readonly size: number | "auto";
}

/** In pixels of the rendered picture. The file determines the height. */
export interface RecipeLogo {
  readonly blob: string;
  readonly type: (typeof LOGO_TYPES)[number];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type BackgroundKind = (typeof BACKGROUND_KINDS)[number];

export type OriginalType = (typeof ORIGINAL_TYPES)[number];

export const RECIPE_VERSION = 2;
export const ORIGINAL_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export const LOGO_TYPES = ["image/png", "image/svg+xml"] as const;

/** In the editor's order. */
export const BACKGROUND_KINDS = ["blurred", "colour", "clear"] as const;

/** In degrees. */
export const MAX_PLACEMENT_ANGLE = 45;

/** Places a picture of exactly the frame's size. */
export const IDENTITY_PLACEMENT: Placement = {
  x: 0,
  y: 0,
  scale: 1,
  quarters: 0,
  angle: 0,
  mirrored: false,
  mode: "fill",
};

export const isIdentityPlacement = (picture: Size, frame: Size, placement: Placement): boolean =>
  picture.width === frame.width &&
  picture.height === frame.height &&
  canonicalJson({ ...placement, mode: IDENTITY_PLACEMENT.mode }) === canonicalJson(IDENTITY_PLACEMENT);

export const createFullFrameRecipe = (
  original: OriginalPicture,
  { words, look }: { readonly words?: RecipeWords | undefined; readonly look?: string } = {},
): Recipe => ({
  version: RECIPE_VERSION,
  original,
  placement: IDENTITY_PLACEMENT,
  background: { kind: "clear" },
  ...(words && { words }),
  ...(look !== undefined && { look }),
});

export const createRecipeWords = (
  { from, text }: Pick<RecipeWords, "from" | "text">,
  style: string,
  colour = "auto",
): RecipeWords => ({ from, text, style, position: "auto", colour, size: "auto" });

/** Excludes the version, so that a new release doesn't make pictures stale. */
export function recipeKey({ original, placement, background, words, logo, look }: Recipe): string {
  const shown = words?.text ? { ...words, from: undefined } : null;
  return canonicalJson([original, placement, background, shown, logo ?? null, look ?? null]);
}

/** Pictures in a set share the font size at which the longest text fits. */
export function letteringSetKey({ words }: Recipe): string | undefined {
  const isSet = words && words.text !== "" && words.size === "auto" && words.position === "auto";
  return isSet ? canonicalJson([words.style, words.colour]) : undefined;
}

export const createRecipeImage = (
  recipe: Recipe,
  { name = "", picture = null }: { readonly name?: string; readonly picture?: BlobPicture | null } = {},
): RecipeImage => ({ name, picture, recipe, renderedFrom: picture && recipeKey(recipe) });

export const isStale = (image: DesignImage): boolean =>
  image.recipe !== undefined && image.renderedFrom !== recipeKey(image.recipe);

export function bundledPathOf(image: DesignImage | undefined): string | undefined {
  const from = image?.recipe?.original ?? image?.picture;
  return from && "path" in from ? from.path : undefined;
}
