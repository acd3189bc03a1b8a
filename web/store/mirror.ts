import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { dataUri, parseImageValue, storedPath } from "./image-values.ts";
import { type Entries, isNamedKey, isSameValue, KEYS, type MirrorValue } from "./mirror-keys.ts";
import type { Blobs } from "./types.ts";

/** What the store needs of localStorage. */
export type StorageLike = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/** All keys of the app's own begin with this. */
export const OWN = "brewscreen:";

/**
 * Says what localStorage was given last. It is "writing" before the first key is written; a whole one comes after the
 * last key. A page that is left writes "emptied" if somebody has removed it.
 */
const STAMP = `${OWN}mirror`;

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

/** Reads the stamp among the entries. What nobody could have written is taken for one that was cut off. */
export function stampIn(entries: Entries): Stamp {
  const value = entries.get(STAMP);
  if (value === undefined) return { kind: "absent" };
  if (value === "emptied") return { kind: "emptied" };
  try {
    const { design, revision, given } = JSON.parse(value);
    const isWhole = typeof design === "string" && Number.isSafeInteger(revision) && Array.isArray(given);
    if (isWhole) return { kind: "whole", design, revision, given: new Map(given) };
  } catch {
    // It is no whole one.
  }
  return { kind: "writing" };
}

/** What a page finds in localStorage. */
export interface Found {
  readonly entries: Entries;
  readonly stamp: Stamp;
  /** A page of this tab was left after this navigation began, and it had seen a stamp. */
  readonly isJustLeft: boolean;
}

/** localStorage as the mirror of the open design. No fault of localStorage is a fault of a change. */
export interface Mirror {
  /** What stands in localStorage now; nothing if the browser refuses it. */
  find(): Found;
  /**
   * Brings the keys from what they were given to what they are to be. Bytes of pictures that change and stand inline
   * must be among `bytes`: see `inlineBlobs`.
   */
  write(before: Keys, after: Keys, design: Design | null, bytes: Blobs): void;
  /** Removes the keys of any design, and all of the app's own. */
  clear(): void;
  /** Notes that the page is left. */
  leave(): void;
}

export type Keys = ReadonlyMap<string, MirrorValue>;

/** The blobs whose bytes `write` needs. */
export const inlineBlobs = (before: Keys, after: Keys): string[] =>
  [...after].flatMap(([key, value]) =>
    typeof value === "string" || isSameValue(before.get(key), value) ? [] : value.blob,
  );

/** Whether a page of this tab, which had seen a stamp, was left after this navigation began. */
function isJustLeft(): boolean {
  try {
    return Number(sessionStorage.getItem(LEFT)) > performance.timeOrigin;
  } catch {
    return false;
  }
}

/** `isStamped` is false for a page that works in memory: it leaves the stamp alone, and remembers its own. */
export function createMirror(model: MachineModel, storage: StorageLike | null, isStamped = true): Mirror {
  let hasSeenStamp = false;
  let remembered: Stamp = { kind: "absent" };
  const set = (key: string, value: string): boolean => {
    try {
      storage?.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };
  const remove = (key: string) => {
    // A page's view of localStorage can be late, and a key that it lacks would not be removed elsewhere.
    set(key, "");
    try {
      storage?.removeItem(key);
    } catch {
      // It stays, empty.
    }
  };
  const read = (): Entries => {
    const entries = new Map<string, string>();
    try {
      for (let i = 0; storage && i < storage.length; i++) {
        const key = storage.key(i);
        const value = key === null ? null : storage.getItem(key);
        if (key !== null && value !== null) entries.set(key, value);
      }
    } catch {
      return new Map();
    }
    hasSeenStamp ||= entries.has(STAMP);
    return entries;
  };
  const stamp = (): Stamp => {
    if (!isStamped) return remembered;
    try {
      const value = storage?.getItem(STAMP);
      return stampIn(new Map(typeof value === "string" ? [[STAMP, value]] : []));
    } catch {
      return { kind: "absent" };
    }
  };

  return {
    find() {
      const entries = read();
      return { entries, stamp: isStamped ? stampIn(entries) : remembered, isJustLeft: isJustLeft() };
    },
    write(before, after, design, bytes) {
      const last = stamp();
      const given = new Map<string, string>();
      if (isStamped) set(STAMP, "writing");
      for (const key of before.keys()) if (!after.has(key)) remove(key);
      for (const [key, value] of after) {
        if (isSameValue(before.get(key), value)) {
          // Who removed the key meanwhile has not changed the design.
          const known = last.kind === "whole" ? last.given.get(key) : undefined;
          if (known !== undefined) given.set(key, known);
          continue;
        }
        const inline = typeof value === "string" ? undefined : bytes.get(value.blob);
        const texts = [
          ...(typeof value === "string"
            ? [value]
            : [...(inline ? [dataUri(inline)] : []), storedPath(value.blob)]),
        ];
        const text = texts.find((each) => set(key, each));
        if (text !== undefined) given.set(key, fingerprint(text));
      }
      const isEmpty = !design || design.timestamp === "";
      if (!isStamped)
        remembered = isEmpty
          ? { kind: "absent" }
          : { kind: "whole", design: design.id, revision: design.revision, given };
      else if (isEmpty) remove(STAMP);
      else if (
        set(STAMP, JSON.stringify({ design: design.id, revision: design.revision, given: [...given] }))
      )
        hasSeenStamp = true;
    },
    clear() {
      for (const [key, value] of read()) {
        const isPicture = model.categories.some(({ id }) => id === key.split("_").at(-2));
        const isOurs = key.startsWith(OWN) || key === KEYS.returnToStep || isNamedKey(model, key);
        if (isOurs || (isPicture && parseImageValue(value))) remove(key);
      }
    },
    leave() {
      if (!hasSeenStamp) return;
      if (stamp().kind === "absent") set(STAMP, "emptied");
      try {
        sessionStorage.setItem(LEFT, String(Date.now()));
      } catch {
        // The next start finds out without it.
      }
    },
  };
}
