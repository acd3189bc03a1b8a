import { DESIGN_MENU } from "#messages/design-menu.ts";
import { SHELF } from "#messages/shelf.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { refuseEdit, replaceContent } from "../../shared/model/edit.ts";
import { listNameFields } from "../../shared/model/name-fields.ts";
import type { DesignFileFault } from "../store/design-json.ts";
import { storeFaultOf } from "../store/store.ts";
import { isEmptyDesign } from "../store/stored-design.ts";
import { MAX_ALL_DESIGNS_BYTES, MAX_DESIGN_BYTES } from "../store/types.ts";
import { notify } from "../ui/toast/notify.ts";
import { drafts, edit, editingSession, loadDesignShelf, state } from "./app.ts";
import type { AddDesignsOutcome, DesignShelf, OpenDesignsOutcome } from "./designs.ts";
import { discardDrafts } from "./draft-autosave.ts";
import type { EditOutcome, NewDesign } from "./editing.ts";
import { faultMessage } from "./fault-message.ts";
import type { ShelfUndoOffer } from "./state.ts";

type Failed = Extract<EditOutcome, { readonly ok: false }>;

export type OpenDesignFault = Failed["fault"] | DesignFileFault;

export type OpenFileOutcome =
  | { readonly ok: true; readonly isNewDesign: boolean }
  | { readonly ok: false; readonly fault: OpenDesignFault };

export type UndoOutcome = { readonly ok: true } | Failed;

interface LastOpening {
  readonly offer: ShelfUndoOffer | null;
  readonly opened: string;
  readonly former: string | undefined;
}
let last: LastOpening | undefined;

/**
 * Adds the file's designs and opens the first. A single design replaces an empty open one, or any open one if
 * the browser can store only one. Rejects if the file is unreadable, or if aborted.
 */
export async function openDesignFile(file: File, signal?: AbortSignal): Promise<OpenFileOutcome> {
  if (file.size > MAX_ALL_DESIGNS_BYTES) return { ok: false, fault: "tooLarge" };
  const inPlace = file.size <= MAX_DESIGN_BYTES ? () => fileInPlace(file, signal) : undefined;
  return open((designs) => designs.openFiles([file], () => signal?.throwIfAborted()), inPlace, signal);
}

/** Returns false on failure. Rejects if aborted. */
export async function addToShelf(files: readonly File[], signal?: AbortSignal): Promise<boolean> {
  const outcome = await (await loadDesignShelf()).openFiles(files, () => signal?.throwIfAborted());
  if (!outcome.ok) {
    notify.error(openFaultMessage(outcome.fault));
    return false;
  }
  const { ids, unreadable } = outcome;
  reportUnreadable(unreadable);
  if (ids.length > 0) notify.success(SHELF.opened(ids.length), { survives: true });
  return true;
}

function reportUnreadable(paths: readonly string[]): void {
  if (paths.length > 0) notify.error(SHELF.notAdded(paths), { survives: true });
}

export function openNewDesign(given: NewDesign): Promise<OpenFileOutcome> {
  async function* designs() {
    yield given;
  }
  return open(
    (list) => list.add(designs()),
    () => openInPlace(state.design.id, given),
  );
}

const UNREADABLE_FILE_ERRORS = ["NotReadableError", "NotFoundError"];

type Add = (designs: DesignShelf) => Promise<AddDesignsOutcome | OpenDesignsOutcome>;

async function open(
  add: Add,
  inPlace: (() => Promise<OpenFileOutcome>) | undefined,
  signal?: AbortSignal,
): Promise<OpenFileOutcome> {
  await editingSession.store.ready;
  if (inPlace && isEmptyDesign(ACTIVE.model, state.design)) {
    const replaced = await inPlace();
    // Files of several designs can't be opened in place.
    if (replaced.ok || !(replaced.fault === "gone" || isOfFile(replaced.fault))) return replaced;
  }
  const beside = await openBeside(add).catch((error): OpenFileOutcome => {
    signal?.throwIfAborted();
    if (UNREADABLE_FILE_ERRORS.includes(error.name)) throw error;
    console.warn("Failed to open the file as a new design", error);
    return { ok: false, fault: storeFaultOf(error) };
  });
  if (!inPlace || beside.ok || editingSession.store.isStored) return beside;
  const replaced = await inPlace();
  return !replaced.ok && replaced.fault === "foreign" ? beside : replaced;
}

async function fileInPlace(file: Blob, signal: AbortSignal | undefined): Promise<OpenFileOutcome> {
  const { id } = state.design;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const files = await import("./design-files.ts").catch(console.warn);
  if (!files) return { ok: false, fault: "notLoaded" };
  const opened = await files.readDesignFile(ACTIVE.model, bytes);
  signal?.throwIfAborted();
  return typeof opened === "string" ? { ok: false, fault: opened } : openInPlace(id, opened);
}

async function openInPlace(id: string, { design: given, blobs }: NewDesign): Promise<OpenFileOutcome> {
  const isReplaced = (design: Design) =>
    !editingSession.store.isStored || isEmptyDesign(ACTIVE.model, design);
  const outcome = await edit(
    id,
    { offer: { kind: "open" } },
    (design) => (isReplaced(design) ? replaceContent(design, given) : refuseEdit("gone")),
    { blobs },
  );
  if (!outcome.ok) return outcome;
  forgetFormer();
  return { ok: true, isNewDesign: false };
}

function forgetFormer(): void {
  editingSession.setReturnToStep("");
  discardDrafts(drafts, listNameFields(ACTIVE.model), state.design);
}

async function openBeside(add: Add): Promise<OpenFileOutcome> {
  const designs = await loadDesignShelf();
  const former = editingSession.store.isStored ? await openId() : undefined;
  const added = await add(designs);
  if (!added.ok) return added;
  const offer = designs.offer();
  const [opened] = added.ids;
  if (opened === undefined) return { ok: false, fault: "damaged" };
  const outcome = await designs.open(opened);
  if (!outcome.ok) {
    await designs.undo();
    return outcome;
  }
  if (state.design.id === opened) forgetFormer();
  if ("unreadable" in added) reportUnreadable(added.unreadable);
  last = { offer, opened, former };
  return { ok: true, isNewDesign: true };
}

async function openId(): Promise<string | undefined> {
  const designs = await (await loadDesignShelf()).list();
  return designs.find(({ isOpen }) => isOpen)?.id;
}

/** Returns undefined if something else has been done since. */
export async function prepareUndoOfOpening(): Promise<(() => Promise<UndoOutcome>) | undefined> {
  const beside = last;
  if (!beside) return undefined;
  const designs = await loadDesignShelf();
  if ((await openId()) !== beside.opened || beside.offer === null || designs.offer() !== beside.offer)
    return undefined;
  return async () => {
    const { former } = beside;
    const back = former === undefined ? undefined : await designs.open(former);
    return back && !back.ok ? back : designs.undo();
  };
}

const FILE_FAULTS: Readonly<Record<DesignFileFault, string>> = DESIGN_MENU.fileFault;

export const openFaultMessage = (fault: OpenDesignFault): string =>
  isOfFile(fault) ? FILE_FAULTS[fault] : faultMessage(fault);

const isOfFile = (fault: OpenDesignFault): fault is DesignFileFault => fault in FILE_FAULTS;
