import { describe, expect, it } from "vitest";
import { defaultImagePath, findArrangement } from "../../../shared/machine/questions.ts";
import {
  createDefaultImage,
  createLookImage,
  findLookInUse,
  findTextAt,
  isDefaultImage,
  mayNeedRenderedDefaults,
} from "../../../shared/model/defaults.ts";
import {
  createPlainImage,
  type Design,
  type DesignImage,
  type RecipeImage,
} from "../../../shared/model/design.ts";
import { withSlots } from "../../../shared/model/edit.ts";
import { fromName, lettered, photo, SAMPLES, sha, typed } from "./samples.ts";

/** The image, as one of a look, or as a default. */
const as = (image: RecipeImage, of: { readonly look?: string; readonly isDefault?: true }): RecipeImage => ({
  ...image,
  recipe: { ...image.recipe, ...of },
});

describe.each(SAMPLES)("defaults of $id", (sample) => {
  const { looks, named, worded, lists, words, materials, category, one, other, empty } = sample;
  const [bright, dark] = looks;
  const { count } = findArrangement(category, empty.counts[category.id]);
  const withImages = (images: Record<string, DesignImage>): Design => withSlots(empty, category.id, images);

  it("say the slot's name without the spaces around it, or nothing", () => {
    for (const category of named) {
      const say = (names: Design["names"]) => findTextAt({ ...empty, names }, category, one, materials);
      expect(say({ [category.id]: { [one]: " Oat " } })).toEqual(fromName("Oat"));
      expect(say({ [category.id]: {} })).toEqual(fromName(""));
      expect(say({})).toEqual(fromName(""));
    }
    for (const { places, id } of words.words)
      for (const { category, slot } of places) {
        const of = worded.find((each) => each.id === category);
        expect(of && findTextAt(empty, of, slot, materials)?.from).toEqual({ kind: "table", word: id });
      }
    for (const list of lists) expect(findTextAt(empty, list, one, materials)).toBeUndefined();
  });

  it("take their lettering from the first image of another look that has some", () => {
    const premium = lettered(typed("Oat"), 1, "premium");
    const wordsOf = (...others: readonly DesignImage[]) =>
      createLookImage(empty, bright, category, one, materials, others).recipe.words;
    expect(wordsOf()).toMatchObject({ style: bright.style, colour: "auto" });
    expect(wordsOf(photo(1), premium)).toMatchObject({ style: "premium" });
    expect(wordsOf(as(premium, { look: bright.id }))).toMatchObject({ style: bright.style });
    expect(wordsOf(as(premium, { look: dark.id }))).toMatchObject({ style: "premium" });
    const { words } = premium.recipe;
    const red = { ...premium, recipe: { ...premium.recipe, words: { ...words, colour: "#ff0000" } } };
    expect(wordsOf(red as RecipeImage)).toMatchObject({ style: "premium", colour: "#ff0000" });
  });

  it("match the other images of their screen, but neither their own nor other defaults", () => {
    const premium = lettered(typed("Oat"), 1, "premium");
    const [word] = words.words;
    if (!word) throw new Error("the machine has no words");
    const styleIn = (images: Record<string, DesignImage>) => {
      const design = { ...withImages(images), texts: { [word.id]: "Mine" } };
      return createDefaultImage(design, category, one, materials).recipe?.words?.style;
    };
    expect(styleIn({})).toBe(bright.style);
    expect(styleIn({ [other]: premium })).toBe("premium");
    expect(styleIn({ [one]: premium })).toBe(bright.style);
    expect(styleIn({ [other]: as(premium, { isDefault: true }) })).toBe(bright.style);
  });

  it("are the bundled files, unless one of the words differs, or a look is in use", () => {
    const bundled = createPlainImage({ path: defaultImagePath(category, count, one) });
    const make = (design: Design, given = looks as readonly (typeof bright)[]) =>
      createDefaultImage(design, category, one, { words, looks: given });
    expect(make(empty)).toEqual(bundled);
    for (const { id } of words.words) {
      const design = { ...empty, texts: { [id]: "Mine" } };
      expect(make(design).recipe).toMatchObject({ look: bright.id, isDefault: true });
      expect(make(design, [])).toEqual(bundled);
    }
    const looked = withImages({ [other]: as(lettered(typed("Oat")), { look: dark.id }) });
    expect(make(looked).recipe).toMatchObject({ look: dark.id, isDefault: true });
  });

  it("follow the look that most images have, of which defaults in the first are none", () => {
    const inUse = (...images: readonly RecipeImage[]) =>
      findLookInUse(withImages(Object.fromEntries(images.entries())), looks);
    const light = as(lettered(typed("Oat")), { look: bright.id });
    const night = as(lettered(typed("Oat")), { look: dark.id });
    expect(inUse()).toBeUndefined();
    expect(inUse(lettered(typed("Oat")))).toBeUndefined();
    expect(inUse(light)).toBe(bright);
    expect(inUse(light, night, night)).toBe(dark);
    expect(inUse(night, light, light)).toBe(bright);
    expect(inUse(night, light)).toBe(bright);
    expect(inUse(as(light, { isDefault: true }))).toBeUndefined();
    expect(inUse(as(light, { isDefault: true }), as(light, { isDefault: true }), night)).toBe(dark);
    expect(inUse(as(night, { isDefault: true }))).toBe(dark);
    const design = withImages({ [one]: as(light, { isDefault: true }) });
    expect(findLookInUse(design, [])).toBeUndefined();
  });

  it("have to be rendered only in other words, or in a look", () => {
    expect(mayNeedRenderedDefaults(empty)).toBe(false);
    const own = withImages({ [one]: photo(1), [other]: lettered(typed("Oat")) });
    expect(mayNeedRenderedDefaults(own)).toBe(false);
    expect(mayNeedRenderedDefaults({ ...empty, language: "de" })).toBe(true);
    expect(mayNeedRenderedDefaults({ ...empty, texts: { hot: "Heiß" } })).toBe(true);
    const looked = as(lettered(typed("Oat")), { look: dark.id });
    expect(mayNeedRenderedDefaults(withImages({ [one]: photo(1), [other]: looked }))).toBe(true);
  });

  it("are told from other images", () => {
    const is = (image: DesignImage, slot = one) => isDefaultImage(category, count, slot, image);
    const bundled = createPlainImage({ path: defaultImagePath(category, count, one) });
    expect(is(bundled)).toBe(true);
    expect(is(bundled, other)).toBe(false);
    expect(is(photo(1))).toBe(false);
    const look = createLookImage(empty, dark, category, one, materials);
    expect(is(look)).toBe(false);
    expect(is(as(look, { isDefault: true }))).toBe(true);
    expect(is(as(look, { isDefault: true }), other)).toBe(false);
    const own = { blob: sha(1), type: "image/png", width: 1, height: 1 } as const;
    expect(is(as({ ...look, recipe: { ...look.recipe, original: own } }, { isDefault: true }))).toBe(false);
    for (const list of lists)
      for (const image of [bundled, photo(1), as(look, { isDefault: true })])
        expect(isDefaultImage(list, 1, one, image)).toBe(false);
  });
});
