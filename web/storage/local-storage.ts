/*
 * The one file that names localStorage: the door works on what it opens. It imports nothing, so that the
 * first paint can ask it without loading the store.
 */

/** The keys that the specification names. Other keys stand with the machine, or in keys.ts. */
export const KEYS = {
  machineName: "machineName",
  machineTimestamp: "machineTimestamp",
  machineData: "machineData",
  returnToStep: "returnToStep",
} as const;

/** What the door needs of localStorage. */
export type StorageLike = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/** localStorage. Throws where the browser refuses it. */
export const openLocalStorage = (): StorageLike => localStorage;

/** Whether this browser keeps a design, without loading any of it. */
export function wasHere(): boolean {
  try {
    return openLocalStorage().getItem(KEYS.machineTimestamp) !== null;
  } catch {
    return false;
  }
}
