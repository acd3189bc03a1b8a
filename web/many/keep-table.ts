import { proxy } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import type { StoreFault } from "../storage/outcome.ts";
import { store } from "../storage/store.ts";
import { heldPictures, letGo } from "./pictures/session-pictures.ts";
import { writeTable } from "./table/stored-table.ts";
import { type VariantTable, withoutUnused } from "./table/table.ts";

/** Why the table is not kept; undefined where it is, or will be in a moment. */
export const tableKeeping = proxy<{ fault: StoreFault | undefined }>({ fault: undefined });

/** Typing goes on for so long before it is written. */
const PAUSE_MS = 400;

/** What this tab has written to the open design and not yet seen come back, in order. */
const written = new Set<string>();
let waiting: { readonly write: () => void; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/** The table that is kept with the open design. */
export const keptTable = (): string => store.design.variants;

/** Keeps a table with the design that is open now, soon; only the last of several is written. */
export function keepTable(table: VariantTable): void {
  if (waiting) clearTimeout(waiting.timer);
  const design = store.here();
  const id = store.keeping.design;
  const write = async () => {
    waiting = undefined;
    const isShown = id === "" || id === store.keeping.design;
    const kept = withoutUnused(table);
    const json = writeTable(kept);
    if (isShown && json === ([...written].at(-1) ?? store.design.variants)) return;
    const urls = Object.values(kept.pictures).flatMap(({ made }) =>
      Object.values(made).map(({ url }) => url),
    );
    if (isShown) written.add(json);
    const outcome = await design.setVariants(json, heldPictures(urls));
    tableKeeping.fault = outcome.ok ? undefined : outcome.reason;
    if (!outcome.ok) written.delete(json);
    else if (outcome.kept) letGo(urls);
  };
  waiting = { write, timer: setTimeout(write, PAUSE_MS) };
}

/** Writes at once what waits: the page is left, or files are made of it. */
export function keepNow(): void {
  if (!waiting) return;
  clearTimeout(waiting.timer);
  waiting.write();
}
addEventListener("pagehide", keepNow);

/** Calls when the open design has another table than this tab wrote: another tab's, or another design's. */
export function onKeptElsewhere(listener: () => void): void {
  subscribeKey(store.design, "variants", (json) => {
    if (!written.has(json)) return listener();
    // Of several that were written one after the other only the last may have been seen.
    for (const each of written) {
      written.delete(each);
      if (each === json) return;
    }
  });
  let shown = store.keeping.design;
  subscribeKey(store.keeping, "design", (design) => {
    const isOther = shown !== "" && design !== shown;
    shown = design;
    if (!isOther) return;
    written.clear();
    listener();
  });
}
