import type { DesignFileFault } from "../design-file/design-file.ts";
import { isStarted } from "../document/design.ts";
import type { Outcome, StoreFault } from "../storage/outcome.ts";
import { store } from "../storage/store.ts";

/** Where a design was opened: in the place of one that held nothing, or beside what there was. */
export type OpenedAs =
  | { readonly ok: true; readonly isBeside: boolean }
  | { readonly ok: false; readonly reason: StoreFault | DesignFileFault };

/**
 * Opens a design file as a design of its own, beside the one that there is; in its place, which can be undone, where
 * that holds nothing yet or this browser keeps one design alone.
 */
export async function openAsDesign(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedAs> {
  if (isStarted(store.design)) {
    const beside = await openBeside(bytes);
    if (beside.ok) return { ok: true, isBeside: true };
    if (beside.reason !== "unavailable" && beside.reason !== "oldTab") return beside;
  }
  const outcome = await store.openDesign(bytes);
  return outcome.ok ? { ok: true, isBeside: false } : outcome;
}

async function openBeside(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Outcome | Extract<OpenedAs, { readonly ok: false }>> {
  const shelf = await store.shelf();
  const added = await shelf.openFile(new Blob([bytes]));
  const [id] = added.ok ? added.ids : [];
  return id === undefined ? added : shelf.open(id);
}
