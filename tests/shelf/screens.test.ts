import { describe, expect, it } from "vitest";
import type { MachineModel } from "../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { createEmptyDesign, createPlainImage, type Design } from "../../shared/model/design.ts";
import { withImageIds, withList, withSlot } from "../../shared/model/edit.ts";
import { findShownImages, NONE_MISSING } from "../../shared/model/questions.ts";
import { fillEmptySlots } from "../../shared/model/screens.ts";
import { describeDesignScreen, describePreviewScreens } from "../../web/machines/screens-of-design.ts";
import { ACTIVE } from "../machines/five-cups/index.ts";

const MODELS: readonly MachineModel[] = [CLASSIC_MODEL, ACTIVE.model];

/** A design with the defaults, and two images in each list. */
function filled(model: MachineModel): Design {
  let design = createEmptyDesign(model, "filled");
  const images = ["/images/one.png", "/images/two.png"].map((path) => createPlainImage({ path }));
  for (const { id, kind } of model.categories)
    if (kind === "list") design = withList(design, id, withImageIds(design, [], images));
  return fillEmptySlots(design, model.categories, { looks: [], words: WORD_TABLE });
}

describe.each(MODELS)("screens of $id", (model) => {
  it("show those with pictures first, each once, empty places empty", () => {
    const last = model.categories.at(-1);
    if (!last) throw new Error("a machine without a category");
    const empty = createEmptyDesign(model, "empty");
    const shown = (design: Design, count: number) =>
      describePreviewScreens(model, design, count, NONE_MISSING);
    expect(shown(empty, 2).map(({ category }) => category.id)).toEqual(
      model.categories.slice(0, 2).map(({ id }) => id),
    );
    const design = { ...empty, slots: { ...empty.slots, [last.id]: filled(model).slots[last.id] ?? {} } };
    const [first, ...rest] = shown(design, model.categories.length);
    expect(first?.category).toBe(last);
    expect(rest.map(({ category }) => category)).toEqual(model.categories.slice(0, -1));
    for (const { screen } of rest)
      expect(screen.pictures.every(({ source }) => source === undefined)).toBe(true);
  });

  it("show nothing where a picture is missing, and the next one of a list", () => {
    const design = filled(model);
    for (const category of model.categories) {
      const [missing, next] = findShownImages(design, category);
      const sources = describeDesignScreen(
        model,
        design,
        category,
        (picture) => picture === missing?.image.picture,
      );
      const [first, ...others] = sources.pictures.map(({ source }) => source);
      expect(first).toBe(category.kind === "list" ? "/images/two.png" : undefined);
      if (category.kind === "slots" && next) expect(others[0]).toBeDefined();
    }
  });

  it("have one empty place beside those that are filled", () => {
    const category = model.categories.find((each) => each.kind === "slots");
    const slot = category?.arrangements[0].places[0]?.slot;
    if (!category || slot === undefined) throw new Error("a machine without slots");
    const design = withSlot(filled(model), category.id, slot, undefined);
    for (const { slot: each, source } of describeDesignScreen(model, design, category, NONE_MISSING).pictures)
      expect(source === undefined).toBe(each === slot);
  });
});
