import type { MachineModel } from "../../shared/machine/types.ts";
import { designEntries, type Entries, isSame } from "./entries.ts";
import { isOwn, OWN_KEYS, revisionIn } from "./keys.ts";
import { isUsable, type Row, type Survey } from "./row.ts";

/**
 * What becomes of localStorage and its row at the first start of a browser's life. `stands`: localStorage
 * is right; `id` is its row's, null for a new one. `putBack`: the row is. `loses` is what the other side
 * held, where that is something else and stands nowhere else.
 */
export type Comparison =
  | { readonly kind: "stands"; readonly id: string | null; readonly loses: Row | null }
  | { readonly kind: "putBack"; readonly row: Row; readonly loses: Entries | null };

/** The rows that a comparison looks into: the open one, and the one that localStorage names. */
export function rowsToCompare(model: MachineModel, entries: Entries, { open, heads }: Survey): string[] {
  const ids = new Set([open, entries.get(OWN_KEYS.design) ?? null]);
  return [...ids].flatMap((id) => (id !== null && isUsable(model.id, heads.get(id)) ? [id] : []));
}

/** Compares. `rows` are those of `rowsToCompare` that could be read. */
export function compare(
  model: MachineModel,
  entries: Entries,
  survey: Survey,
  rows: ReadonlyMap<string, Row>,
): Comparison {
  const content = designEntries(model, entries);
  const revision = revisionIn(entries);
  const ownId = entries.get(OWN_KEYS.design) ?? null;
  const own = ownId === null ? undefined : rows.get(ownId);
  const open = survey.open === null ? undefined : rows.get(survey.open);
  const losing = (row: Row) => (row.entries.size > 0 && !isSame(row.entries, content) ? row : null);
  /** A row of another release or machine, or one that can't be read, is left as it is. */
  const standsAlone = () => {
    const isTaken = ownId !== null && survey.heads.has(ownId) && !own;
    return { kind: "stands", id: isTaken ? null : ownId, loses: own ? losing(own) : null } as const;
  };
  if (!open) return standsAlone();

  const { head } = open;
  const isByHand = content.size > 0 && ![...entries.keys()].some(isOwn);
  if (isByHand) {
    const loses = losing(open);
    return { kind: "stands", id: loses ? null : head.id, loses };
  }
  if (revision < head.revision) {
    // What stands in a row of its own is not lost.
    const isKept = ownId !== head.id && own !== undefined && own.head.revision >= revision;
    const isRemoved = (ownId !== null && survey.removed.has(ownId)) || revision < survey.erasedAt;
    const differs = content.size > 0 && !isSame(content, open.entries);
    return { kind: "putBack", row: open, loses: differs && !isKept && !isRemoved ? content : null };
  }
  return ownId === null || ownId === head.id
    ? { kind: "stands", id: head.id, loses: losing(open) }
    : standsAlone();
}
