import { proxy } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import { canonical } from "../../shared/model/design.ts";
import { tableBlobs } from "../../shared/model/questions.ts";
import { setTable, type VariantTable } from "../../shared/model/table.ts";
import { edit, state, store } from "../edit/app.ts";
import type { EditOutcomeFault } from "../edit/editing.ts";
import { EMPTY_TABLE, withoutUnused } from "./table.ts";
import { heldBlobs, releaseBlobs } from "./table-files.ts";

/** Why the table could not be stored. */
export const tableKeeping = proxy<{ fault: EditOutcomeFault | undefined }>({ fault: undefined });

/** Pause in typing after which the table is stored. */
const PAUSE_MS = 400;

/** The table to store next, and its design. */
let waiting:
  | { readonly id: string; readonly table: VariantTable; readonly timer: ReturnType<typeof setTimeout> }
  | undefined;
/** Number of writes in progress. */
let writing = 0;
/** The design whose table is shown, and that table as last stored. */
let shown: { readonly id: string; readonly table: VariantTable | null } = { id: "", table: null };

export function storedTable(): VariantTable {
  const { id, table } = state.design;
  shown = { id, table };
  return table ?? EMPTY_TABLE;
}

/** Stores a table after a pause, in the design whose table is shown. */
export function keepTable(table: VariantTable): void {
  const { id } = shown;
  if (waiting?.id !== id) storeNow();
  clearTimeout(waiting?.timer);
  waiting = { id, table, timer: setTimeout(storeNow, PAUSE_MS) };
}

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
  // An empty table creates no design.
  if (!table && writing === 0 && design.id === id && design.revision === 0) return;
  const blobs = heldBlobs(tableBlobs(table));
  writing++;
  const outcome = await edit(id, null, (design) => setTable(design, table), { blobs });
  writing--;
  tableKeeping.fault = outcome.ok ? undefined : outcome.fault;
  if (outcome.ok) {
    releaseBlobs(blobs.keys());
    // Undo can bring back pictures that the table no longer names.
    store.hold(blobs.keys());
    if (shown.id === id) shown = { id, table };
  }
  for (const look of lookers) look();
}

const lookers = new Set<() => void>();

/** Calls `listener` if another tab changed the table, or another design was opened. */
export function onKeptElsewhere(listener: () => void): void {
  const look = () => {
    const { id, table } = state.design;
    const isOther = id !== shown.id;
    if (isOther) storeNow();
    // What this tab is about to store wins.
    else if (waiting || writing > 0) return;
    if (isOther || (table !== shown.table && canonical(table) !== canonical(shown.table))) listener();
    else shown = { id, table };
  };
  lookers.add(look);
  subscribeKey(state, "design", look);
}
