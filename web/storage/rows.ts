import type { DBSchema, IDBPDatabase, IDBPTransaction } from "idb";
import { begin, connect } from "./database.ts";
import { ROWS_DATABASE } from "./has-database.ts";
import { NO_ANSWER } from "./patience.ts";
import { hasRevision, isAsideOf, isRowHead, mayWrite, type Row, type RowHead, type Rows } from "./row.ts";

/** Anything may stand under a key that another release wrote, or that was damaged. */
interface Schema extends DBSchema {
  rows: { key: string; value: unknown };
  entries: { key: [row: string, key: string]; value: unknown };
  /** `open`: the id of the row that localStorage shows. `removed`, `erased`: see Survey. */
  meta: { key: string; value: unknown };
}

const STORES = ["rows", "entries", "meta"] as const;
const OPEN = "open";
const REMOVED = "removed";
const ERASED = "erased";
/** So many removals back localStorage may come from, after an end of the browser. */
const MAX_REMOVED = 200;

/** Every entry of a row: arrays stand after all strings (Indexed Database API, section 2.4). */
const entriesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** The rows in IndexedDB. */
export function createRows(): Rows {
  const { run } = connect<Schema>(ROWS_DATABASE, STORES);
  return {
    survey: () =>
      run(async (database) => {
        const transaction = begin(database, STORES, "readonly");
        const meta = transaction.objectStore("meta");
        const [open, removed, erasedAt, ids, values] = await Promise.all([
          send(meta.get(OPEN)),
          send(meta.get(REMOVED)),
          send(meta.get(ERASED)),
          send(transaction.objectStore("rows").getAllKeys()),
          send(transaction.objectStore("rows").getAll()),
        ]);
        const heads = new Map<string, RowHead | null>();
        for (const [i, id] of ids.entries()) heads.set(id, isRowHead(values[i]) ? values[i] : null);
        return {
          open: typeof open === "string" ? open : null,
          heads,
          removed: new Set(idsIn(removed)),
          erasedAt: Number(erasedAt) || 0,
        };
      }),

    read: (id) =>
      run(async (database) => {
        const transaction = begin(database, STORES, "readonly");
        const [head, keys, values] = await Promise.all([
          send(transaction.objectStore("rows").get(id)),
          send(transaction.objectStore("entries").getAllKeys(entriesOf(id))),
          send(transaction.objectStore("entries").getAll(entriesOf(id))),
        ]);
        if (!isRowHead(head) || !values.every((value) => typeof value === "string")) return null;
        return { head, entries: new Map(keys.map(([, key], i) => [key, String(values[i])])) };
      }),

    write: (row, { prior, since, difference, keepsAside }) =>
      run((database) =>
        allOrNothing(database, async (transaction) => {
          const [rows, entries] = [transaction.objectStore("rows"), transaction.objectStore("entries")];
          const { id } = row.head;
          const [stored, ids, heads] = await Promise.all([
            send(rows.get(id)),
            send(rows.getAllKeys()),
            send(rows.getAll()),
          ]);
          if (!mayWrite(stored, row.head, { prior, since })) return "ahead";
          if (difference && isRowHead(stored) && stored.revision === difference.from)
            for (const [key, value] of difference.changes)
              if (value === null) send(entries.delete([id, key]));
              else send(entries.put(value, [id, key]));
          else writeWhole(entries, row);
          send(rows.put(row.head, id));
          send(transaction.objectStore("meta").put(id, OPEN));
          for (const [i, other] of ids.entries()) {
            const head = heads[i];
            if (keepsAside || other === id || !isRowHead(head) || !isAsideOf(head, id)) continue;
            send(rows.delete(other));
            send(entries.delete(entriesOf(other)));
          }
          return "written";
        }),
      ),

    change: ({ put = [], heads = [], remove = [], open, erasedAt, expects }, signal) => {
      const write = async (transaction: Writing): Promise<"written" | "ahead"> => {
        const [rows, entries] = [transaction.objectStore("rows"), transaction.objectStore("entries")];
        const stored = await Promise.all([...expects.keys()].map((id) => send(rows.get(id))));
        const isAsExpected = [...expects.values()].every((revision, i) => hasRevision(stored[i], revision));
        if (!isAsExpected) return "ahead";
        const meta = transaction.objectStore("meta");
        if (erasedAt !== undefined) {
          for (const name of STORES) send(transaction.objectStore(name).clear());
          send(meta.put(erasedAt, ERASED));
        }
        for (const row of put) {
          writeWhole(entries, row);
          send(rows.put(row.head, row.head.id));
        }
        for (const head of heads) send(rows.put(head, head.id));
        for (const id of remove) {
          send(rows.delete(id));
          send(entries.delete(entriesOf(id)));
        }
        const removed = [...idsIn(await send(meta.get(REMOVED))), ...remove].slice(-MAX_REMOVED);
        const isBack = (id: string) => put.some(({ head }) => head.id === id);
        if (removed.length > 0)
          send(
            meta.put(
              removed.filter((id) => !isBack(id)),
              REMOVED,
            ),
          );
        if (open === null) send(meta.delete(OPEN));
        else if (open !== undefined) send(meta.put(open, OPEN));
        return "written";
      };
      return run((database) => allOrNothing(database, write, signal));
    },

    keepAside: (row) =>
      run((database) =>
        allOrNothing(database, async (transaction) => {
          const head = { ...row.head, isAside: true };
          send(transaction.objectStore("rows").put(head, head.id));
          writeWhole(transaction.objectStore("entries"), row);
        }),
      ),

    texts: () =>
      run(async (database) => {
        const values = await begin(database, STORES, "readonly").objectStore("entries").getAll();
        return values.map((value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")));
      }),
  };
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];

type Writing = IDBPTransaction<Schema, typeof STORES, "readwrite">;

/** Resolves once all that `write` sent is on the disk; where it throws, nothing is changed. The signal gives it up. */
async function allOrNothing<T>(
  database: IDBPDatabase<Schema>,
  write: (transaction: Writing) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (signal?.aborted) throw NO_ANSWER;
  const transaction = begin(database, STORES, "readwrite");
  const abort = () => {
    try {
      transaction.abort();
    } catch {
      // It is over already.
    }
  };
  signal?.addEventListener("abort", abort);
  try {
    const result = await write(transaction);
    transaction.commit();
    await transaction.done;
    return result;
  } catch (error) {
    abort();
    throw error;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

/** A request whose failure is that of its transaction, also where nobody comes to wait for it. */
function send<T>(request: Promise<T>): Promise<T> {
  request.catch(() => {});
  return request;
}

interface EntriesStore {
  put(value: unknown, key: [string, string]): Promise<unknown>;
  delete(range: IDBKeyRange): Promise<unknown>;
}

function writeWhole(entries: EntriesStore, { head, entries: values }: Row): void {
  send(entries.delete(entriesOf(head.id)));
  for (const [key, value] of values) send(entries.put(value, [head.id, key]));
}
