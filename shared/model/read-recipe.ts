import * as read from "./read-data.ts";
import {
  type Background,
  LOGO_TYPES,
  MAX_ANGLE,
  ORIGINAL_TYPES,
  type Original,
  type Placement,
  RECIPE_VERSION,
  type Recipe,
  type RecipeLogo,
  type RecipeWords,
} from "./recipe.ts";

/*
 * A recipe from data that anybody may have written. Version 1, which design files of earlier releases hold, is
 * converted:
 *   original {kind: "kept", sha256, …} -> {blob, …} and {kind: "bundled", path, …} -> {path, …};
 *   logo {sha256, …} -> {blob, …};
 *   category, slot and madeAt are dropped: a recipe is part of its image's entry.
 */

/** Of an original that is stored: what a picture is worked on at, at most. */
export const MAX_ORIGINAL_PIXELS = 12_600_000;
/** Pixels of a side: a JPEG's. */
const MAX_SIDE = 65_535;
/** Far beyond any frame. */
const FAR = 1_000_000;

/** The path of a picture that the app serves, and that can't climb out of them. */
const BUNDLED = /^\/images\/[\w-]+(\/[\w-]+)*\.(png|webp)$/;

/** Whether a text is the path of a bundled picture, which an original may have. */
export const isBundledPath = (text: string): boolean => BUNDLED.test(text);

/** Reads a recipe from parsed JSON. Returns undefined for anything that is not one; the image then has no recipe. */
export const readRecipe = (value: unknown): Recipe | undefined => read.attempt(() => recipeFrom(value));

function recipeFrom(value: unknown): Recipe {
  const given = read.members(value);
  const { version, words, logo, look } = given;
  read.check(version === 1 || version === RECIPE_VERSION);
  return {
    version: RECIPE_VERSION,
    original: originalFrom(read.members(given.original)),
    placement: placementFrom(read.members(given.placement)),
    background: backgroundFrom(read.members(given.background)),
    ...(words !== undefined && { words: wordsFrom(read.members(words)) }),
    ...(logo !== undefined && { logo: logoFrom(read.members(logo)) }),
    ...(look !== undefined && { look: read.id(look) }),
  };
}

function originalFrom(given: read.Members): Original {
  const size = {
    width: read.number(given.width, 1, MAX_SIDE, true),
    height: read.number(given.height, 1, MAX_SIDE, true),
  };
  read.check(size.width * size.height <= MAX_ORIGINAL_PIXELS);
  const { kind = "path" in given ? "bundled" : "kept" } = given;
  return read.oneOf(["kept", "bundled"], kind) === "kept"
    ? { blob: blobFrom(given), type: read.oneOf(ORIGINAL_TYPES, given.type), ...size }
    : { path: read.text(given.path, BUNDLED), ...size };
}

const placementFrom = (given: read.Members): Placement => ({
  x: read.number(given.x, -FAR, FAR),
  y: read.number(given.y, -FAR, FAR),
  scale: read.positive(given.scale, FAR),
  quarters: read.number(given.quarters, 0, 3, true),
  angle: read.number(given.angle, -MAX_ANGLE, MAX_ANGLE),
  mirrored: read.flag(given.mirrored),
  mode: read.oneOf(["fill", "fit", "free"], given.mode),
});

function backgroundFrom(given: read.Members): Background {
  const { kind, colour } = given;
  return { kind: read.id(kind), ...(colour !== undefined && { colour: read.colour(colour) }) };
}

function wordsFrom(given: read.Members): RecipeWords {
  const from = read.members(given.from);
  const kind = read.oneOf(["typed", "blend", "table"], from.kind);
  const { position, colour, size } = given;
  return {
    from: kind === "table" ? { kind, word: read.id(from.word) } : { kind },
    text: read.text(given.text),
    style: read.id(given.style),
    position: position === "auto" ? position : pointFrom(read.members(position)),
    colour: colour === "auto" ? colour : read.colour(colour),
    size: size === "auto" ? size : read.positive(size, FAR),
  };
}

const pointFrom = ({ x, y }: read.Members) => ({ x: read.number(x, 0, 1), y: read.number(y, 0, 1) });

const logoFrom = (given: read.Members): RecipeLogo => ({
  blob: blobFrom(given),
  type: read.oneOf(LOGO_TYPES, given.type),
  x: read.number(given.x, -FAR, FAR),
  y: read.number(given.y, -FAR, FAR),
  width: read.positive(given.width, FAR),
});

const blobFrom = ({ blob, sha256 }: read.Members): string => read.hash(blob ?? sha256);
