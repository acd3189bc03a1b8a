import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createRecipeWords, createWholeRecipe, type Recipe } from "../../shared/model/recipe.ts";
import { png } from "../support/png.ts";
import { readPng } from "../support/read-png.ts";
import { BLACK, BLURRED, originalAt, over, rendererPage } from "./harness/pictures/chromium.ts";

const call = rendererPage();

const blends = (recipes: Readonly<Record<string, Recipe>>) => ({ category: "blends", recipes });
const words = (text: string) => createRecipeWords({ from: { kind: "typed" }, text }, "modern");
const pixels = (base64: string | undefined) => readPng(Buffer.from(base64 ?? "", "base64"));
const exact = createWholeRecipe(originalAt("/sources/exact.png"));
const worded = (text: string): Recipe => ({ ...exact, words: words(text) });

describe("a picture", () => {
  it("is the original's file if that is a PNG and nothing is done to it", async () => {
    const file = Buffer.from(png(302, 485, { noise: 40 })).toString("base64");
    expect((await call("render", blends({ left: exact }))).pictures).toEqual({ left: file });
    expect((await call("render", blends({ left: worded("") }))).pictures).toEqual({ left: file });
    expect((await call("render", blends({ left: over(exact, BLURRED) }))).pictures).toEqual({ left: file });
    const path = "/images/defaults/blends/left.png";
    const bundled = readFileSync(join(import.meta.dirname, "../../public", path)).toString("base64");
    const { pictures } = await call(
      "render",
      blends({ left: createWholeRecipe({ path, width: 302, height: 485 }) }),
    );
    expect(pictures).toEqual({ left: bundled });
  });

  it("is a PNG of its place's size, whatever its original", async () => {
    for (const [category, key, width, height] of [
      ["blends", "left", 302, 485],
      ["screensaver", "a", 1024, 768],
      ["hotleaveroom", "noroom", 406, 200],
    ] as const)
      for (const original of [
        originalAt("/sources/photo.jpg", [900, 700]),
        originalAt("/sources/clear.webp"),
      ]) {
        const recipes = { [key]: over(createWholeRecipe(original), BLURRED) };
        const { pictures } = await call("render", { category, recipes });
        expect(pixels(pictures[key])).toMatchObject({ width, height });
      }
  });

  it("shows its background under a transparent original of the exact size", async () => {
    for (const name of ["clear.png", "clear.webp"]) {
      const recipe = over(createWholeRecipe(originalAt(`/sources/${name}`)), BLACK);
      const { pictures } = await call("render", blends({ left: recipe }));
      expect(pixels(pictures.left).colourType, name).toBe(2);
      const lettered = await call("render", blends({ left: { ...recipe, words: words("Oat") } }));
      expect(pixels(lettered.pictures.left).colourType, name).toBe(2);
    }
  });
});

describe("a set", () => {
  it("is lettered without a picture that can't be rendered, which is reported", async () => {
    const [left, right] = [worded("Oat"), worded("Rye and barley")];
    const { pictures: two } = await call("render", blends({ left, right }));
    for (const [address, reason] of [
      ["/sources/gone.png", "missing"],
      ["/sources/damaged.png", "unreadable"],
    ] as const) {
      const middle = createWholeRecipe(originalAt(address), { words: words("Donaudampfschiffahrt") });
      const { pictures } = await call("render", blends({ left, middle, right }));
      expect(pictures, reason).toEqual({ ...two, middle: reason });
    }
  });

  it("reports a missing logo, and an original of an unexpected size", async () => {
    const logo = { blob: "/sources/gone.svg", type: "image/svg+xml", x: 0, y: 0, width: 90 } as const;
    const middle = createWholeRecipe({ path: "/images/defaults/hotcold/hot.png", width: 302, height: 485 });
    const { pictures } = await call("render", blends({ left: { ...exact, logo }, middle }));
    expect(pictures).toEqual({ left: "missing", middle: "unreadable" });
  });

  it("has one size of letters", async () => {
    const alone = await call("render", blends({ left: worded("Mild") }));
    const together = await call(
      "render",
      blends({ left: worded("Mild"), right: worded("Donaudampfschiffahrt") }),
    );
    expect(together.pictures.left).not.toBe(alone.pictures.left);
  });
});

describe("rendering", () => {
  it("reads nothing a second time, and an original once for all that is put on it", async () => {
    const recipe = (text: string): Recipe => ({
      ...createWholeRecipe(originalAt("/sources/photo.jpg", [900, 700]), { words: words(text) }),
      background: BLURRED,
    });
    const first = await call("render", blends({ left: recipe("Once") }));
    expect(first.read).toEqual(["/sources/photo.jpg"]);
    const again = await call("render", blends({ left: recipe("Once") }));
    expect(again.pictures).toEqual(first.pictures);
    expect(again.read).toEqual([]);
    const other = await call("render", blends({ left: recipe("Twice") }));
    expect(other.pictures).not.toEqual(first.pictures);
    expect(other.read).toEqual([]);
  });

  it("tries again after a failure", async () => {
    const left = createWholeRecipe(originalAt("/sources/never.png"), { words: words("Oat") });
    for (const _ of ["first", "again"])
      expect((await call("render", blends({ left }))).read).toEqual(["/sources/never.png"]);
  });

  it("reports progress", async () => {
    const { told } = await call(
      "render",
      blends({ left: worded("A"), middle: worded("B"), right: worded("C") }),
    );
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it("ends with the signal's reason", async () => {
    const left = createWholeRecipe(originalAt("/sources/photo.jpg", [900, 700]), { words: words("Aborted") });
    expect(await call("abort", blends({ left }))).toBe("Error: the visitor left");
    expect((await call("render", blends({ left }))).pictures.left).not.toMatch(/^\w+$/);
  });
});
