import type { MachineModel } from "../machine/types.ts";
import { type Design, type Image, type ImageRef, imageAt, type ListImage } from "./design.ts";
import {
  checkSlots,
  type Edited,
  isRefused,
  listCategory,
  refused,
  slotCategory,
  withIds,
  withImage,
  withList,
  withSlot,
} from "./edit.ts";
import { type IsMissing, NONE_MISSING } from "./questions.ts";
import { followTexts, type TextMaterials } from "./texts.ts";

export function setPictures(
  model: MachineModel,
  design: Design,
  category: string,
  images: Readonly<Record<string, Image>>,
): Design {
  checkSlots(model, category, Object.keys(images));
  return Object.entries(images).reduce((now, [slot, image]) => withSlot(now, category, slot, image), design);
}

export function clearPicture(model: MachineModel, design: Design, category: string, slot: string): Design {
  checkSlots(model, category, [slot]);
  return withSlot(design, category, slot, undefined);
}

/** Refused if an image of a list is gone. */
export function replacePicture(model: MachineModel, design: Design, ref: ImageRef, image: Image): Edited {
  if (!design.lists[ref.category]) checkSlots(model, ref.category, [ref.key]);
  else if (!imageAt(design, ref)) return refused("gone");
  return withImage(design, ref, image);
}

/** Either slot may be empty. Words that follow their slot are updated. */
export function swapPictures(
  model: MachineModel,
  design: Design,
  category: string,
  [one, other]: readonly [string, string],
  materials: TextMaterials,
): Design {
  slotCategory(model, category);
  checkSlots(model, category, [one, other]);
  const { [one]: a, [other]: b } = design.slots[category] ?? {};
  const swapped = withSlot(withSlot(design, category, one, b), category, other, a);
  return swapped === design ? design : followTexts(model, swapped, materials, category);
}

/** Adds at the end by default. If there is no room, the oldest missing pictures go first. */
export function addToList(
  model: MachineModel,
  design: Design,
  category: string,
  images: readonly Image[],
  { at, isMissing = NONE_MISSING }: { readonly at?: number | undefined; readonly isMissing?: IsMissing } = {},
): Edited {
  const { maxImages } = listCategory(model, category);
  const list = design.lists[category] ?? [];
  const added = withIds(design, list, images);
  const after = list.toSpliced(at ?? list.length, 0, ...added);
  const gone = after.filter(({ picture }) => picture && isMissing(picture));
  const going = gone.slice(0, Math.max(0, after.length - maxImages));
  const kept = after.filter((image) => !going.includes(image));
  return kept.length > maxImages ? refused("listFull") : withList(design, category, kept);
}

export function removeFromList(model: MachineModel, design: Design, category: string, id: string): Edited {
  listCategory(model, category);
  const list = design.lists[category] ?? [];
  const after = list.filter((image) => image.id !== id);
  return after.length === list.length ? refused("gone") : withList(design, category, after);
}

export function moveInList(
  model: MachineModel,
  design: Design,
  category: string,
  id: string,
  index: number,
): Edited {
  listCategory(model, category);
  const list = design.lists[category] ?? [];
  const image = list.find((each) => each.id === id);
  if (!image) return refused("gone");
  const others = list.filter((each) => each !== image);
  return withList(design, category, others.toSpliced(Math.max(0, index), 0, image));
}

/** Puts the images where the first replaced one was, as far as there is room. */
export function replaceInList(
  model: MachineModel,
  design: Design,
  category: string,
  goes: (image: ListImage) => boolean,
  images: readonly Image[],
): Design {
  const { maxImages } = listCategory(model, category);
  const list = design.lists[category] ?? [];
  const stay = list.filter((image) => !goes(image));
  const first = list.findIndex(goes);
  const coming = withIds(design, list, images.slice(0, Math.max(0, maxImages - stay.length)));
  return withList(design, category, stay.toSpliced(first < 0 ? stay.length : first, 0, ...coming));
}

export interface ListPlace {
  /** The id of the image to replace, if it still exists. */
  readonly replaced?: string | undefined;
  /** Ids of images that come after it. */
  readonly later?: ReadonlySet<string>;
}

/** If the list is full, a missing picture is replaced. */
export function putInList(
  model: MachineModel,
  design: Design,
  category: string,
  image: Image,
  { replaced, later }: ListPlace,
  isMissing: IsMissing,
): Edited {
  const list = design.lists[category] ?? [];
  const old = list.find(({ id }) => id === replaced);
  if (old) return replacePicture(model, design, { category, key: old.id }, image);
  const at = list.findIndex(({ id }) => later?.has(id));
  const added = addToList(model, design, category, [image], { at: at < 0 ? undefined : at });
  const gone = list.findIndex(({ picture }) => picture && isMissing(picture));
  if (!isRefused(added) || gone < 0) return added;
  return addToList(model, design, category, [image], { at: gone, isMissing });
}

export const addedId = (before: Design | null, after: Design | null, category: string): string | undefined =>
  after?.lists[category]?.find(({ id }) => !before?.lists[category]?.some((image) => image.id === id))?.id;
