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
 * A recipe from JSON that anybody may have written. Version 1, which design files of earlier releases hold, is
 * converted:
 *   original {kind: "kept", sha256, …} -> {blob, …} and {kind: "bundled", path, …} -> {path, …};
 *   logo {sha256, …} -> {blob, …};
 *   category, slot and madeAt are dropped: a recipe is part of its image's entry.
 */

/** Of an original that is stored: what a picture is worked on at, at most. */
export const MAX_ORIGINAL_PIXELS = 12_600_000;
/** Pixels of a side: a JPEG's. */
const MAX_SIDE = 65_535;
/** Characters of its words, its ids and paths, and of all of it. */
const MAX_TEXT = 200;
const MAX_JSON = 10_000;
/** Far beyond any frame. */
const FAR = 1_000_000;

const ID = /^[a-z][\w-]{0,59}$/i;
const HASH = /^[0-9a-f]{64}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;
/** The path of a picture that the app serves, and that can't climb out of them. */
const BUNDLED = /^\/images\/[\w-]+(\/[\w-]+)*\.(png|webp)$/;

/** Whether a text is the path of a bundled picture, which an original may have. */
export const isBundledPath = (text: string): boolean => BUNDLED.test(text);

/** Reads a recipe from JSON. Returns undefined for anything that is not one; the image then has no recipe. */
export function readRecipe(json: string): Recipe | undefined {
  if (json.length > MAX_JSON) return undefined;
  try {
    return recipeFrom(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Thrown if something does not hold, and caught above. */
class NoRecipe extends Error {}

type Members = Readonly<Record<string, unknown>>;

function recipeFrom(value: unknown): Recipe {
  const given = membersOf(value);
  const { version, words, logo, look } = given;
  check(version === 1 || version === RECIPE_VERSION);
  return {
    version: RECIPE_VERSION,
    original: originalFrom(membersOf(given.original)),
    placement: placementFrom(membersOf(given.placement)),
    background: backgroundFrom(membersOf(given.background)),
    ...(words !== undefined && { words: wordsFrom(membersOf(words)) }),
    ...(logo !== undefined && { logo: logoFrom(membersOf(logo)) }),
    ...(look !== undefined && { look: idFrom(look) }),
  };
}

function originalFrom(given: Members): Original {
  const size = {
    width: numberFrom(given.width, 1, MAX_SIDE, true),
    height: numberFrom(given.height, 1, MAX_SIDE, true),
  };
  check(size.width * size.height <= MAX_ORIGINAL_PIXELS);
  const { kind = "path" in given ? "bundled" : "kept" } = given;
  return oneOf(["kept", "bundled"], kind) === "kept"
    ? { blob: blobFrom(given), type: oneOf(ORIGINAL_TYPES, given.type), ...size }
    : { path: textFrom(given.path, BUNDLED), ...size };
}

const placementFrom = (given: Members): Placement => ({
  x: numberFrom(given.x, -FAR, FAR),
  y: numberFrom(given.y, -FAR, FAR),
  scale: positive(given.scale),
  quarters: numberFrom(given.quarters, 0, 3, true),
  angle: numberFrom(given.angle, -MAX_ANGLE, MAX_ANGLE),
  mirrored: flagFrom(given.mirrored),
  mode: oneOf(["fill", "fit", "free"], given.mode),
});

function backgroundFrom(given: Members): Background {
  const kind = oneOf(["colour", "blurred", "clear"], given.kind);
  return kind === "colour" ? { kind, colour: textFrom(given.colour, COLOUR) } : { kind };
}

function wordsFrom(given: Members): RecipeWords {
  const from = membersOf(given.from);
  const kind = oneOf(["typed", "blend", "table"], from.kind);
  const { position, colour, size } = given;
  return {
    from: kind === "table" ? { kind, word: idFrom(from.word) } : { kind },
    text: textFrom(given.text),
    style: idFrom(given.style),
    position: position === "auto" ? position : pointFrom(membersOf(position)),
    colour: colour === "auto" ? colour : textFrom(colour, COLOUR),
    size: size === "auto" ? size : positive(size),
  };
}

const pointFrom = ({ x, y }: Members) => ({ x: numberFrom(x, 0, 1), y: numberFrom(y, 0, 1) });

const logoFrom = (given: Members): RecipeLogo => ({
  blob: blobFrom(given),
  type: oneOf(LOGO_TYPES, given.type),
  x: numberFrom(given.x, -FAR, FAR),
  y: numberFrom(given.y, -FAR, FAR),
  width: positive(given.width),
});

function check(holds: boolean): asserts holds {
  if (!holds) throw new NoRecipe();
}

function membersOf(value: unknown): Members {
  check(typeof value === "object" && value !== null && !Array.isArray(value));
  return { ...value };
}

function textFrom(value: unknown, form?: RegExp): string {
  check(typeof value === "string" && value.length <= MAX_TEXT && (form?.test(value) ?? true));
  return value;
}

const idFrom = (value: unknown): string => textFrom(value, ID);
const blobFrom = ({ blob, sha256 }: Members): string => textFrom(blob ?? sha256, HASH);

function numberFrom(value: unknown, least: number, most: number, isWhole = false): number {
  check(typeof value === "number" && value >= least && value <= most);
  check(!isWhole || Number.isInteger(value));
  return value;
}

function positive(value: unknown): number {
  check(value !== 0);
  return numberFrom(value, 0, FAR);
}

function flagFrom(value: unknown): boolean {
  check(typeof value === "boolean");
  return value;
}

function oneOf<const Value extends string>(values: readonly Value[], value: unknown): Value {
  const found = values.find((each) => each === value);
  check(found !== undefined);
  return found;
}
