import { fillWords } from "../../shared/machine/fill-words.ts";
import type { Category, MachineModel } from "../../shared/machine/types.ts";
import {
  type Design,
  type Image,
  type ListImage,
  type Picture,
  type PlainImage,
  plainImage,
} from "../../shared/model/design.ts";
import { changed, withIds } from "../../shared/model/edit.ts";
import { parseImageValue } from "./image-values.ts";
import {
  type Entries,
  INDEX,
  isAnyImageKey,
  isImageKey,
  isNamedKey,
  KEYS,
  prefixOf,
  slotNameKeys,
} from "./mirror-keys.ts";

/** A longer name or timestamp is refused: what somebody wrote by hand is no longer, and image keys begin with it. */
const MAX_TEXT = 1_000;

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

/** Reads the design that the keys hold. Whatever has no key is as in `base`. Never throws. */
export function readKeys(
  model: MachineModel,
  entries: Entries,
  base: Design,
  { isAsBefore, bytesOf }: ReadOptions,
): Reading {
  const setAside = new Set<string>();
  const refuse: Refuse = (key) => void setAside.add(key);
  const areAsBefore = (keys: readonly string[]) => keys.every(isAsBefore);
  const name = areAsBefore([KEYS.name, KEYS.data]) ? base.name : nameIn(entries, refuse, isAsBefore);
  const timestamp = timestampIn(entries, refuse) || base.timestamp;
  // Who renames a machine by hand may leave its images under their old keys.
  const prefixes = [prefixOf(model, { name, timestamp }), prefixOf(model, base)];
  const keyOf = (place: string) => {
    const keys = prefixes.map((prefix) => prefix + place);
    return keys.find((key) => entries.has(key)) ?? keys.at(-1) ?? "";
  };
  const pictureAt = (key: string): Picture | undefined => {
    const value = entries.get(key);
    if (!value) return undefined;
    const parsed = parseImageValue(value);
    if (parsed?.kind === "path") return { path: parsed.path };
    if (parsed?.kind === "stored") return { blob: parsed.sha256, bytes: bytesOf(parsed.sha256) ?? 0 };
    if (parsed) return { value };
    refuse(key);
    return undefined;
  };
  const imageAt = <Before>(key: string, before: Before | undefined): Before | PlainImage | undefined => {
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
      const images: (PlainImage | ListImage)[] = [];
      for (const index of indices(entries, prefixes, id, before.length)) {
        const key = keyOf(`${id}_${index}`);
        const image = imageAt(key, before[index]);
        if (image && images.length < category.maxImages) images.push(image);
        else if (image) refuse(key);
      }
      const fresh = withIds(
        base,
        before,
        images.filter((image) => !("id" in image)),
      );
      lists[id] = images.flatMap((image) => ("id" in image ? image : (fresh.shift() ?? [])));
      continue;
    }
    const { counts: count, names: own } = category;
    if (count) {
      const known = isAsBefore(count.storageKey) ? base.counts[id] : undefined;
      counts[id] = known ?? countIn(category, entries, refuse);
    }
    if (own)
      names[id] = areAsBefore([own.storageKey, ...slotNameKeys(category)])
        ? (base.names[id] ?? {})
        : namesIn(category, entries, refuse);
    slots[id] = Object.fromEntries(
      category.slots.flatMap(({ id: slot }) => {
        const image = imageAt(keyOf(`${id}_${slot}`), base.slots[id]?.[slot]);
        return image ? [[slot, image]] : [];
      }),
    );
  }
  const content = { name: name.toWellFormed(), lists, slots, names, counts };
  return { design: changed({ ...base, timestamp }, content), setAside: [...setAside] };
}

/** The keys among the entries that are a design's: the one that they hold, one of these, or one that was mirrored. */
export function designKeys(
  model: MachineModel,
  entries: Entries,
  designs: readonly (Design | null)[],
  given: Entries,
): readonly string[] {
  const known = designs.flatMap((design) => (design ? prefixOf(model, design) : []));
  const prefixes = [heldPrefix(model, entries), ...known];
  // An empty one was about to be removed.
  const isOurs = (key: string) => given.has(key) || entries.get(key) === "";
  const isImage = (key: string) =>
    isImageKey(model, prefixes, key) || (isOurs(key) && isAnyImageKey(model, key));
  return [...entries.keys()].filter((key) => isNamedKey(model, key) || isImage(key));
}

/** From an image's key to what it was while the keys held the design `base`, under another name. */
export function formerKeys(model: MachineModel, entries: Entries, base: Design): (key: string) => string {
  const [held, former] = [heldPrefix(model, entries), prefixOf(model, base)];
  return (key) => (isImageKey(model, [held], key) ? former + key.slice(held.length) : key);
}

/** What the image keys start with of the design that the entries hold. */
const heldPrefix = (model: MachineModel, entries: Entries): string =>
  prefixOf(model, { name: nameIn(entries), timestamp: timestampIn(entries) });

/** The indices that keys have, and those of a list that had so many images before, in order. */
function indices(entries: Entries, prefixes: readonly string[], id: string, before: number): number[] {
  const starts = prefixes.map((prefix) => `${prefix}${id}_`);
  const found = [...entries.keys()].flatMap((key) => {
    const start = starts.find((each) => key.startsWith(each));
    const index = start === undefined ? "" : key.slice(start.length);
    return INDEX.test(index) ? [Number(index)] : [];
  });
  return [...new Set([...Array(before).keys(), ...found])].sort((one, other) => one - other);
}

type Refuse = (key: string) => void;
const IGNORE: Refuse = () => {};

/** A text if it is one that is not blank; refused if it is too long, or no text. */
function textOf(value: unknown, key: string, refuse: Refuse): string | undefined {
  if (value === undefined || (typeof value === "string" && value.trim() === "")) return undefined;
  if (typeof value === "string" && value.length <= MAX_TEXT) return value;
  refuse(key);
  return undefined;
}

const timestampIn = (entries: Entries, refuse: Refuse = IGNORE): string =>
  textOf(entries.get(KEYS.timestamp), KEYS.timestamp, refuse) ?? "";

/** The machine's name, of that key which somebody has changed if only one was. */
function nameIn(
  entries: Entries,
  refuse: Refuse = IGNORE,
  isAsBefore: (key: string) => boolean = () => false,
): string {
  const data = objectIn(entries, KEYS.data, refuse);
  const names = [
    { key: KEYS.name, name: textOf(entries.get(KEYS.name), KEYS.name, refuse) },
    { key: KEYS.data, name: textOf(data.name, KEYS.data, refuse) },
  ].filter(({ name }) => name !== undefined);
  return (names.find(({ key }) => !isAsBefore(key)) ?? names[0])?.name ?? "";
}

function countIn(
  { arrangements, counts }: Category & { kind: "slots" },
  entries: Entries,
  refuse: Refuse,
): number {
  const value = counts && entries.get(counts.storageKey);
  const chosen = arrangements.find(({ count }) => String(count) === value);
  if (counts && value && !chosen) refuse(counts.storageKey);
  return chosen?.count ?? counts?.initial ?? arrangements[0].count;
}

function namesIn(
  { slots, names }: Category & { kind: "slots" },
  entries: Entries,
  refuse: Refuse,
): Record<string, string> {
  if (!names) return {};
  const all = objectIn(entries, names.storageKey, refuse);
  return Object.fromEntries(
    slots.flatMap(({ id }) => {
      const single = fillWords(names.slotStorageKey, { slot: id });
      const own = Object.hasOwn(all, id);
      const name = own
        ? textOf(all[id], names.storageKey, refuse)
        : textOf(entries.get(single), single, refuse);
      return name === undefined ? [] : [[id, name.toWellFormed()]];
    }),
  );
}

/** A JSON object; empty if there is none. */
function objectIn(entries: Entries, key: string, refuse: Refuse): Record<string, unknown> {
  const value = entries.get(key);
  if (!value) return {};
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // It is refused below.
  }
  refuse(key);
  return {};
}
