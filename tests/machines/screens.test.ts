import { describe, expect, it } from "vitest";
import { listFileTableRows } from "../../shared/machine/files.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { areApart, EVERY_MACHINE, isInside } from "./every-machine.ts";

const arrangements = EVERY_MACHINE.flatMap(({ id, machine: { model } }) =>
  model.categories.flatMap((category) =>
    category.arrangements.map((arrangement) => ({ id, model, category, arrangement })),
  ),
);

/** Returns repeated values. */
const twice = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe("a screen of any machine", () => {
  it.each(arrangements)(
    "$id's $category.id ($arrangement.count) places slots that it has on the screen, apart",
    ({ model, category, arrangement: { count, places, size, overlays = [] } }) => {
      for (const [at, { box }] of places.entries()) {
        expect({ width: box.width, height: box.height }).toEqual(size);
        expect(isInside(box, model.screen)).toBe(true);
        for (const other of places.slice(at + 1)) expect(areApart(box, other.box)).toBe(true);
      }
      for (const { box } of overlays) expect(isInside(box, model.screen)).toBe(true);
      const placed = places.map(({ slot }) => slot);
      expect(twice(placed)).toEqual([]);
      expect(placed).toHaveLength(category.kind === "list" ? 1 : count);
      if (category.kind === "slots")
        expect(category.slots.map(({ id }) => id)).toEqual(expect.arrayContaining(placed));
    },
  );
});

describe.each(EVERY_MACHINE)("the machine $id", ({ machine: { model } }) => {
  it("has no id, address, storage key or file twice", () => {
    const { categories, packageCategories } = model;
    expect(twice(categories.map(({ id }) => id))).toEqual([]);
    expect(twice(packageCategories.map(({ id }) => id))).toEqual([]);
    const routes = stepsOf(model).flatMap(({ config }) => [config.route, ...(config.aliases ?? [])]);
    expect(twice([...routes, ...Object.values(PAGE_PATHS)])).toEqual([]);
    const keys = categories.flatMap((category) =>
      category.kind === "slots"
        ? [category.counts?.storageKey ?? [], category.names?.storageKey ?? []].flat()
        : [],
    );
    expect(twice(keys)).toEqual([]);
    expect(twice(listFileTableRows(model).map(({ path }) => path.toLowerCase()))).toEqual([]);
    for (const category of categories)
      if (category.kind === "slots") expect(twice(category.slots.map(({ id }) => id))).toEqual([]);
  });

  it("has several arrangements where there is a choice, least first, and one where there is none", () => {
    for (const category of model.categories) {
      const counts = category.arrangements.map(({ count }) => count);
      const choice = category.kind === "slots" ? category.counts : undefined;
      if (!choice) expect(counts, category.id).toHaveLength(1);
      else expect(counts, category.id).toContain(choice.initial);
      expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
    }
  });
});
