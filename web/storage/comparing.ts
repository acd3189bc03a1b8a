import type { MachineModel } from "../../shared/machine/types.ts";
import { type Comparison, compare, rowsToCompare } from "./compare.ts";
import type { WritingDoor } from "./door-writes.ts";
import { changesFrom, designEntries, type Entries, isSame } from "./entries.ts";
import { OWN_KEYS, revisionIn } from "./keys.ts";
import type { Patience } from "./patience.ts";
import { isUsable, type Row, type Rows } from "./row.ts";
import type { Saver } from "./saver.ts";

interface ComparingOptions {
  readonly door: WritingDoor;
  readonly rows: Rows;
  readonly patience: Patience;
  newId(): string;
  /** The durable copy's ways with a row. */
  readonly row: {
    of(entries: Entries, id: string): Row;
    /** It is known what the row holds. */
    knows(row: Row): void;
    keepAside(row: Row, of: string): Promise<void>;
    /** Writes it, which is no change. */
    write(row: Row, prior: number): Promise<void>;
  };
}

/**
 * Compares localStorage and its row, and brings both to what is right; resolves to the entries where the row was
 * put back, `late` where a change was made meanwhile: see DurableCopy.
 */
export function createComparing(
  model: MachineModel,
  { door, rows, patience, newId, row }: ComparingOptions,
): (saver: Saver, isLate: () => boolean) => Promise<Entries | null | "late"> {
  /** The row was put back; where pictures made room in localStorage, it comes to refer to them, too. */
  const know = async (stored: Row, after: Entries) => {
    row.knows(stored);
    if (isSame(designEntries(model, after), stored.entries)) return;
    const moved = row.of(after, stored.head.id);
    const { changedAt, revision } = stored.head;
    await row.write({ ...moved, head: { ...moved.head, changedAt } }, revision);
  };
  const putBack = async (
    saver: Saver,
    stored: Row,
    decide: (entries: Entries) => Comparison,
    isLate: () => boolean,
  ) => {
    const committed = await saver.commit(
      [],
      (entries) => {
        if (isLate() || decide(entries).kind !== "putBack") return new Map();
        const changes = new Map(changesFrom(designEntries(model, entries), stored.entries));
        if (![stored.head.id, undefined].includes(entries.get(OWN_KEYS.design)))
          changes.set(OWN_KEYS.opened, String(stored.head.revision));
        return changes.set(OWN_KEYS.design, stored.head.id).set(OWN_KEYS.machine, model.id);
      },
      { revision: stored.head.revision, onWritten: ({ after }) => know(stored, after) },
    );
    return typeof committed !== "string" && committed.changes.size > 0 ? committed.after : null;
  };
  /**
   * What localStorage held goes into the row of its design, where that is another one than is opened; else it is
   * kept aside. A row that is not there was removed.
   */
  const keepLost = async (entries: Entries, open: string) => {
    const own = entries.get(OWN_KEYS.design) ?? open;
    const head = (await patience.await(rows.survey)).heads.get(own);
    if (own === open || !isUsable(model.id, head)) return row.keepAside(row.of(entries, own), open);
    const expects = new Map([[own, head.revision]]);
    await patience.await(() => rows.change({ put: [row.of(entries, own)], expects }));
  };
  /** localStorage is right: it names its row, which comes to hold the same. */
  const stand = (saver: Saver, decide: (entries: Entries) => Comparison, found: ReadonlyMap<string, Row>) =>
    saver.inTurn(async () => {
      const entries = door.settle();
      if (typeof entries === "string") return;
      const comparison = decide(entries);
      const content = designEntries(model, entries);
      if (comparison.kind !== "stands" || (comparison.id === null && content.size === 0)) return;
      const { loses } = comparison;
      const of = comparison.id ?? newId();
      const known = found.get(of);
      if (!known && content.size === 0) return;
      if (
        entries.get(OWN_KEYS.design) !== of &&
        door.write(entries, new Map([[OWN_KEYS.design, of]])) !== null
      )
        return;
      if (known && isSame(known.entries, content)) {
        if (revisionIn(entries) < known.head.revision) door.setRevision(known.head.revision);
        return row.knows(known);
      }
      if (loses) await row.keepAside(loses, of);
      await row.write(row.of(entries, of), revisionIn(entries));
    });

  return async (saver, isLate) => {
    const survey = await rows.survey();
    const found = new Map<string, Row>();
    for (const each of rowsToCompare(model, door.read(), survey)) {
      const stored = await rows.read(each);
      if (stored) found.set(each, stored);
    }
    const decide = (entries: Entries) => compare(model, entries, survey, found);
    if (isLate()) return "late";
    const comparison = decide(door.read());
    let after: Entries | null = null;
    if (comparison.kind === "putBack") {
      const { loses } = comparison;
      // Where that fails, what was called saved still comes before what was not.
      if (loses) await keepLost(door.read(), comparison.row.head.id).catch(() => {});
      after = await putBack(saver, comparison.row, decide, isLate);
    } else await stand(saver, decide, found);
    return after;
  };
}
