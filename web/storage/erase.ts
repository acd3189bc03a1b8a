import type { DBSchema } from "idb";
import type { MachineModel } from "../../shared/machine/types.ts";
import { connect } from "./database.ts";
import { databaseFault } from "./database-fault.ts";
import { designEntries, type Entries } from "./entries.ts";
import { hasDatabase, UPLOADS_DATABASE } from "./has-database.ts";
import { isOwn, nextRevision, OWN_KEYS, revisionIn } from "./keys.ts";
import { KEYS } from "./local-storage.ts";
import type { Opened } from "./open-door.ts";
import type { Switched } from "./open-row.ts";
import type { StoreFault } from "./outcome.ts";
import type { Row } from "./row.ts";
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
 * Removes everything that is kept, in turn: rows first, localStorage last. An empty design is open then, so that a
 * localStorage that comes back after an end of the browser is known to be gone. What fails is a fault, and is to be
 * tried again; what was removed until then is gone.
 */
export async function erase(
  model: MachineModel,
  { rows, overflow, recipes }: Opened,
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
  try {
    const changes = { erasedAt: revision, put: [row], open: id, expects: new Map() };
    await patience.await(() => rows.change(changes));
    await patience.await(recipes.clear);
    await patience.await(overflow.clear);
    await clearUploads();
    await clearCaches();
  } catch (error) {
    return databaseFault(error);
  }
  const committed = await saver.write<StoreFault>([], (entries) => {
    const gone = keysOf(model, entries).filter((key) => !STAYS.has(key));
    return new Map<string, string | null>(gone.map((key) => [key, null]))
      .set(OWN_KEYS.design, id)
      .set(OWN_KEYS.machine, model.id)
      .set(OWN_KEYS.opened, String(revision));
  });
  if (typeof committed === "string") return committed;
  pasts.forgetAll();
  copy.opened(row);
  return { committed: await saver.publish(committed, revision), left: null };
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

/** What the product kept of itself for use without a network, and this tab's notes. */
async function clearCaches(): Promise<void> {
  if (typeof caches !== "undefined")
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  if (typeof sessionStorage !== "undefined") sessionStorage.clear();
}
