import { LIST, openUploadsDatabase } from "../../store/uploads-database.ts";
import type { Upload, UploadList } from "./list.ts";

export interface RecordedList extends UploadList {
  /** When everything was last erased, in milliseconds since 1970. */
  readonly erasedAt: number;
}

interface StoredList extends Omit<RecordedList, "files"> {
  readonly files: readonly Omit<Upload, "file">[];
}

/** Opens the stored list, which all tabs share. */
export function openRecord() {
  const { run, tell, onMessage } = openUploadsDatabase();
  /** Files that have been read, by id. */
  let known: ReadonlyMap<string, unknown> = new Map();
  return {
    /** Calls back when another tab has changed the list, and when this one becomes visible. */
    onChange: onMessage,

    /** Reads and changes the list in one transaction. Files whose bytes are gone are left out. */
    async change(change: (list: RecordedList) => UploadList): Promise<RecordedList> {
      const [before, after] = await run("readwrite", async ({ get, keys, put, remove }) => {
        // Only this function and `eraseUploads` write it.
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
  };
}

/** Returns whether everything was erased since a time. Ignores an erasure in the future: the clock was set back. */
export const isErasedSince = ({ erasedAt }: RecordedList, time: number): boolean =>
  time <= erasedAt && erasedAt <= Date.now();
