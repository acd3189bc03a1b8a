import { findCategory } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Dressing } from "../storage/design-store.ts";
import { loadShelf, type NewDesign } from "../storage/shelf.ts";
import type { Base } from "./useVariants.ts";
import type { VariantPicture } from "./variant/make-variants.ts";
import { saidIn, type Variant } from "./variant/variant.ts";

interface NewDesignsOptions {
  readonly signal: AbortSignal;
  /** Is told how many are made. */
  onMade(done: number): void;
}

/** Rows of the table as new designs of the shelf, one after the other, each with the open design's pictures and its own. */
export async function* newDesigns(
  { design, kitchen }: Base,
  variants: readonly Variant[],
  { signal, onMade }: NewDesignsOptions,
): AsyncGenerator<NewDesign> {
  const from = (await (await loadShelf()).list()).find(({ isOpen }) => isOpen)?.id;
  for (const [at, variant] of variants.entries()) {
    const pictures = await kitchen.pictures(variant, signal);
    const { names, words } = saidIn(design, variant);
    yield {
      name: variant.name,
      dressing: { ...placed(pictures, design.lists), names, words },
      ...(from !== undefined && { from }),
    };
    onMade(at + 1);
  }
}

/** Pictures as a change of the design: the first of a list that is empty is one more of it. */
function placed(
  pictures: readonly VariantPicture[],
  lists: Readonly<Record<string, readonly unknown[]>>,
): Pick<Dressing, "slots" | "lists"> {
  const isMore = ({ category, slot }: VariantPicture) =>
    findCategory(ACTIVE.model, category)?.kind === "list" && lists[category]?.[Number(slot)] === undefined;
  return {
    slots: pictures.filter((picture) => !isMore(picture)),
    lists: pictures.filter(isMore).map(({ category, bytes, recipe }) => ({
      category,
      goes: () => false,
      pictures: [{ bytes, recipe }],
    })),
  };
}
