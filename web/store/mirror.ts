import { fillPlaceholders } from "../../shared/machine/questions.ts";
import type { MachineModel, Slot, SlotNameConfig } from "../../shared/machine/types.ts";
import {
  type BlobPicture,
  createEmptyDesign,
  type Design,
  findImage,
  hasSameContent,
  type Image,
  machineNameOf,
  type Picture,
} from "../../shared/model/design.ts";
import { dataUriLength, storedImagePath } from "../../shared/model/picture-value.ts";
import { attemptStorage } from "./records.ts";

export type StorageLike = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export const OWN_KEY_PREFIX = "brewscreen:";

/** Returns undefined if localStorage is blocked or full. */
export const inStorage = <Value>(
  storage: StorageLike | null,
  call: (storage: StorageLike) => Value,
): Value | undefined =>
  // Stryker disable next-line ConditionalExpression: without a storage, a call of it fails, which is the same.
  storage ? attemptStorage(() => call(storage)) : undefined;

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

const ABSENT: Stamp = { kind: "absent" };
const WRITING: Stamp = { kind: "writing" };

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
  let remembered = ABSENT;

  const attempt = <Value>(call: (storage: StorageLike) => Value) => inStorage(storage, call);
  const set = (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  const remove = (key: string): void => {
    // Removal has no effect if this page doesn't see another page's write yet, so the key is written first.
    set(key, "");
    attempt((storage) => storage.removeItem(key));
  };
  const readStamp = (): Stamp => parseStamp(attempt((storage) => storage.getItem(MIRROR_STAMP_KEY)) ?? null);
  const lastStamp = (): Stamp => (isStamped ? readStamp() : remembered);
  const find = (): FoundMirror | null => {
    const entries = attempt(entriesIn);
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
      const held = [...entries].filter(([key]) => parseImageKeyPrefix(model, key) !== null);
      const isGiven = held.every(([key, value]) => fingerprintOf(value) === given.get(key));
      const isWhole = [...createMirrorValues(model, open).keys()].every((key) => entries.has(key));
      return isStampOf(stamp, open) && isGiven && isWhole;
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

function parseStamp(value: string | null): Stamp {
  if (value === null) return ABSENT;
  if (value === "emptied") return { kind: "emptied" };
  const whole = attemptStorage((): Stamp | undefined => {
    const { design, revision, given } = JSON.parse(value);
    const isPair = ([key, value, ...more]: unknown[]) =>
      typeof key === "string" && typeof value === "string" && more.length === 0;
    const isWhole = typeof design === "string" && Number.isSafeInteger(revision) && given.every(isPair);
    return isWhole ? { kind: "whole", design, revision, given: new Map(given) } : undefined;
  });
  return whole ?? WRITING;
}

export function entriesIn(storage: StorageLike): MirrorEntries {
  const entries = new Map<string, string>();
  // Stryker disable next-line EqualityOperator: there is no key beyond the last one.
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i);
    // Stryker disable next-line ConditionalExpression: without a key, there is no value either.
    if (key === null) continue;
    const value = storage.getItem(key);
    if (value !== null) entries.set(key, value);
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
  hasSameContent(design, createEmptyDesign(model, design.id, design.language));

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
  const written = (picture: Picture): string | BlobPicture => {
    if ("path" in picture) return picture.path;
    const length = "value" in picture ? picture.value.length : dataUriLength(picture.bytes);
    // Stryker disable next-line EqualityOperator: no data URI of a PNG has 400,000 characters.
    const isLarge = length > most;
    if ("blob" in picture && (isLarge || length > room)) return storedImagePath(picture.blob);
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
      image?.picture && values.set(`${prefix}${id}_${place}`, written(image.picture));
    if (category.kind === "list") {
      // Stryker disable next-line ArrayDeclaration: a design has all lists of its machine.
      for (const [index, image] of (design.lists[id] ?? []).entries()) set(index, image);
      continue;
    }
    if (category.counts) values.set(category.counts.storageKey, String(design.counts[id]));
    const names = design.names[id] ?? {};
    if (category.names && Object.keys(names).length > 0)
      values.set(category.names.storageKey, JSON.stringify(names));
    for (const slot of category.slots) set(slot.id, findImage(design, { category: id, key: slot.id }));
  }
  return values;
}

export const imageKeyPrefixOf = (model: MachineModel, design: Pick<Design, "name" | "timestamp">): string =>
  `${machineNameOf(model, design)}_${design.timestamp}_`;

/** Empty for a design's other keys, null for foreign keys. */
export function parseImageKeyPrefix(model: MachineModel, key: string): string | null {
  if (isNamed(model, key)) return "";
  const parts = key.split("_");
  const place = parts.pop();
  const id = parts.pop();
  const category = model.categories.find((each) => each.id === id);
  const isPlace =
    category?.kind === "list"
      ? /_(0|[1-9]\d{0,5})$/.test(key)
      : category?.slots.some((slot) => slot.id === place);
  // The name and the timestamp.
  return isPlace && parts.length > 1 ? `${parts.join("_")}_` : null;
}

/** Of a single name, which the specification also allows. */
export const slotNameKeyOf = ({ slotStorageKey }: SlotNameConfig, slot: string): string =>
  fillPlaceholders(slotStorageKey, { slot });

/** All names, then single names. */
export const nameKeysOf = (names: SlotNameConfig, slots: readonly Slot[]): string[] => [
  names.storageKey,
  ...slots.map(({ id }) => slotNameKeyOf(names, id)),
];

const isNamed = (model: MachineModel, key: string): boolean =>
  key === STORAGE_KEYS.name ||
  key === STORAGE_KEYS.timestamp ||
  key === STORAGE_KEYS.data ||
  model.categories.some(
    (each) =>
      // Stryker disable next-line ConditionalExpression: a list has neither counts nor names.
      each.kind === "slots" &&
      (each.counts?.storageKey === key ||
        (each.names !== undefined && nameKeysOf(each.names, each.slots).includes(key))),
  );
