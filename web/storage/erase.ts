import type { DBSchema } from "idb";
import type { MachineModel } from "../../shared/machine/types.ts";
import { connect } from "./database.ts";
import { databaseFault } from "./database-fault.ts";
import { designEntries, type Entries } from "./entries.ts";
import { ERASING } from "./erasing.ts";
import { hasDatabase, UPLOADS_DATABASE } from "./has-database.ts";
import { isOwn, nextRevision, OWN_KEYS, revisionIn } from "./keys.ts";
import { KEYS } from "./local-storage.ts";
import type { Opened } from "./open-door.ts";
import type { Switched } from "./open-row.ts";
import type { StoreFault } from "./outcome.ts";
import { NO_ANSWER, type Patience } from "./patience.ts";
import { headOf, type Row } from "./row.ts";
import { parseImageValue } from "./values.ts";
import type { WriterParts } from "./writing.ts";

interface UploadsSchema extends DBSchema {
  lists: { key: string; value: unknown };
  files: { key: number; value: unknown };
}

const UPLOADS = ["lists", "files"] as const;

/** What stays, beside the id of an empty design, so that another tab's memory does not write again what is gone. */
const STAYS: ReadonlySet<string> = new Set([OWN_KEYS.version, OWN_KEYS.revision, OWN_KEYS.opened]);

/**
 * Removes everything that is kept, in turn. localStorage comes first, in one change that also notes that IndexedDB is
 * to follow: cut off from there on, nothing is shown any more, and the next start finishes it. A localStorage that
 * comes back after an end of the browser is known to be gone by what the rows remember. Where the rows refuse,
 * all is as it was; what fails later is a fault, and is to be tried again.
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
  const revision = nextRevision(Math.max(published, revisionIn(before)), now);
  const row = { ...empty, head: { ...empty.head, revision } };
  const { id } = row.head;
  const committed = await saver.write<StoreFault>([], (entries) => {
    const gone = keysOf(model, entries).filter((key) => !STAYS.has(key));
    return new Map<string, string | null>(gone.map((key) => [key, null]))
      .set(OWN_KEYS.design, id)
      .set(OWN_KEYS.machine, model.id)
      .set(OWN_KEYS.opened, String(revision))
      .set(ERASING, String(revision));
  });
  if (typeof committed === "string") return committed;
  const { entries, changes, after } = committed;
  try {
    await eraseRows(opened, patience, row, revision);
  } catch (error) {
    // Without an answer they may be gone: the next start makes sure.
    if (error === NO_ANSWER) return databaseFault(error);
    const back = new Map([...changes.keys()].map((key) => [key, entries.get(key) ?? null]));
    await saver.write<StoreFault>([], () => back);
    return databaseFault(error);
  }
  pasts.forgetAll();
  copy.opened(row);
  const written = await saver.publish(committed, revision);
  try {
    await eraseBytes(opened, patience);
    if (typeof sessionStorage !== "undefined") sessionStorage.clear();
  } catch (error) {
    return databaseFault(error);
  }
  door.write(after, new Map([[ERASING, null]]));
  return { committed: written, left: null };
}

/**
 * Finishes, in turn, an erasing that was cut off. A design that was made since stays. Rejects where IndexedDB can't
 * be written: it is for the next start then.
 */
export async function finishErasing(
  model: MachineModel,
  opened: Opened,
  { door, patience }: Pick<WriterParts, "door" | "patience">,
  now: number,
): Promise<void> {
  const entries = door.settle();
  if (typeof entries === "string" || !entries.has(ERASING)) return;
  const erasedAt = Number(entries.get(ERASING)) || 0;
  const held = designEntries(model, entries);
  const revision = Math.max(revisionIn(entries), erasedAt);
  const id = entries.get(OWN_KEYS.design) ?? "";
  const row = { head: headOf(model, { id, entries: held, revision, now }), entries: held };
  await eraseRows(opened, patience, row, erasedAt);
  if (revisionIn(entries) < revision) door.setRevision(revision);
  // What a new design has is told apart where unused bytes are removed.
  if (held.size === 0) await eraseBytes(opened, patience);
  door.write(entries, new Map([[ERASING, null]]));
}

async function eraseRows({ rows }: Opened, patience: Patience, row: Row, erasedAt: number): Promise<void> {
  const changes = { erasedAt, put: [row], open: row.head.id, expects: new Map() };
  await patience.await(() => rows.change(changes));
}

async function eraseBytes({ overflow, recipes }: Opened, patience: Patience): Promise<void> {
  await patience.await(recipes.clear);
  await patience.await(overflow.clear);
  await clearUploads();
  if (typeof caches !== "undefined")
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Every key of the app's: the design's, its own, and pictures of designs that stood there before. */
function keysOf(model: MachineModel, entries: Entries): string[] {
  const named = new Set<string>([...designEntries(model, entries).keys(), ...Object.values(KEYS)]);
  const categories = new Set(model.categories.map(({ id }) => id));
  const isPicture = (key: string, value: string) =>
    categories.has(key.split("_").at(-2) ?? "") && parseImageValue(value) !== null;
  return [...entries].flatMap(([key, value]) =>
    isOwn(key) || named.has(key) || isPicture(key, value) ? [key] : [],
  );
}

async function clearUploads(): Promise<void> {
  if (typeof indexedDB === "undefined" || !(await hasDatabase(UPLOADS_DATABASE))) return;
  const { run } = connect<UploadsSchema>(UPLOADS_DATABASE, UPLOADS);
  await run(async (database) => {
    for (const name of UPLOADS) await database.clear(name);
  });
}
