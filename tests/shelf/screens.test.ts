import { describe, expect, it } from "vitest";
import { findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { type Design, emptyDesign, imageOf } from "../../web/document/design.ts";
import { fillEmpty, putScreen, setCount } from "../../web/document/edits.ts";
import { carryScreen, imagesOnScreen, isSameScreen, withScreen } from "../../web/shelf/carry-screen.ts";
import { shownScreens } from "../../web/shelf/shown-screens.ts";
import { ACTIVE } from "../machines/five-cups/index.ts";

const MODELS: readonly MachineModel[] = [CLASSIC, ACTIVE.model];

/** A design with the defaults, other counts than a new one, an image in each list and a name in each named slot. */
function filled(model: MachineModel): Design {
  const design = emptyDesign(model);
  design.machineName = "Lobby";
  for (const category of model.categories) {
    if (category.kind === "list") {
      design.lists[category.id] = [imageOf("/images/one.png"), imageOf("/images/two.png")];
      continue;
    }
    if (category.counts) setCount(model, design, category.id, category.arrangements.at(-1)?.count ?? 1);
    if (category.names)
      design.names[category.id] = Object.fromEntries(category.slots.map(({ id }) => [id, `name of ${id}`]));
  }
  fillEmpty(model, design);
  return design;
}

describe.each(MODELS)("screens of $id", (model) => {
  it("show those with pictures first, each once, empty places empty", () => {
    const last = model.categories.at(-1);
    if (!last) throw new Error("a machine without a category");
    const design = emptyDesign(model);
    expect(shownScreens(model, design, 2).map(({ category }) => category.id)).toEqual(
      model.categories.slice(0, 2).map(({ id }) => id),
    );
    Object.assign(design, { slots: { ...design.slots, [last.id]: filled(model).slots[last.id] } });
    const [first, ...rest] = shownScreens(model, design, model.categories.length);
    expect(first?.category).toBe(last);
    expect(rest.map(({ category }) => category)).toEqual(model.categories.slice(0, -1));
    for (const { screen } of rest)
      expect(screen.pictures.every(({ source }) => source === undefined)).toBe(true);
  });

  it.each(model.categories.map((category) => [category.id]))(
    "%s goes from one design to another whole: what is shown before is what is made",
    (id) => {
      const category = findCategory(model, id);
      if (!category) throw new Error(id);
      const [from, to] = [filled(model), emptyDesign(model)];
      expect(isSameScreen(from, to, category)).toBe(false);
      const seen = withScreen(to, from, category);
      expect(isSameScreen(from, seen, category)).toBe(true);

      const { screens = [], names } = carryScreen(from, category);
      for (const screen of screens) putScreen(model, to, screen);
      Object.assign(to.names, names);
      expect(isSameScreen(from, to, category)).toBe(true);
      expect(imagesOnScreen(to, category).length).toBe(imagesOnScreen(from, category).length);
      // Nothing else has changed.
      for (const other of model.categories)
        if (other !== category) expect(isSameScreen(emptyDesign(model), to, other)).toBe(true);
    },
  );
});
