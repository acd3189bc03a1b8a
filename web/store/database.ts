import { attempt, isQuotaError, type Records, type Transaction } from "./records.ts";

const VERSION = 1;

/** How long IndexedDB may be silent while an answer is awaited, and how long while a commit is. */
const ANSWER_MS = 5_000;
const COMMIT_MS = 30_000;

/** Thrown if IndexedDB is silent for too long. */
export class NoAnswer extends Error {}

/** IndexedDB is called as it is: a wrapper costs 1.8 kB of what loads before the first paint. */
const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The records of a database in this browser. */
export function databaseRecords<Name extends string>(
  name: string,
  collections: readonly Name[],
): Records<Name> {
  let connection: Promise<IDBDatabase> | null = null;
  const open = new Set<IDBTransaction>();

  /** Forgets the connection, so that the next transaction opens another one. */
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
      // Another page deletes the database.
      database.onversionchange = drop;
      database.onclose = drop;
    }, drop);
    return connection;
  };
  // A page that the browser keeps as it was left would hold up the others, even by what it reads.
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
          // Browsers close connections by themselves. Another one is tried, if this one has answered nothing so far.
          if (isRetry || error instanceof NoAnswer || watch.answers > 1) throw error;
        } finally {
          watch.stop();
        }
      }
    },
  };
}

/** Whether an error is a fault of the connection, and not of what was done with it. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof DOMException && !isQuotaError(error));

/** Ends a transaction, unless it is over or committed. */
const abort = (transaction: IDBTransaction) => attempt(() => transaction.abort());

type Watch = ReturnType<typeof createWatch>;

function createWatch() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail: (error: Error) => void = () => {};
  const silence = new Promise<never>((_, reject) => {
    fail = reject;
  });
  silence.catch(() => {});
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => fail(new NoAnswer("IndexedDB is silent")), ms);
  };
  const watch = {
    /** How many answers have come. The first is that of the connection. */
    answers: 0,
    /** Rejects with NoAnswer if neither this promise nor another one is answered for so long. */
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
    running.addEventListener("abort", () => reject(running.error ?? new DOMException()));
  });
  done.catch(() => {});
  // What throws at once rejects, so that of calls that are awaited together none is forgotten.
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
