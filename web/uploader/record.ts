import type { DBSchema } from "idb";
import { connect } from "./database.ts";
import type { Upload, UploadList } from "./list.ts";

/** The database of /media-upload. That of earlier builds, `brewscreen-uploads`, is not read. */
export const UPLOADS_DATABASE = "brewscreen-media-upload";

/** Tabs tell each other by it that they have committed something. */
const CHANNEL = "brewscreen-media-upload";
export type Announcement = "changed" | "erased";

interface Schema extends DBSchema {
  /** One record: the list without the files. */
  list: { key: string; value: StoredList };
  /** By the ids of the list. */
  files: { key: string; value: File };
}

interface StoredList extends Omit<UploadList, "files"> {
  /** Counts the erasures. What was begun before the last one must not be stored any more. */
  readonly generation: number;
  readonly files: readonly Omit<Upload, "file">[];
}

/** The list as it is in the database. */
export interface RecordedList extends UploadList {
  readonly generation: number;
}

const LIST = "list";
const NOTHING: StoredList = { generation: 0, files: [] };

export interface UploadRecord {
  /**
   * Changes the list in one transaction, and returns it; a change that returns the list it was given only reads. A file
   * whose bytes are gone is left out.
   *
   * @param known files that need not be read
   */
  change(change: (list: RecordedList) => UploadList, known: ReadonlyMap<string, File>): Promise<RecordedList>;
  /** Removes everything, and with it what other tabs have under way. */
  erase(): Promise<void>;
}

/** @param listen is told what other tabs have committed, and this page through another record */
export function openRecord(listen: (announcement: Announcement) => void): UploadRecord {
  const run = connect<Schema>(UPLOADS_DATABASE, ["list", "files"]);
  // Safari before 15.4 has no channels: its pages read again when they are shown.
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  if (channel) channel.onmessage = ({ data }) => listen(data);
  const announce = (announcement: Announcement) => channel?.postMessage(announcement);

  return {
    async change(change, known) {
      const [before, after] = await run(async (transaction) => {
        const [lists, files] = [transaction.objectStore("list"), transaction.objectStore("files")];
        const [stored = NOTHING, keys] = await Promise.all([lists.get(LIST), files.getAllKeys()]);
        const withFile = async (row: StoredList["files"][number]) => {
          const file = keys.includes(row.id) && (known.get(row.id) ?? (await files.get(row.id)));
          return file ? { ...row, file } : [];
        };
        const before = { ...stored, files: (await Promise.all(stored.files.map(withFile))).flat() };
        const after = change(before);
        if (after !== before) {
          const ids = new Set(after.files.map(({ id }) => id));
          for (const id of keys) if (!ids.has(id)) send(files.delete(id));
          for (const { id, file } of after.files) if (!keys.includes(id)) send(files.put(file, id));
          const rows = after.files.map(({ file, ...row }) => row);
          send(lists.put({ ...after, generation: stored.generation, files: rows }, LIST));
        }
        return [before, after];
      });
      if (after !== before) announce("changed");
      return { ...after, generation: before.generation };
    },

    async erase() {
      await run(async (transaction) => {
        const lists = transaction.objectStore("list");
        const { generation } = (await lists.get(LIST)) ?? NOTHING;
        send(transaction.objectStore("files").clear());
        send(lists.put({ ...NOTHING, generation: generation + 1 }, LIST));
      });
      announce("erased");
    },
  };
}

/** Does not wait for a write: the end of the transaction tells whether it succeeded. */
const send = (request: Promise<unknown>): void => void request.catch(() => {});

/** Erases the files of /media-upload in every tab, and what is under way there. Rejects if it could not. */
export const eraseUploads = (): Promise<void> => openRecord(() => {}).erase();
