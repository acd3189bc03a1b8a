import { findArrangement, findCategory, formatSize, includesSize } from "../shared/machine/questions.ts";
import type { AcceptedType, Size } from "../shared/machine/types.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import { createEmptyDesign } from "../shared/model/design.ts";
import { formatSlotId } from "../shared/package/slots.ts";
import { findPackagePlaces } from "../shared/sorting/package-places.ts";
import type { PictureToSort } from "../shared/sorting/plan.ts";
import { sortPictures } from "../shared/sorting/sort-pictures.ts";

const { model } = ACTIVE;

export type PicturePlace =
  | {
      readonly slot: string;
      readonly size: Size;
      readonly accepts: AcceptedType;
      readonly certainty: "sure" | "guess";
    }
  | { readonly folder: string }
  /** Nothing fits, or everything that fits is taken. */
  | undefined;

/** Sorts as the wizard sorts a dropped folder. Pictures without a slot may go into folders without slots. */
export async function placeFolderPictures(pictures: readonly PictureToSort[]): Promise<PicturePlace[]> {
  const vocabulary = await ACTIVE.vocabulary();
  const { names, counts: initial } = createEmptyDesign(model, "");
  const design = { filled: {}, names, counts: initial };
  const { placements, counts } = sortPictures({ model, vocabulary, pictures, design });
  const places = pictures.map((_, at): PicturePlace => {
    const placing = placements.find(({ picture }) => picture === at);
    const category = placing && findCategory(model, placing.category);
    if (!placing || !category) return undefined;
    const { size } = findArrangement(category, counts[category.id]);
    const { accepts } = category;
    return { slot: formatSlotId(category, placing.slot), size, accepts, certainty: placing.certainty };
  });
  const filledBySlots = new Set(
    model.categories.flatMap(({ arrangements }) => arrangements.map((one) => one.packageCategory)),
  );
  const left = pictures.filter((_, at) => !places[at]);
  const folders = findPackagePlaces(model, vocabulary, left, {});
  for (const [at, picture] of left.entries()) {
    const found = folders[at];
    if (found && !("reason" in found) && !filledBySlots.has(found.category))
      places[pictures.indexOf(picture)] = { folder: found.category };
  }
  return places;
}

export const explainMissingPlace = (picture: Size): string =>
  model.packageCategories.some(({ sizes }) => includesSize(sizes, picture))
    ? `It is ${formatSize(picture)}, and every slot of that size is taken or has a different name.`
    : `It is ${formatSize(picture)}, which isn't one of the machine's sizes (see brewscreen machine).`;
