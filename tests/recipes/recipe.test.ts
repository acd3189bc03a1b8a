import { describe, expect, it } from "vitest";
import { MAX_WORKING, workingSize } from "../../web/fit/decode.ts";
import { MAX_ORIGINAL_PIXELS, type Recipe, readRecipe, writeRecipe } from "../../web/recipes/recipe.ts";

const RECIPE: Recipe = {
  version: 1,
  category: "blends",
  slot: "left",
  original: { kind: "kept", sha256: "a".repeat(64), type: "image/jpeg", width: 4000, height: 3000 },
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
  logo: { sha256: "b".repeat(64), type: "image/svg+xml", x: 10, y: -4, width: 80 },
  look: "midnight",
  madeAt: 1_700_000_000_000,
};
const PLAIN: Recipe = {
  version: 1,
  category: "hotcupsizes",
  slot: "large",
  original: { kind: "bundled", path: "/images/defaults/hotcupsizes/3/large.png", width: 302, height: 485 },
  placement: { x: 0, y: 0, scale: 1, quarters: 0, angle: 0, mirrored: false, mode: "fill" },
  background: { kind: "blurred" },
  madeAt: 0,
};

/** The JSON of a recipe in which the value at a path is another. */
function altered(recipe: Recipe, path: string, value: unknown): string {
  const copy = JSON.parse(JSON.stringify(recipe));
  const names = path.split(".");
  const last = names.pop() ?? "";
  let at = copy;
  for (const name of names) at = at[name];
  at[last] = value;
  return JSON.stringify(copy);
}

describe("a recipe", () => {
  it("is read as it was written", () => {
    expect(readRecipe(writeRecipe(RECIPE))).toEqual(RECIPE);
    expect(readRecipe(writeRecipe(PLAIN))).toEqual(PLAIN);
  });

  it("leaves out what it does not know", () => {
    expect(readRecipe(altered(PLAIN, "placement.later", "…"))).toEqual(PLAIN);
    expect(readRecipe(altered(PLAIN, "later", "…"))).toEqual(PLAIN);
  });

  it.each([
    ["version", 2],
    ["version", "1"],
    ["category", ""],
    ["category", "../x"],
    ["slot", 3],
    ["original", null],
    ["original", []],
    ["original.kind", "other"],
    ["original.sha256", "A".repeat(64)],
    ["original.type", "image/svg+xml"],
    ["original.width", 0],
    ["original.width", 4000.5],
    ["original.width", 70_000],
    ["original.height", 3151],
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
    ["background.kind", "picture"],
    ["background.colour", "red"],
    ["words.from.kind", "song"],
    ["words.from.word", "<b>"],
    ["words.text", "x".repeat(201)],
    ["words.style", ""],
    ["words.position.x", 1.01],
    ["words.position", "middle"],
    ["words.colour", "#12345"],
    ["words.size", 0],
    ["logo.sha256", ""],
    ["logo.type", "image/jpeg"],
    ["logo.width", -80],
    ["look", 1],
    ["madeAt", -1],
    ["madeAt", "now"],
  ])("with %s %j is none", (path, value) => {
    expect(readRecipe(altered(RECIPE, path, value))).toBeUndefined();
  });

  it.each(["/images/../worker.js", "//host/images/x.png", "/images/a/b.svg", "https://host/images/x.png"])(
    "of %s is none",
    (path) => {
      expect(readRecipe(altered(PLAIN, "original.path", path))).toBeUndefined();
    },
  );

  it.each(["", "null", "[]", "{", `"${"x".repeat(20_000)}"`])("is not %.20s", (json) => {
    expect(readRecipe(json)).toBeUndefined();
  });

  it.each([
    [4000, 3000],
    [4032, 3024],
    [4080, 3072],
    [4096, 3072],
  ])("keeps a phone's %i x %i pixels whole, which all are called twelve megapixels", (width, height) => {
    const original = { kind: "kept", sha256: "a".repeat(64), type: "image/jpeg", width, height } as const;
    expect(readRecipe(writeRecipe({ ...RECIPE, original }))?.original).toEqual(original);
    expect(workingSize({ width, height })).toEqual({ width, height });
    expect(MAX_ORIGINAL_PIXELS).toBe(MAX_WORKING);
  });
});
