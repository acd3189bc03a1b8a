import { describe, expect, it } from "vitest";
import type { SlotCategory } from "../../../shared/machine/types.ts";
import { createPlainImage, type Design, type DesignImage } from "../../../shared/model/design.ts";
import { withSlots } from "../../../shared/model/edit.ts";
import {
  applyLook,
  countOwnImages,
  isOwnImage,
  type LookReplacement,
  planLook,
} from "../../../shared/model/look.ts";
import { addListImages } from "../../../shared/model/pictures.ts";
import type { IsPictureMissing } from "../../../shared/model/questions.ts";
import { createFullFrameRecipe, createRecipeImage } from "../../../shared/model/recipe.ts";
import { applyDefaults } from "../../../shared/model/screens.ts";
import { blob, done, lettered, photo, rendered, SAMPLES, sha, shownSlots, typed } from "./samples.ts";

const bundled = (name: string): DesignImage => createPlainImage({ path: `/images/generic/${name}.png` });
const original = { blob: sha(1), type: "image/png", width: 10, height: 20 } as const;

it("a picture is the visitor's own unless it comes from a bundled one or a look", () => {
  const path = { path: "/images/generic/scenes/a.png", width: 10, height: 20 } as const;
  const none = { isBundledBlob: () => false };
  const all = { isBundledBlob: () => true };
  const made = (...recipe: Parameters<typeof createFullFrameRecipe>) =>
    createRecipeImage(createFullFrameRecipe(...recipe));
  expect(isOwnImage(photo(1), none)).toBe(true);
  expect(isOwnImage(made(original), none)).toBe(true);
  expect(isOwnImage(createPlainImage({ value: "data:image/png;base64,AAAA" }), all)).toBe(true);
  for (const image of [photo(1), made(original)]) expect(isOwnImage(image, all)).toBe(false);
  for (const image of [bundled("a"), made(path), made(original, { look: "bright" })])
    expect(isOwnImage(image, none)).toBe(false);
});

describe.each(SAMPLES)("a look on $id", ({ materials, empty, category, one, other, ...sample }) => {
  const { model, list, slots } = sample;
  const [bright, dark] = sample.looks;
  const { id } = category;
  const listed = (...images: DesignImage[]): Design => done(addListImages(empty, list, images));
  const dressed = (design: Design, mode: LookReplacement, look = bright) =>
    done(applyLook(model, design, look, { ...materials, mode }));
  const plan = (design: Design, mode: LookReplacement, look = bright) =>
    planLook(model, design, look, { ...materials, mode });
  const paths = (design: Design) =>
    design.lists[list.id]?.map(({ recipe, picture }) => recipe?.original ?? picture);
  const pathOf = ({ folder }: typeof bright, number: number) => ({
    path: `${folder}/${list.id}/${number}.webp`,
    ...list.arrangements[0].size,
  });

  it("replaces defaults always, which are none then, and bundled pictures unless only what is empty", () => {
    const lookOf = (image: DesignImage, mode: LookReplacement) => {
      const { recipe } = dressed(done(withSlots(empty, id, { [one]: image })), mode).slots[id]?.[one] ?? {};
      return recipe?.isDefault ? "default" : recipe?.look;
    };
    const plain = applyDefaults(empty, category, materials).slots[id]?.[one];
    const rendering = dressed(empty, "all", dark).slots[id]?.[one];
    if (!plain || !rendering?.recipe) throw new Error("the slot has no image");
    for (const image of [plain, createRecipeImage({ ...rendering.recipe, isDefault: true })])
      for (const mode of ["all", "others", "empty"] as const) expect(lookOf(image, mode)).toBe(bright.id);
    for (const image of [bundled("a"), rendering]) {
      expect(lookOf(image, "all")).toBe(bright.id);
      expect(lookOf(image, "others")).toBe(bright.id);
      expect(lookOf(image, "empty")).toBe(image.recipe?.look);
    }
  });

  it("is planned only for places that it changes", () => {
    const filled = (now: Design, each: SlotCategory) =>
      done(
        withSlots(now, each.id, Object.fromEntries(shownSlots(now, each).map((slot) => [slot, photo(1)]))),
      );
    const full = listed(...Array.from({ length: list.maxImages }, (_, at) => photo(at)));
    const own = slots.reduce(filled, full);
    expect(plan(own, "others")).toEqual([]);
    expect(plan(own, "empty")).toEqual([]);
    expect(plan(own, "all")).toHaveLength(model.categories.length);
    const free = done(withSlots(own, id, { [other]: undefined }));
    expect(plan(free, "others")).toEqual([{ category, slots: [other] }]);
    const [image] = Object.values(own.slots[id] ?? {});
    const isMissing: IsPictureMissing = (picture) => picture === image?.picture;
    const evicted = planLook(model, own, bright, { ...materials, mode: "empty", isMissing });
    expect(evicted).toEqual([{ category, slots: [one] }]);
  });

  it("adds as many pictures to a list as there is room for, after those that stay", () => {
    const own = Array.from({ length: list.maxImages - 1 }, (_, at) => photo(at));
    const before = listed(...own);
    const inPlan = plan(before, "others").find((part) => part.category === list);
    expect(inPlan).toEqual({
      category: list,
      paths: [pathOf(bright, 1).path],
      kept: before.lists[list.id]?.map((image) => image.id),
    });
    const pictures = own.map(({ picture }) => picture);
    expect(paths(dressed(before, "others"))).toEqual([...pictures, pathOf(bright, 1)]);
    for (const image of dressed(before, "all").lists[list.id] ?? [])
      expect(image.recipe?.look).toBe(bright.id);
  });

  it("fills an empty list, leaves one with pictures if asked, and any for which it has none", () => {
    expect(paths(dressed(empty, "empty"))).toEqual([pathOf(bright, 1), pathOf(bright, 2)]);
    const before = listed(bundled("a"));
    expect(dressed(before, "empty").lists).toBe(before.lists);
    expect(paths(dressed(before, "others"))).toEqual([pathOf(bright, 1), pathOf(bright, 2)]);
    expect(dressed(before, "all", { ...bright, lists: {} }).lists).toBe(before.lists);
  });

  it("replaces another look's pictures, and keeps its own, in a list", () => {
    const now = rendered(model, dressed(empty, "all"));
    expect(paths(dressed(now, "all", dark))).toEqual([pathOf(dark, 1), pathOf(dark, 2)]);
    const [first, second] = now.lists[list.id] ?? [];
    if (!first || !second) throw new Error("the list is empty");
    const inFull = (...images: DesignImage[]) => {
      const inList = images.map((image, at) => ({ ...image, id: `${at}` }));
      return paths(dressed({ ...now, lists: { ...now.lists, [list.id]: inList } }, "all"));
    };
    for (const images of [[first], [second, first], [first, bundled("a")], [first, second, bundled("a")]])
      expect(inFull(...images)).toEqual([pathOf(bright, 1), pathOf(bright, 2)]);
  });

  it("stays beside the visitor's own pictures as it is", () => {
    const look = { ...bright, lists: { [list.id]: 1 } };
    const now = rendered(model, dressed(listed(photo(7)), "others", look));
    expect(paths(now)).toEqual([blob(7), pathOf(bright, 1)]);
    const isBundledBlob = (each: string) => each === blob(7).blob;
    expect(countOwnImages(model, now, materials)).toBe(1);
    expect(countOwnImages(model, now, { ...materials, isBundledBlob })).toBe(0);
    expect(dressed(now, "others", look)).toBe(now);
  });

  it("takes no lettering from what it replaces, nor the picture of another look", () => {
    const before = done(withSlots(empty, id, { [one]: lettered(typed("Oat"), 1, "premium") }));
    for (const { recipe } of Object.values(dressed(before, "all").slots[id] ?? {}))
      expect(recipe?.words?.style).toBe(bright.style);
    const now = rendered(model, dressed(empty, "all", dark));
    const { recipe, picture } = dressed(now, "all").slots[id]?.[one] ?? {};
    expect([recipe?.look, picture]).toEqual([bright.id, null]);
  });
});
