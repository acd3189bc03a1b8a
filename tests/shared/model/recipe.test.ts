import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, createPlainImage } from "../../../shared/model/design.ts";
import { findRecipeBlobs } from "../../../shared/model/questions.ts";
import { MAX_ORIGINAL_PIXELS, parseRecipe } from "../../../shared/model/read-design.ts";
import {
  bundledPathOf,
  createRecipeImage,
  createRecipeWords,
  IDENTITY_PLACEMENT,
  isIdentityPlacement,
  isStale,
  letteringSetKey,
  type Recipe,
  recipeKey,
} from "../../../shared/model/recipe.ts";
import { altered, blob, lettered, typed } from "./samples.ts";

const RECIPE: Recipe = {
  version: 2,
  original: { blob: "a".repeat(64), type: "image/jpeg", width: 4000, height: 3000 },
  placement: { x: -3.5, y: 0, scale: 0.1617, quarters: 3, angle: -2.5, mirrored: true, mode: "free" },
  background: { kind: "colour", colour: "#23140c" },
  words: {
    from: { kind: "table", word: "leaveRoom" },
    text: "Äthiopien Natur",
    style: "modern",
    position: { x: 0.5, y: 1 },
    colour: "auto",
    size: 32,
  },
  logo: { blob: "b".repeat(64), type: "image/svg+xml", x: 10, y: -4, width: 80 },
  look: "midnight",
};
const PLAIN: Recipe = {
  version: 2,
  original: { path: "/images/defaults/hotcupsizes/3/large.png", width: 302, height: 485 },
  placement: { x: 0, y: 0, scale: 1, quarters: 0, angle: 0, mirrored: false, mode: "fill" },
  background: { kind: "blurred" },
};
/** As earlier releases wrote it to design files. */
const FIRST = {
  ...RECIPE,
  version: 1,
  category: "blends",
  slot: "left",
  original: { kind: "kept", sha256: "a".repeat(64), type: "image/jpeg", width: 4000, height: 3000 },
  logo: { sha256: "b".repeat(64), type: "image/svg+xml", x: 10, y: -4, width: 80 },
  madeAt: 1_700_000_000_000,
};

const copied = (recipe: object) => JSON.parse(JSON.stringify(recipe));

/** The same with another member, which may be within one. */
const withMember = (recipe: object, path: string, value: unknown) => altered(recipe, path.split("."), value);

describe("reading a recipe", () => {
  it("gives what was written", () => {
    expect(parseRecipe(copied(RECIPE))).toEqual(RECIPE);
    expect(parseRecipe(copied(PLAIN))).toEqual(PLAIN);
  });

  it("converts the first version", () => {
    expect(parseRecipe(copied(FIRST))).toEqual(RECIPE);
    const original = { kind: "bundled", ...PLAIN.original };
    expect(parseRecipe({ ...PLAIN, version: 1, original, madeAt: 0 })).toEqual(PLAIN);
  });

  it("takes every mode, and as many pixels as an original may have", () => {
    for (const mode of ["fill", "fit", "free"])
      expect(parseRecipe(withMember(RECIPE, "placement.mode", mode))?.placement.mode).toBe(mode);
    const original = { ...RECIPE.original, width: 4200, height: 3000 };
    expect(original.width * original.height).toBe(MAX_ORIGINAL_PIXELS);
    expect(parseRecipe({ ...RECIPE, original })?.original).toEqual(original);
  });

  it("leaves out what it does not know", () => {
    expect(parseRecipe(withMember(RECIPE, "isDefault", "yes"))).toStrictEqual(RECIPE);
    expect(parseRecipe(withMember(RECIPE, "isDefault", true))).toStrictEqual({ ...RECIPE, isDefault: true });
    expect(parseRecipe(withMember(PLAIN, "placement.later", "…"))).toEqual(PLAIN);
    expect(parseRecipe(withMember(PLAIN, "later", "…"))).toEqual(PLAIN);
  });

  const HOSTILE: readonly (readonly [string, unknown])[] = [
    ["version", 3],
    ["version", "2"],
    ["original", null],
    ["original", []],
    ["original", {}],
    ["original.kind", "other"],
    ["original.blob", "A".repeat(64)],
    ["original.blob", ["a".repeat(64)]],
    ["original.type", "image/svg+xml"],
    ["original.width", 0],
    ["original.width", 4000.5],
    ["original.width", 70_000],
    ["original.height", 3151],
    ["original.height", 2999.5],
    ["placement", undefined],
    ["placement.x", null],
    ["placement.x", "1"],
    ["placement.y", 1e7],
    ["placement.scale", 0],
    ["placement.scale", -1],
    ["placement.quarters", 4],
    ["placement.quarters", 0.5],
    ["placement.angle", 45.1],
    ["placement.mirrored", 1],
    ["placement.mode", "cover"],
    ["background.kind", "a picture!"],
    ["background.colour", "red"],
    ["words", null],
    ["words.from.kind", "song"],
    ["words.from.word", "<b>"],
    ["words.from.word", "__proto__"],
    ["words.text", "x".repeat(501)],
    ["words.style", ""],
    ["words.position.x", 1.01],
    ["words.position", "middle"],
    ["words.colour", "#12345"],
    ["words.size", 0],
    ["logo.blob", ""],
    ["logo.type", "image/jpeg"],
    ["logo.width", -80],
    ["look", 1],
  ];
  it.each(HOSTILE)("with %s %j gives none", (path, value) => {
    expect(parseRecipe(withMember(RECIPE, path, value))).toBeUndefined();
  });

  it.each(["/images/../worker.js", "//host/images/x.png", "/images/a/b.svg", "https://host/images/x.png"])(
    "of %s gives none",
    (path) => {
      expect(parseRecipe(withMember(PLAIN, "original.path", path))).toBeUndefined();
    },
  );

  it.each([undefined, null, [], {}, Number.POSITIVE_INFINITY, "x", 1n, new Map(), new Date()])(
    "of %s gives none",
    (value) => expect(parseRecipe(value)).toBeUndefined(),
  );

  it("never throws, and what it gives it reads again", () => {
    const data = fc.oneof(
      fc.anything(),
      fc
        .tuple(fc.constantFrom(...HOSTILE), fc.jsonValue())
        .map(([[path], value]) => withMember(RECIPE, path, value)),
    );
    fc.assert(
      fc.property(data, (value) => {
        const recipe = parseRecipe(value);
        if (!recipe) return;
        expect(parseRecipe(copied(recipe))).toEqual(recipe);
        const { width, height } = recipe.original;
        expect(width * height).toBeLessThanOrEqual(MAX_ORIGINAL_PIXELS);
      }),
      { seed: 31, numRuns: 2_000 },
    );
  });
});

describe("the key of a recipe", () => {
  it("never changes, since designs store it: else every picture would be rendered again", () => {
    expect(recipeKey(PLAIN)).toBe(
      '[{"height":485,"path":"/images/defaults/hotcupsizes/3/large.png","width":302},{"angle":0,"mirrored":false,"mode":"fill","quarters":0,"scale":1,"x":0,"y":0},{"kind":"blurred"},null,null,null]',
    );
    expect(recipeKey(RECIPE)).toBe(
      [
        `[{"blob":"${"a".repeat(64)}","height":3000,"type":"image/jpeg","width":4000}`,
        '{"angle":-2.5,"mirrored":true,"mode":"free","quarters":3,"scale":0.1617,"x":-3.5,"y":0}',
        '{"colour":"#23140c","kind":"colour"}',
        '{"colour":"auto","position":{"x":0.5,"y":1},"size":32,"style":"modern","text":"Äthiopien Natur"}',
        `{"blob":"${"b".repeat(64)}","type":"image/svg+xml","width":80,"x":10,"y":-4}`,
        '"midnight"]',
      ].join(","),
    );
  });

  it("does not depend on the order of its members", () => {
    const turned = (value: unknown): unknown =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, each]) => [key, turned(each)]),
          )
        : value;
    expect(recipeKey(turned(RECIPE) as Recipe)).toBe(recipeKey(RECIPE));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => canonicalJson(turned(value)) === canonicalJson(value)),
      { seed: 31 },
    );
  });

  it("is another for all that shows", () => {
    const words = RECIPE.words as NonNullable<Recipe["words"]>;
    const others: Recipe[] = [
      { ...RECIPE, original: PLAIN.original },
      { ...RECIPE, placement: { ...RECIPE.placement, x: 1 } },
      { ...RECIPE, background: { kind: "clear" } },
      { ...RECIPE, words: { ...words, text: "Other" } },
      { ...RECIPE, words: { ...words, size: "auto" } },
      { ...RECIPE, look: "walnut" },
      PLAIN,
    ];
    expect(new Set([RECIPE, ...others].map(recipeKey)).size).toBe(others.length + 1);
  });

  it("is the same for what does not: its version, what its words follow, words that are empty", () => {
    const words = RECIPE.words as NonNullable<Recipe["words"]>;
    const later = { ...RECIPE, version: 9 } as unknown as Recipe; // Of a release to come.
    expect(recipeKey(later)).toBe(recipeKey(RECIPE));
    expect(recipeKey({ ...RECIPE, words: { ...words, from: { kind: "typed" } } })).toBe(recipeKey(RECIPE));
    const { words: _, ...bare } = RECIPE;
    expect(recipeKey({ ...RECIPE, words: { ...words, text: "" } })).toBe(recipeKey(bare));
  });
});

describe("an image", () => {
  it("is stale if its recipe is not the one that it was rendered from", () => {
    expect(isStale(createRecipeImage(RECIPE, { picture: blob(1) }))).toBe(false);
    expect(isStale(createRecipeImage(RECIPE))).toBe(true);
    expect(isStale({ ...createRecipeImage(RECIPE, { picture: blob(1) }), recipe: PLAIN })).toBe(true);
    expect(isStale(createPlainImage(blob(1)))).toBe(false);
  });

  it("has no name and no picture at first", () => {
    const image = { name: "", picture: null, recipe: RECIPE, renderedFrom: null };
    expect(createRecipeImage(RECIPE)).toEqual(image);
  });

  it("comes from a bundled file if its original, or else its picture, is one", () => {
    const { path } = PLAIN.original as { path: string };
    expect(bundledPathOf(createRecipeImage(PLAIN, { picture: blob(1) }))).toBe(path);
    expect(bundledPathOf(createRecipeImage(RECIPE, { picture: blob(1) }))).toBeUndefined();
    expect(bundledPathOf(createPlainImage({ path }))).toBe(path);
    expect(bundledPathOf(createPlainImage(blob(1)))).toBeUndefined();
    expect(bundledPathOf(undefined)).toBeUndefined();
  });
});

it("places a picture of the frame's size as it is, in any mode", () => {
  const frame = { width: 302, height: 485 };
  const is = (placement: object, picture = frame) =>
    isIdentityPlacement(picture, frame, { ...IDENTITY_PLACEMENT, ...placement });
  for (const mode of ["fill", "fit", "free"]) expect(is({ mode })).toBe(true);
  const moved = [{ x: 1 }, { y: 1 }, { scale: 2 }, { quarters: 2 }, { angle: 1 }, { mirrored: true }];
  for (const placement of moved) expect(is(placement)).toBe(false);
  expect(is({}, { ...frame, width: 301 })).toBe(false);
  expect(is({}, { ...frame, height: 484 })).toBe(false);
});

it("says which blobs it needs", () => {
  expect(findRecipeBlobs(RECIPE)).toEqual(["a".repeat(64), "b".repeat(64)]);
  expect(findRecipeBlobs(PLAIN)).toEqual([]);
});

it("belongs to a set if nothing of its words is set by hand", () => {
  const { recipe } = lettered(typed("Oat"));
  expect(letteringSetKey(recipe)).toBe(letteringSetKey(lettered(typed("A longer one"), 2).recipe));
  expect(letteringSetKey(recipe)).not.toBe(letteringSetKey(lettered(typed("Oat"), 1, "premium").recipe));
  expect(letteringSetKey(lettered(typed("")).recipe)).toBeUndefined();
  expect(letteringSetKey(RECIPE)).toBeUndefined();
  const words = createRecipeWords(typed("Oat"), "modern");
  for (const byHand of [{ size: 32 }, { position: { x: 0.5, y: 1 } }])
    expect(letteringSetKey({ ...recipe, words: { ...words, ...byHand } })).toBeUndefined();
  expect(letteringSetKey(PLAIN)).toBeUndefined();
});
