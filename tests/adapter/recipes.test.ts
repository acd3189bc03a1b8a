import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { type Design, emptyDesign, plainImage, recipeImage } from "../../shared/model/design.ts";
import { type Recipe as StoredRecipe, wholeRecipe } from "../../shared/model/recipe.ts";
import { pageRecipe, recipesOfPicture, storedRecipe } from "../../web/adapter/recipes.ts";
import { chooseRecipe } from "../../web/recipes/choose-recipe.ts";
import { type Recipe, readRecipe, writeRecipe } from "../../web/recipes/recipe.ts";
import { blob, sha } from "../shared/model/samples.ts";
import { recipeOf } from "./samples.ts";

const HOT = { category: "hotcold", slot: "hot" };
const { recipe: plain } = recipeOf(1, HOT);
const words: Recipe["words"] = {
  from: { kind: "table", word: "hot" },
  text: "Hot",
  style: "modern",
  position: { x: 0.5, y: 0.25 },
  colour: "#ffffff",
  size: 40,
};
const RECIPES: Readonly<Record<string, Recipe>> = {
  "of a photo": plain,
  "of a bundled picture of a look": {
    ...plain,
    original: { kind: "bundled", path: "/images/looks/bright/hot.webp", width: 360, height: 800 },
    background: { kind: "clear" },
    look: "bright",
  },
  "with words and a logo": {
    ...plain,
    background: { kind: "blurred" },
    words,
    logo: { sha256: sha(4), type: "image/svg+xml", x: 1, y: 2, width: 30 },
  },
  "whose words wait for a name": {
    ...plain,
    words: { ...words, from: { kind: "blend" }, text: "", position: "auto", colour: "auto", size: "auto" },
  },
};

describe.each(Object.entries(RECIPES))("a recipe %s", (_, recipe) => {
  it("is the same after it was stored with its image", () => {
    const stored = storedRecipe(recipe);
    if (!stored) throw new Error("it is not stored");
    expect(stored).not.toHaveProperty("category");
    const back = pageRecipe(structuredClone(stored), { ...HOT, madeAt: recipe.madeAt });
    expect(back).toEqual(recipe);
    expect(readRecipe(writeRecipe(back))).toEqual(recipe);
  });
});

it("a recipe that nothing could read again is not stored", () => {
  expect(storedRecipe({ ...plain, words: { ...words, text: "x".repeat(600) } })).toBeUndefined();
});

describe("the recipes of a picture", () => {
  const named = (look: string): StoredRecipe =>
    wholeRecipe({ path: "/images/looks/x/y.png", width: 1, height: 1 }, { look });
  const image = (look: string, picture = blob(1)) => recipeImage(named(look), { picture });
  const designOf = (changedAt: number, content: Partial<Design>): Design => ({
    ...emptyDesign(CLASSIC, `of ${changedAt}`),
    changedAt,
    ...content,
  });
  const older = designOf(5, {
    slots: { hotcold: { hot: image("a"), cold: image("b") }, blends: { left: image("c", blob(2)) } },
  });
  const newer = designOf(9, {
    slots: { hotcold: { hot: image("d") }, blends: { left: plainImage(blob(1)) } },
    lists: { screensaver: [{ ...image("e"), id: "1.1" }] },
  });

  it("are one for each place, from the design that changed last", () => {
    const found = recipesOfPicture(CLASSIC, [older, newer], sha(1));
    expect(found.map(({ category, slot, look, madeAt }) => [category, slot, look, madeAt])).toEqual([
      ["screensaver", "image", "e", 9],
      ["hotcold", "hot", "d", 9],
      ["hotcold", "cold", "b", 5],
    ]);
    expect(chooseRecipe(found, { category: "hotcold", slot: "cold" })?.look).toBe("b");
    expect(chooseRecipe(found, { category: "blends", slot: "left" })?.madeAt).toBe(9);
  });

  it("are none if no image has one", () => {
    expect(recipesOfPicture(CLASSIC, [older, newer], sha(7))).toEqual([]);
    expect(recipesOfPicture(CLASSIC, [], sha(1))).toEqual([]);
  });
});
