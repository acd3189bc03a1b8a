import type { DBSchema } from "idb";
import { ref, subscribe } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import type { MachineModel } from "../../shared/machine/types.ts";
import { begin, connect } from "../storage/database.ts";
import { UPLOADS_DATABASE } from "../storage/has-database.ts";
import { type Kept, keptIds, mergeKept, NOTHING_KEPT } from "./merge-kept.ts";
import { allFiles, release, setPackageName, type Uploads } from "./uploads.ts";

interface Schema extends DBSchema {
  lists: { key: string; value: Kept };
  /** By the upload's id. */
  files: { key: number; value: File };
}

const STORES = ["lists", "files"] as const;
const LIST = "uploads";
/** By which tabs tell each other that they have written. */
const CHANNEL = "brewscreen-uploads";

/**
 * Keeps the page's files in the browser until they are cleared, so that a reload loses nothing: brings back
 * what was kept, then writes down every change, merged with what other tabs wrote meanwhile, which see it at once. Until
 * IndexedDB has answered, nothing that is kept is overwritten; where it fails, the page works all the same, and the next
 * change tries again.
 *
 * @returns once what was kept is back, or could not be had
 */
export function keepUploads(model: MachineModel, uploads: Uploads): Promise<void> {
  const { run } = connect<Schema>(UPLOADS_DATABASE, STORES);
  const proposedName = uploads.packageName;
  const channel = new BroadcastChannel(CHANNEL);
  /** What was last the same here and there. */
  let base: Kept = { ...NOTHING_KEPT, packageName: proposedName };

  const meet = async () => {
    await noneIsChecked(uploads);
    const mine = keptOf(uploads);
    const outcome = await run(async (database) => {
      const transaction = begin(database, STORES, "readwrite");
      const [lists, files] = [transaction.objectStore("lists"), transaction.objectStore("files")];
      const [found, stored] = await Promise.all([lists.get(LIST), files.getAllKeys()]);
      const theirs = { ...(found ?? base), packageName: found?.packageName ?? base.packageName };
      const all = mergeKept(model, base, mine, theirs);
      const own = new Map(allFiles(uploads).map(({ id, file }) => [id, file]));
      const ids = new Set(keptIds(all));
      const there = new Set(stored);
      const come = [...ids].filter((id) => !own.has(id) && there.has(id));
      const fresh = [...ids].flatMap((id) => {
        const file = own.get(id);
        return file && !there.has(id) ? [{ id, file }] : [];
      });
      const gone = stored.filter((id) => !ids.has(id));
      const isSame = isAlike(all, theirs) && (found !== undefined || ids.size === 0);
      const [brought] = await Promise.all([
        Promise.all(come.map(async (id) => [id, await files.get(id)] as const)),
        ...fresh.map(({ id, file }) => files.put(file, id)),
        ...gone.map((id) => files.delete(id)),
        isSame ? undefined : lists.put(ids.size === 0 ? NOTHING_KEPT : all, LIST),
        transaction.done,
      ]);
      return { all, isSame, files: new Map(brought) };
    });
    // What the visitor did meanwhile is a change since then.
    const since = mergeKept(model, mine, keptOf(uploads), outcome.all);
    base = outcome.all;
    if (!outcome.isSame) channel.postMessage(null);
    if (!isAlike(since, keptOf(uploads))) show(uploads, since, outcome.files);
  };

  // One after the other, each of what is then.
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const keep = () => {
    if (isWaiting) return last;
    isWaiting = true;
    last = last
      .then(() => {
        isWaiting = false;
        return meet();
      })
      .catch((fault) => console.warn("The files are not kept", fault));
    return last;
  };
  channel.onmessage = () => void keep();
  subscribe(uploads.categories, () => void keep());
  subscribeKey(uploads, "tray", () => void keep());
  subscribeKey(uploads, "packageName", () => void keep());
  return keep();
}

/** A drop that is still being checked would replace what comes back meanwhile. */
async function noneIsChecked({ categories }: Uploads): Promise<void> {
  const isChecking = () => Object.values(categories).some((own) => own.isChecking);
  while (isChecking())
    await new Promise<void>((resolve) => {
      const stop = subscribe(categories, () => {
        stop();
        resolve();
      });
    });
}

const keptOf = ({ packageName, categories, tray }: Uploads): Kept => ({
  packageName,
  categories: Object.fromEntries(
    Object.entries(categories).map(([id, { files }]) => [
      id,
      files.map(({ id, name, width, height, isValid }) => ({ id, name, width, height, isValid })),
    ]),
  ),
  tray: tray.map(({ id, name, size, full, words, isPicture }) => ({
    id,
    name,
    // A copy: the page's own is watched, which no database takes.
    size: size && { width: size.width, height: size.height },
    full,
    words,
    isPicture,
  })),
});

/** Whether both say the same, an absent list being an empty one. */
const isAlike = (one: Kept, other: Kept): boolean => textOf(one) === textOf(other);
const textOf = ({ packageName, categories, tray = [] }: Kept): string => {
  const lists = Object.entries(categories).filter(([, rows]) => rows.length > 0);
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return JSON.stringify([packageName, lists.map(([id, rows]) => [id, ids(rows)]).sort(), ids(tray)]);
};

/** Shows what is kept, with the files that are here and those that came. A file that is nowhere is left out. */
function show(uploads: Uploads, kept: Kept, come: ReadonlyMap<number, File | undefined>): void {
  const here = new Map(allFiles(uploads).map((each) => [each.id, each]));
  const withFile = <Row extends { readonly id: number }>(row: Row) => {
    const own = here.get(row.id);
    here.delete(row.id);
    if (own) return [{ ...row, file: own.file, url: own.url }];
    const file = come.get(row.id);
    return file ? [{ ...row, file: ref(file), url: URL.createObjectURL(file) }] : [];
  };
  for (const [id, own] of Object.entries(uploads.categories))
    own.files = (kept.categories[id] ?? []).flatMap((row) => withFile(row));
  uploads.tray = (kept.tray ?? []).flatMap((row) => withFile(row));
  release([...here.values()]);
  if (kept.packageName !== undefined) setPackageName(uploads, kept.packageName);
}
