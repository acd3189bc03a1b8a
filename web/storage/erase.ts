import type { MachineModel } from "../../shared/machine/types.ts";
import { eraseUploads, UPLOADS_DATABASE } from "../uploader/record.ts";
import { databaseFault } from "./database-fault.ts";
import type { WritingDoor } from "./door-writes.ts";
import { designEntries, type Entries, withChanges } from "./entries.ts";
import type { Environment } from "./environment.ts";
import { erasedKeys } from "./erased-keys.ts";
import { ERASING } from "./erasing.ts";
import { hasDatabase } from "./has-database.ts";
import { nextRevision, OWN_KEYS, revisionIn } from "./keys.ts";
import type { Opened } from "./open-door.ts";
import type { Switched } from "./open-row.ts";
import type { StoreFault } from "./outcome.ts";
import { NO_ANSWER, type Patience } from "./patience.ts";
import { headOf, type Row, type Survey } from "./row.ts";
import type { WriterParts } from "./writing.ts";

/**
 * Removes everything that is kept, in turn. A mark comes first, under which nothing is read of what was (`erasing.ts`):
 * cut off from there on, nothing is shown any more, and the next start finishes it. Rows and bytes follow,
 * localStorage is last. One that comes back after an end of the browser is known to be gone by what the rows remember.
 * Where the rows refuse, the mark goes, and all is as it was; what fails later is a fault, and is to be tried again.
 */
export async function erase(
  model: MachineModel,
  opened: Opened,
  { door, saver, copy, pasts, patience }: WriterParts,
  published: number,
  now: number,
  empty: Row,
): Promise<Switched | StoreFault> {
  const before = door.settle();
  if (typeof before === "string") return before;
  const survey = await patience.await(opened.rows.survey).catch(databaseFault);
  if (typeof survey === "string") return survey;
  const lastOpened = Number(before.get(OWN_KEYS.opened)) || 0;
  const last = Math.max(published, revisionIn(before), lastOpened, lastIn(survey));
  const revision = nextRevision(last, now);
  const row = { ...empty, head: { ...empty.head, revision } };
  const marked = await saver.write<StoreFault>([], () => new Map([[ERASING, String(revision)]]));
  if (typeof marked === "string") return marked;
  try {
    await eraseRows(opened, patience, row, revision);
  } catch (error) {
    // Without an answer they may be gone: the next start makes sure.
    if (error !== NO_ANSWER) door.write(marked.after, new Map([[ERASING, before.get(ERASING) ?? null]]));
    return databaseFault(error);
  }
  pasts.forgetAll();
  copy.opened(row);
  try {
    await eraseBytes(opened, patience);
    if (typeof sessionStorage !== "undefined") sessionStorage.clear();
  } catch (error) {
    return databaseFault(error);
  }
  const after = clear(model, door, row.head.id);
  if (typeof after === "string") return after;
  return { committed: await saver.publish({ ...marked, after }, revision), left: null };
}

/**
 * Finishes, in turn, an erasing that was cut off. A design that was made since stays, and a mark that came back after
 * an end of the browser, to rows that were written since, means nothing. Rejects where IndexedDB can't be written: it
 * is for the next start then.
 */
export async function finishErasing(
  model: MachineModel,
  opened: Opened,
  { door, patience }: Pick<WriterParts, "door" | "patience">,
  { now, newId }: Pick<Environment, "now" | "newId">,
): Promise<void> {
  const entries = door.settle();
  if (typeof entries === "string" || !entries.has(ERASING)) return;
  const at = Number(entries.get(ERASING)) || 0;
  const held = designEntries(model, entries);
  const revision = Math.max(revisionIn(entries), at);
  const survey = await patience.await(opened.rows.survey);
  const isDone = survey.erasedAt >= at;
  const isHidden = door.revision() < at;
  if (isHidden && !isDone && lastIn(survey) > at) {
    // It was refused, and what was changed since is kept.
    door.write(entries, new Map([[ERASING, null]]));
    return;
  }
  const id = entries.get(OWN_KEYS.design) ?? (isDone ? survey.open : null) ?? newId();
  const row = { head: headOf(model, { id, entries: held, revision, now: now() }), entries: held };
  if (!isDone) await eraseRows(opened, patience, row, at);
  // What a new design has is told apart where unused bytes are removed.
  const isNothingSince = !isDone || [...survey.heads.values()].every((head) => head?.isEmpty);
  if (held.size === 0 && isNothingSince) await eraseBytes(opened, patience);
  clear(model, door, id);
}

/** Empties localStorage, which shows an empty design of that id then, and ends the erasing. */
function clear(model: MachineModel, door: WritingDoor, id: string): Entries | StoreFault {
  const names = new Map([
    [OWN_KEYS.design, id],
    [OWN_KEYS.machine, model.id],
  ]);
  const fault = door.clearErased((entries) => erasedKeys(model, entries), names);
  if (fault !== null) return fault;
  const entries = door.settle();
  if (typeof entries === "string") return entries;
  const end = new Map([[ERASING, null]]);
  return door.write(entries, end) ?? withChanges(entries, end);
}

/** The last revision of all rows. */
const lastIn = ({ heads }: Survey): number =>
  Math.max(0, ...[...heads.values()].map((head) => head?.revision ?? 0));

async function eraseRows({ rows }: Opened, patience: Patience, row: Row, erasedAt: number): Promise<void> {
  const changes = { erasedAt, put: [row], open: row.head.id, expects: new Map() };
  await patience.await((signal) => rows.change(changes, signal));
}

async function eraseBytes({ overflow, recipes }: Opened, patience: Patience): Promise<void> {
  await patience.await(recipes.clear);
  await patience.await(overflow.clear);
  await clearUploads();
  if (typeof caches !== "undefined")
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function clearUploads(): Promise<void> {
  if (typeof indexedDB !== "undefined" && (await hasDatabase(UPLOADS_DATABASE))) await eraseUploads();
}
