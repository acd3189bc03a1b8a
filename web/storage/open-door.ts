import type { MachineModel } from "../../shared/machine/types.ts";
import { createDoor, type Door, probeStorage } from "./door.ts";
import { designEntries, type Entries } from "./entries.ts";
import type { Environment } from "./environment.ts";
import type { Recipes } from "./kept-recipes.ts";
import { FIRST_MACHINE, OWN_KEYS, VERSION } from "./keys.ts";
import type { StorageLike } from "./local-storage.ts";
import { memoryOverflow, memoryStorage, NO_RECIPES, NO_ROWS } from "./memory.ts";
import type { StoreFault } from "./outcome.ts";
import type { Overflow } from "./pictures.ts";
import type { Rows } from "./row.ts";
import { NO_TABS, type Tabs } from "./tabs.ts";

/** Where a design is kept. `fault` says why only memory keeps it, seeded with what could be read. */
export interface Opened {
  readonly door: Door;
  /** What the door stands before: writing has a door of its own to it. */
  readonly storage: StorageLike;
  readonly overflow: Overflow;
  readonly rows: Rows;
  readonly recipes: Recipes;
  readonly tabs: Tabs;
  readonly fault: StoreFault | null;
}

/** Opens the browser's storage, or memory in its place where that can't be read or written. */
export function openDoor(model: MachineModel, environment: Environment): Opened {
  const at = (storage: StorageLike) => ({ storage, door: createDoor(storage) });
  const inMemory = (fault: StoreFault, seed?: Entries): Opened => ({
    ...at(memoryStorage(seed)),
    overflow: memoryOverflow(environment.overflow),
    rows: NO_ROWS,
    recipes: NO_RECIPES,
    tabs: NO_TABS,
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
  if (isOfAnotherMachine(model, entries)) return inMemory("otherMachine");
  if (Number(entries.get(OWN_KEYS.version)) > VERSION) return inMemory("laterVersion", entries);
  const fault = probeStorage(storage);
  if (fault) return inMemory(fault, entries);
  const { overflow, rows, recipes, tabs } = environment;
  return { ...at(storage), overflow, rows, recipes, tabs, fault: null };
}

/** Whether a design of another machine is stored: neither read as one of this machine nor damaged. */
export function isOfAnotherMachine(model: MachineModel, entries: Entries): boolean {
  const hasDesign = entries.has(OWN_KEYS.machine) || designEntries(model, entries).size > 0;
  return hasDesign && (entries.get(OWN_KEYS.machine) ?? FIRST_MACHINE) !== model.id;
}
