import type { Changes, Entries } from "./entries.ts";
import { PNG_TYPE } from "./values.ts";

/**
 * Browsers stop at about 5.2 million characters of localStorage, iPads perhaps at half of that. Images
 * beyond these bounds overflow to IndexedDB, so that small state always has room.
 */
export const MAX_INLINE_IMAGE = 400_000;
export const MAX_INLINE_TOTAL = 2_000_000;

const INLINE_PNG = `data:${PNG_TYPE};base64,`;

/** Only PNGs overflow: the path under which they are stored says so. */
export const isInlinePng = (value: string | null): value is string => value?.startsWith(INLINE_PNG) ?? false;

/** The new images that must leave localStorage, of `stuck` ones none: IndexedDB did not take them. */
export function imagesBeyondBounds(
  entries: Entries,
  changes: Changes,
  stuck: ReadonlySet<string>,
): Set<string> {
  const stored = new Set(entries.values());
  const after = new Map<string, string | null>([...entries, ...changes]);
  const isNew = (value: string) => !stored.has(value);

  let total = 0;
  for (const value of after.values())
    if (isInlinePng(value) && (!isNew(value) || stuck.has(value))) total += value.length;

  const beyond = new Set<string>();
  for (const value of after.values()) {
    if (!isInlinePng(value) || !isNew(value) || stuck.has(value) || beyond.has(value)) continue;
    if (value.length > MAX_INLINE_IMAGE || total + value.length > MAX_INLINE_TOTAL) beyond.add(value);
    else total += value.length;
  }
  return beyond;
}
