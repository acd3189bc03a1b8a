import { describe, expect, it } from "vitest";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { createLookImage } from "../../../shared/model/defaults.ts";
import { createPlainImage, type Design, type DesignImage } from "../../../shared/model/design.ts";
import { withList, withSlots } from "../../../shared/model/edit.ts";
import { applyLook } from "../../../shared/model/look.ts";
import { slotNameFieldId } from "../../../shared/model/name-fields.ts";
import { addListImages, swapImages } from "../../../shared/model/pictures.ts";
import type { IsPictureMissing } from "../../../shared/model/questions.ts";
import {
  applyDefaults,
  applyImportPlan,
  copyScreen,
  fillDesign,
  findCountEffect,
  hasSameScreen,
  type ImportPlan,
  setSlotCount,
} from "../../../shared/model/screens.ts";
import { restylePictures } from "../../../shared/model/texts.ts";
import { blob, done, photo, SAMPLES, shownSlots } from "./samples.ts";

describe.each(SAMPLES)("a screen of $id", (sample) => {
  const { model, looks, list, counted, materials, empty, category, one, other } = sample;
  const { id } = category;
  const [namedCategory] = sample.named;
  if (!namedCategory) throw new Error("too small a sample");
  const listed = (...images: DesignImage[]): Design => done(addListImages(empty, list, images));
  const pictures = (design: Design) => design.lists[list.id]?.map(({ picture }) => picture);

  describe("that is filled", () => {
    const imageFor = () => photo(9);
    const isMissing: IsPictureMissing = (picture) => "blob" in picture && picture.blob === blob(1).blob;

    it("has a list's picture only if there is one and none is shown", () => {
      const fill = (design: Design, image: DesignImage | undefined = photo(9)) =>
        pictures(fillDesign(model, design, { ...materials, isMissing, imageFor: () => image }));
      expect(fill(empty)).toEqual([blob(9)]);
      expect(fill(listed(photo(2)))).toEqual([blob(2)]);
      expect(fill(listed(photo(1)))).toEqual([blob(9)]);
      const none = fillDesign(model, empty, { ...materials, imageFor: () => undefined });
      expect(none.lists).toBe(empty.lists);
    });

    it("has the suggested names where there is none, but for fields that are to stay empty", () => {
      const [first = "", second = ""] = namedCategory.slots.map((slot) => slot.id);
      const suggesting = (suggest?: string): MachineModel => ({
        ...model,
        categories: model.categories.map((each) => {
          if (each.kind === "list" || !each.step.naming) return each;
          const { suggest: _, ...naming } = each.step.naming;
          const placeholders = { [first]: "Rye", [second]: "Oat" };
          const step = { ...each.step, naming: { ...naming, placeholders, ...(suggest && { suggest }) } };
          return { ...each, step };
        }),
      });
      const names = { ...empty.names, [namedCategory.id]: { [first]: "Mine" } };
      const fill = (leaves: readonly string[], to = suggesting("Use them")) =>
        fillDesign(
          to,
          { ...empty, names },
          { ...materials, imageFor, isLeftEmpty: (field) => leaves.includes(field) },
        );
      const namesOf = (design: Design) => design.names[namedCategory.id];
      expect(namesOf(fill([]))).toEqual({ [first]: "Mine", [second]: "Oat" });
      expect(namesOf(fill([slotNameFieldId(namedCategory.id, second)]))).toEqual({ [first]: "Mine" });
      expect(namesOf(fill([], suggesting()))).toEqual({ [first]: "Mine" });
      const untold = fillDesign(suggesting("Use them"), empty, { ...materials, imageFor });
      expect(namesOf(untold)).toEqual({ [first]: "Rye", [second]: "Oat" });
      expect([fill(["name"]).name, fill([]).name]).toEqual(["", model.defaultMachineName]);
    });
  });

  it.each(counted)("with another count of $id has a look's pictures only if all have that look", (each) => {
    const largest = each.arrangements.at(-1);
    const { count } = each.arrangements[0];
    if (!largest || largest.places.length < 3) throw new Error("no screen with three slots");
    const counted = done(setSlotCount(empty, each, largest.count, materials));
    const looked = done(applyLook(model, counted, looks[1], { ...materials, mode: "all" }));
    expect(findCountEffect(looked, each, largest.count, materials)).toBe("none");
    expect(findCountEffect(looked, each, count, materials)).toBe("filled");
    const last = shownSlots(looked, each).at(-1) ?? "";
    const mixed = done(withSlots(looked, each.id, { [last]: photo(1) }));
    expect(findCountEffect(mixed, each, count, materials)).toBe("cleared");
    const [first = ""] = shownSlots(counted, each);
    const own = done(withSlots(counted, each.id, { [last]: photo(1) }));
    const withDefault = done(applyDefaults(own, each, materials, [first]));
    expect(findCountEffect(withDefault, each, count, materials)).toBe("defaults");
  });

  it.each(counted)("with another count of $id keeps the style that all its words were given", (each) => {
    const [{ count }] = each.arrangements;
    const largest = each.arrangements.at(-1)?.count ?? count;
    const looked = done(applyLook(model, empty, looks[1], { ...materials, mode: "all" }));
    const brand = { style: "realistic", colour: "#ff0000" };
    const from = done(setSlotCount(restylePictures(model, looked, brand, []), each, largest, materials));
    const letteringOf = (design: Design) =>
      Object.values(design.slots[each.id] ?? {}).map(({ recipe }) => {
        const { style, colour } = recipe?.words ?? {};
        return { style, colour };
      });
    const fewer = done(setSlotCount(from, each, count, materials));
    expect(letteringOf(fewer)).toEqual(shownSlots(fewer, each).map(() => brand));
    const [first = ""] = shownSlots(from, each);
    const plain = createLookImage(from, looks[1], each, first, materials);
    const mixed = done(setSlotCount(withSlots(from, each.id, { [first]: plain }), each, count, materials));
    const { style } = looks[1];
    expect(letteringOf(mixed)).toEqual(shownSlots(mixed, each).map(() => ({ style, colour: "auto" })));
  });

  describe("in a plan of files", () => {
    const planned = (images: Readonly<Record<number, number>>): ImportPlan => ({
      name: " Lobby ",
      counts: {},
      names: {},
      // Not in the list's order.
      images: Object.entries(images)
        .map(([slot, number]) => ({ category: list.id, slot, image: photo(number) }))
        .reverse(),
    });
    const apply = (design: Design, plan: ImportPlan, to = model) =>
      done(applyImportPlan(to, design, plan, materials));

    it("has a list's pictures in their places, and further ones in their order", () => {
      const large = { ...list, maxImages: 5 };
      const to = { ...model, categories: model.categories.map((each) => (each === list ? large : each)) };
      const before = done(addListImages(empty, large, [photo(1), photo(2)]));
      const after = apply(before, planned({ 1: 11, 2: 12, 4: 14 }), to);
      expect(pictures(after)).toEqual([1, 11, 12, 14].map(blob));
      const ids = (design: Design) => design.lists[list.id]?.map((image) => image.id) ?? [];
      expect(ids(after).slice(0, 2)).toEqual(ids(before));
      expect(new Set(ids(after)).size).toBe(4);
      expect(pictures(apply(before, planned({ 0: 10 }), to))).toEqual([10, 2].map(blob));
      expect(pictures(apply(before, planned({ 2: 12, 3: 13, 4: 14, 5: 15, 6: 16 }), to))).toEqual(
        [1, 2, 12, 13, 14].map(blob),
      );
    });

    it("has the plan's trimmed name, and no counts or names where there can be none", () => {
      const plan = planned({});
      expect(apply(empty, plan).name).toBe("Lobby");
      expect(apply(empty, { ...plan, counts: { [list.id]: 2 } }).counts).toEqual(empty.counts);
      const nameless = { ...empty, names: {} };
      const names = { [namedCategory.id]: { [namedCategory.slots[0]?.id ?? ""]: "Oat" } };
      expect(apply(nameless, { ...plan, names }).names).toEqual(names);
    });
  });

  it("that is copied has the list's pictures, with ids of its own", () => {
    const from = { ...listed(photo(1), photo(2)), id: "two" };
    const before = listed(photo(3));
    const after = done(copyScreen(before, from, list, materials));
    expect(pictures(after)).toEqual([blob(1), blob(2)]);
    const [taken] = before.lists[list.id] ?? [];
    expect(after.lists[list.id]?.map((image) => image.id)).not.toContain(taken?.id);
    expect(after.lists[list.id]?.[0]).toEqual({ ...photo(1), id: expect.any(String) });
  });

  it("is the same as another if all that it shows is, whatever the ids in a list", () => {
    const of = (images: Readonly<Record<string, DesignImage>>) => done(withSlots(empty, id, images));
    const before = of({ [one]: photo(1) });
    expect(hasSameScreen(before, of({ [one]: photo(1) }), category)).toBe(true);
    for (const images of [{ [one]: photo(2) }, { [other]: photo(1) }, {}])
      expect(hasSameScreen(before, of(images), category)).toBe(false);
    const swapped = done(swapImages(before, category, [one, other], materials));
    expect(hasSameScreen(before, swapped, category)).toBe(false);
    const [image] = listed(photo(1)).lists[list.id] ?? [];
    if (!image) throw new Error("the list is empty");
    const again = withList(empty, list.id, [{ ...image, id: "9.9" }]);
    expect(hasSameScreen(listed(photo(1)), again, list)).toBe(true);
    expect(hasSameScreen(listed(photo(1)), listed(createPlainImage(blob(2))), list)).toBe(false);
  });
});
