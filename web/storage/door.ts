import type { Entries } from "./entries.ts";
import { withoutErased } from "./erasing.ts";
import { readJournal, replay } from "./journal.ts";
import { OWN_KEYS } from "./keys.ts";
import type { StorageLike } from "./local-storage.ts";

/** Why storage did not take a write: no room, or it can't be written at all. */
export type WriteFault = "full" | "unavailable";

/** The one way to localStorage, with `door-writes.ts`: nothing else in the app reads or writes it. */
export interface Door {
  /** All keys and values, as they are once a change or an erasing that was cut off is finished. Throws where refused. */
  read(): Entries;
  /** The revision that this tab sees; 0 for none, and where it can't be read. */
  revision(): number;
}

/** A small design, its journal included, fits into so many characters; with less there is no use. */
const LEAST_ROOM = 10_000;

/** Whether storage can be written at all, with room for a small design. */
export const probeStorage = (storage: StorageLike): WriteFault | null => checkRoom(storage, LEAST_ROOM);

export function createDoor(storage: StorageLike): Door {
  return {
    read() {
      const entries = readAll(storage);
      return withoutErased(replay(entries, readJournal(entries.get(OWN_KEYS.journal))));
    },

    revision() {
      let revision = 0;
      attempt(() => {
        revision = Number(storage.getItem(OWN_KEYS.revision)) || 0;
      });
      return revision;
    },
  };
}

export function readAll(storage: StorageLike): Entries {
  const entries = new Map<string, string>();
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i);
    const value = key === null ? null : storage.getItem(key);
    if (key !== null && value !== null) entries.set(key, value);
  }
  return entries;
}

/** Writes and reads back: some browsers drop a write without a word. */
export function put(storage: StorageLike, key: string, value: string): void {
  storage.setItem(key, value);
  if (storage.getItem(key) !== value) throw new Error(`localStorage did not keep ${key}`);
}

export function checkRoomOrThrow(storage: StorageLike, length: number): void {
  put(storage, OWN_KEYS.room, " ".repeat(length));
  storage.removeItem(OWN_KEYS.room);
}

const checkRoom = (storage: StorageLike, length: number) => attempt(() => checkRoomOrThrow(storage, length));

export function attempt(write: () => void): WriteFault | null {
  try {
    write();
    return null;
  } catch (error) {
    return isQuotaError(error) ? "full" : "unavailable";
  }
}

/** Whether there was no room: the error's name in browsers, and in older Firefox. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");
