import type { Changes, Entries } from "./entries.ts";
import type { Write } from "./journal.ts";

/** Longer values go from key to key and are never repeated in the journal, which so stays small. */
const LONG_VALUE = 1_000;

/** What a key is to become: a short value, a long one from another key, or nothing. */
type Assignment = { key: string } & ({ value: string } | { from: string } | { value: null });

/**
 * The order in which to make changes of several keys: no write overwrites or drops a value that a later
 * one still needs, and room is freed before it is taken. Long values that stand under no key yet are
 * `staged`: to be written, under keys that begin with `staging`, before the first write.
 */
export function planWrites(
  entries: Entries,
  changes: Changes,
  staging: string,
): { writes: Write[]; staged: Entries } {
  const staged = new Map<string, string>();
  let pending = assignmentsOf(entries, changes, staged, staging);
  const temporary = new Set(staged.keys());
  const isNeeded = (key: string) => pending.some((write) => "from" in write && write.from === key);

  const writes: Write[] = [];
  while (pending[0]) {
    const next = pending.find((write) => !isNeeded(write.key));
    if (next) {
      pending = pending.filter((write) => write !== next);
      writes.push(toWrite(next));
      if ("from" in next && temporary.has(next.from) && !isNeeded(next.from))
        writes.push(["drop", next.from]);
      continue;
    }
    // Only circles of copies are left: one value steps aside, which opens its circle.
    const { key } = pending[0];
    const aside = `${staging}aside`;
    temporary.add(aside);
    writes.push(["copy", key, aside]);
    pending = pending.map((write) =>
      "from" in write && write.from === key ? { key: write.key, from: aside } : write,
    );
  }
  return { writes, staged };
}

/** The changes that change something, those first that free room, those last that take most. */
function assignmentsOf(
  entries: Entries,
  changes: Changes,
  staged: Map<string, string>,
  staging: string,
): Assignment[] {
  const keyOf = new Map<string, string>();
  for (const [key, value] of entries) if (value.length > LONG_VALUE) keyOf.set(value, key);

  const assignments = [...changes]
    .filter(([key, value]) => (entries.get(key) ?? null) !== value)
    .map(([key, value]): Assignment => {
      if (value === null || value.length <= LONG_VALUE) return { key, value };
      const from = keyOf.get(value) ?? `${staging}${staged.size}`;
      if (!keyOf.has(value)) staged.set(from, value);
      keyOf.set(value, from);
      return { key, from };
    });
  const room = (write: Assignment) => ("from" in write ? 2 : write.value === null ? 0 : 1);
  return assignments.sort((a, b) => room(a) - room(b));
}

function toWrite(write: Assignment): Write {
  if ("from" in write) return ["copy", write.from, write.key];
  return write.value === null ? ["drop", write.key] : ["put", write.key, write.value];
}

/** The journal of writes that are still to be done. */
export const writeJournal = (writes: readonly Write[]): string => JSON.stringify(writes);
