import { describe, expect, it } from "vitest";
import {
  contentOf,
  createEmptyDesign,
  createPlainImage,
  type Design,
  hasSameContent,
  imageNameOf,
  machineNameOf,
} from "../../../shared/model/design.ts";
import {
  countLostPictures,
  replaceContent,
  withContent,
  withImageIds,
  withRecipe,
  withSlots,
} from "../../../shared/model/edit.ts";
import { createFullFrameRecipe, IDENTITY_PLACEMENT } from "../../../shared/model/recipe.ts";
import { blob, frozen, photo, SAMPLES } from "./samples.ts";

describe.each(SAMPLES)("a design of $id", (sample) => {
  const { model, lists, slots, list, category, one, other, empty } = sample;

  it("is empty at first", () => {
    const of = <Value>(ids: readonly { readonly id: string }[], value: Value) =>
      Object.fromEntries(ids.map(({ id }) => [id, value]));
    expect(createEmptyDesign(model, "one")).toEqual({
      version: 1,
      id: "one",
      machine: model.id,
      name: "",
      customer: "",
      note: "",
      timestamp: "",
      changedAt: 0,
      revision: 0,
      isConfirmed: false,
      lists: of(lists, []),
      slots: of(slots, {}),
      names: of(sample.named, {}),
      counts: Object.fromEntries(sample.counted.map(({ id, counts }) => [id, counts?.initial])),
      language: "en",
      texts: {},
      brand: null,
      table: null,
    });
    expect(createEmptyDesign(model, "one", "de").language).toBe("de");
  });

  it("is called as the machine is by default, and its images as their places", () => {
    expect(machineNameOf(model, { name: "" })).toBe(model.defaultMachineName);
    expect(machineNameOf(model, { name: "Foyer" })).toBe("Foyer");
    const slot = category.slots.find(({ id }) => id === one);
    const unnamed = createPlainImage(blob(1));
    expect(imageNameOf(model, { category: category.id, key: one }, unnamed)).toBe(slot?.label);
    expect(imageNameOf(model, { category: list.id, key: "1.1" }, unnamed)).toBe(list.label);
    expect(imageNameOf(model, { category: "unknown", key: "1.1" }, unnamed)).toBe("");
    for (const id of [category.id, list.id, "unknown"])
      expect(imageNameOf(model, { category: id, key: one }, photo(1))).toBe("photo-1.png");
  });

  it("has the content of another if all parts are equal", () => {
    const copy: Design = JSON.parse(JSON.stringify({ ...empty, id: "two", revision: 9 }));
    expect(hasSameContent(empty, copy)).toBe(true);
    for (const change of [{ name: "x" }, { table: { columns: [], rows: [], pictures: {}, namesOn: {} } }])
      expect(hasSameContent(empty, { ...copy, ...change })).toBe(false);
  });

  it("shares what an edit leaves as it was, even if the edit brings copies", () => {
    const brand = { logo: blob(3), colours: [], style: "" };
    const before = frozen({
      ...withSlots(empty, category.id, { [one]: photo(1), [other]: photo(2) }),
      lists: { ...empty.lists, [list.id]: [{ ...photo(3), id: "1.1" }] },
      brand,
    });
    const copy = JSON.parse(JSON.stringify(contentOf(before)));
    expect(withContent(before, copy)).toBe(before);
    copy.slots[category.id][other] = photo(5);
    copy.brand.style = "modern";
    const after = withContent(before, copy);
    expect(after.slots[category.id]).toEqual({ [one]: photo(1), [other]: photo(5) });
    expect(after.slots[category.id]?.[one]).toBe(before.slots[category.id]?.[one]);
    expect(after.lists).toBe(before.lists);
    expect(after.brand?.logo).toBe(brand.logo);
    for (const { id } of slots) if (id !== category.id) expect(after.slots[id]).toBe(before.slots[id]);
    expect(withContent(after, { brand: null }).brand).toBeNull();
    expect(withContent({ ...after, brand: null }, { brand }).brand).toEqual(brand);
    delete copy.slots[category.id][one];
    expect(withContent(before, copy).slots[category.id]).toEqual({ [other]: photo(5) });
  });

  it("never gives an id to a second image of a list", () => {
    const before = { ...empty, revision: 6 };
    const images = withImageIds(before, [], [photo(1), photo(2)]);
    expect(images.map(({ id }) => id)).toEqual(["7.1", "7.2"]);
    const more = withImageIds(before, images.slice(1), [photo(3), photo(4)]);
    expect(more.map(({ id }) => id)).toEqual(["7.1", "7.3"]);
    const full = withContent(before, { lists: { ...empty.lists, [list.id]: images } });
    const replaced = replaceContent(full, { ...contentOf(full), name: "From a file" });
    expect(replaced.lists[list.id]?.map(({ id }) => id)).toEqual(["7.3", "7.4"]);
  });

  it("loses as many pictures as another lacks, each as often as it was there", () => {
    const [twice, once] = [{ [one]: photo(1), [other]: photo(1) }, { [one]: photo(1) }].map((images) =>
      withSlots(empty, category.id, images),
    ) as [Design, Design];
    expect(countLostPictures(twice, once)).toBe(1);
    expect(countLostPictures(once, twice)).toBe(0);
    expect(countLostPictures(twice, empty)).toBe(2);
    expect(countLostPictures(withSlots(empty, category.id, { [other]: photo(1) }), once)).toBe(0);
    const both = { [one]: photo(2), [other]: photo(3) };
    for (const left of [{ [one]: photo(2) }, { [other]: photo(3) }]) {
      const [before, after] = [both, left].map((images) => withSlots(empty, category.id, images));
      expect(before && after && countLostPictures(before, after)).toBe(1);
    }
  });
});

describe("an image that gets a recipe", () => {
  const original = { path: "/images/a.png", width: 1, height: 1 };

  it("keeps its picture, unless that is a file of the app", () => {
    const recipe = createFullFrameRecipe(original);
    const image = { name: "photo-1.png", picture: blob(1), recipe, renderedFrom: null };
    expect(withRecipe(photo(1), recipe)).toEqual(image);
    const bundled = createPlainImage({ path: "/images/a.png" });
    expect(withRecipe(bundled, recipe)).toEqual({ name: "", picture: null, recipe, renderedFrom: null });
    const rendered = { ...image, renderedFrom: "of another recipe" };
    const before = createFullFrameRecipe(original, { look: "dark" });
    expect(withRecipe({ ...rendered, recipe: before }, recipe)).toEqual(rendered);
  });

  it("has no members that are undefined, which a record would keep", () => {
    const plain = { version: 2, original, background: { kind: "clear" }, placement: IDENTITY_PLACEMENT };
    expect(createFullFrameRecipe(original)).toStrictEqual(plain);
    expect(createFullFrameRecipe(original, { look: "dark" })).toStrictEqual({ ...plain, look: "dark" });
  });
});
