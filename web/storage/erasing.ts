import type { Entries } from "./entries.ts";
import { OWN_KEYS, revisionIn } from "./keys.ts";

/** A key of the store's own: the revision of an erasing that is not over. What was kept before it is to go. */
export const ERASING = "brewscreen:erasing";

/** What the entries show: under the mark of an erasing that is newer than they are, nothing of what was. */
export function withoutErased(entries: Entries): Entries {
  const at = entries.get(ERASING) ?? "";
  if (!(Number(at) > revisionIn(entries))) return entries;
  const { version, machine, opened, revision } = OWN_KEYS;
  const stays = [...entries].filter(([key]) => key === version || key === machine);
  return new Map([...stays, [opened, at], [revision, at], [ERASING, at]]);
}
