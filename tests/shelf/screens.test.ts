import { describe, expect, it } from "vitest";
import { findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { type Design, emptyDesign, plainImage } from "../../shared/model/design.ts";
import { withIds, withList, withSlot } from "../../shared/model/edit.ts";
import { NONE_MISSING, shownImages } from "../../shared/model/questions.ts";
import { copyScreen, fillEmpty, isSameScreen, setCount } from "../../shared/model/screens.ts";
import { withNames } from "../../shared/model/texts.ts";
import { screenOf, shownScreens } from "../../web/machines/screens-of-design.ts";
import { ACTIVE } from "../machines/five-cups/index.ts";

const MODELS: readonly MachineModel[] = [CLASSIC, ACTIVE.model];
const words = { words: [], languages: [{ id: "", name: "", words: {} }], maxLength: 0 } as const;

/** A design with the defaults, other counts than a new one, two images in each list and a name in each named slot. */
function filled(model: MachineModel): Design {
  let design: Design = { ...emptyDesign(model, "filled"), name: "Lobby" };
  for (const category of model.categories) {
    const { id } = category;
    if (category.kind === "list") {
      const images = ["/images/one.png", "/images/two.png"].map((path) => plainImage({ path }));
      design = withList(design, id, withIds(design, [], images));
      continue;
    }
    const count = category.arrangements.at(-1)?.count ?? 1;
    if (category.counts) design = setCount(design, category, count, { looks: [], words });
    const names = Object.fromEntries(category.slots.map((slot) => [slot.id, `name of ${slot.id}`]));
    if (category.names) design = withNames(design, { [id]: names });
  }
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

  it.each(model.categories.map((category) => [category.id]))(
    "%s goes from one design to another whole: what is shown before is what is made",
    (id) => {
      const category = findCategory(model, id);
      if (!category) throw new Error(id);
      const [from, to] = [filled(model), emptyDesign(model, "other")];
      expect(isSameScreen(from, to, category)).toBe(false);
      const copied = copyScreen(to, from, category, { words });
      expect(isSameScreen(from, copied, category)).toBe(true);
      const screen = (design: Design) => screenOf(model, design, category, NONE_MISSING);
      expect(screen(copied)).toEqual(screen(from));
      expect(shownImages(copied, category).length).toBe(shownImages(from, category).length);
      // Nothing else has changed.
      for (const other of model.categories)
        if (other !== category) expect(isSameScreen(to, copied, other)).toBe(true);
    },
  );
});
