import { fillWords } from "../../shared/machine/fill-words.ts";
import type { Category, MachineModel } from "../../shared/machine/types.ts";
import {
  type BlobPicture,
  type Design,
  type Image,
  type ListImage,
  machineNameOf,
  type Picture,
  type PlainImage,
  plainImage,
} from "../../shared/model/design.ts";
import { changed, withIds } from "../../shared/model/edit.ts";
import { inlineLength, parseImageValue, storedPath } from "./image-values.ts";

/*
 * The specification's localStorage keys of a design, both ways. Everything else that a design holds (recipes, texts,
 * brand, table) has no key: localStorage mirrors the design for whoever reads it, and IndexedDB is the record.
 */

/** Keys that the specification names; those of counts and names stand with the machine. */
export const KEYS = {
  name: "machineName",
  timestamp: "machineTimestamp",
  data: "machineData",
  returnToStep: "returnToStep",
} as const;

/** Keys and values, as localStorage holds them. */
export type Entries = ReadonlyMap<string, string>;

/** UTF-16 units of one inline image, and of all of a design's. */
const MAX_INLINE = 400_000;
const MAX_ALL_INLINE = 2_000_000;

/** The value of a key: text, or a picture whose bytes are to stand there as a data URI. */
export type MirrorValue = string | BlobPicture;

/** Whether two values are the same text. */
export const isSameValue = (one: MirrorValue | undefined, other: MirrorValue | undefined): boolean =>
  one === other || (typeof one === "object" && typeof other === "object" && one.blob === other.blob);

/**
 * The keys of a design in the machine's order, and their values. Pictures that would take too much room stand there by
 * their path. A design that was never stored has none. `isUnbounded` has every picture inline.
 */
export function mirrorOf(
  model: MachineModel,
  design: Design | null,
  isUnbounded = false,
): ReadonlyMap<string, MirrorValue> {
  const values = new Map<string, MirrorValue>();
  if (!design || design.timestamp === "") return values;
  let room = isUnbounded ? Number.POSITIVE_INFINITY : MAX_ALL_INLINE;
  const most = isUnbounded ? room : MAX_INLINE;
  const written = (picture: Picture | null): MirrorValue => {
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
    if (category.kind === "list") {
      for (const [index, { picture }] of (design.lists[id] ?? []).entries())
        values.set(`${prefix}${id}_${index}`, written(picture));
      continue;
    }
    if (category.counts) values.set(category.counts.storageKey, String(design.counts[id]));
    const names = design.names[id] ?? {};
    if (category.names && Object.keys(names).length > 0)
      values.set(category.names.storageKey, JSON.stringify(names));
    for (const slot of category.slots) {
      const image = design.slots[id]?.[slot.id];
      if (image) values.set(`${prefix}${id}_${slot.id}`, written(image.picture));
    }
  }
  return values;
}

/** What every image key of a design starts with. */
const prefixOf = (model: MachineModel, design: Pick<Design, "name" | "timestamp">): string =>
  `${machineNameOf(model, design)}_${design.timestamp}_`;

/** What was read of the keys. */
export interface Reading {
  readonly design: Design;
  /** Keys whose values are corrupt or refused: they count as absent. */
  readonly setAside: readonly string[];
}

export interface ReadOptions {
  /** Whether a key says what it says of `base`: what it stands for is then taken from there, with its recipe. */
  isAsBefore(key: string): boolean;
  /** How many bytes a stored blob has; undefined if there is none. */
  bytesOf(blob: string): number | undefined;
}

/** Reads the design that the keys hold. Whatever has no key is as in `base`. */
export function readKeys(
  model: MachineModel,
  entries: Entries,
  base: Design,
  { isAsBefore, bytesOf }: ReadOptions,
): Reading {
  const setAside: string[] = [];
  const refuse = (key: string) => void setAside.push(key);
  const areAsBefore = (keys: readonly string[]) => keys.every(isAsBefore);
  const name = areAsBefore([KEYS.name, KEYS.data]) ? base.name : nameIn(entries, refuse);
  const timestamp = entries.get(KEYS.timestamp) ?? base.timestamp;
  const prefixes = [prefixOf(model, { name, timestamp }), prefixOf(model, base)];
  const pictureAt = (key: string): Picture | undefined => {
    const value = entries.get(key);
    const parsed = value === undefined ? undefined : parseImageValue(value);
    if (parsed === null) refuse(key);
    if (parsed?.kind === "path") return { path: parsed.path };
    if (parsed?.kind === "stored") return { blob: parsed.sha256, bytes: bytesOf(parsed.sha256) ?? 0 };
    return parsed && value !== undefined ? { value } : undefined;
  };
  const imageAt = <Before>(place: string, before: Before | undefined): Before | PlainImage | undefined => {
    const keys = prefixes.map((prefix) => prefix + place);
    const key = keys.find((each) => entries.has(each)) ?? keys.at(-1) ?? "";
    if (before && isAsBefore(key)) return before;
    const picture = pictureAt(key);
    return picture && plainImage(picture);
  };

  const lists: Record<string, readonly ListImage[]> = {};
  const slots: Record<string, Readonly<Record<string, Image>>> = {};
  const names: Record<string, Readonly<Record<string, string>>> = {};
  const counts: Record<string, number> = {};
  for (const category of model.categories) {
    const { id } = category;
    if (category.kind === "list") {
      const before = base.lists[id] ?? [];
      const found = indices(entries, prefixes, id, before.length).flatMap((index) => {
        const image = imageAt(`${id}_${index}`, before[index]);
        return image ? [{ image, index }] : [];
      });
      for (const { index } of found.slice(category.maxImages)) refuse(`${prefixes[0]}${id}_${index}`);
      const images = found.slice(0, category.maxImages).map(({ image }) => image);
      const fresh = withIds(
        base,
        before,
        images.filter((image) => !("id" in image)),
      );
      lists[id] = images.flatMap((image) => ("id" in image ? image : (fresh.shift() ?? [])));
      continue;
    }
    const { counts: count, names: own } = category;
    if (count)
      counts[id] =
        base.counts[id] !== undefined && isAsBefore(count.storageKey)
          ? base.counts[id]
          : countIn(category, entries, refuse);
    if (own)
      names[id] = areAsBefore([own.storageKey, ...slotNameKeys(category)])
        ? (base.names[id] ?? {})
        : namesIn(category, entries, refuse);
    slots[id] = Object.fromEntries(
      category.slots.flatMap(({ id: slot }) => {
        const image = imageAt(`${id}_${slot}`, base.slots[id]?.[slot]);
        return image ? [[slot, image]] : [];
      }),
    );
  }
  return { design: changed({ ...base, timestamp }, { name, lists, slots, names, counts }), setAside };
}

/** The keys among the entries that are a design's: the one that they hold, or `design`. */
export function designKeys(
  model: MachineModel,
  entries: Entries,
  design?: Pick<Design, "name" | "timestamp">,
): readonly string[] {
  const held = { name: nameIn(entries, () => {}), timestamp: entries.get(KEYS.timestamp) ?? "" };
  const prefixes = [held, design ?? held].map((each) => prefixOf(model, each));
  const isImage = (key: string) =>
    prefixes.some((prefix) => {
      const [id = "", slot, ...more] = key.slice(prefix.length).split("_");
      const isPlace = slot !== undefined && more.length === 0;
      return key.startsWith(prefix) && isPlace && model.categories.some((each) => each.id === id);
    });
  return [...entries.keys()].filter((key) => isNamedKey(model, key) || isImage(key));
}

/** Whether a key is one of the specification's that have a fixed name and belong to a design. */
export const isNamedKey = (model: MachineModel, key: string): boolean =>
  key === KEYS.name ||
  key === KEYS.timestamp ||
  key === KEYS.data ||
  model.categories.some(
    (category) =>
      category.kind === "slots" &&
      (category.counts?.storageKey === key ||
        category.names?.storageKey === key ||
        slotNameKeys(category).includes(key)),
  );

/** The keys of single names, which the specification lets stand in for the object of all names. */
const slotNameKeys = (category: Category): string[] => {
  if (category.kind !== "slots" || !category.names) return [];
  const { slotStorageKey } = category.names;
  return category.slots.map(({ id }) => fillWords(slotStorageKey, { slot: id }));
};

/** The indices that keys have, and those of a list that had so many images before, in order. */
function indices(entries: Entries, prefixes: readonly string[], id: string, before: number): number[] {
  const starts = prefixes.map((prefix) => `${prefix}${id}_`);
  const found = [...entries.keys()].flatMap((key) => {
    const start = starts.find((each) => key.startsWith(each));
    const index = start === undefined ? "" : key.slice(start.length);
    return /^(0|[1-9]\d{0,5})$/.test(index) ? [Number(index)] : [];
  });
  return [...new Set([...Array(before).keys(), ...found])].sort((one, other) => one - other);
}

function nameIn(entries: Entries, refuse: (key: string) => void): string {
  const name = (entries.get(KEYS.name) ?? "").toWellFormed();
  const data = objectIn(entries, KEYS.data, refuse).name;
  if (name.trim() !== "") return name;
  return typeof data === "string" && data.trim() !== "" ? data.toWellFormed() : "";
}

function countIn(
  category: Category & { kind: "slots" },
  entries: Entries,
  refuse: (key: string) => void,
): number {
  const { counts, arrangements } = category;
  const value = counts && entries.get(counts.storageKey);
  const chosen = arrangements.find(({ count }) => String(count) === value);
  if (counts && value !== undefined && !chosen) refuse(counts.storageKey);
  return chosen?.count ?? counts?.initial ?? arrangements[0].count;
}

function namesIn(
  category: Category & { kind: "slots" },
  entries: Entries,
  refuse: (key: string) => void,
): Record<string, string> {
  const { names } = category;
  if (!names) return {};
  const stored = objectIn(entries, names.storageKey, refuse);
  return Object.fromEntries(
    category.slots.flatMap(({ id }) => {
      const own = Object.hasOwn(stored, id) ? stored[id] : undefined;
      const name = own ?? entries.get(fillWords(names.slotStorageKey, { slot: id }));
      return typeof name === "string" && name !== "" ? [[id, name.toWellFormed()]] : [];
    }),
  );
}

/** A JSON object; empty if there is none. */
function objectIn(entries: Entries, key: string, refuse: (key: string) => void): Record<string, unknown> {
  const value = entries.get(key);
  if (value === undefined) return {};
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // It is refused below.
  }
  refuse(key);
  return {};
}
