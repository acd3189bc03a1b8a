import { attemptStorage, isQuotaError, type RecordStore, type Transaction } from "./records.ts";

const VERSION = 1;

const ANSWER_MS = 5_000;
const COMMIT_MS = 30_000;

/** IndexedDB didn't answer in time. A commit may still have succeeded. */
export class DatabaseTimeoutError extends Error {}

/** A library would add 1.8 kB to the first load. */
const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export function createDatabaseRecordStore<Name extends string>(
  name: string,
  collections: readonly Name[],
): RecordStore<Name> {
  let connection: Promise<IDBDatabase> | null = null;
  const open = new Set<IDBTransaction>();

  const drop = () => {
    connection?.then((database) => database.close()).catch(() => {});
    connection = null;
  };
  const connect = () => {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const collection of collections) request.result.createObjectStore(collection);
    };
    connection = answerOf(request);
    connection.then((database) => {
      // Another page wants to delete the database.
      database.onversionchange = drop;
      database.onclose = drop;
    }, drop);
    return connection;
  };
  // Pages in the back/forward cache must not block others.
  addEventListener("pagehide", () => {
    drop();
    open.forEach(abort);
  });

  return {
    isStored: true,
    async run(mode, body) {
      for (let isRetry = false; ; isRetry = true) {
        const watch = createWatch();
        try {
          const database = await watch.answer(connection ?? connect());
          const transaction = database.transaction(collections, mode, { durability: "strict" });
          open.add(transaction);
          try {
            return await inTransaction(transaction, body, watch);
          } finally {
            open.delete(transaction);
          }
        } catch (error) {
          if (!isOfConnection(error)) throw error;
          drop();
          // Browsers may close connections at any time.
          if (isRetry || error instanceof DatabaseTimeoutError || watch.answers > 1) throw error;
        } finally {
          watch.stop();
        }
      }
    },
  };
}

const isOfConnection = (error: unknown): boolean =>
  error instanceof DatabaseTimeoutError || (error instanceof DOMException && !isQuotaError(error));

const abort = (transaction: IDBTransaction) => attemptStorage(() => transaction.abort());

type Watch = ReturnType<typeof createWatch>;

function createWatch() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail: (error: Error) => void = () => {};
  const silence = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => fail(new DatabaseTimeoutError("IndexedDB timed out")), ms);
  };
  const watch = {
    answers: 0,
    /** Rejects with DatabaseTimeoutError if the answer takes too long. */
    async answer<Value>(promise: Promise<Value>, ms = ANSWER_MS): Promise<Value> {
      wait(ms);
      const value = await Promise.race([promise, silence]);
      watch.answers++;
      wait(ANSWER_MS);
      return value;
    },
    stop: () => clearTimeout(timer),
  };
  return watch;
}

async function inTransaction<Name extends string, Result>(
  running: IDBTransaction,
  body: (transaction: Transaction<Name>) => Promise<Result>,
  { answer }: Watch,
): Promise<Result> {
  const done = new Promise<void>((resolve, reject) => {
    running.addEventListener("complete", () => resolve());
    running.addEventListener("abort", () => reject(new DOMException()));
  });
  done.catch(() => {});
  // Async, so that Promise.all handles exceptions.
  const ask = async <Answer>(name: Name, request: (objects: IDBObjectStore) => IDBRequest<Answer>) =>
    answer(answerOf(request(running.objectStore(name))));
  try {
    const result = await body({
      get: (name, key) => ask(name, (objects) => objects.get(key)),
      has: async (name, key) => (await ask(name, (objects) => objects.count(key))) > 0,
      keys: async (name) => (await ask(name, (objects) => objects.getAllKeys())).map(String),
      put: async (name, key, value) => void (await ask(name, (objects) => objects.put(value, key))),
      remove: (name, key) => ask(name, (objects) => objects.delete(key)),
      clear: (name) => ask(name, (objects) => objects.clear()),
    });
    if (running.mode === "readwrite") {
      running.commit();
      await answer(done, COMMIT_MS);
    }
    return result;
  } catch (error) {
    abort(running);
    throw running.error ?? error;
  }
}
