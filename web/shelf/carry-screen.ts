import { arrangementFor } from "../../shared/machine/questions.ts";
import type { Category } from "../../shared/machine/types.ts";
import { type DesignView, presentImage, presentImages } from "../document/completeness.ts";
import type { ImageRecord } from "../document/design.ts";
import type { Dressing } from "../storage/design-store.ts";

/** What a design has on the screen of a category, by slot; a list's slot is its index. */
export function imagesOnScreen(design: DesignView, category: Category): readonly [string, ImageRecord][] {
  if (category.kind === "list")
    return presentImages(design, category.id).map((image, index) => [String(index), image]);
  return arrangementFor(category, design.counts[category.id]).places.flatMap(({ slot }) => {
    const image = presentImage(design, category.id, slot);
    return image ? [[slot, image] as [string, ImageRecord]] : [];
  });
}

/** What makes the screen of another design the same: its count, its images and its names. */
export function carryScreen(design: DesignView, category: Category): Dressing {
  const { id } = category;
  const values = imagesOnScreen(design, category).map(([slot, { url }]) => [slot, url] as const);
  const hasCount = category.kind === "slots" && category.counts !== undefined;
  const screen = { category: id, values, ...(hasCount && { count: design.counts[id] }) };
  const names = design.names[id];
  return { slots: [], lists: [], names: names ? { [id]: names } : {}, screens: [screen] };
}

/** A design as it is once it has the screen of another. */
export function withScreen(design: DesignView, from: DesignView, { id, kind }: Category): DesignView {
  const counts = { ...design.counts };
  const count = from.counts[id];
  if (count !== undefined) counts[id] = count;
  const names = {
    ...design.names,
    ...(from.names[id] && { [id]: { ...design.names[id], ...from.names[id] } }),
  };
  return kind === "list"
    ? { ...design, counts, names, lists: { ...design.lists, [id]: from.lists[id] ?? [] } }
    : { ...design, counts, names, slots: { ...design.slots, [id]: from.slots[id] ?? {} } };
}

/** Whether the screen of a category is the same in both. */
export function isSameScreen(one: DesignView, other: DesignView, category: Category): boolean {
  const of = (design: DesignView) =>
    JSON.stringify([
      design.counts[category.id],
      imagesOnScreen(design, category).map(([slot, { url }]) => [slot, url]),
      Object.entries(design.names[category.id] ?? {}).sort(),
    ]);
  return of(one) === of(other);
}
