import { fillPlaceholders } from "../../shared/machine/questions.ts";
import type { MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import {
  type BlobPicture,
  createEmptyDesign,
  type Design,
  hasSameContent,
  type Image,
  machineNameOf,
  type Picture,
} from "../../shared/model/design.ts";
import { dataUriLength, storedImagePath } from "../../shared/model/picture-value.ts";
import { attemptStorage } from "./records.ts";

export type StorageLike = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export const OWN_KEY_PREFIX = "brewscreen:";

/**
 * Its value is a summary of the last write, "writing" during one, or "emptied" if the stamp was gone when a
 * page was left.
 */
export const MIRROR_STAMP_KEY = `${OWN_KEY_PREFIX}mirror`;

/** In sessionStorage: when this tab last left a page that had seen a stamp. */
const LEFT = `${OWN_KEY_PREFIX}left`;

type Stamp =
  | { readonly kind: "absent" | "emptied" | "writing" }
  | {
      readonly kind: "whole";
      readonly design: string;
      readonly revision: number;
      /** Fingerprints by key. */
      readonly given: ReadonlyMap<string, string>;
    };

/** The end of a PNG's base64 contains its checksum. */
export const fingerprintOf = (value: string): string =>
  value.length <= 1000 ? value : `${value.length} ${value.slice(-64)}`;

export const stampedEntries = (stamp: Stamp): MirrorEntries =>
  stamp.kind === "whole" ? stamp.given : new Map();

export interface FoundMirror {
  readonly entries: MirrorEntries;
  readonly stamp: Stamp;
  readonly isJustLeft: boolean;
}

export type Mirror = ReturnType<typeof createMirror>;

/**
 * If designs are kept in memory, `isStamped` is false: the page leaves the stored stamp to other pages and
 * remembers its own.
 */
export function createMirror(storage: StorageLike | null, isStamped = true) {
  let hasSeenStamp = false;
  let isJustLeft = wasJustLeft();
  let remembered: Stamp = { kind: "absent" };

  const set = (key: string, value: string): boolean =>
    attemptStorage(() => {
      storage?.setItem(key, value);
      return storage !== null;
    }) ?? false;
  const remove = (key: string): void => {
    // Removal has no effect if this page doesn't see another page's write yet, so the key is written first.
    set(key, "");
    attemptStorage(() => storage?.removeItem(key));
  };
  const readStamp = (): Stamp => parseStamp(attemptStorage(() => storage?.getItem(MIRROR_STAMP_KEY)));
  const lastStamp = (): Stamp => (isStamped ? readStamp() : remembered);
  const find = (): FoundMirror | null => {
    const entries = storage && attemptStorage(() => entriesIn(storage));
    if (!entries) return null;
    hasSeenStamp ||= entries.has(MIRROR_STAMP_KEY);
    return { entries, stamp: lastStamp(), isJustLeft };
  };

  return {
    isStamped,
    lastStamp,
    set,
    remove,
    stamp(stamp: Stamp): boolean {
      isJustLeft = false;
      remembered = stamp;
      if (!isStamped) return true;
      if (stamp.kind === "absent") remove(MIRROR_STAMP_KEY);
      const isThere = stamp.kind !== "absent" && set(MIRROR_STAMP_KEY, stampText(stamp));
      hasSeenStamp ||= isThere;
      return isThere;
    },
    find,
    isOf: (design: Design | null): boolean => isStampOf(lastStamp(), design),
    isUntouched(model: MachineModel, open: Design | null): boolean {
      const found = find();
      if (!found) return true;
      const { entries, stamp } = found;
      const given = stampedEntries(stamp);
      const isGiven = (key: string) => fingerprintOf(entries.get(key) ?? "") === given.get(key);
      const held = [...entries.keys()].filter((key) => parseImageKeyPrefix(model, key) !== null);
      const isWhole = [...createMirrorValues(model, open).keys()].every((key) => entries.has(key));
      return isStampOf(stamp, open) && held.every(isGiven) && isWhole;
    },
    has(keys: MirrorValues): boolean {
      const given = stampedEntries(lastStamp());
      return [...keys.keys()].every((key) => given.has(key));
    },
    leave(): void {
      if (!hasSeenStamp) return;
      if (readStamp().kind === "absent") set(MIRROR_STAMP_KEY, "emptied");
      attemptStorage(() => sessionStorage.setItem(LEFT, String(Date.now())));
    },
  };
}

function isStampOf(stamp: Stamp, design: Design | null): boolean {
  if (stamp.kind !== "whole") return stamp.kind === "absent" && design === null;
  return stamp.design === design?.id && stamp.revision === design.revision;
}

const wasJustLeft = (): boolean =>
  attemptStorage(() => Number(sessionStorage.getItem(LEFT)) > performance.timeOrigin) ?? false;

const stampText = (stamp: Stamp): string =>
  stamp.kind === "whole" ? JSON.stringify({ ...stamp, given: [...stamp.given] }) : stamp.kind;

function parseStamp(value: string | null | undefined): Stamp {
  if (value === null || value === undefined) return { kind: "absent" };
  if (value === "emptied") return { kind: "emptied" };
  const whole = attemptStorage((): Stamp | undefined => {
    const { design, revision, given } = JSON.parse(value);
    const isPair = ([key, value, ...more]: unknown[]) =>
      typeof key === "string" && typeof value === "string" && more.length === 0;
    const isWhole = typeof design === "string" && Number.isSafeInteger(revision) && given.every(isPair);
    return isWhole ? { kind: "whole", design, revision, given: new Map(given) } : undefined;
  });
  return whole ?? { kind: "writing" };
}

export function entriesIn(storage: StorageLike): MirrorEntries {
  const entries = new Map<string, string>();
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i);
    const value = key === null ? null : storage.getItem(key);
    if (key !== null && value !== null) entries.set(key, value);
  }
  return entries;
}

/**
 * The specification's keys, except those of counts and names, which are in the machine's folder. Recipes, texts,
 * the brand and the table have no keys.
 */
export const STORAGE_KEYS = {
  name: "machineName",
  timestamp: "machineTimestamp",
  data: "machineData",
  returnToStep: "returnToStep",
} as const;

export const isEmptyDesign = (model: MachineModel, design: Design): boolean =>
  hasSameContent(design, createEmptyDesign(model, "", design.language));

export type MirrorEntries = ReadonlyMap<string, string>;

/** In UTF-16 units. */
const MAX_INLINE = 400_000;
const MAX_ALL_INLINE = 2_000_000;

export type MirrorValues = ReadonlyMap<string, string | BlobPicture>;

/** Returns no keys for an empty design. Large pictures are written as paths unless `isUnbounded`. */
export function createMirrorValues(
  model: MachineModel,
  design: Design | null,
  isUnbounded = false,
): MirrorValues {
  const values = new Map<string, string | BlobPicture>();
  if (!design || isEmptyDesign(model, design)) return values;
  let room = isUnbounded ? Number.POSITIVE_INFINITY : MAX_ALL_INLINE;
  const most = isUnbounded ? room : MAX_INLINE;
  const written = (picture: Picture | null): string | BlobPicture => {
    if (!picture) return "";
    if ("path" in picture) return picture.path;
    const length = "value" in picture ? picture.value.length : dataUriLength(picture.bytes);
    if ("blob" in picture && (length > most || length > room)) return storedImagePath(picture.blob);
    room -= length;
    return "value" in picture ? picture.value : picture;
  };

  values.set(STORAGE_KEYS.timestamp, design.timestamp);
  if (design.name) {
    values.set(STORAGE_KEYS.name, design.name);
    values.set(STORAGE_KEYS.data, JSON.stringify({ name: design.name }));
  }
  const prefix = imageKeyPrefixOf(model, design);
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

export const imageKeyPrefixOf = (model: MachineModel, design: Pick<Design, "name" | "timestamp">): string =>
  `${machineNameOf(model, design)}_${design.timestamp}_`;

/** Empty for a design's other keys, null for foreign keys. */
export function parseImageKeyPrefix(model: MachineModel, key: string): string | null {
  if (isNamed(model, key)) return "";
  const [, prefix, id, place = ""] = /^(.*_.*_)([^_]+)_([^_]+)$/s.exec(key) ?? [];
  const category = model.categories.find((each) => each.id === id);
  const isPlace =
    category?.kind === "list"
      ? /^(0|[1-9]\d{0,5})$/.test(place)
      : category?.slots.some((slot) => slot.id === place);
  return isPlace ? (prefix ?? null) : null;
}

/** All names, then single names, which the specification also allows. */
export const nameKeysOf = ({ names, slots }: SlotCategory): string[] =>
  names
    ? [names.storageKey, ...slots.map(({ id }) => fillPlaceholders(names.slotStorageKey, { slot: id }))]
    : [];

const isNamed = (model: MachineModel, key: string): boolean =>
  key === STORAGE_KEYS.name ||
  key === STORAGE_KEYS.timestamp ||
  key === STORAGE_KEYS.data ||
  model.categories.some(
    (each) => each.kind === "slots" && (each.counts?.storageKey === key || nameKeysOf(each).includes(key)),
  );
