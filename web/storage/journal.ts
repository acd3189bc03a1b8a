import type { Entries } from "./entries.ts";

/** One write of localStorage. A copy takes its value from another key; from one that is gone, none. */
export type Write =
  | readonly ["put", key: string, value: string]
  | readonly ["copy", from: string, to: string]
  | readonly ["drop", key: string];

/** The writes of a journal; none where it is not one. */
export function readJournal(journal: string | undefined): Write[] {
  try {
    const parsed: unknown = JSON.parse(journal ?? "[]");
    return Array.isArray(parsed) && parsed.every(isWrite) ? parsed : [];
  } catch {
    return [];
  }
}

const LENGTHS = new Map([
  ["put", 3],
  ["copy", 3],
  ["drop", 2],
]);

const isWrite = (value: unknown): value is Write =>
  Array.isArray(value) &&
  value.every((part) => typeof part === "string") &&
  LENGTHS.get(value[0] ?? "") === value.length;

/** What the entries will be once the writes are done. */
export function replay(entries: Entries, writes: readonly Write[]): Entries {
  if (writes.length === 0) return entries;
  const after = new Map(entries);
  for (const [kind, key, third = ""] of writes) {
    if (kind === "drop") after.delete(key);
    else if (kind === "put") after.set(key, third);
    else {
      const value = after.get(key);
      if (value !== undefined) after.set(third, value);
    }
  }
  return after;
}
