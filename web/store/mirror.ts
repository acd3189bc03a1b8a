import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { type Entries, type Keys, mirrorOf, namedKeys, prefixIn } from "./mirror-keys.ts";

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

  const set = (key: string, value: string): boolean => {
    try {
      storage?.setItem(key, value);
      return storage !== null;
    } catch {
      return false;
    }
  };
  const readStamp = (): Stamp => {
    try {
      return parseStamp(storage?.getItem(STAMP));
    } catch {
      return { kind: "absent" };
    }
  };
  const lastStamp = (): Stamp => (isStamped ? readStamp() : remembered);

  return {
    isStamped,
    lastStamp,
    /** Returns whether there was room. */
    set,
    remove(key: string): void {
      // This page's view of localStorage can be late, and removing a key that it lacks would remove it nowhere else.
      set(key, "");
      try {
        storage?.removeItem(key);
      } catch {
        // It stays, empty.
      }
    },
    /** What stands in localStorage now; null if the browser does not let it be read. */
    find(): Found | null {
      if (!storage) return null;
      const entries = new Map<string, string>();
      try {
        for (let i = 0; i < storage.length; i++) {
          const key = storage.key(i);
          const value = key === null ? null : storage.getItem(key);
          if (key !== null && value !== null) entries.set(key, value);
        }
      } catch {
        return null;
      }
      hasSeenStamp ||= entries.has(STAMP);
      return { entries, stamp: isStamped ? parseStamp(entries.get(STAMP)) : remembered, isJustLeft };
    },
    /** Whether it was this design, as it is now, that localStorage was given last. */
    isOf(design: Design | null): boolean {
      const stamp = lastStamp();
      if (stamp.kind === "whole") return stamp.design === design?.id && stamp.revision === design.revision;
      return stamp.kind === "absent" && design === null;
    },
    /** Whether localStorage was given all of these keys. */
    has(keys: Keys): boolean {
      const last = lastStamp();
      return [...keys.keys()].every((key) => last.kind === "whole" && last.given.has(key));
    },
    /** Notes what localStorage was given, and whether a stamp says so there. */
    stamped(stamp: Stamp, isThere: boolean): void {
      isJustLeft = false;
      hasSeenStamp ||= isThere;
      remembered = stamp;
    },
    /** Notes that the page is left. */
    leave(): void {
      if (!hasSeenStamp) return;
      if (readStamp().kind === "absent") set(STAMP, "emptied");
      try {
        sessionStorage.setItem(LEFT, String(Date.now()));
      } catch {
        // The next start finds out without it.
      }
    },
  };
}

/**
 * Whether localStorage is as it was left when the record of the open design was mirrored there. If none is open, nothing
 * of a design stands there.
 */
export function isUntouched(model: MachineModel, { entries, stamp }: Found, open: Design | null): boolean {
  const named = namedKeys(model);
  const held = [...entries.keys()].filter((key) => named.has(key) || prefixIn(model, key) !== null);
  if (!open) return held.length === 0 && stamp.kind === "absent";
  if (stamp.kind !== "whole" || stamp.design !== open.id || stamp.revision !== open.revision) return false;
  const isGiven = (key: string) => fingerprint(entries.get(key) ?? "") === stamp.given.get(key);
  return held.every(isGiven) && [...mirrorOf(model, open).keys()].every((key) => entries.has(key));
}

/** Whether a page of this tab, which had seen a stamp, was left after this navigation began. */
function wasJustLeft(): boolean {
  try {
    return Number(sessionStorage.getItem(LEFT)) > performance.timeOrigin;
  } catch {
    return false;
  }
}

/** Reads a stamp. What this app does not write is taken for one that was cut off. */
function parseStamp(value: string | null | undefined): Stamp {
  if (value === null || value === undefined) return { kind: "absent" };
  if (value === "emptied") return { kind: "emptied" };
  try {
    const { design, revision, given } = JSON.parse(value);
    const isPair = ([key, value, ...more]: unknown[]) =>
      typeof key === "string" && typeof value === "string" && more.length === 0;
    const isWhole = typeof design === "string" && Number.isSafeInteger(revision) && given.every(isPair);
    if (isWhole) return { kind: "whole", design, revision, given: new Map(given) };
  } catch {
    // It is no whole one.
  }
  return { kind: "writing" };
}
