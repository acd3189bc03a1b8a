import { attempt, checkRoomOrThrow, createDoor, type Door, put, readAll, type WriteFault } from "./door.ts";
import type { Changes, Entries } from "./entries.ts";
import { ERASING, withoutErased } from "./erasing.ts";
import { readJournal, replay, type Write } from "./journal.ts";
import { OWN_KEYS, VERSION } from "./keys.ts";
import type { StorageLike } from "./local-storage.ts";
import { planWrites, writeJournal } from "./plan-writes.ts";

/** The door with what only writing needs, which is loaded for it. */
export interface WritingDoor extends Door {
  /** The same, having finished a change that was cut off and removed what one that never began has left. */
  settle(): Entries | WriteFault;
  /**
   * Changes what `settle` read in the same synchronous piece. Makes all of the changes or none: a kill between any two writes leaves a journal from which `read`
   * shows and `settle` completes them, or the state before. Keys whose value stays are not written.
   */
  write(entries: Entries, changes: Changes): WriteFault | null;
  /**
   * Where `read` leaves out what an erasing removes, removes these keys and writes `names`; the revision follows
   * as the last, so that nothing of it is read again, wherever that ends. Takes no room.
   */
  clearErased(keysOf: (entries: Entries) => readonly string[], names?: Entries): WriteFault | null;
  /** Writes a revision, after all that belongs to it. */
  setRevision(revision: number): WriteFault | null;
}

export function createWritingDoor(storage: StorageLike): WritingDoor {
  return {
    ...createDoor(storage),

    settle() {
      let settled = new Map<string, string>();
      const fault = attempt(() => {
        const entries = readAll(storage);
        const writes = readJournal(entries.get(OWN_KEYS.journal));
        settled = new Map(replay(entries, writes));
        if (writes.length > 0) {
          finish(storage, writes);
          settled.delete(OWN_KEYS.journal);
        }
        for (const key of [...settled.keys()]) {
          if (!key.startsWith(OWN_KEYS.staged) && key !== OWN_KEYS.room) continue;
          storage.removeItem(key);
          settled.delete(key);
        }
      });
      return fault ?? withoutErased(settled);
    },

    write(entries, changes) {
      const [only, ...others] = [...changes].filter(([key, value]) => (entries.get(key) ?? null) !== value);
      if (!only) return null;
      const prepare = () => {
        if (!entries.has(OWN_KEYS.version)) put(storage, OWN_KEYS.version, String(VERSION));
      };
      if (others.length === 0)
        return attempt(() => {
          prepare();
          const [key, value] = only;
          if (value === null) storage.removeItem(key);
          else put(storage, key, value);
        });

      const { writes, staged } = planWrites(entries, changes, OWN_KEYS.staged);
      const journal = writeJournal(writes);
      const fault = attempt(() => {
        prepare();
        for (const [key, value] of staged) put(storage, key, value);
        checkRoomOrThrow(storage, journal.length + peakOf(writes, new Map([...entries, ...staged])));
        put(storage, OWN_KEYS.journal, journal);
      });
      if (fault) {
        attempt(() => {
          for (const key of staged.keys()) storage.removeItem(key);
        });
        return fault;
      }
      // The change is made now. What follows puts it in its places, here or at the next settle.
      attempt(() => finish(storage, writes));
      return null;
    },

    clearErased(keysOf, names = new Map()) {
      return attempt(() => {
        if (storage.getItem(ERASING) === null) return;
        const entries = readAll(storage);
        const shown = withoutErased(entries);
        if (shown === entries) return;
        for (const key of keysOf(entries)) storage.removeItem(key);
        for (const [key, value] of names) put(storage, key, value);
        for (const key of [OWN_KEYS.opened, OWN_KEYS.revision]) put(storage, key, shown.get(key) ?? "");
      });
    },

    setRevision: (revision) => attempt(() => put(storage, OWN_KEYS.revision, String(revision))),
  };
}

/**
 * Does the writes and removes the journal. A kill makes them start again from where the journal stands,
 * so that moves on, before a write writes over a value that an earlier one has copied since.
 */
function finish(storage: StorageLike, writes: readonly Write[]): void {
  const copied = new Set<string>();
  for (const [i, [kind, key, third = ""]] of writes.entries()) {
    if (kind === "drop") {
      storage.removeItem(key);
      continue;
    }
    const [target, value] = kind === "put" ? [key, third] : [third, storage.getItem(key)];
    if (value === null) continue;
    if (copied.has(target)) {
      put(storage, OWN_KEYS.journal, writeJournal(writes.slice(i)));
      copied.clear();
    }
    put(storage, target, value);
    if (kind === "copy") copied.add(key);
  }
  storage.removeItem(OWN_KEYS.journal);
}

/** The most characters that doing the writes takes at any time beyond those that are taken before. */
function peakOf(writes: readonly Write[], before: Entries): number {
  const entries = new Map(before);
  const sizeOf = (key: string) => (entries.has(key) ? key.length + (entries.get(key) ?? "").length : 0);
  let taken = 0;
  let peak = 0;
  for (const write of writes) {
    const [kind, key, third] = write;
    const target = kind === "copy" ? third : key;
    const old = sizeOf(target);
    const value = replay(entries, [write]).get(target);
    if (value === undefined) entries.delete(target);
    else entries.set(target, value);
    taken += sizeOf(target) - old;
    peak = Math.max(peak, taken);
  }
  return peak;
}
