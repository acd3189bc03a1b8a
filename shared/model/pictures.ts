import type { ListCategory, SlotCategory } from "../machine/types.ts";
import type { DefaultImageMaterials } from "./defaults.ts";
import { type Design, type DesignImage, findImage, type ImageRef, type ListImage } from "./design.ts";
import {
  type EditResult,
  isRefused,
  refuseEdit,
  withImage,
  withImageIds,
  withList,
  withSlots,
} from "./edit.ts";
import { type IsPictureMissing, NONE_MISSING } from "./questions.ts";
import { updateLinkedTexts } from "./texts.ts";

export const replaceImage = (design: Design, ref: ImageRef, image: DesignImage | undefined): EditResult =>
  design.lists[ref.category] && !findImage(design, ref) ? refuseEdit("gone") : withImage(design, ref, image);

/** Either slot may be empty. */
export function swapImages(
  design: Design,
  category: SlotCategory,
  [one, other]: readonly [string, string],
  materials: DefaultImageMaterials,
): Design {
  const { [one]: a, [other]: b } = design.slots[category.id] ?? {};
  const swapped = withSlots(design, category.id, { [one]: b, [other]: a });
  return updateLinkedTexts(swapped, [category], materials);
}

/** If there is no room, removes missing pictures, starting with the first. */
export function addListImages(
  design: Design,
  { id, maxImages }: ListCategory,
  images: readonly DesignImage[],
  {
    at,
    isMissing = NONE_MISSING,
  }: { readonly at?: number | undefined; readonly isMissing?: IsPictureMissing } = {},
): EditResult {
  const list = design.lists[id] ?? [];
  const after = list.toSpliced(at ?? list.length, 0, ...withImageIds(design, list, images));
  const gone = after.filter(({ picture }) => picture && isMissing(picture));
  const going = gone.slice(0, Math.max(0, after.length - maxImages));
  const kept = after.filter((image) => !going.includes(image));
  return kept.length > maxImages ? refuseEdit("listFull") : withList(design, id, kept);
}

export function moveListImage(design: Design, { category, key }: ImageRef, index: number): EditResult {
  // Stryker disable next-line ArrayDeclaration: every list exists.
  const list = design.lists[category] ?? [];
  const image = list.find(({ id }) => id === key);
  if (!image) return refuseEdit("gone");
  const others = list.filter((each) => each !== image);
  return withList(design, category, others.toSpliced(Math.max(0, index), 0, image));
}

export function replaceListImages(
  design: Design,
  { id, maxImages }: ListCategory,
  goes: (image: ListImage) => boolean,
  images: readonly DesignImage[],
): Design {
  const list = design.lists[id] ?? [];
  const stay = list.filter((image) => !goes(image));
  const first = list.findIndex(goes);
  const coming = withImageIds(design, list, images.slice(0, Math.max(0, maxImages - stay.length)));
  return withList(design, id, stay.toSpliced(first < 0 ? stay.length : first, 0, ...coming));
}

/** Ids of the image to replace, and of images that belong after the new one. */
export interface ListPosition {
  readonly replaced?: string | undefined;
  readonly later?: ReadonlySet<string>;
}

/** If the list is full, replaces a missing picture. */
export function insertListImage(
  design: Design,
  category: ListCategory,
  image: DesignImage,
  { replaced, later }: ListPosition,
  isMissing: IsPictureMissing,
): EditResult {
  const list = design.lists[category.id] ?? [];
  const old = list.find(({ id }) => id === replaced);
  if (old) return withImage(design, { category: category.id, key: old.id }, image);
  const at = list.findIndex(({ id }) => later?.has(id));
  const added = addListImages(design, category, [image], { at: at < 0 ? undefined : at });
  if (!isRefused(added)) return added;
  const gone = list.findIndex(({ picture }) => picture && isMissing(picture));
  return addListImages(design, category, [image], { at: gone, isMissing });
}

export const findAddedImageId = (
  before: Design | null,
  after: Design | null,
  category: string,
): string | undefined =>
  after?.lists[category]?.find(({ id }) => !before?.lists[category]?.some((image) => image.id === id))?.id;
