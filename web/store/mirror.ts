import { fillWords } from "../../shared/machine/questions.ts";
import type { MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import {
  type BlobPicture,
  type Design,
  emptyDesign,
  type Image,
  isSameContent,
  machineNameOf,
  type Picture,
} from "../../shared/model/design.ts";
import { inlineLength, storedPath } from "../../shared/model/picture-value.ts";
import { attempt } from "./records.ts";

/** What the store needs of localStorage. */
export type StorageLike = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/** All keys of the app's own begin with this. */
export const OWN = "brewscreen:";

/**
 * Says what localStorage was given last. It is "writing" before the first key is written; a whole one comes after the
 * last key. A page that is left writes "emptied" if somebody has removed it.
 */
export const STAMP = `${OWN}mirror`;

/** In sessionStorage: when this tab's last page was left, in milliseconds since 1970, if it had seen a stamp. */
const LEFT = `${OWN}left`;

export type Stamp =
  | { readonly kind: "absent" | "emptied" | "writing" }
  | {
      readonly kind: "whole";
      readonly design: string;
      readonly revision: number;
      /** By key: the fingerprint of the value that it was given. */
      readonly given: ReadonlyMap<string, string>;
    };

/** A short text that tells values apart: the last characters of a PNG's base64 hold its checksum. */
export const fingerprint = (value: string): string =>
  value.length <= 1000 ? value : `${value.length} ${value.slice(-64)}`;

/** What localStorage was given by key, as the stamp says it. */
export const givenIn = (stamp: Stamp): Entries => (stamp.kind === "whole" ? stamp.given : new Map());

/** What a page finds in localStorage. */
export interface Found {
  readonly entries: Entries;
  readonly stamp: Stamp;
  /** A page of this tab was left after this navigation began, and it had seen a stamp. */
  readonly isJustLeft: boolean;
}

export type Mirror = ReturnType<typeof createMirror>;

/**
 * localStorage as the mirror of the open design. No fault of localStorage is a fault of a change. `isStamped` is false
 * for a page that works in memory: it leaves the stamp alone, and remembers its own. What writes the keys is in
 * `mirror-write.ts`, since the first paint does not need it.
 */
export function createMirror(storage: StorageLike | null, isStamped = true) {
  let hasSeenStamp = false;
  let isJustLeft = wasJustLeft();
  let remembered: Stamp = { kind: "absent" };

  const set = (key: string, value: string): boolean =>
    attempt(() => {
      storage?.setItem(key, value);
      return storage !== null;
    }) ?? false;
  const remove = (key: string): void => {
    // What another page has just set may not be visible here yet, and removing a key that is not visible does nothing.
    set(key, "");
    attempt(() => storage?.removeItem(key));
  };
  const readStamp = (): Stamp => parseStamp(attempt(() => storage?.getItem(STAMP)));
  const lastStamp = (): Stamp => (isStamped ? readStamp() : remembered);
  const find = (): Found | null => {
    const entries = storage && attempt(() => entriesIn(storage));
    if (!entries) return null;
    hasSeenStamp ||= entries.has(STAMP);
    return { entries, stamp: lastStamp(), isJustLeft };
  };

  return {
    isStamped,
    lastStamp,
    /** Returns whether there was room. */
    set,
    remove,
    /** Says what localStorage was given. Returns whether there was room to say so. */
    stamp(stamp: Stamp): boolean {
      isJustLeft = false;
      remembered = stamp;
      if (!isStamped) return true;
      if (stamp.kind === "absent") remove(STAMP);
      const isThere = stamp.kind !== "absent" && set(STAMP, stampText(stamp));
      hasSeenStamp ||= isThere;
      return isThere;
    },
    /** What localStorage holds now; null if the browser does not let it be read. */
    find,
    /** Whether it was this design, as it is now, that localStorage was given last. */
    isOf: (design: Design | null): boolean => isStampOf(lastStamp(), design),
    /**
     * Whether localStorage is as it was left when the record of the open design was mirrored there. If none is open, it
     * holds nothing of a design.
     */
    isUntouched(model: MachineModel, open: Design | null): boolean {
      const found = find();
      if (!found) return true;
      const { entries, stamp } = found;
      const given = givenIn(stamp);
      const isGiven = (key: string) => fingerprint(entries.get(key) ?? "") === given.get(key);
      const held = [...entries.keys()].filter((key) => prefixIn(model, key) !== null);
      const isWhole = [...mirrorOf(model, open).keys()].every((key) => entries.has(key));
      return isStampOf(stamp, open) && held.every(isGiven) && isWhole;
    },
    /** Whether localStorage was given all of these keys. */
    has(keys: Keys): boolean {
      const given = givenIn(lastStamp());
      return [...keys.keys()].every((key) => given.has(key));
    },
    /** Notes that the page is left. */
    leave(): void {
      if (!hasSeenStamp) return;
      if (readStamp().kind === "absent") set(STAMP, "emptied");
      attempt(() => sessionStorage.setItem(LEFT, String(Date.now())));
    },
  };
}

function isStampOf(stamp: Stamp, design: Design | null): boolean {
  if (stamp.kind !== "whole") return stamp.kind === "absent" && design === null;
  return stamp.design === design?.id && stamp.revision === design.revision;
}

/** Whether a page of this tab, which had seen a stamp, was left after this navigation began. */
const wasJustLeft = (): boolean =>
  attempt(() => Number(sessionStorage.getItem(LEFT)) > performance.timeOrigin) ?? false;

const stampText = (stamp: Stamp): string =>
  stamp.kind === "whole" ? JSON.stringify({ ...stamp, given: [...stamp.given] }) : stamp.kind;

/** Reads a stamp. What this app does not write is taken for one that was cut off. */
function parseStamp(value: string | null | undefined): Stamp {
  if (value === null || value === undefined) return { kind: "absent" };
  if (value === "emptied") return { kind: "emptied" };
  const whole = attempt((): Stamp | undefined => {
    const { design, revision, given } = JSON.parse(value);
    const isPair = ([key, value, ...more]: unknown[]) =>
      typeof key === "string" && typeof value === "string" && more.length === 0;
    const isWhole = typeof design === "string" && Number.isSafeInteger(revision) && given.every(isPair);
    return isWhole ? { kind: "whole", design, revision, given: new Map(given) } : undefined;
  });
  return whole ?? { kind: "writing" };
}

/** All that a storage holds. */
function entriesIn(storage: StorageLike): Entries {
  const entries = new Map<string, string>();
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i);
    const value = key === null ? null : storage.getItem(key);
    if (key !== null && value !== null) entries.set(key, value);
  }
  return entries;
}

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
