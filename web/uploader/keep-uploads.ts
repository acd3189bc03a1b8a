import type { DBSchema } from "idb";
import { subscribe } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import type { MachineModel } from "../../shared/machine/types.ts";
import { begin, connect } from "../storage/database.ts";
import { UPLOADS_DATABASE } from "../storage/has-database.ts";
import { allUploads, joinUploads, setPackageName, type Upload, type Uploads } from "./uploads.ts";

/** An upload without its file and the file's address of this tab. */
type Entry = Omit<Upload, "file" | "url">;

interface Kept {
  readonly packageName: string;
  readonly categories: Readonly<Record<string, readonly Entry[]>>;
}

interface Schema extends DBSchema {
  lists: { key: string; value: Kept };
  /** By the upload's id. */
  files: { key: number; value: File };
}

const STORES = ["lists", "files"] as const;
const LIST = "uploads";

/**
 * Keeps the page's files in the browser until they are cleared, so that a reload loses nothing: brings back
 * what was kept, then writes down every change. Until IndexedDB has answered, nothing that is kept is
 * overwritten; where it fails, the page works all the same, and the next change tries again.
 *
 * @returns once what was kept is back, or could not be had
 */
export function keepUploads(model: MachineModel, uploads: Uploads): Promise<void> {
  const { run } = connect<Schema>(UPLOADS_DATABASE, STORES);
  const proposedName = uploads.packageName;
  let isBack = false;

  const bringBack = async () => {
    const [list, files] = await run(async (database) => {
      const transaction = begin(database, STORES, "readonly");
      const [lists, files] = [transaction.objectStore("lists"), transaction.objectStore("files")];
      const [list, ids, values] = await Promise.all([lists.get(LIST), files.getAllKeys(), files.getAll()]);
      return [list, new Map(ids.map((id, i) => [id, values[i]]))] as const;
    });
    await noneIsChecked(uploads);
    isBack = true;
    if (!list) return;
    if (uploads.packageName === proposedName) setPackageName(uploads, list.packageName);
    joinUploads(model, uploads, list.categories, files);
  };
  const write = () =>
    run(async (database) => {
      const transaction = begin(database, STORES, "readwrite");
      const [lists, files] = [transaction.objectStore("lists"), transaction.objectStore("files")];
      const gone = new Set(await files.getAllKeys());
      const now = allUploads(uploads);
      const fresh = now.filter(({ id }) => !gone.delete(id));
      await Promise.all([
        ...fresh.map(({ id, file }) => files.put(file, id)),
        ...[...gone].map((id) => files.delete(id)),
        now.length === 0 ? lists.delete(LIST) : lists.put(listOf(uploads), LIST),
        transaction.done,
      ]);
    });

  // One after the other, each of what is then.
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const keep = () => {
    if (isWaiting) return last;
    isWaiting = true;
    last = last
      .then(async () => {
        isWaiting = false;
        if (!isBack) await bringBack();
        await write();
      })
      .catch((fault) => console.warn("The files are not kept", fault));
    return last;
  };
  subscribe(uploads.categories, () => void keep());
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

const listOf = ({ packageName, categories }: Uploads): Kept => ({
  packageName,
  categories: Object.fromEntries(
    Object.entries(categories).map(([id, { files }]) => [
      id,
      files.map(({ id, name, width, height, isValid }) => ({ id, name, width, height, isValid })),
    ]),
  ),
});
