import type { Design } from "../../shared/model/design.ts";
import { attemptStorage } from "./records.ts";

export type StorageLike = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export const OWN_KEY_PREFIX = "brewscreen:";

/** Returns undefined if localStorage is blocked or full. */
export const withStorage = <Value>(
  storage: StorageLike | null,
  call: (storage: StorageLike) => Value,
): Value | undefined =>
  // Stryker disable next-line ConditionalExpression: without storage, the call fails anyway.
  storage ? attemptStorage(() => call(storage)) : undefined;

/** A summary of the last write, "writing" during one, or "emptied" if the key was missing when a page was left. */
export const MIRROR_STAMP_KEY = `${OWN_KEY_PREFIX}mirror`;

/** In sessionStorage: when this tab last left a page that had seen a stamp. */
const LEFT = `${OWN_KEY_PREFIX}left`;

type Stamp =
  | { readonly kind: "absent" | "emptied" | "writing" }
  | {
      readonly kind: "whole";
      readonly design: string;
      readonly revision: number;
      readonly given: ReadonlyMap<string, string>;
    };

const ABSENT: Stamp = { kind: "absent" };
const WRITING: Stamp = { kind: "writing" };

/** The end of a PNG's base64 includes a checksum of its pixels. */
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

/** If designs are kept in memory, `isStamped` is false: the stored stamp is left to other pages. */
export function createMirror(storage: StorageLike | null, isStamped = true) {
  let hasSeenStamp = false;
  let isJustLeft = wasJustLeft();
  let remembered = ABSENT;

  const attempt = <Value>(call: (storage: StorageLike) => Value) => withStorage(storage, call);
  const set = (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  const remove = (key: string): void => {
    // Removal has no effect if this page doesn't see another page's write yet.
    set(key, "");
    attempt((storage) => storage.removeItem(key));
  };
  const readStamp = (): Stamp => parseStamp(attempt((storage) => storage.getItem(MIRROR_STAMP_KEY)) ?? null);
  const lastStamp = (): Stamp => (isStamped ? readStamp() : remembered);
  const find = (): FoundMirror | null => {
    const entries = attempt(readStorageEntries);
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
    /** Whether there is neither a stamp nor keys that may be a design's. */
    isBlank(): boolean {
      const found = find();
      const isOwn = (key: string) => key.startsWith(OWN_KEY_PREFIX);
      return !found || (found.stamp.kind === "absent" && [...found.entries.keys()].every(isOwn));
    },
    has(keys: ReadonlyMap<string, unknown>): boolean {
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

export function readStorageEntries(storage: StorageLike): MirrorEntries {
  const entries = new Map<string, string>();
  // Stryker disable next-line EqualityOperator: no key follows the last.
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i);
    // Stryker disable next-line ConditionalExpression: it has no value either.
    if (key === null) continue;
    const value = storage.getItem(key);
    if (value !== null) entries.set(key, value);
  }
  return entries;
}

/**
 * The specification's keys, except for counts and names, which the machine defines. Recipes, texts, the brand
 * and the table have none.
 */
export const STORAGE_KEYS = {
  name: "machineName",
  timestamp: "machineTimestamp",
  data: "machineData",
  returnToStep: "returnToStep",
} as const;

export type MirrorEntries = ReadonlyMap<string, string>;
