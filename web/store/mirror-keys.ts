import { fillWords } from "../../shared/machine/fill-words.ts";
import type { MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import {
  type BlobPicture,
  type Design,
  emptyDesign,
  type Image,
  machineNameOf,
  type Picture,
} from "../../shared/model/design.ts";
import { isSameContent } from "../../shared/model/revision.ts";
import { inlineLength, storedPath } from "./image-values.ts";

/*
 * The specification's localStorage keys of a design. localStorage mirrors the design for whoever reads it, and IndexedDB
 * is the record: whatever else a design holds (recipes, texts, brand, table) has no key.
 */

/** Keys that the specification names; those of counts and names stand with the machine. */
export const KEYS = {
  name: "machineName",
  timestamp: "machineTimestamp",
  data: "machineData",
  returnToStep: "returnToStep",
} as const;

/** Whether nothing is set in a design. */
export const isUnset = (model: MachineModel, design: Design): boolean =>
  isSameContent(design, emptyDesign(model, ""));

/** Keys and values, as localStorage holds them. */
export type Entries = ReadonlyMap<string, string>;

/** UTF-16 units of one inline image, and of all of a design's. */
const MAX_INLINE = 400_000;
const MAX_ALL_INLINE = 2_000_000;

/** By key: its text, or a picture whose bytes are to stand there as a data URI. */
export type Keys = ReadonlyMap<string, string | BlobPicture>;

/**
 * The keys of a design in the machine's order, and their values. Pictures that would take too much room stand there by
 * their path. A design in which nothing is set has none. `isUnbounded` has every picture inline.
 */
export function mirrorOf(model: MachineModel, design: Design | null, isUnbounded = false): Keys {
  const values = new Map<string, string | BlobPicture>();
  if (!design || isUnset(model, design)) return values;
  let room = isUnbounded ? Number.POSITIVE_INFINITY : MAX_ALL_INLINE;
  const most = isUnbounded ? room : MAX_INLINE;
  const written = (picture: Picture | null): string | BlobPicture => {
    if (!picture) return "";
    if ("path" in picture) return picture.path;
    const length = "value" in picture ? picture.value.length : inlineLength(picture.bytes);
    if ("blob" in picture && (length > most || length > room)) return storedPath(picture.blob);
    room -= length;
    return "value" in picture ? picture.value : picture;
  };

  values.set(KEYS.timestamp, design.timestamp);
  if (design.name) {
    values.set(KEYS.name, design.name);
    values.set(KEYS.data, JSON.stringify({ name: design.name }));
  }
  const prefix = prefixOf(model, design);
  for (const category of model.categories) {
    const { id } = category;
    const set = (place: string | number, image: Image | undefined) =>
      image && values.set(`${prefix}${id}_${place}`, written(image.picture));
    if (category.kind === "list") {
      for (const [index, image] of (design.lists[id] ?? []).entries()) set(index, image);
      continue;
    }
    if (category.counts) values.set(category.counts.storageKey, String(design.counts[id]));
    const names = design.names[id] ?? {};
    if (category.names && Object.keys(names).length > 0)
      values.set(category.names.storageKey, JSON.stringify(names));
    for (const slot of category.slots) set(slot.id, design.slots[id]?.[slot.id]);
  }
  return values;
}

/** What every image key of a design starts with. */
export const prefixOf = (model: MachineModel, design: Pick<Design, "name" | "timestamp">): string =>
  `${machineNameOf(model, design)}_${design.timestamp}_`;

/**
 * Tells whether a key belongs to a design: for an image's key, returns what all image keys of its design start with; for
 * one that every design has, an empty text; for any other, null.
 */
export function prefixIn(model: MachineModel, key: string): string | null {
  if (isNamed(model, key)) return "";
  const [, prefix, id, place = ""] = /^(.*_.*_)([^_]+)_([^_]+)$/s.exec(key) ?? [];
  const category = model.categories.find((each) => each.id === id);
  const isPlace =
    category?.kind === "list"
      ? /^(0|[1-9]\d{0,5})$/.test(place)
      : category?.slots.some((slot) => slot.id === place);
  return isPlace ? (prefix ?? null) : null;
}

/** The key of the names of a category's slots, and those of single ones, which the specification lets stand in for it. */
export const nameKeys = ({ names, slots }: SlotCategory): string[] =>
  names ? [names.storageKey, ...slots.map(({ id }) => fillWords(names.slotStorageKey, { slot: id }))] : [];

/** Whether a key of the specification belongs to a design, and has a fixed name. */
const isNamed = (model: MachineModel, key: string): boolean =>
  key === KEYS.name ||
  key === KEYS.timestamp ||
  key === KEYS.data ||
  model.categories.some(
    (each) => each.kind === "slots" && (each.counts?.storageKey === key || nameKeys(each).includes(key)),
  );
