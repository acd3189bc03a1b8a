import type { ListCategory, MachineModel, SlotCategory, SlotNameConfig } from "../../shared/machine/types.ts";
import {
  createPlainImage,
  type Design,
  type DesignImage,
  findImage,
  type ListImage,
} from "../../shared/model/design.ts";
import { withContent, withImageIds, withMembers } from "../../shared/model/edit.ts";
import { parseImageValue, parsePicture } from "../../shared/model/picture-value.ts";
import { type JsonMembers, readMembers, readText, tryRead } from "../../shared/model/read-data.ts";
import {
  type FoundMirror,
  fingerprintOf,
  type MirrorEntries,
  STORAGE_KEYS,
  stampedEntries,
} from "./mirror.ts";
import { listMirrorCandidates } from "./mirror-write.ts";
import { createEmptyDesignInPageLanguage } from "./new-design.ts";
import type { Transaction } from "./records.ts";
import {
  createMirrorValues,
  imageKeyPrefixOf,
  nameKeysOf,
  parseImageKeyPrefix,
  pictureSizesOf,
  readStoredDesign,
  slotNameKeyOf,
} from "./stored-design.ts";
import type { DesignEdits } from "./types.ts";
import type { StoredDesigns } from "./writing.ts";

/*
 * Decides whether to use the record, or changes made in localStorage since it was mirrored. Ignores corrupt keys.
 *
 *   localStorage                                                  used
 *   no keys; stamp "emptied" or whole, or a page was just left    a new, empty design
 *   keys; no stamp, or "emptied", or a new database               a new design from the keys, unless
 *                                                                 the open one is equal
 *   keys that differ from the whole stamp of a stored design      that design, edited by those keys
 *   anything else                                                 the record
 */

interface Reconciliation {
  readonly edits: DesignEdits | null;
  /** Whether the edits become an undo step. */
  readonly isEdit: boolean;
  readonly found: readonly string[];
  readonly setAside: readonly string[];
}

const USE_RECORD: Reconciliation = { edits: null, isEdit: false, found: [], setAside: [] };

export async function reconcileWithMirror(
  model: MachineModel,
  seen: FoundMirror | null,
  { open, isNew }: StoredDesigns,
  transaction: Transaction,
  newId: string,
): Promise<Reconciliation> {
  if (!seen) return USE_RECORD;
  const { entries, stamp, isJustLeft } = seen;
  const given = stampedEntries(stamp);
  // Stryker disable next-line ConditionalExpression: no other stamp names a design.
  const mirrored = stamp.kind === "whole" ? stamp.design : null;
  // Stryker disable next-line ConditionalExpression: reading it again gives the same.
  const base = mirrored === open?.id ? open : await readStoredDesign(model, transaction, mirrored);
  const blobSizes = pictureSizesOf([open, base]);
  // Stryker disable next-line ArrowFunction: undefined counts as false.
  const read = (design: Design, isAsBefore = (_key: string) => false) =>
    readKeys(model, { entries, blobSizes }, design, isAsBefore);

  const empty = createEmptyDesignInPageLanguage(model, newId);
  const fresh = read(empty).design;
  const own = imageKeyPrefixOf(model, fresh);
  const prefixes = [fresh, base, open].map((design) => design && imageKeyPrefixOf(model, design));
  const held = [...entries.keys()].filter((key) => {
    const prefix = parseImageKeyPrefix(model, key);
    // An interrupted removal leaves an empty value.
    const isKnown = prefixes.includes(prefix) || given.has(key) || entries.get(key) === "";
    return prefix === "" || (prefix !== null && isKnown);
  });
  /** An image's key before the machine was renamed. */
  const former = (key: string) =>
    base && parseImageKeyPrefix(model, key) === own
      ? imageKeyPrefixOf(model, base) + key.slice(own.length)
      : key;
  const isGiven = (key: string) => {
    const value = entries.get(key);
    const last = given.get(key) ?? given.get(former(key));
    return last === (value === undefined ? undefined : fingerprintOf(value));
  };
  /** Returns the keys that hold what was mirrored from the design, even if the machine was renamed. */
  const sameAs = async (design: Design, keys: readonly string[]) => {
    const expected = createMirrorValues(model, design);
    const same = new Set<string>();
    for (const key of keys) {
      // Stryker disable next-line StringLiteral: absent keys equal absent values.
      const texts = await listMirrorCandidates(transaction, expected.get(former(key)) ?? "");
      // Stryker disable next-line StringLiteral: absent keys equal absent values.
      if (texts.includes(entries.get(key) ?? "")) same.add(key);
    }
    return same;
  };

  // Stryker disable next-line MethodExpression: it only saves time.
  const unlike = [...new Set([...given.keys(), ...held])].filter((key) => !isGiven(key));
  const equal = base && (await sameAs(base, unlike));
  const edited = read(base ?? open ?? empty, (key) => equal !== null && (isGiven(key) || equal.has(key)));
  const setAside = held.filter((key) => edited.setAside.has(key));
  const found = held.filter((key) => !edited.setAside.has(key));
  const unchanged = { ...USE_RECORD, found, setAside };

  if (found.length === 0) {
    const isEmptied = stamp.kind === "emptied" || given.size > 0 || isJustLeft;
    const hadKeys = createMirrorValues(model, open).size > 0;
    return hadKeys && isEmptied ? { ...unchanged, edits: { designs: new Map(), open: null } } : unchanged;
  }
  if (isNew || stamp.kind === "absent" || stamp.kind === "emptied") {
    if (open) {
      const same = await sameAs(open, found);
      if (read(open, (key) => same.has(key)).design === open) return unchanged;
    }
    if (fresh === empty) return unchanged;
    return { ...unchanged, edits: { designs: new Map([[newId, fresh]]), open: newId } };
  }
  if (!base || edited.design === base) return unchanged;
  return { ...unchanged, edits: { designs: new Map([[base.id, edited.design]]) }, isEdit: true };
}

interface MirrorContents {
  readonly entries: MirrorEntries;
  /** In bytes, if known. */
  readonly blobSizes: ReadonlyMap<string, number>;
}

/**
 * Takes from `base` what has no key, and images whose keys are unchanged, since they may have recipes. Never
 * throws.
 */
function readKeys(
  model: MachineModel,
  { entries, blobSizes }: MirrorContents,
  base: Design,
  isAsBefore: (key: string) => boolean,
) {
  const setAside = new Set<string>();

  const accept = <Value>(key: string, reader: () => Value | undefined): Value | undefined => {
    const value = tryRead(reader);
    if (value === undefined) setAside.add(key);
    return value;
  };
  const readAt = <Value>(key: string, reader: (value: string) => Value | undefined): Value | undefined => {
    const value = entries.get(key);
    return value ? accept(key, () => reader(value)) : undefined;
  };

  const name = [STORAGE_KEYS.name, STORAGE_KEYS.data].every(isAsBefore) ? base.name : nameIn();
  const timestamp = readAt(STORAGE_KEYS.timestamp, textFrom) || base.timestamp;
  // After a rename in localStorage, images may still have their old keys.
  const keys = new Map<string, string>();
  for (const prefix of [imageKeyPrefixOf(model, base), imageKeyPrefixOf(model, { name, timestamp })])
    for (const key of entries.keys())
      if (parseImageKeyPrefix(model, key) === prefix) keys.set(key.slice(prefix.length), key);
  const keyOf = (place: string) => keys.get(place) ?? imageKeyPrefixOf(model, base) + place;

  function nameIn(): string {
    const names = [
      { key: STORAGE_KEYS.name, name: readAt(STORAGE_KEYS.name, textFrom) },
      {
        key: STORAGE_KEYS.data,
        name: readAt(STORAGE_KEYS.data, (value) => textFrom(membersOf(value).name ?? "")),
      },
    ].filter(({ name }) => name);
    return (names.find(({ key }) => !isAsBefore(key)) ?? names[0])?.name ?? "";
  }
  function namesOf({ id, slots }: SlotCategory, config: SlotNameConfig): Design["names"][string] {
    if (nameKeysOf(config, slots).every(isAsBefore)) return base.names[id] ?? {};
    const key = config.storageKey;
    const all = readAt(key, membersOf) ?? {};
    const found = slots.map(({ id }) => {
      const isIn = Object.hasOwn(all, id);
      const name = isIn ? accept(key, () => textFrom(all[id])) : readAt(slotNameKeyOf(config, id), textFrom);
      return [id, name || undefined] as const;
    });
    return withMembers({}, Object.fromEntries(found));
  }
  function imageAt<Before extends DesignImage>(place: string, before: Before | undefined) {
    if (isAsBefore(keyOf(place))) return before;
    const picture = readAt(keyOf(place), (value) =>
      parseImageValue(value) ? parsePicture(value) : undefined,
    );
    if (!picture) return undefined;
    return createPlainImage(
      "blob" in picture ? { ...picture, bytes: blobSizes.get(picture.blob) ?? 0 } : picture,
    );
  }
  function listOf({ id, maxImages }: ListCategory): ListImage[] {
    // Stryker disable next-line ArrayDeclaration: a design has all lists.
    const before = base.lists[id] ?? [];
    const start = `${id}_`;
    const found = [...keys.keys()].filter((place) => place.startsWith(start));
    const indices = new Set([...before.keys(), ...found.map((place) => Number(place.slice(start.length)))]);
    const list: ListImage[] = [];
    for (const index of [...indices].sort((one, other) => one - other)) {
      const image = imageAt(start + index, before[index]);
      if (image && list.length === maxImages) setAside.add(keyOf(start + index));
      else if (image)
        list.push(...("id" in image ? [image] : withImageIds(base, [...before, ...list], [image])));
    }
    return list;
  }

  const lists: Record<string, readonly ListImage[]> = {};
  const slots: Record<string, Readonly<Record<string, DesignImage>>> = {};
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
    if (category.names) names[id] = namesOf(category, category.names);
    const imageOf = (slot: string) => imageAt(`${id}_${slot}`, findImage(base, { category: id, key: slot }));
    const row = category.slots.map(({ id: slot }) => [slot, imageOf(slot)] as const);
    slots[id] = withMembers({}, Object.fromEntries(row));
  }
  const own = timestamp === base.timestamp ? base : { ...base, timestamp };
  return { design: withContent(own, { name, lists, slots, names, counts }), setAside };
}

const membersOf = (value: string): JsonMembers => readMembers(JSON.parse(value));

function textFrom(value: unknown): string {
  const text = readText(value);
  return text.trim() === "" ? "" : text;
}
