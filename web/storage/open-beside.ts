import { isStarted } from "../document/design.ts";
import { MAX_ALL_BYTES, MAX_DESIGN_BYTES } from "../store/file-limits.ts";
import type { Outcome } from "./outcome.ts";
import { loadShelf, type OpenedFiles, type ShelfOffer } from "./shelf.ts";
import { store } from "./store.ts";

/** Where a design was opened: in the place of one that held nothing, or beside what there was. */
export type OpenedAs =
  | { readonly ok: true; readonly isBeside: boolean }
  | Extract<OpenedFiles, { readonly ok: false }>;

/** The last design that was opened beside another, and what the shelf would undo. */
interface Beside {
  readonly offer: ShelfOffer | null;
  readonly opened: string;
  /** The design that was open before; undefined where that held nothing. */
  readonly former: string | undefined;
}
let last: Beside | undefined;

/**
 * Opens the design of a file, the first where it has many, as a design of its own beside the one that there is; in its
 * place, which `store.undo` takes back, where that holds nothing yet or this browser keeps one design alone. Rejects
 * where the file can't be read.
 */
export async function openFile(file: Blob): Promise<OpenedAs> {
  // Before any of it is read.
  if (file.size > MAX_ALL_BYTES) return { ok: false, reason: "tooLarge" };
  const isOneAtMost = file.size <= MAX_DESIGN_BYTES;
  if (isOneAtMost && !isStarted(store.design)) {
    const replaced = await openInPlace(file);
    // A file of many designs takes no design's place.
    if (replaced.ok || replaced.reason !== "foreign") return replaced;
  }
  const beside = await openBeside(file).catch((fault): OpenedAs => {
    console.warn("There is no shelf", fault);
    return { ok: false, reason: "unavailable" };
  });
  const isOneKept = !beside.ok && beside.reason === "unavailable";
  return isOneKept && isOneAtMost ? openInPlace(file) : beside;
}

async function openInPlace(file: Blob): Promise<OpenedAs> {
  const outcome = await store.openDesign(new Uint8Array(await file.arrayBuffer()));
  return outcome.ok ? { ok: true, isBeside: false } : outcome;
}

async function openBeside(file: Blob): Promise<OpenedAs> {
  const shelf = await loadShelf();
  const former = await openId();
  const added = await shelf.openFile(file);
  if (!added.ok) return added;
  const offer = shelf.offer();
  const [opened] = added.ids;
  if (opened === undefined) return { ok: false, reason: "damaged" };
  const outcome = await shelf.open(opened);
  if (!outcome.ok) {
    await shelf.undo();
    return outcome;
  }
  last = { offer, opened, former };
  return { ok: true, isBeside: true };
}

/** The id of the open design where it is on the shelf. Rejects where there is none. */
async function openId(): Promise<string | undefined> {
  const designs = await (await loadShelf()).list();
  return designs.find(({ isOpen }) => isOpen)?.id;
}

/**
 * Takes back that a design was opened beside another, which is open again then: undefined where another design is open
 * by now, or something was changed since.
 */
export async function undoBeside(): Promise<(() => Promise<Outcome>) | undefined> {
  const beside = last;
  if (!beside) return undefined;
  const shelf = await loadShelf();
  if ((await openId()) !== beside.opened || beside.offer === null || shelf.offer() !== beside.offer)
    return undefined;
  return async () => {
    const { former } = beside;
    const back = former === undefined ? undefined : await shelf.open(former);
    return back && !back.ok ? back : shelf.undo();
  };
}
