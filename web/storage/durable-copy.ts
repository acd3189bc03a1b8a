import type { MachineModel } from "../../shared/machine/types.ts";
import { createComparing } from "./comparing.ts";
import type { WritingDoor } from "./door-writes.ts";
import { changesFrom, designEntries, type Entries, withChanges } from "./entries.ts";
import type { Environment } from "./environment.ts";
import { OWN_KEYS, revisionIn } from "./keys.ts";
import type { Patience } from "./patience.ts";
import { headOf, isAsideOf, isUsable, type Row, type Rows } from "./row.ts";
import type { Committed, Saver } from "./saver.ts";

/** What lost a comparison, to be offered until the next change. */
export interface Aside {
  readonly id: string;
  /** Empty where the design had none. */
  readonly machineName: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The row of the open design in IndexedDB, and what is known of it. */
export interface DurableCopy {
  /** What a change of these entries must write beside its own: the design's row and its machine. */
  names(entries: Entries): ReadonlyMap<string, string>;
  /** Brings the row to what a change wrote, under the lock. Never rejects: see `isKept`. */
  follow(committed: Pick<Committed, "entries" | "after">): Promise<void>;
  /**
   * Whether the row has all that localStorage was given; `unknown` where another tab gave it something that this
   * one has not looked for in the row yet.
   */
  isKept(): boolean | "unknown";
  /** Told what localStorage holds. */
  sees(entries: Entries): void;
  /** Looks whether the row has what another tab gave localStorage, which it does moments later. */
  check(): Promise<void>;
  /** Another row was opened: localStorage holds it. */
  opened(row: Row): void;
  /** Gives what localStorage holds an id and a row, where it has none yet. */
  ensure(saver: Saver): Promise<void>;
  /** Writes the row again, whole, where it has not all, also of what another page or tab left undone. */
  retry(saver: Saver): Promise<void>;
  /**
   * Compares localStorage and its row, at the first start of a browser's life; resolves to the entries
   * where the row was put back. `isLate` is asked whether a change was made meanwhile: it then stands.
   */
  compareOnce(saver: Saver, isLate: () => boolean): Promise<Entries | null>;
  /** What lost a comparison last. */
  aside(): Promise<Aside | null>;
  /** What a row holds. */
  read(id: string): Promise<Row | null>;
}

/** Another tab writes its row after localStorage: it is looked for so often, each time after so long. */
const CHECKS_MS = [0, 50, 200, 750];

interface CopyOptions extends Pick<Environment, "life" | "now" | "newId"> {
  readonly door: WritingDoor;
  readonly rows: Rows;
  readonly patience: Patience;
  /** There was nothing to compare. */
  readonly isCompared: boolean;
  /** Told when `isKept` may have changed. */
  onChange(): void;
}

export function createDurableCopy(model: MachineModel, options: CopyOptions): DurableCopy {
  const { door, rows, patience, life } = options;
  /** What the row is known to hold; null where that is not known. */
  let known: Row | null = null;
  let id: string | null = null;
  let openedAt = "";
  /** Revisions of localStorage and of the row. */
  let written = 0;
  let kept = 0;
  /** The last revision of localStorage, whoever wrote it. */
  let seen = 0;
  /** Until then a row that is ahead may hold what localStorage has lost. */
  let { isCompared } = options;
  /** The first change that the row may lack, by the revisions before and after it. */
  let lacking: { id: string; prior: number; since: number } | null = null;

  /** An id that was taken for entries without one is theirs until another design was opened. */
  const idIn = (entries: Entries): string => {
    const opened = entries.get(OWN_KEYS.opened) ?? "";
    if (entries.has(OWN_KEYS.version) && opened !== openedAt) id = null;
    openedAt = opened;
    id = entries.get(OWN_KEYS.design) ?? id ?? options.newId();
    return id;
  };
  const rowOf = (entries: Entries, of = idIn(entries), revision = revisionIn(entries)): Row => {
    const held = designEntries(model, entries);
    return { head: headOf(model, { id: of, entries: held, revision, now: options.now() }), entries: held };
  };
  const knows = (row: Row) => {
    known = row;
    id = row.head.id;
    written = Math.max(written, row.head.revision);
    kept = Math.max(kept, row.head.revision);
    options.onChange();
  };
  /** Writes a row; `lost` where that was not in time, though it may still happen. */
  const write = async (row: Row, prior: number, keepsAside: boolean) => {
    const { revision } = row.head;
    const difference =
      known?.head.id === row.head.id
        ? { from: known.head.revision, changes: changesFrom(known.entries, row.entries) }
        : undefined;
    known = null;
    written = Math.max(written, revision);
    // What a row of another design lacked was put into it when that was left.
    if (lacking?.id !== row.head.id) lacking = null;
    lacking ??= { id: row.head.id, prior, since: revision };
    const by = { ...lacking, difference, keepsAside };
    const writing = async () => {
      const outcome = await rows.write(row, by);
      if (outcome === "written") kept = Math.max(kept, revision);
      options.onChange();
      return outcome;
    };
    const outcome = await patience.await(writing).catch(() => "lost" as const);
    if (outcome === "written") {
      known = row;
      lacking = null;
    }
    return outcome;
  };
  /** Keeps another state of the design of that id. */
  const keepAside = ({ head, entries }: Row, of: string) =>
    patience.await(() => rows.keepAside({ head: { ...head, id: options.newId(), of }, entries }));
  /** The row holds what localStorage lacks: that is kept aside. One that can't be used is left, and another made. */
  const setApart = async (entries: Entries) => {
    const own = idIn(entries);
    const ahead = await patience.await(() => rows.read(own));
    lacking = null;
    if (ahead && isUsable(model.id, ahead.head)) {
      await keepAside(ahead, own);
      await write(rowOf(entries, own), ahead.head.revision, true);
      return;
    }
    const other = options.newId();
    if (door.write(entries, new Map([[OWN_KEYS.design, other]])) !== null) return;
    id = other;
    await write(rowOf(entries, other), 0, true);
  };
  const follow = async (entries: Entries, prior: number) => {
    const outcome = await write(rowOf(entries), prior, false);
    if (outcome === "ahead") await setApart(entries).catch(() => {});
  };

  const comparing = createComparing(model, {
    door,
    rows,
    patience,
    newId: options.newId,
    row: {
      of: rowOf,
      knows,
      keepAside,
      write: async (row, prior) => {
        id = row.head.id;
        await write(row, prior, true);
      },
    },
  });

  return {
    names: (entries) =>
      new Map([
        [OWN_KEYS.design, idIn(entries)],
        [OWN_KEYS.machine, model.id],
      ]),
    follow: ({ entries, after }) => follow(after, revisionIn(entries)),
    isKept: () => (written > kept ? false : isCompared && seen > kept ? "unknown" : true),
    opened(row) {
      known = row;
      id = row.head.id;
      lacking = null;
      written = kept = Math.max(kept, row.head.revision);
      options.onChange();
    },
    sees(entries) {
      if (entries.has(OWN_KEYS.design)) seen = revisionIn(entries);
    },
    async check() {
      for (const ms of CHECKS_MS) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        const head = await rows.survey().then(
          ({ heads }) => heads.get(door.read().get(OWN_KEYS.design) ?? ""),
          () => undefined,
        );
        kept = Math.max(kept, head?.revision ?? 0);
        if (seen <= kept) return;
      }
      written = Math.max(written, seen);
    },
    ensure: (saver) =>
      saver.inTurn(async () => {
        const entries = door.settle();
        if (typeof entries === "string" || designEntries(model, entries).size === 0) return;
        const own = entries.get(OWN_KEYS.design);
        const { heads } = await patience.await(rows.survey);
        if (own !== undefined && isUsable(model.id, heads.get(own))) return;
        const names = new Map([
          [OWN_KEYS.design, idIn(entries)],
          [OWN_KEYS.machine, model.id],
        ]);
        if (door.write(entries, names) === null)
          await follow(withChanges(entries, names), revisionIn(entries));
      }),
    retry: (saver) =>
      saver.inTurn(async () => {
        const entries = door.settle();
        if (typeof entries === "string") return;
        const own = entries.get(OWN_KEYS.design);
        const revision = revisionIn(entries);
        if (isCompared && written <= kept && own !== undefined && revision > kept) {
          const survey = await patience.await(rows.survey).catch(() => null);
          if (survey) kept = Math.max(kept, survey.heads.get(own)?.revision ?? 0);
          written = Math.max(written, revision);
          options.onChange();
        }
        if (written <= kept) return;
        known = null;
        await follow(entries, revision);
      }),

    async compareOnce(saver, isLate) {
      const isDone = await life.isCompared();
      const after = isDone ? null : await comparing(saver, isLate);
      if (after === "late") return null;
      isCompared = true;
      life.compared();
      return after;
    },

    async aside() {
      const { heads } = await rows.survey();
      const open = door.read().get(OWN_KEYS.design) ?? "";
      const asides = [...heads.values()].flatMap((head) => (head && isAsideOf(head, open) ? [head] : []));
      const [last] = asides.sort((a, b) => b.changedAt - a.changedAt);
      return last ? { id: last.id, machineName: last.name, changedAt: last.changedAt } : null;
    },
    read: (of) => rows.read(of),
  };
}
