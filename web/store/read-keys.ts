import type { MachineModel, SlotCategory } from "../../shared/machine/types.ts";
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
import { type Entries, KEYS, namedKeys, nameKeys, prefixIn, prefixOf } from "./mirror-keys.ts";

/** A longer name or timestamp is refused: what somebody wrote by hand is no longer, and image keys begin with it. */
const MAX_TEXT = 1_000;

export interface ReadOptions {
  /** Whether a key says what it says of `base`: what it stands for is then taken from there, with its recipe. */
  isAsBefore(key: string): boolean;
  /** How many bytes the blobs have, as far as they are known. */
  readonly sizes?: ReadonlyMap<string, number>;
}

type Refuse = (key: string) => void;

/**
 * Reads the design that the keys hold. Whatever has no key is as in `base`. `setAside` are the keys whose values are
 * corrupt or refused: they count as absent. Never throws.
 */
export function readKeys(
  model: MachineModel,
  entries: Entries,
  base: Design,
  { isAsBefore, sizes }: ReadOptions,
) {
  const setAside = new Set<string>();
  const refuse: Refuse = (key) => void setAside.add(key);
  const areAsBefore = (keys: readonly string[]) => keys.every(isAsBefore);
  const name = areAsBefore([KEYS.name, KEYS.data]) ? base.name : nameIn(entries, refuse, isAsBefore);
  const timestamp = timestampIn(entries, refuse) || base.timestamp;
  // By place. Who renames a machine by hand may leave its images under their old keys.
  const keys = new Map<string, string>();
  for (const prefix of [prefixOf(model, base), prefixOf(model, { name, timestamp })])
    for (const key of entries.keys())
      if (prefixIn(model, key) === prefix) keys.set(key.slice(prefix.length), key);
  const keyOf = (place: string) => keys.get(place) ?? prefixOf(model, base) + place;
  const pictureAt = (key: string): Picture | undefined => {
    const value = entries.get(key);
    if (!value) return undefined;
    const parsed = parseImageValue(value);
    if (parsed?.kind === "path") return { path: parsed.path };
    if (parsed?.kind === "stored") return { blob: parsed.sha256, bytes: sizes?.get(parsed.sha256) ?? 0 };
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
      const list: ListImage[] = [];
      const start = `${id}_`;
      const found = [...keys.keys()].filter((place) => place.startsWith(start));
      const indices = new Set([...before.keys(), ...found.map((place) => Number(place.slice(start.length)))]);
      for (const index of [...indices].sort((one, other) => one - other)) {
        const key = keyOf(`${start}${index}`);
        const image = imageAt(key, before[index]);
        if (image && list.length === category.maxImages) refuse(key);
        else if (image)
          list.push(...("id" in image ? [image] : withIds(base, [...before, ...list], [image])));
      }
      lists[id] = list;
      continue;
    }
    if (category.counts) {
      const known = isAsBefore(category.counts.storageKey) ? base.counts[id] : undefined;
      counts[id] = known ?? countIn(category, entries, refuse);
    }
    if (category.names)
      names[id] = areAsBefore(nameKeys(category))
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
  return { design: changed({ ...base, timestamp }, content), setAside };
}

/**
 * The keys among the entries that are a design's: the one that they hold, one of these, or one that localStorage was
 * given last. An empty image was about to be removed.
 */
export function designKeys(
  model: MachineModel,
  entries: Entries,
  designs: readonly (Design | null)[],
  given: Entries,
): readonly string[] {
  const named = namedKeys(model);
  const known = designs.flatMap((design) => (design ? prefixOf(model, design) : []));
  const prefixes = [heldPrefix(model, entries), ...known];
  return [...entries].flatMap(([key, value]) => {
    const prefix = prefixIn(model, key);
    const isOurs = prefix !== null && (prefixes.includes(prefix) || given.has(key) || value === "");
    return isOurs || named.has(key) ? key : [];
  });
}

/** From an image's key to what it was while the keys held the design `base`, under another name. */
export function formerKeys(model: MachineModel, entries: Entries, base: Design): (key: string) => string {
  const [held, former] = [heldPrefix(model, entries), prefixOf(model, base)];
  return (key) => (prefixIn(model, key) === held ? former + key.slice(held.length) : key);
}

/** What the image keys start with of the design that the entries hold. */
const heldPrefix = (model: MachineModel, entries: Entries): string =>
  prefixOf(model, { name: nameIn(entries), timestamp: timestampIn(entries) });

/** A text that is not blank; refused if it is too long, or no text. */
function textOf(value: unknown, key: string, refuse: Refuse): string | undefined {
  if (value === undefined || (typeof value === "string" && value.trim() === "")) return undefined;
  if (typeof value === "string" && value.length <= MAX_TEXT) return value;
  refuse(key);
  return undefined;
}

const timestampIn = (entries: Entries, refuse: Refuse = () => {}): string =>
  textOf(entries.get(KEYS.timestamp), KEYS.timestamp, refuse) ?? "";

/** The machine's name, of that key which somebody has changed if only one was. */
function nameIn(entries: Entries, refuse: Refuse = () => {}, isAsBefore = (_key: string) => false): string {
  const data = objectIn(entries, KEYS.data, refuse);
  const names = [
    { key: KEYS.name, name: textOf(entries.get(KEYS.name), KEYS.name, refuse) },
    { key: KEYS.data, name: textOf(data.name, KEYS.data, refuse) },
  ].filter(({ name }) => name !== undefined);
  return (names.find(({ key }) => !isAsBefore(key)) ?? names[0])?.name ?? "";
}

function countIn({ arrangements, counts }: SlotCategory, entries: Entries, refuse: Refuse): number {
  const value = counts && entries.get(counts.storageKey);
  const chosen = arrangements.find(({ count }) => String(count) === value);
  if (counts && value && !chosen) refuse(counts.storageKey);
  return chosen?.count ?? counts?.initial ?? arrangements[0].count;
}

function namesIn(category: SlotCategory, entries: Entries, refuse: Refuse): Record<string, string> {
  const [key = "", ...single] = nameKeys(category);
  const all = objectIn(entries, key, refuse);
  return Object.fromEntries(
    category.slots.flatMap(({ id }, i) => {
      const own = single[i] ?? "";
      const name = Object.hasOwn(all, id)
        ? textOf(all[id], key, refuse)
        : textOf(entries.get(own), own, refuse);
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
