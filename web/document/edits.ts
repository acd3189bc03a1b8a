import { arrangementFor, defaultImage, findCategory } from "../../shared/machine/questions.ts";
import type { ListCategory, MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import { emptyPlaces, presentImages } from "./completeness.ts";
import { type Design, type ImageRecord, imageOf } from "./design.ts";

/** Why an edit is not made: the list holds as many images as it may, or the image is no longer there. */
export type EditFault = "listFull" | "gone";

/*
 * What each action does to a design, as plain functions on a draft. A category or slot that the model
 * does not have is a defect and throws. The store fills in ids, names and whether an image is a default.
 */

export function setImage(
  model: MachineModel,
  draft: Design,
  category: string,
  slot: string,
  image: ImageRecord,
) {
  slotsOf(model, draft, category)[checkSlot(model, category, slot)] = image;
}

/** Puts an image where another stands, in a slot or, by its index, in a list. */
export function placeImage(
  model: MachineModel,
  draft: Design,
  category: string,
  slot: string,
  image: ImageRecord,
) {
  const list = draft.lists[category];
  if (!list) setImage(model, draft, category, slot, image);
  else if (list[Number(slot)]) list[Number(slot)] = image;
}

export function clearImage(model: MachineModel, draft: Design, category: string, slot: string) {
  delete slotsOf(model, draft, category)[checkSlot(model, category, slot)];
}

/** Exchanges what two slots hold; an empty one gives its emptiness. */
export function swapImages(model: MachineModel, draft: Design, id: string, one: string, other: string) {
  const slots = slotsOf(model, draft, id);
  const [a, b] = [slots[checkSlot(model, id, one)], slots[checkSlot(model, id, other)]];
  if (b) slots[one] = b;
  else delete slots[one];
  if (a) slots[other] = a;
  else delete slots[other];
}

/** Fills one slot, or every slot of the current count, with the bundled defaults. */
export function applyDefaults(model: MachineModel, draft: Design, id: string, slot?: string) {
  const category = slotCategory(model, id);
  const { count, places } = arrangementFor(category, draft.counts[id]);
  const slots = slot === undefined ? places.map((place) => place.slot) : [checkSlot(model, id, slot)];
  for (const each of slots) slotsOf(model, draft, id)[each] = imageOf(defaultImage(category, count, each));
}

/** Fills every empty place, of one category or of all whose images have defaults, with the bundled defaults. */
export function fillEmpty(model: MachineModel, draft: Design, id?: string) {
  const categories = id === undefined ? model.categories : [slotCategory(model, id)];
  for (const category of categories)
    if (category.kind === "slots")
      for (const { slot } of emptyPlaces(draft, category)) applyDefaults(model, draft, category.id, slot);
}

/** Leaves nothing empty: names, the suggested ones where there are some, defaults, and a picture in each list. */
export function fillDesign(
  model: MachineModel,
  draft: Design,
  pictureFor: (list: ListCategory) => string | undefined,
) {
  draft.machineName ||= model.defaultMachineName;
  fillEmpty(model, draft);
  for (const category of model.categories) {
    if (category.kind === "list") {
      const path = pictureFor(category);
      if (path !== undefined && presentImages(draft, category.id).length === 0)
        draft.lists[category.id] = [imageOf(path)];
      continue;
    }
    const { naming } = category.step;
    if (!naming?.suggest) continue;
    const names = { ...draft.names[category.id] };
    for (const { id } of category.slots) names[id] ||= naming.placeholders[id] ?? "";
    draft.names[category.id] = names;
  }
}

/** Adds to a list: in the place of the image of the id `replaced` where that is there, else at an index or its end. */
export function addImage(
  model: MachineModel,
  draft: Design,
  category: string,
  image: ImageRecord,
  { at, replaced }: { at?: number | undefined; replaced?: string | undefined } = {},
): EditFault | undefined {
  const list = listOf(model, draft, category);
  const old = list.findIndex(({ id }) => id === replaced);
  if (old >= 0) {
    list[old] = image;
    return;
  }
  if (list.length < listCategory(model, category).maxImages) {
    list.splice(at ?? list.length, 0, image);
    return;
  }
  // One whose bytes are gone uses up no place.
  const gone = list.findIndex(({ isMissing }) => isMissing);
  if (gone < 0) return "listFull";
  list[gone] = image;
}

/**
 * Puts images into a list where the first of those stood that go; at its end where none goes. No more come than
 * there is room for.
 */
export function replaceImages(
  model: MachineModel,
  draft: Design,
  category: string,
  goes: (image: ImageRecord) => boolean,
  images: readonly ImageRecord[],
) {
  const list = listOf(model, draft, category);
  const stay = list.filter((image) => !goes(image));
  const at = list.findIndex(goes);
  const before = at < 0 ? stay.length : list.slice(0, at).filter((image) => !goes(image)).length;
  const room = listCategory(model, category).maxImages - stay.length;
  draft.lists[category] = stay.toSpliced(before, 0, ...images.slice(0, Math.max(0, room)));
}

/** What a category becomes: its count, and its images by their stored values; a list's slot is its index. */
interface Screen {
  readonly category: string;
  readonly count?: number | undefined;
  readonly values: readonly (readonly [slot: string, value: string])[];
}

/** Makes a category exactly what it is in another design. */
export function putScreen(model: MachineModel, draft: Design, { category: id, count, values }: Screen) {
  const images = values.map(([slot, url]) => [slot, imageOf(url)] as const);
  if (draft.lists[id]) {
    draft.lists[id] = images.map(([, image]) => image).slice(0, listCategory(model, id).maxImages);
    return;
  }
  const { counts, arrangements } = slotCategory(model, id);
  if (counts && arrangements.some((each) => each.count === count)) draft.counts[id] = count ?? counts.initial;
  draft.slots[id] = Object.fromEntries(images.map(([slot, image]) => [checkSlot(model, id, slot), image]));
}

export function removeImage(
  model: MachineModel,
  draft: Design,
  category: string,
  id: string,
): EditFault | undefined {
  const list = listOf(model, draft, category);
  const at = list.findIndex((image) => image.id === id);
  if (at < 0) return "gone";
  list.splice(at, 1);
}

export function moveImage(
  model: MachineModel,
  draft: Design,
  category: string,
  id: string,
  index: number,
): EditFault | undefined {
  const list = listOf(model, draft, category);
  const at = list.findIndex((image) => image.id === id);
  const [image] = at < 0 ? [] : list.splice(at, 1);
  if (!image) return "gone";
  list.splice(Math.max(0, index), 0, image);
}

/** What became of the images of the count before. */
export type CountEffect = "none" | "defaults" | "cleared" | "filled";

/** Chooses a count: with its defaults where a shown image is one, else with every slot empty. */
export function setCount(model: MachineModel, draft: Design, id: string, count: number): CountEffect {
  const category = slotCategory(model, id);
  if (!category.counts || !category.arrangements.some((each) => each.count === count))
    throw new Error(`${id} has no count ${count}`);
  const current = arrangementFor(category, draft.counts[id]);
  if (current.count === count) return "none";

  const slots = slotsOf(model, draft, id);
  const hadDefaults = current.places.some(({ slot }) => slots[slot]?.isDefault);
  draft.counts[id] = count;
  draft.slots[id] = {};
  if (hadDefaults) applyDefaults(model, draft, id);
  return hadDefaults ? "defaults" : "cleared";
}

/** Replaces the names of a category's slots. */
export function setNames(
  model: MachineModel,
  draft: Design,
  id: string,
  names: Readonly<Record<string, string>>,
) {
  if (!slotCategory(model, id).names) throw new Error(`the slots of ${id} have no names`);
  draft.names[id] = {};
  for (const [slot, name] of Object.entries(names)) draft.names[id][checkSlot(model, id, slot)] = name;
}

function listCategory(model: MachineModel, id: string): ListCategory {
  const category = findCategory(model, id);
  if (category?.kind !== "list") throw new Error(`${model.id} has no list ${id}`);
  return category;
}

function slotCategory(model: MachineModel, id: string): SlotCategory {
  const category = findCategory(model, id);
  if (category?.kind !== "slots") throw new Error(`${model.id} has no slots ${id}`);
  return category;
}

function checkSlot(model: MachineModel, id: string, slot: string): string {
  if (slotCategory(model, id).slots.some((each) => each.id === slot)) return slot;
  throw new Error(`${id} has no slot ${slot}`);
}

function listOf(model: MachineModel, draft: Design, id: string): ImageRecord[] {
  listCategory(model, id);
  draft.lists[id] ??= [];
  return draft.lists[id];
}

function slotsOf(model: MachineModel, draft: Design, id: string): Record<string, ImageRecord> {
  slotCategory(model, id);
  draft.slots[id] ??= {};
  return draft.slots[id];
}
