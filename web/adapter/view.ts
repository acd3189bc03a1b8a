import { arrangementFor, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import {
  type Image,
  imageName,
  isDefaultImage,
  type Design as ModelDesign,
  type Picture,
} from "../../shared/model/design.ts";
import type { IsMissing } from "../../shared/model/questions.ts";
import { type Design, type ImageRecord, imagesOf } from "../document/design.ts";
import { storedPath } from "../store/image-values.ts";
import { mapped, tableText } from "./table.ts";

/** The stored value by which the pages know a picture; empty for none. */
export function pictureValue(picture: Picture | null): string {
  if (!picture) return "";
  if ("blob" in picture) return storedPath(picture.blob);
  return "path" in picture ? picture.path : picture.value;
}

/**
 * A design as the pages know it. Whatever is as it was in the previous view is the same object, so that what shows it
 * need not render again.
 */
export function viewOf(
  model: MachineModel,
  design: ModelDesign,
  isMissing: IsMissing,
  returnToStep: string,
  previous?: Design,
): Design {
  const known = new Map(
    previous && [...imagesOf(previous)].map(({ category, image }) => [`${category} ${image.id}`, image]),
  );
  const recordOf = (category: string, key: string, image: Image, id?: string): ImageRecord => {
    const { picture } = image;
    const url = pictureValue(picture);
    const found = findCategory(model, category);
    const count = found && arrangementFor(found, design.counts[category]).count;
    const record: ImageRecord = {
      id: id ?? `${category} ${key} ${url}`,
      url,
      name: imageName(model, { category, key }, image),
      isDefault: found !== undefined && count !== undefined && isDefaultImage(found, count, key, image),
      isMissing: picture !== null && isMissing(picture),
    };
    return shared(known.get(`${category} ${record.id}`), record);
  };
  const view: Design = {
    machineName: design.name,
    machineTimestamp: design.timestamp,
    lists: mapped(design.lists, (list, id) => list.map((image) => recordOf(id, image.id, image, image.id))),
    slots: mapped(design.slots, (slots, id) => mapped(slots, (image, slot) => recordOf(id, slot, image))),
    names: mapped(design.names, (names) => ({ ...names })),
    counts: { ...design.counts },
    words: design.texts,
    brand: design.brand && { ...design.brand, logo: pictureValue(design.brand.logo) },
    variants: tableText(design.table),
    returnToStep,
    isConfirmed: design.isConfirmed,
  };
  return shared(previous, view);
}

/** A value of which every part that is equal to what stood there before is that; itself if none is. */
function shared<Value>(before: Value | undefined, after: Value): Value {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  const parts = Object.entries(after).map(([key, value]) => [key, shared(before[key], value)] as const);
  const areAll = (of: Members) => parts.every(([key, value]) => value === of[key]);
  if (parts.length === Object.keys(before).length && areAll(before)) return before;
  if (areAll(after)) return after;
  // It is what it is copied from, with equal parts.
  return (Array.isArray(after) ? parts.map(([, value]) => value) : Object.fromEntries(parts)) as Value;
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null;
