import { arrangementFor } from "../../../shared/machine/questions.ts";
import type { Category } from "../../../shared/machine/types.ts";

interface Shown {
  readonly isMissing: boolean;
}

/** What a design has on the screen of a category, as the review still knows designs. */
export function imagesOnScreen(
  design: {
    readonly lists: Readonly<Record<string, readonly Shown[]>>;
    readonly slots: Readonly<Record<string, Readonly<Record<string, Shown>>>>;
    readonly counts: Readonly<Record<string, number>>;
  },
  category: Category,
): readonly Shown[] {
  const { id } = category;
  const { places } = arrangementFor(category, design.counts[id]);
  const images =
    category.kind === "list" ? design.lists[id] : places.map(({ slot }) => design.slots[id]?.[slot]);
  return (images ?? []).flatMap((image) => (image && !image.isMissing ? image : []));
}
