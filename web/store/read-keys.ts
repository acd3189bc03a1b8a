import type { ListCategory, MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import { type Design, type Image, type ListImage, plainImage } from "../../shared/model/design.ts";
import { changed, withIds, withMembers } from "../../shared/model/edit.ts";
import * as read from "../../shared/model/read-data.ts";
import { parseImageValue, pictureOf } from "./image-values.ts";
import { type Entries, KEYS, nameKeys, prefixIn, prefixOf } from "./mirror-keys.ts";

/** What localStorage holds. */
interface Given {
  readonly entries: Entries;
  /** How many bytes the blobs have, as far as they are known. */
  readonly sizes: ReadonlyMap<string, number>;
}

/**
 * Reads the design that the keys hold. What has no key is taken from `base`, and so is an image whose key still says what `base`
 * says there, since `base` also knows its recipe. The design is `base` itself if nothing of it differs. `setAside` are the keys
 * whose values are corrupt or refused: they count as absent. Never throws.
 */
export function readKeys(
  model: MachineModel,
  { entries, sizes }: Given,
  base: Design,
  isAsBefore: (key: string) => boolean,
) {
  const setAside = new Set<string>();
  /** Returns what a reader makes of a key's value; the key is set aside if that is undefined. */
  const accept = <Value>(key: string, reader: () => Value | undefined): Value | undefined => {
    const value = read.attempt(reader);
    if (value === undefined) setAside.add(key);
    return value;
  };
  const readAt = <Value>(key: string, reader: (value: string) => Value | undefined): Value | undefined => {
    const value = entries.get(key);
    return value ? accept(key, () => reader(value)) : undefined;
  };

  const name = [KEYS.name, KEYS.data].every(isAsBefore) ? base.name : nameIn();
  const timestamp = readAt(KEYS.timestamp, textFrom) || base.timestamp;
  // By place. Who renames a machine by hand may leave its images under their old keys.
  const keys = new Map<string, string>();
  for (const prefix of [prefixOf(model, base), prefixOf(model, { name, timestamp })])
    for (const key of entries.keys())
      if (prefixIn(model, key) === prefix) keys.set(key.slice(prefix.length), key);
  const keyOf = (place: string) => keys.get(place) ?? prefixOf(model, base) + place;

  /** The machine's name, of that key which somebody has changed if only one was. */
  function nameIn(): string {
    const names = [
      { key: KEYS.name, name: readAt(KEYS.name, textFrom) },
      { key: KEYS.data, name: readAt(KEYS.data, (value) => textFrom(membersOf(value).name ?? "")) },
    ].filter(({ name }) => name);
    return (names.find(({ key }) => !isAsBefore(key)) ?? names[0])?.name ?? "";
  }
  function namesOf(category: SlotCategory): Design["names"][string] {
    const [key = "", ...single] = nameKeys(category);
    const all = readAt(key, membersOf) ?? {};
    const found = category.slots.map(({ id }, i) => {
      const isIn = Object.hasOwn(all, id);
      const name = isIn ? accept(key, () => textFrom(all[id])) : readAt(single[i] ?? "", textFrom);
      return [id, name || undefined] as const;
    });
    return withMembers({}, Object.fromEntries(found));
  }
  function imageAt<Before extends Image>(place: string, before: Before | undefined) {
    if (isAsBefore(keyOf(place))) return before;
    const picture = readAt(keyOf(place), (value) => (parseImageValue(value) ? pictureOf(value) : undefined));
    if (!picture) return undefined;
    return plainImage("blob" in picture ? { ...picture, bytes: sizes.get(picture.blob) ?? 0 } : picture);
  }
  function listOf({ id, maxImages }: ListCategory): ListImage[] {
    const before = base.lists[id] ?? [];
    const start = `${id}_`;
    const found = [...keys.keys()].filter((place) => place.startsWith(start));
    const indices = new Set([...before.keys(), ...found.map((place) => Number(place.slice(start.length)))]);
    const list: ListImage[] = [];
    for (const index of [...indices].sort((one, other) => one - other)) {
      const image = imageAt(start + index, before[index]);
      if (image && list.length === maxImages) setAside.add(keyOf(start + index));
      else if (image) list.push(...("id" in image ? [image] : withIds(base, [...before, ...list], [image])));
    }
    return list;
  }

  const lists: Record<string, readonly ListImage[]> = {};
  const slots: Record<string, Readonly<Record<string, Image>>> = {};
  const names: Record<string, Design["names"][string]> = {};
  const counts: Record<string, number> = {};
  for (const category of model.categories) {
    const { id } = category;
    if (category.kind === "list") {
      lists[id] = listOf(category);
      continue;
    }
    if (category.counts) {
      const { storageKey, initial } = category.counts;
      const known = isAsBefore(storageKey) ? base.counts[id] : undefined;
      const countIn = (value: string) =>
        category.arrangements.find(({ count }) => String(count) === value)?.count;
      counts[id] = known ?? readAt(storageKey, countIn) ?? initial;
    }
    if (category.names)
      names[id] = nameKeys(category).every(isAsBefore) ? (base.names[id] ?? {}) : namesOf(category);
    const imageOf = (slot: string) => imageAt(`${id}_${slot}`, base.slots[id]?.[slot]);
    const row = category.slots.map(({ id: slot }) => [slot, imageOf(slot)] as const);
    slots[id] = withMembers({}, Object.fromEntries(row));
  }
  const own = timestamp === base.timestamp ? base : { ...base, timestamp };
  return { design: changed(own, { name, lists, slots, names, counts }), setAside };
}

const membersOf = (value: string): read.Members => read.members(JSON.parse(value));

/** A text as somebody typed it; empty if it is blank. */
function textFrom(value: unknown): string {
  const text = read.text(value);
  return text.trim() === "" ? "" : text;
}
