import { databaseRecords } from "../../store/database.ts";
import { pageChannel } from "../../store/tabs.ts";
import type { Upload, UploadList } from "./list.ts";

/** Both the database of /media-upload and the channel by which its pages tell each other that they changed it. */
export const UPLOADS_DATABASE = "brewscreen-media-upload";

/** The only key of the collection `list`; `files` has the files by their ids. */
const LIST = "list";

interface StoredList extends Omit<UploadList, "files"> {
  readonly files: readonly Omit<Upload, "file">[];
  /** When everything was erased last, in milliseconds since 1970. */
  readonly erasedAt: number;
}

/** The list as it is in the database. */
export interface RecordedList extends UploadList {
  readonly erasedAt: number;
}

export type UploadRecord = ReturnType<typeof openRecord>;

/** The record of /media-upload, which all tabs share. */
export function openRecord() {
  const { run } = databaseRecords(UPLOADS_DATABASE, ["list", "files"]);
  const { tell, onMessage } = pageChannel<"changed">(UPLOADS_DATABASE);
  /** Files of the list that need not be read again. */
  let known: ReadonlyMap<string, unknown> = new Map();
  return {
    /** Calls the listener when another record has changed the list, and when the page comes back into view. */
    onChange: onMessage,

    /**
     * Reads the list as it is now and changes it, in one transaction. A change that returns the list that it was given
     * only reads. A file whose bytes are gone is left out.
     */
    async change(change: (list: RecordedList) => UploadList): Promise<RecordedList> {
      const [before, after] = await run("readwrite", async ({ get, keys, put, remove }) => {
        // Only this file writes it.
        const stored = (await get("list", LIST)) as StoredList | undefined;
        const ids = new Set(await keys("files"));
        const withFile = async (row: StoredList["files"][number]) => {
          const file = ids.has(row.id) && (known.get(row.id) ?? (await get("files", row.id)));
          return file instanceof File ? { ...row, file } : [];
        };
        const files = (await Promise.all((stored?.files ?? []).map(withFile))).flat();
        const before: RecordedList = { erasedAt: 0, ...stored, files };
        const after = change(before);
        if (after !== before) {
          const kept = new Set(after.files.map(({ id }) => id));
          const rows = after.files.map(({ file, ...row }) => row);
          await Promise.all([
            put("list", LIST, { ...after, files: rows, erasedAt: before.erasedAt } satisfies StoredList),
            ...[...ids].filter((id) => !kept.has(id)).map((id) => remove("files", id)),
            ...after.files.filter(({ id }) => !ids.has(id)).map(({ id, file }) => put("files", id, file)),
          ]);
        }
        return [before, after];
      });
      known = new Map(after.files.map(({ id, file }) => [id, file]));
      if (after !== before) tell("changed");
      return { ...after, erasedAt: before.erasedAt };
    },

    /** Removes everything, and with it what other tabs have begun. */
    async erase(): Promise<void> {
      await run("readwrite", async ({ clear, put }) => {
        await clear("files");
        await put("list", LIST, { files: [], erasedAt: Date.now() } satisfies StoredList);
      });
      tell("changed");
    },
  };
}

/** Whether everything was erased since. An erasure that is to come was recorded before the clock was put back. */
export const isErasedSince = ({ erasedAt }: RecordedList, time: number): boolean =>
  time <= erasedAt && erasedAt <= Date.now();

/** Erases the files of /media-upload in every tab, and what is under way there. Rejects if it could not. */
export const eraseUploads = (): Promise<void> => openRecord().erase();
