import type { MachineModel } from "../../shared/machine/types.ts";
import { databaseFault } from "./database-fault.ts";
import { changesFrom, designEntries, type Entries, isSame } from "./entries.ts";
import { nextRevision, OWN_KEYS, revisionIn } from "./keys.ts";
import { KEYS } from "./local-storage.ts";
import type { StoreFault } from "./outcome.ts";
import { headOf, isUsable, type Row, type RowChanges, type Rows } from "./row.ts";
import type { Committed } from "./saver.ts";
import type { WriterParts } from "./writing.ts";

/** What opening another design needs. */
interface OpenContext {
  readonly model: MachineModel;
  readonly rows: Rows;
  readonly parts: Pick<WriterParts, "door" | "saver" | "copy" | "patience">;
  now(): number;
  newId(): string;
}

/** Another design is open. */
export interface Switched {
  readonly committed: Committed;
  /** The one that was open, as it was left; null where there was nothing of it to keep. */
  readonly left: Row | null;
}

/** What the transaction does besides, and what takes that back where localStorage can't be written. */
interface Besides extends Omit<RowChanges, "open"> {
  readonly back?: Pick<RowChanges, "put" | "remove">;
  /** The row comes with it. */
  readonly isNew?: boolean;
  /** Told where that could not be taken back either: what the transaction did besides is done. */
  onHalf?(): void;
}

/** The design that was open, in its row as localStorage has it; null where there is nothing of it to keep. */
interface Settled {
  readonly row: Row;
  /** The revision that its row must have. */
  readonly expected: number | null;
  /** Another state of it, which its row had and localStorage has not. */
  readonly aside: Row | null;
}

/**
 * Opens a row, one that is stored or a new one, which comes with the same transaction. In turn, see Saver. First the open design is put into its row, and which is open changes, in one transaction; then
 * localStorage is written from the row by a change's own path. Wherever that ends, both designs are whole.
 *
 * @param target the row to open
 * @param also what else that transaction does; the settled row is left out where it is removed there
 */
export async function openRow(
  { model, rows, parts, now, newId }: OpenContext,
  published: number,
  target: Row,
  also: Besides,
): Promise<Switched | StoreFault> {
  const { door, saver, copy, patience } = parts;
  const before = door.settle();
  if (typeof before === "string") return before;
  const settled = await settle();
  if (typeof settled === "string") return settled;
  const isRemoved = settled !== null && also.remove?.includes(settled.row.head.id) === true;
  const put = [...(also.put ?? [])];
  if (settled && !isRemoved) put.push(settled.row, ...(settled.aside ? [settled.aside] : []));

  const { isNew = false } = also;
  const last = [published, revisionIn(before), target.head.revision, settled?.row.head.revision ?? 0];
  const revision = nextRevision(Math.max(...last), now());
  const head = { ...target.head, revision };
  const expects = new Map(also.expects).set(head.id, isNew ? null : target.head.revision);
  if (settled) expects.set(settled.row.head.id, settled.expected);
  const wasOpen = before.get(OWN_KEYS.design) ?? null;
  const changes: RowChanges = {
    put: isNew ? [...put, { ...target, head }] : put,
    heads: isNew ? (also.heads ?? []) : [...(also.heads ?? []), head],
    remove: also.remove ?? [],
    open: head.id,
    expects,
  };
  const outcome = await patience.await((signal) => rows.change(changes, signal)).catch(databaseFault);
  if (outcome !== "written") return outcome === "ahead" ? "gone" : outcome;

  const committed = await saver.write<StoreFault>([], (entries, _images, moved) => {
    // Nothing of ours wrote meanwhile but images that made room; what was changed by hand is not lost.
    const content = (of: Entries): Entries =>
      new Map([...designEntries(model, of)].map(([key, value]) => [key, moved.get(value) ?? value]));
    if (!isSame(content(entries), content(before))) return "gone";
    const wanted = new Map(changesFrom(designEntries(model, entries), target.entries));
    return wanted
      .set(OWN_KEYS.design, head.id)
      .set(OWN_KEYS.machine, model.id)
      .set(OWN_KEYS.opened, String(revision))
      .set(KEYS.returnToStep, null);
  });
  if (typeof committed === "string") {
    // localStorage shows what it showed: that is the open one again.
    const open = settled && !isRemoved ? settled.row.head.id : wasOpen;
    const remove = [...(also.back?.remove ?? []), ...(isNew ? [head.id] : [])];
    const back = { ...also.back, remove, open, expects: new Map() };
    const isBack = await patience.await((signal) => rows.change(back, signal)).catch(() => null);
    if (isBack === null) {
      also.onHalf?.();
      // Its row, and that it is open, can be written by itself, and is tried again until it is.
      await copy.follow({ entries: before, after: before });
    }
    return committed;
  }
  const written = await saver.publish(committed, revision);
  copy.opened(await withMoved({ head, entries: target.entries }, designEntries(model, written.after)));
  return { committed: written, left: settled?.row ?? null };

  /** The row as localStorage has it: where pictures made room there, it refers to them, too. */
  async function withMoved(row: Row, entries: Entries): Promise<Row> {
    if (isSame(row.entries, entries)) return row;
    const { id, changedAt } = row.head;
    const moved: Row = { head: headOf(model, { id, entries, revision, now: changedAt }), entries };
    const changes = { put: [moved], expects: new Map([[id, revision]]) };
    const outcome = await patience.await(() => rows.change(changes)).catch(() => null);
    return outcome === "written" ? moved : row;
  }

  async function settle(): Promise<Settled | null | StoreFault> {
    const entries: Entries = typeof before === "string" ? new Map() : before;
    const content = designEntries(model, entries);
    const named = entries.get(OWN_KEYS.design) ?? null;
    try {
      const stored = named === null ? null : await patience.await(() => rows.read(named));
      const heads = (await patience.await(rows.survey)).heads;
      if (content.size === 0 && (named === null || !heads.has(named))) return null;
      const isTaken = named !== null && heads.has(named) && !(stored && isUsable(model.id, stored.head));
      const id = named === null || isTaken ? newId() : named;
      const usable = isTaken ? null : stored;
      const revision = Math.max(revisionIn(entries), usable?.head.revision ?? 0);
      const isHeld = usable !== null && isSame(usable.entries, content);
      const fresh = headOf(model, { id, entries: content, revision, now: now() });
      const row = { head: isHeld ? { ...usable.head, revision } : fresh, entries: content };
      const isAhead = usable !== null && !isHeld && usable.head.revision > revisionIn(entries);
      const aside = isAhead ? asideOf(usable, id) : null;
      return { row, expected: usable?.head.revision ?? null, aside };
    } catch (error) {
      return databaseFault(error);
    }
  }
  function asideOf(row: Row, of: string): Row {
    return { head: { ...row.head, id: newId(), isAside: true, of }, entries: row.entries };
  }
}
