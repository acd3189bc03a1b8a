import type { MachineModel } from "../machine/types.ts";
import { canonical } from "./canonical.ts";
import { type LookMaterials, setCount } from "./counts.ts";
import type { Design, Image } from "./design.ts";
import { changed, withIds, withList } from "./edit.ts";
import { type SlotNames, withNames } from "./names.ts";
import { setPictures } from "./pictures.ts";
import { isStale } from "./recipe.ts";
import { followTexts } from "./texts.ts";

/** An image for a place; a list's slot is its index. */
export interface PlannedImage {
  readonly category: string;
  readonly slot: string;
  readonly image: Image;
}

/** Files that were sorted onto a machine. */
export interface ImportPlan {
  /** What a machine without a name is called from then on; empty for none. */
  readonly name: string;
  /** By category with a choice of counts. */
  readonly counts: Readonly<Record<string, number>>;
  readonly images: readonly PlannedImage[];
  /** For slots that have no name. */
  readonly names: SlotNames;
}

/**
 * Puts a plan on the machine: what it has no image for stays, unless its count changes. Of a list an index that is
 * filled is replaced, and what lies beyond is added as long as there is room. A picture that comes again without a
 * recipe leaves the image that has it as it is.
 */
export function applyPlan(
  model: MachineModel,
  design: Design,
  plan: ImportPlan,
  materials: LookMaterials,
): Design {
  let after = changed(design, { name: design.name || plan.name.trim().toWellFormed() });
  for (const [id, count] of Object.entries(plan.counts)) after = setCount(model, after, id, count, materials);
  after = withNames(model, after, namesForUnnamed(design, plan.names));
  after = followTexts(model, after, materials);
  for (const { id, ...category } of model.categories) {
    const images = plan.images.filter((each) => each.category === id);
    if (category.kind === "slots") {
      const before = after.slots[id];
      after = setPictures(
        model,
        after,
        id,
        Object.fromEntries(images.map(({ slot, image }) => [slot, sameOr(before?.[slot], image)])),
      );
      continue;
    }
    after = onList(after, id, images, category.maxImages);
  }
  return after;
}

function onList(design: Design, id: string, images: readonly PlannedImage[], maxImages: number): Design {
  const list = design.lists[id] ?? [];
  const sorted = [...images].sort((one, other) => Number(one.slot) - Number(other.slot));
  const replaced = list.map((before, at) => {
    const image = sorted.find(({ slot }) => Number(slot) === at)?.image;
    return image ? { ...sameOr(before, image), id: before.id } : before;
  });
  const more = sorted.filter(({ slot }) => Number(slot) >= list.length).map(({ image }) => image);
  return withList(design, id, [...replaced, ...withIds(design, list, more)].slice(0, maxImages));
}

const sameOr = (before: Image | undefined, image: Image): Image =>
  before && !image.recipe && !isStale(before) && canonical(before.picture) === canonical(image.picture)
    ? before
    : image;

const namesForUnnamed = ({ names }: Design, given: SlotNames): SlotNames =>
  Object.fromEntries(
    Object.entries(given).map(([id, slots]) => [
      id,
      Object.fromEntries(Object.entries(slots).filter(([slot]) => !names[id]?.[slot])),
    ]),
  );
