import type { DBSchema } from "idb";
import { connect } from "./database.ts";
import { ROWS_DATABASE } from "./has-database.ts";
import { isRowHead, mayWrite, type Row, type RowHead, type Rows } from "./row.ts";

/** Anything may stand under a key that another release wrote, or that was damaged. */
interface Schema extends DBSchema {
  rows: { key: string; value: unknown };
  entries: { key: [row: string, key: string]; value: unknown };
  /** `open`: the id of the row that localStorage shows. */
  meta: { key: string; value: unknown };
}

const STORES = ["rows", "entries", "meta"] as const;
const OPEN = "open";

/** Every entry of a row: arrays stand after all strings (Indexed Database API, section 2.4). */
const entriesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** The rows in IndexedDB. */
export function createRows(): Rows {
  const { run } = connect<Schema>(ROWS_DATABASE, (database) => {
    for (const store of STORES) database.createObjectStore(store);
  });
  return {
    survey: () =>
      run(async (database) => {
        const transaction = database.transaction(STORES);
        const [open, ids, values] = await Promise.all([
          transaction.objectStore("meta").get(OPEN),
          transaction.objectStore("rows").getAllKeys(),
          transaction.objectStore("rows").getAll(),
        ]);
        const heads = new Map<string, RowHead | null>();
        for (const [i, id] of ids.entries()) heads.set(id, isRowHead(values[i]) ? values[i] : null);
        return { open: typeof open === "string" ? open : null, heads };
      }),

    read: (id) =>
      run(async (database) => {
        const transaction = database.transaction(STORES);
        const [head, keys, values] = await Promise.all([
          transaction.objectStore("rows").get(id),
          transaction.objectStore("entries").getAllKeys(entriesOf(id)),
          transaction.objectStore("entries").getAll(entriesOf(id)),
        ]);
        if (!isRowHead(head) || !values.every((value) => typeof value === "string")) return null;
        return { head, entries: new Map(keys.map(([, key], i) => [key, String(values[i])])) };
      }),

    write: (row, { prior, since, difference, keepsAside }) =>
      run(async (database) => {
        const transaction = database.transaction(STORES, "readwrite", { durability: "strict" });
        const [rows, entries] = [transaction.objectStore("rows"), transaction.objectStore("entries")];
        const [stored, ids, heads] = await Promise.all([
          rows.get(row.head.id),
          rows.getAllKeys(),
          rows.getAll(),
        ]);
        if (!mayWrite(stored, row.head, { prior, since })) {
          transaction.abort();
          await transaction.done.catch(() => {});
          return "ahead";
        }
        const requests: Promise<unknown>[] = [transaction.done];
        if (difference && isRowHead(stored) && stored.revision === difference.from) {
          for (const [key, value] of difference.changes)
            requests.push(
              value === null ? entries.delete([row.head.id, key]) : entries.put(value, [row.head.id, key]),
            );
        } else requests.push(...writeWhole(entries, row));
        requests.push(rows.put(row.head, row.head.id));
        requests.push(transaction.objectStore("meta").put(row.head.id, OPEN));
        for (const [i, id] of ids.entries()) {
          const head = heads[i];
          if (!keepsAside && id !== row.head.id && isRowHead(head) && head.isAside)
            requests.push(rows.delete(id), entries.delete(entriesOf(id)));
        }
        transaction.commit();
        await Promise.all(requests);
        return "written";
      }),

    keepAside: (row) =>
      run(async (database) => {
        const transaction = database.transaction(STORES, "readwrite", { durability: "strict" });
        const head = { ...row.head, isAside: true };
        const requests = [
          transaction.objectStore("rows").put(head, head.id),
          ...writeWhole(transaction.objectStore("entries"), row),
          transaction.done,
        ];
        transaction.commit();
        await Promise.all(requests);
      }),

    texts: () =>
      run(async (database) => {
        const values = await database.getAll("entries");
        return values.map((value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")));
      }),
  };
}

interface EntriesStore {
  put(value: unknown, key: [string, string]): Promise<unknown>;
  delete(range: IDBKeyRange): Promise<unknown>;
}

const writeWhole = (entries: EntriesStore, { head, entries: values }: Row): Promise<unknown>[] => [
  entries.delete(entriesOf(head.id)),
  ...[...values].map(([key, value]) => entries.put(value, [head.id, key])),
];
