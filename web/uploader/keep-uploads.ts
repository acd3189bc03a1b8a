import { type DBSchema, openDB } from "idb";
import { subscribe } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import { allUploads, restoreUploads, type Upload, type Uploads } from "./uploads.ts";

/** An upload without its file and the file's address of this tab. */
type Entry = Omit<Upload, "file" | "url">;

interface Kept {
  readonly packageName: string;
  readonly categories: Readonly<Record<string, readonly Entry[]>>;
}

interface UploadsDatabase extends DBSchema {
  lists: { key: string; value: Kept };
  /** By the upload's id. */
  files: { key: number; value: File };
}

const LIST = "uploads";

/**
 * Keeps the page's files in the browser until they are cleared, so that a reload loses nothing: brings back
 * what was kept, then writes down every change. Where the browser keeps nothing, the page works all the same.
 */
export async function keepUploads(uploads: Uploads): Promise<void> {
  try {
    const database = await openDB<UploadsDatabase>("brewscreen-uploads", 1, {
      upgrade(fresh) {
        fresh.createObjectStore("lists");
        fresh.createObjectStore("files");
      },
    });
    const kept = await database.get("lists", LIST);
    if (kept) {
      const ids = Object.values(kept.categories).flatMap((entries) => entries.map(({ id }) => id));
      const files = new Map(
        await Promise.all(ids.map(async (id) => [id, await database.get("files", id)] as const)),
      );
      restoreUploads(uploads, kept.packageName, kept.categories, files);
    }
    const write = async () => {
      const now = allUploads(uploads);
      const change = database.transaction(["lists", "files"], "readwrite");
      const [lists, files] = [change.objectStore("lists"), change.objectStore("files")];
      const written = new Set(await files.getAllKeys());
      for (const { id, file } of now) if (!written.delete(id)) void files.put(file, id);
      for (const id of written) void files.delete(id);
      if (now.length === 0) void lists.delete(LIST);
      else void lists.put(listOf(uploads), LIST);
      await change.done;
    };
    // One after the other, each of what is then.
    let last = write();
    const writeAgain = () => {
      last = last.then(write).catch((fault) => console.warn("The files were not kept", fault));
    };
    subscribe(uploads.categories, writeAgain);
    subscribeKey(uploads, "packageName", writeAgain);
  } catch (fault) {
    console.warn("The files are not kept", fault);
  }
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
