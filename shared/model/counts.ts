import type { Look } from "../machine/looks.ts";
import { arrangementFor, defaultImage } from "../machine/questions.ts";
import type { ListCategory, MachineModel, SlotCategory } from "../machine/types.ts";
import { type Design, type Image, isDefaultImage, plainImage } from "./design.ts";
import { changed, checkSlots, slotCategory, withMember, withSlot } from "./edit.ts";
import { replaceInList } from "./lists.ts";
import { lookImage } from "./look.ts";
import { withNames } from "./names.ts";
import { emptyPlaces, type IsMissing, NONE_MISSING, shownImages } from "./questions.ts";
import { followTexts, type TextMaterials } from "./texts.ts";

/** What an edit needs to know if it brings a look's pictures. */
export interface LookMaterials extends TextMaterials {
  readonly looks: readonly Look[];
  readonly isMissing?: IsMissing;
}

/** The default image of a slot, which Use default image, Fill, the review and the exports share. */
export const defaultImageAt = (category: SlotCategory, count: number, slot: string): Image =>
  plainImage({ path: defaultImage(category, count, slot) });

/** Fills one slot, or every slot of the current count, with the defaults. */
export function applyDefaults(model: MachineModel, design: Design, id: string, slot?: string): Design {
  const category = slotCategory(model, id);
  const { count, places } = arrangementFor(category, design.counts[id]);
  if (slot !== undefined) checkSlots(model, id, [slot]);
  const slots = slot === undefined ? places.map((place) => place.slot) : [slot];
  return slots.reduce((now, each) => withSlot(now, id, each, defaultImageAt(category, count, each)), design);
}

/** Fills every empty place, of one category or of all, with the defaults. */
export function fillEmpty(
  model: MachineModel,
  design: Design,
  id?: string,
  isMissing: IsMissing = NONE_MISSING,
): Design {
  const categories = id === undefined ? model.categories : [slotCategory(model, id)];
  return categories.reduce((now, category) => {
    if (category.kind === "list") return now;
    const empty = emptyPlaces(design, category, isMissing);
    return empty.reduce((filled, { slot }) => applyDefaults(model, filled, category.id, slot), now);
  }, design);
}

/** Leaves nothing empty: names, the suggested ones if there are some, defaults, and a picture in each list. */
export function fillDesign(
  model: MachineModel,
  design: Design,
  {
    pictureFor,
    isMissing = NONE_MISSING,
    ...materials
  }: TextMaterials & {
    readonly pictureFor: (list: ListCategory) => string | undefined;
    readonly isMissing?: IsMissing;
  },
): Design {
  let after = changed(design, { name: design.name || model.defaultMachineName });
  after = fillEmpty(model, after, undefined, isMissing);
  for (const category of model.categories) {
    const { id } = category;
    if (category.kind === "list") {
      const path = pictureFor(category);
      if (path === undefined || shownImages(design, category, isMissing).length > 0) continue;
      after = replaceInList(model, after, id, () => true, [plainImage({ path })]);
      continue;
    }
    const { naming } = category.step;
    if (!category.names || !naming?.suggest) continue;
    const unnamed = category.slots.filter((slot) => !design.names[id]?.[slot.id]);
    const names = Object.fromEntries(unnamed.map((slot) => [slot.id, naming.placeholders[slot.id] ?? ""]));
    after = withNames(model, after, { [id]: names });
  }
  return followTexts(model, after, materials);
}

/** What becomes of the images if another count is chosen. */
export type CountEffect = "none" | "defaults" | "cleared" | "filled";

/** The look that all shown images of a category are from. */
function commonLook(
  design: Design,
  category: SlotCategory,
  { looks, isMissing }: LookMaterials,
): Look | undefined {
  const [first, ...others] = shownImages(design, category, isMissing).map(({ image }) => image.recipe?.look);
  return others.every((other) => other === first) ? looks.find(({ id }) => id === first) : undefined;
}

/**
 * What choosing a count does: a look's pictures follow if all were from it (`filled`), defaults follow if a shown
 * image is one, and otherwise every slot is emptied.
 */
export function countEffect(
  model: MachineModel,
  design: Design,
  id: string,
  count: number,
  materials: LookMaterials,
): CountEffect {
  const category = slotCategory(model, id);
  const now = arrangementFor(category, design.counts[id]).count;
  if (now === count) return "none";
  if (commonLook(design, category, materials)) return "filled";
  const shown = shownImages(design, category);
  return shown.some(({ key, image }) => isDefaultImage(category, now, key, image)) ? "defaults" : "cleared";
}

/** Chooses how many slots a category has, with the effect above. Undo brings back the count and every image. */
export function setCount(
  model: MachineModel,
  design: Design,
  id: string,
  count: number,
  materials: LookMaterials,
): Design {
  const category = slotCategory(model, id);
  if (!category.counts || !category.arrangements.some((each) => each.count === count))
    throw new Error(`${id} has no count ${count}`);
  const effect = countEffect(model, design, id, count, materials);
  if (effect === "none") return design;
  const look = commonLook(design, category, materials);
  const emptied = changed(design, {
    counts: withMember(design.counts, id, count),
    slots: withMember(design.slots, id, {}),
  });
  if (effect === "defaults") return applyDefaults(model, emptied, id);
  if (!look) return emptied;
  const { places } = arrangementFor(category, count);
  return places.reduce(
    (now, { slot }) => withSlot(now, id, slot, lookImage(now, look, category, slot, materials)),
    emptied,
  );
}
