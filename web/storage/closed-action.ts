import type { MachineModel } from "../../shared/machine/types.ts";
import { databaseFault } from "./database-fault.ts";
import { editRow } from "./edit-row.ts";
import { changesFrom, isSame } from "./entries.ts";
import type { StoreFault } from "./outcome.ts";
import { contentOf, type Past } from "./past.ts";
import { isUsable, type Row, type Rows } from "./row.ts";
import { isOf, type Origin } from "./scene.ts";
import type { Action, WriterParts } from "./writing.ts";

interface ClosedContext extends Pick<WriterParts, "door" | "saver" | "pictures" | "pasts" | "patience"> {
  readonly rows: Rows;
  /** Urls whose bytes are gone. */
  missing(): ReadonlySet<string>;
  now(): number;
}

/** Does an action of a design that is not open any more, in its row; `here` where it was opened again meanwhile. */
export function createClosedActions(
  model: MachineModel,
  { door, rows, saver, pictures, pasts, patience, missing, now }: ClosedContext,
): (action: Action, of: Origin) => Promise<StoreFault | "here" | null> {
  /** The change is the last one in the history of its design, where this tab has that. */
  const record = (past: Past | undefined, { offer, group, isOfAct }: Action, before: Row, after: Row) => {
    if (!past || !offer) return;
    const [from, to] = [contentOf(model, before.entries), contentOf(model, after.entries)];
    if (isOfAct || !isSame(from, past.content)) pasts.end(past);
    if (!isOfAct)
      past.history.push({ offer, group, before: changesFrom(to, from), after: changesFrom(from, to) });
    past.content = to;
  };
  return async (action, of) => {
    const { id } = of;
    if (id === null) return "gone";
    return saver.inTurn(async () => {
      if (isOf(door.read(), of)) return "here";
      const row = await patience.await(() => rows.read(id)).catch(databaseFault);
      if (typeof row === "string") return row;
      if (!row || !isUsable(model.id, row.head)) return "gone";
      const put = await pictures.values(action.images ?? []);
      if (typeof put === "string") return put;
      const past = pasts.of(id);
      const held = { values: put.values, shown: past?.shown, missing: missing(), now: now() };
      const edited = editRow(model, row, { ...action, ...held });
      if (typeof edited === "string") return edited;
      const changes = { put: [edited], expects: new Map([[id, row.head.revision]]) };
      const written = await patience.await((signal) => rows.change(changes, signal)).catch(databaseFault);
      if (written !== "written") return written === "ahead" ? "gone" : written;
      record(past, action, row, edited);
      return null;
    });
  };
}
