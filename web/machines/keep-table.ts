import { proxy } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import { canonical } from "../../shared/model/design.ts";
import { tableBlobs } from "../../shared/model/questions.ts";
import { setTable, type VariantTable } from "../../shared/model/table.ts";
import { edit, state, store } from "../edit/app.ts";
import type { EditOutcomeFault } from "../edit/editing.ts";
import { EMPTY_TABLE, withoutUnused } from "./table.ts";
import { heldBlobs, releaseBlobs } from "./table-files.ts";

/** Why the table is not stored; undefined if it is, or will be in a moment. */
export const tableKeeping = proxy<{ fault: EditOutcomeFault | undefined }>({ fault: undefined });

/** Typing that pauses for so long is stored. */
const PAUSE_MS = 400;

/** A table that is to be stored soon, and the design that it is of. */
let waiting:
  | { readonly id: string; readonly table: VariantTable; readonly timer: ReturnType<typeof setTimeout> }
  | undefined;
/** How many tables of this tab are being stored. */
let writing = 0;
/** The design whose table this tab shows, and that table as it was stored last. */
let shown: { readonly id: string; readonly table: VariantTable | null } = { id: "", table: null };

/** Returns the table of the open design, to show it. */
export function storedTable(): VariantTable {
  const { id, table } = state.design;
  shown = { id, table };
  return table ?? EMPTY_TABLE;
}

/** Stores a table with the design whose table is shown, soon. Only the last of several for one design is stored. */
export function keepTable(table: VariantTable): void {
  const { id } = shown;
  if (waiting?.id !== id) storeNow();
  clearTimeout(waiting?.timer);
  waiting = { id, table, timer: setTimeout(storeNow, PAUSE_MS) };
}

/** Stores at once what waits, since the page is left or another design is open. */
function storeNow(): void {
  if (!waiting) return;
  const { id, table, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  void write(id, table);
}
addEventListener("pagehide", storeNow);

async function write(id: string, given: VariantTable): Promise<void> {
  const isEmpty = given.rows.length === 0 && given.columns.length === 0;
  const table = isEmpty ? null : withoutUnused(given);
  const { design } = state;
  // An empty table makes no design.
  if (!table && writing === 0 && design.id === id && design.revision === 0) return;
  const blobs = heldBlobs(tableBlobs(table));
  writing++;
  const outcome = await edit(id, null, (design) => setTable(design, table), { blobs });
  writing--;
  tableKeeping.fault = outcome.ok ? undefined : outcome.fault;
  if (outcome.ok) {
    releaseBlobs(blobs.keys());
    // Undo may bring them back to the table, though it names them no longer.
    store.hold(blobs.keys());
    if (shown.id === id) shown = { id, table };
  }
  for (const look of lookers) look();
}

const lookers = new Set<() => void>();

/** Calls if the open design has another table than this tab shows: another tab's, or that of another design. */
export function onKeptElsewhere(listener: () => void): void {
  const look = () => {
    const { id, table } = state.design;
    const isOther = id !== shown.id;
    if (isOther) storeNow();
    // What this tab is about to store replaces it.
    else if (waiting || writing > 0) return;
    if (isOther || (table !== shown.table && canonical(table) !== canonical(shown.table))) listener();
    else shown = { id, table };
  };
  lookers.add(look);
  subscribeKey(state, "design", look);
}
