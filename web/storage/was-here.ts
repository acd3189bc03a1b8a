import { KEYS } from "./named-keys.ts";

/** Whether this browser keeps a design, without loading any of it. */
export function wasHere(): boolean {
  try {
    return localStorage.getItem(KEYS.machineTimestamp) !== null;
  } catch {
    return false;
  }
}
