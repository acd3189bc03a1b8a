import { describe, expect, it } from "vitest";
import type { MachineModel } from "../../shared/machine/types.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { type Design, emptyDesign, plainImage } from "../../shared/model/design.ts";
import { withIds, withList, withSlot } from "../../shared/model/edit.ts";
import { NONE_MISSING, shownImages } from "../../shared/model/questions.ts";
import { fillEmpty } from "../../shared/model/screens.ts";
import { screenOf, shownScreens } from "../../web/machines/screens-of-design.ts";
import { ACTIVE } from "../machines/five-cups/index.ts";

const MODELS: readonly MachineModel[] = [CLASSIC, ACTIVE.model];

/** A design with the defaults, and two images in each list. */
function filled(model: MachineModel): Design {
  let design = emptyDesign(model, "filled");
  const images = ["/images/one.png", "/images/two.png"].map((path) => plainImage({ path }));
  for (const { id, kind } of model.categories)
    if (kind === "list") design = withList(design, id, withIds(design, [], images));
  return fillEmpty(design, model.categories);
}

describe.each(MODELS)("screens of $id", (model) => {
  it("show those with pictures first, each once, empty places empty", () => {
    const last = model.categories.at(-1);
    if (!last) throw new Error("a machine without a category");
    const empty = emptyDesign(model, "empty");
    const shown = (design: Design, count: number) => shownScreens(model, design, count, NONE_MISSING);
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
      const [missing, next] = shownImages(design, category);
      const sources = screenOf(model, design, category, (picture) => picture === missing?.image.picture);
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
    for (const { slot: each, source } of screenOf(model, design, category, NONE_MISSING).pictures)
      expect(source === undefined).toBe(each === slot);
  });
});
