import { MAX_ANGLE, type Placement } from "../fit/placement.ts";
import type { Background } from "../fit/render.ts";

/** How the picture of a place came about, so that it can be adjusted and its words changed. */
export interface Recipe {
  readonly version: typeof RECIPE_VERSION;
  /** The place that it was made for; a list's slot is that of its arrangement, not an index. */
  readonly category: string;
  readonly slot: string;
  readonly original: Original;
  /** Of the original in the slot's frame. */
  readonly placement: Placement;
  readonly background: Background;
  readonly words?: Words;
  readonly logo?: Logo;
  /** The look that it is from. */
  readonly look?: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** The picture that was placed: upright, of that size in pixels. */
export type Original =
  | {
      /** In the picture store. */
      readonly kind: "kept";
      readonly sha256: string;
      readonly type: OriginalType;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: "bundled"; readonly path: string; readonly width: number; readonly height: number };

export type OriginalType = (typeof ORIGINAL_TYPES)[number];

/** What stands on the picture. */
export interface Words {
  /** What they follow: a blend's name, or a word of the design's table; `typed` follow nothing. */
  readonly from:
    | { readonly kind: "typed" }
    | { readonly kind: "blend" }
    | { readonly kind: "table"; readonly word: string };
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

/** A logo on the picture, in its pixels; the height follows. */
export interface Logo {
  readonly sha256: string;
  readonly type: LogoType;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type LogoType = (typeof LOGO_TYPES)[number];

export const RECIPE_VERSION = 1;
const ORIGINAL_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
const LOGO_TYPES = ["image/png", "image/svg+xml"] as const;

/** Of an original that is kept: what a picture is worked on at, at most. */
export const MAX_ORIGINAL_PIXELS = 12_600_000;
/** Pixels of a side: a JPEG's. */
const MAX_SIDE = 65_535;
/** Characters of its words, its ids and paths, and of all of it. */
const MAX_TEXT = 200;
const MAX_JSON = 10_000;
/** Far beyond any frame. */
const FAR = 1_000_000;

/** Whether a stored value is the path of a bundled picture, which an original may have. */
export const isBundledPath = (value: string): boolean => BUNDLED.test(value);

/** A recipe as it is kept. */
export const writeRecipe = (recipe: Recipe): string => JSON.stringify(recipe);

/** A recipe from what was kept; undefined for anything else, so that it counts as absent. */
export function readRecipe(json: string): Recipe | undefined {
  if (json.length > MAX_JSON) return undefined;
  try {
    return recipeOf(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** What does not hold; it is thrown and caught here alone. */
class NoRecipe extends Error {}

type Members = Readonly<Record<string, unknown>>;

function recipeOf(value: unknown): Recipe {
  const given = membersOf(value);
  const { words, logo, look } = given;
  check(given.version === RECIPE_VERSION);
  return {
    version: RECIPE_VERSION,
    category: idOf(given.category),
    slot: idOf(given.slot),
    original: originalOf(membersOf(given.original)),
    placement: placementOf(membersOf(given.placement)),
    background: backgroundOf(membersOf(given.background)),
    ...(words !== undefined && { words: wordsOf(membersOf(words)) }),
    ...(logo !== undefined && { logo: logoOf(membersOf(logo)) }),
    ...(look !== undefined && { look: idOf(look) }),
    madeAt: numberOf(given.madeAt, 0, Number.MAX_SAFE_INTEGER),
  };
}

function originalOf(given: Members): Original {
  const size = {
    width: numberOf(given.width, 1, MAX_SIDE, true),
    height: numberOf(given.height, 1, MAX_SIDE, true),
  };
  check(size.width * size.height <= MAX_ORIGINAL_PIXELS);
  const kind = oneOf(["kept", "bundled"] as const, given.kind);
  return kind === "kept"
    ? { kind, sha256: hashOf(given.sha256), type: oneOf(ORIGINAL_TYPES, given.type), ...size }
    : { kind, path: textOf(given.path, BUNDLED), ...size };
}

const placementOf = (given: Members): Placement => ({
  x: numberOf(given.x, -FAR, FAR),
  y: numberOf(given.y, -FAR, FAR),
  scale: positive(given.scale),
  quarters: numberOf(given.quarters, 0, 3, true),
  angle: numberOf(given.angle, -MAX_ANGLE, MAX_ANGLE),
  mirrored: flagOf(given.mirrored),
  mode: oneOf(["fill", "fit", "free"] as const, given.mode),
});

function backgroundOf(given: Members): Background {
  const kind = oneOf(["colour", "blurred", "clear"] as const, given.kind);
  return kind === "colour" ? { kind, colour: textOf(given.colour, COLOUR) } : { kind };
}

function wordsOf(given: Members): Words {
  const from = membersOf(given.from);
  const kind = oneOf(["typed", "blend", "table"] as const, from.kind);
  const { position, colour, size } = given;
  return {
    from: kind === "table" ? { kind, word: idOf(from.word) } : { kind },
    text: textOf(given.text),
    style: idOf(given.style),
    position: position === "auto" ? position : pointOf(membersOf(position)),
    colour: colour === "auto" ? colour : textOf(colour, COLOUR),
    size: size === "auto" ? size : positive(size),
  };
}

const pointOf = ({ x, y }: Members) => ({ x: numberOf(x, 0, 1), y: numberOf(y, 0, 1) });

const logoOf = (given: Members): Logo => ({
  sha256: hashOf(given.sha256),
  type: oneOf(LOGO_TYPES, given.type),
  x: numberOf(given.x, -FAR, FAR),
  y: numberOf(given.y, -FAR, FAR),
  width: positive(given.width),
});

const ID = /^[a-z][\w-]{0,59}$/i;
const HASH = /^[0-9a-f]{64}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;
/** The path of a picture that the app serves, and that can't climb out of them. */
const BUNDLED = /^\/images\/[\w-]+(\/[\w-]+)*\.(png|webp)$/;

function check(holds: boolean): asserts holds {
  if (!holds) throw new NoRecipe();
}

function membersOf(value: unknown): Members {
  check(typeof value === "object" && value !== null && !Array.isArray(value));
  return { ...value };
}

function textOf(value: unknown, form?: RegExp): string {
  check(typeof value === "string" && value.length <= MAX_TEXT && (form?.test(value) ?? true));
  return value;
}

const idOf = (value: unknown): string => textOf(value, ID);
const hashOf = (value: unknown): string => textOf(value, HASH);

function numberOf(value: unknown, least: number, most: number, isWhole = false): number {
  check(typeof value === "number" && value >= least && value <= most);
  check(!isWhole || Number.isInteger(value));
  return value;
}

function positive(value: unknown): number {
  check(value !== 0);
  return numberOf(value, 0, FAR);
}

function flagOf(value: unknown): boolean {
  check(typeof value === "boolean");
  return value;
}

function oneOf<const Value extends string>(values: readonly Value[], value: unknown): Value {
  const found = values.find((each) => each === value);
  check(found !== undefined);
  return found;
}
