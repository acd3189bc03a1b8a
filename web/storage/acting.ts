import type { Designs } from "./closed-rows.ts";
import type { ShelfContext } from "./create-shelf.ts";
import { databaseFault } from "./database-fault.ts";
import { editRow } from "./edit-row.ts";
import { openRow } from "./open-row.ts";
import type { Outcome, StoreFault } from "./outcome.ts";
import type { Row, RowChanges } from "./row.ts";
import type { ShelfUndo } from "./shelf-undo.ts";
import type { Action } from "./writing.ts";

/** What designs were, by id; null where there was none. */
export type RowsBefore = ReadonlyMap<string, Row | null>;
export type BackTo = Required<Pick<RowChanges, "put" | "remove" | "expects">>;

/** What the acts of a shelf are made of. */
export interface Acting {
  /** Runs an act after the others of all tabs, unless none may be made. A fault has changed nothing. */
  act<More extends object>(run: (published: number) => Promise<More | StoreFault>): Promise<Outcome<More>>;
  /** Changes rows. In turn. */
  change(changes: RowChanges): Promise<StoreFault | null>;
  /** Opens another design and shows it: see openRow; what was open, as it was left. In turn. */
  openOther(
    published: number,
    target: Row,
    also: Parameters<typeof openRow>[3],
  ): Promise<{ readonly left: Row | null } | StoreFault>;
  /** Holds the pictures of rows, which may go meanwhile and come back. Returns how to let go. */
  hold(rows: Iterable<Row | null>): () => void;
  /** A row as an action makes it, given the stored values of its images. */
  edited(row: Row, action: Action, values?: readonly string[]): Row | StoreFault;
  /** A row of its own with the same pictures, another name, and what else is wanted. */
  copyOf(
    row: Row,
    made: { readonly name: string; readonly also?: Action["edit"] },
  ): Promise<Row | StoreFault>;
  /** What puts rows that are not open back to what they were; `revisions` are those that they must have. */
  backTo(before: RowsBefore, revisions: ReadonlyMap<string, number | null>): BackTo;
  /** Does that. In turn. */
  putBack(before: RowsBefore, revisions: ReadonlyMap<string, number | null>): Promise<StoreFault | null>;
  readonly context: ShelfContext;
  readonly designs: Designs;
  readonly undos: ShelfUndo;
  /** Tells this tab and others that the rows are not what they were. */
  changed(): void;
}

const NOTHING_GONE: ReadonlySet<string> = new Set();

export function createActing(
  context: ShelfContext,
  designs: Designs,
  undos: ShelfUndo,
  changed: () => void,
): Acting {
  const { model, environment, opened, parts, inQueue } = context;
  const { saver, patience } = parts;
  const { rows, tabs, fault } = opened;
  const { now, newId } = environment;
  const act: Acting["act"] = async <More extends object>(
    run: (published: number) => Promise<More | StoreFault>,
  ): Promise<Outcome<More>> => {
    if (fault) return { ok: false, reason: fault };
    if (await tabs.hasOld()) return { ok: false, reason: "oldTab" };
    const result = await inQueue(() =>
      saver.inTurn(async (published) => {
        try {
          return await run(published);
        } catch (error) {
          console.error("An act on the designs failed", error);
          return databaseFault(error);
        }
      }),
    );
    if (typeof result === "string") return { ok: false, reason: result };
    changed();
    return { ok: true, kept: true, ...result };
  };
  const change: Acting["change"] = async (changes) => {
    const outcome = await patience.await((signal) => rows.change(changes, signal));
    return outcome === "written" ? null : "gone";
  };
  const hold: Acting["hold"] = (held) =>
    context.sources.hold([...held].flatMap((row) => [...(row?.entries.values() ?? [])]).join("\n"));
  const edited: Acting["edited"] = (row, action, values = []) =>
    editRow(model, row, { ...action, values, missing: NOTHING_GONE, now: now() });

  return {
    act,
    change,
    hold,
    edited,
    async openOther(published, target, also) {
      const opening = { model, rows, parts, now, newId };
      const letGo = hold(also.back?.put ?? []);
      const switched = await openRow(opening, published, target, also).finally(letGo);
      if (typeof switched === "string") return switched;
      parts.showOther(switched);
      return { left: switched.left };
    },
    async copyOf(row, { name, also }) {
      const entries = await designs.withSharedPictures(row.entries);
      const fresh = { head: { ...row.head, id: newId(), isAside: false }, entries };
      return edited(fresh, {
        edit(draft, values) {
          draft.machineName = name.trim().toWellFormed();
          draft.machineTimestamp = String(now());
          return also?.(draft, values);
        },
        offer: { kind: "rename" },
      });
    },
    backTo,
    putBack: (before, revisions) => change(backTo(before, revisions)),
    context,
    designs,
    undos,
    changed,
  };
}

function backTo(before: RowsBefore, revisions: ReadonlyMap<string, number | null>): BackTo {
  const put = [...revisions].flatMap(([id, revision]): Row[] => {
    const row = before.get(id);
    if (!row) return [];
    return [{ ...row, head: { ...row.head, revision: Math.max(row.head.revision, revision ?? 0) + 1 } }];
  });
  const remove = [...revisions.keys()].filter((id) => before.get(id) === null);
  return { put, remove, expects: revisions };
}
