import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";

/** IndexedDB may not answer at all: so long is waited for an answer, and for that of a commit. */
const ANSWER_MS = 5_000;
const COMMIT_MS = 30_000;

type Transaction<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], "readwrite">;

/** Gives a function that runs a transaction on all stores; its body may await nothing but the stores' answers. */
export function connect<Schema extends DBSchema>(name: string, stores: StoreNames<Schema>[]) {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  let running: Transaction<Schema> | undefined;
  const drop = () => {
    try {
      running?.abort();
    } catch {
      // It is over already.
    }
    connection?.then((database) => database.close()).catch(() => {});
    connection = undefined;
  };
  const upgrade = (database: IDBPDatabase<Schema>) => {
    for (const store of stores) database.createObjectStore(store);
  };
  // A page that is kept as it was left would hold up the others; any other still commits.
  if (typeof addEventListener === "function")
    addEventListener("pagehide", (event) => event.persisted && drop());

  return async <Result>(body: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result> => {
    for (let isRetry = false; ; isRetry = true) {
      let isCommitting = false;
      try {
        connection ??= openDB<Schema>(name, 1, { upgrade, blocking: drop, terminated: drop });
        const database = await within(ANSWER_MS, connection);
        running = database.transaction(stores, "readwrite", { durability: "strict" });
        running.done.catch(() => {});
        const result = await within(ANSWER_MS, body(running));
        isCommitting = true;
        running.commit();
        await within(COMMIT_MS, running.done);
        return result;
      } catch (error) {
        if (!isQuotaError(error)) drop();
        // A connection that the browser has lost is opened once more.
        const isFinal = isCommitting || /Quota|Timeout|Abort/.test(nameOf(error));
        if (isRetry || isFinal) throw error;
      }
    }
  };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** Whether the browser had no room; older Firefox calls it otherwise. */
export const isQuotaError = (error: unknown): boolean => /quota/i.test(nameOf(error));

function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException("IndexedDB does not answer", "TimeoutError"));
    const timer = setTimeout(late, ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
