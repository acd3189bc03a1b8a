import { describe, expect, it } from "vitest";
import { findArrangement, findCategory } from "../../../shared/machine/questions.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { findTextAt } from "../../../shared/model/defaults.ts";
import { createEmptyDesign } from "../../../shared/model/design.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  type Recipe,
  type RecipeWords,
} from "../../../shared/model/recipe.ts";
import { textSafeArea } from "../../../web/picture/lettering/boxes.ts";
import { createLetteringJob, loadLetteringData } from "../../../web/picture/lettering/lettering-job.ts";

const { model } = ACTIVE;
const [data, words] = await Promise.all([loadLetteringData(ACTIVE), ACTIVE.wordTable()]);
const PICTURE = new Uint8Array([1]);
const WORDS: RecipeWords = createRecipeWords({ from: { kind: "typed" }, text: "Oat" }, "modern");
const OWN = createFullFrameRecipe({ blob: "0".repeat(64), type: "image/png", width: 302, height: 485 });

const categoryOf = (id: string) => {
  const category = findCategory(model, id);
  if (!category) throw new Error(`there is no ${id}`);
  return category;
};
const job = (
  id: string,
  key: string,
  more: Partial<Recipe> = { words: WORDS },
  beside: readonly Recipe[] = [],
) => {
  const category = categoryOf(id);
  const [image, ...others] = [{ ...OWN, ...more }, ...beside].map((recipe, at) => ({
    ...{ category: id, key: at === 0 ? key : `${at}` },
    image: createRecipeImage(recipe),
  }));
  if (!image) throw new Error("there is no image");
  return createLetteringJob(
    data,
    { category, arrangement: findArrangement(category, undefined), images: [image, ...others] },
    image,
    { picture: PICTURE, logo: undefined },
  );
};

describe("the job for a recipe's words", () => {
  it("is the style's on a picture of the visitor's own, of any size", () => {
    expect(job("blends", "left")).toMatchObject({ text: "Oat", treatment: { style: "modern", scale: 1 } });
    expect(job("blends", "left").lettering).toEqual(data.letteringStyles.styles.modern);
    for (const { id, arrangements } of model.categories)
      for (const { places } of arrangements)
        expect(job(id, places[0]?.slot ?? "").lettering.box.width).toBeGreaterThan(200);
  });

  it("is a scene's own, which has its style's label already, and the style's if that is another", () => {
    const [scene] = data.libraries.blends ?? [];
    if (!scene) throw new Error("there are no scenes");
    const original = { path: scene.scene, ...scene.size };
    const own = job("blends", "left", { original, words: { ...WORDS, style: scene.style } });
    expect(own.treatment).toBeUndefined();
    expect(own.lettering).toEqual(data.letterings.blends?.(scene));
    const style = scene.style === "modern" ? "classic" : "modern";
    expect(job("blends", "left", { original, words: { ...WORDS, style } }).treatment?.style).toBe(style);
  });

  it("is the style's for a look's picture or a scene too, if it stands beside others", () => {
    for (const look of data.looks) {
      const words = { ...WORDS, style: look.style };
      const dressed = { ...OWN, words, look: look.id };
      const own = job("blends", "left", { words });
      expect(job("blends", "left", dressed, [dressed]).lettering.weight).toBe(look.appearance.weight);
      expect(job("blends", "left", dressed, [{ ...OWN, words }])).toEqual(own);
    }
    for (const scene of data.libraries.blends ?? []) {
      const original = { path: scene.scene, ...scene.size };
      const words = { ...WORDS, style: scene.style };
      const { family, weight } = data.letteringStyles.styles[scene.style];
      const beside = job("blends", "left", { original, words }, [{ ...OWN, words }]);
      expect(beside.lettering).toMatchObject({ family, weight });
    }
  });

  it("has what was set by hand, in all of the safe area, and keeps the machine's button clear", () => {
    const set = job("dispensinghot", "screen", {
      words: { ...WORDS, size: 90, colour: "#aa2211", position: { x: 0.5, y: 1 } },
    });
    expect(set).toMatchObject({ colour: "#aa2211", position: { x: 0.5, y: 1 } });
    expect(set.lettering).toMatchObject({ size: 90, box: textSafeArea({ width: 1024, height: 485 }) });
    expect(set.keepClear).toEqual([{ x: 338, y: 361, width: 348, height: 128 }]);
    expect(job("blends", "left").keepClear).toEqual([]);
  });

  it("takes a style that is there if the recipe's is not known any more", () => {
    expect(job("blends", "left", { words: { ...WORDS, style: "gone" } }).treatment?.style).toBe("realistic");
  });

  it("has no words if the recipe has none", () => {
    expect(job("hotcold", "hot", {}).text).toBe("");
  });
});

it("every slot that has no name has words", () => {
  const design = createEmptyDesign(model, "one");
  for (const category of model.categories)
    if (category.kind === "slots" && !category.names)
      for (const { id } of category.slots)
        expect(findTextAt(design, category, id, { words })?.text, `${category.id} ${id}`).toBeTruthy();
});
