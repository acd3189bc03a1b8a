import { createDoor, type Door, probeStorage } from "./door.ts";
import type { Entries } from "./entries.ts";
import type { Environment } from "./environment.ts";
import { OWN_KEYS, VERSION } from "./keys.ts";
import type { StorageLike } from "./local-storage.ts";
import { memoryOverflow, memoryStorage } from "./memory.ts";
import type { StoreFault } from "./outcome.ts";
import type { Overflow } from "./overflow.ts";

/** Where a design is kept. `fault` says why only memory keeps it, seeded with what could be read. */
export interface Opened {
  readonly door: Door;
  readonly overflow: Overflow;
  readonly fault: StoreFault | null;
}

/** Opens the browser's storage, or memory in its place where that can't be read or written. */
export function openDoor(environment: Environment): Opened {
  const inMemory = (fault: StoreFault, seed?: Entries): Opened => ({
    door: createDoor(memoryStorage(seed)),
    overflow: memoryOverflow(environment.overflow),
    fault,
  });
  let storage: StorageLike;
  let entries: Entries;
  try {
    storage = environment.openStorage();
    entries = createDoor(storage).read();
  } catch {
    return inMemory("unavailable");
  }
  if (Number(entries.get(OWN_KEYS.version)) > VERSION) return inMemory("laterVersion", entries);
  const fault = probeStorage(storage);
  if (fault) return inMemory(fault, entries);
  return { door: createDoor(storage), overflow: environment.overflow, fault: null };
}
