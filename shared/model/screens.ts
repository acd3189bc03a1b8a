import type { Look } from "../machine/looks.ts";
import { arrangementFor, defaultImage } from "../machine/questions.ts";
import type { Category, ListCategory, MachineModel, SlotCategory } from "../machine/types.ts";
import { canonical, type Design, type Image, isDefaultImage, plainImage } from "./design.ts";
import { changed, checkSlots, slotCategory, withIds, withList, withMember, withSlot } from "./edit.ts";
import { lookImage } from "./look.ts";
import { replaceInList, setPictures } from "./pictures.ts";
import { emptyPlaces, type IsMissing, NONE_MISSING, shownImages } from "./questions.ts";
import { isStale } from "./recipe.ts";
import { followTexts, type SlotNames, type TextMaterials, withNames } from "./texts.ts";

export interface LookMaterials extends TextMaterials {
  readonly looks: readonly Look[];
  readonly isMissing?: IsMissing;
}

export const defaultImageAt = (category: SlotCategory, count: number, slot: string): Image =>
  plainImage({ path: defaultImage(category, count, slot) });

/** Fills one slot, or all of them, with the bundled defaults. */
export function applyDefaults(model: MachineModel, design: Design, id: string, slot?: string): Design {
  const category = slotCategory(model, id);
  const { count, places } = arrangementFor(category, design.counts[id]);
  if (slot !== undefined) checkSlots(model, id, [slot]);
  const slots = slot === undefined ? places.map((place) => place.slot) : [slot];
  return slots.reduce((now, each) => withSlot(now, id, each, defaultImageAt(category, count, each)), design);
}

/** Fills the empty slots of one category, or of all. */
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

/** Names get the suggestions, if there are any. */
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

export type CountEffect = "none" | "defaults" | "cleared" | "filled";

/** Undefined if they come from different looks. */
function commonLook(
  design: Design,
  category: SlotCategory,
  { looks, isMissing }: LookMaterials,
): Look | undefined {
  const [first, ...others] = shownImages(design, category, isMissing).map(({ image }) => image.recipe?.look);
  return others.every((other) => other === first) ? looks.find(({ id }) => id === first) : undefined;
}

/** Tells what a new count does to the images: a look or defaults bring their own, and others are cleared. */
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

/** The slot of a list is an index. */
export interface PlannedImage {
  readonly category: string;
  readonly slot: string;
  readonly image: Image;
}

export interface ImportPlan {
  /** Used only if the machine has no name. */
  readonly name: string;
  /** By category. */
  readonly counts: Readonly<Record<string, number>>;
  readonly images: readonly PlannedImage[];
  /** Used only for slots without a name. */
  readonly names: SlotNames;
}

/** Everything that is not in the plan stays. A picture that is there already keeps its recipe. */
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

/** Copies count, images and names, but not texts. */
export function copyScreen(
  model: MachineModel,
  design: Design,
  from: Design,
  category: Category,
  materials: TextMaterials & { readonly isMissing?: IsMissing },
): Design {
  if (isSameScreen(design, from, category)) return design;
  const { id } = category;
  const shown = shownImages(from, category, materials.isMissing);
  if (category.kind === "list") {
    const list = design.lists[id] ?? [];
    const images = shown.map(({ image }) => image).slice(0, category.maxImages);
    return withList(design, id, withIds(design, list, images));
  }
  const { count } = arrangementFor(category, from.counts[id]);
  const copied = changed(design, {
    counts: category.counts ? withMember(design.counts, id, count) : design.counts,
    slots: withMember(design.slots, id, Object.fromEntries(shown.map(({ key, image }) => [key, image]))),
  });
  const named = category.names ? withNames(model, copied, { [id]: from.names[id] ?? {} }) : copied;
  return followTexts(model, named, materials, id);
}

export function isSameScreen(one: Design, other: Design, category: Category): boolean {
  const { id } = category;
  const of = (design: Design) =>
    canonical([
      arrangementFor(category, design.counts[id]).count,
      shownImages(design, category).map(({ key, image: { picture, recipe } }) => [
        category.kind === "slots" && key,
        picture,
        recipe,
      ]),
      design.names[id],
    ]);
  return of(one) === of(other);
}
