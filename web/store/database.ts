import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { COLLECTIONS, isQuotaError, type Records, type Transaction } from "./records.ts";

interface Schema extends DBSchema {
  designs: { key: string; value: unknown };
  blobs: { key: string; value: unknown };
  settings: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

/** Earlier builds had databases of other names; they are not read. */
export const DATABASE = "brewscreen-store";
const VERSION = 1;

/** IndexedDB may not answer at all: so long is waited for each answer, and for that of a commit. */
const ANSWER_MS = 5_000;
const COMMIT_MS = 30_000;

/** Thrown if IndexedDB does not answer in time. */
export class NoAnswer extends Error {}

/** The records of this browser. See Records. */
export function databaseRecords(): Records {
  let connection: Promise<Database> | null = null;

  /** Forgets the connection, so that the next transaction opens another one. */
  const drop = () => {
    void connection?.then(
      (database) => database.close(),
      () => {},
    );
    connection = null;
  };
  const connect = () => {
    const opening = openDB<Schema>(DATABASE, VERSION, {
      upgrade(database) {
        for (const name of COLLECTIONS) database.createObjectStore(name);
      },
      blocking: drop,
      terminated: drop,
    });
    connection = opening;
    return opening;
  };
  // A page that is kept as it was left would hold up the others.
  if (typeof addEventListener === "function") addEventListener("pagehide", drop);

  return {
    isStored: true,
    async run(mode, body) {
      for (let isRetry = false; ; isRetry = true) {
        const watch = createWatch();
        try {
          const database = await watch.answer(connection ?? connect());
          return await inTransaction(database, mode, body, watch);
        } catch (error) {
          if (!watch.isHealthy) drop();
          // A connection that the browser has closed by itself is opened once more, if nothing was done with it yet.
          const isLost = !watch.isHealthy && !(error instanceof NoAnswer) && watch.answers <= 1;
          if (isRetry || !isLost) throw error;
        } finally {
          watch.stop();
        }
      }
    },
  };
}

interface Watch {
  /** Rejects with NoAnswer if nothing that is awaited is answered for so long. */
  answer<Value>(promise: Promise<Value>, ms?: number): Promise<Value>;
  /** How many answers have come. */
  answers: number;
  /** Whether what failed is no fault of the connection. */
  isHealthy: boolean;
  stop(): void;
}

function createWatch(): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = 0;
  let fail: (error: Error) => void = () => {};
  const silence = new Promise<never>((_, reject) => {
    fail = reject;
  });
  silence.catch(() => {});
  const wait = (ms: number) => {
    clearTimeout(timer);
    if (waiting > 0) timer = setTimeout(() => fail(new NoAnswer(`IndexedDB is silent for ${ms} ms`)), ms);
  };
  const watch: Watch = {
    answers: 0,
    isHealthy: false,
    async answer(promise, ms = ANSWER_MS) {
      waiting++;
      wait(ms);
      try {
        const value = await Promise.race([promise, silence]);
        watch.answers++;
        return value;
      } finally {
        waiting--;
        wait(ms);
      }
    },
    stop: () => clearTimeout(timer),
  };
  return watch;
}

async function inTransaction<Result>(
  database: Database,
  mode: "readonly" | "readwrite",
  body: (transaction: Transaction) => Promise<Result>,
  watch: Watch,
): Promise<Result> {
  // The type of one that writes, since a body that only reads calls nothing that does.
  const running = database.transaction(COLLECTIONS, mode as "readwrite", { durability: "strict" });
  running.done.catch(() => {});
  const { answer } = watch;
  try {
    const result = await body({
      get: (name, key) => answer(running.objectStore(name).get(key)),
      has: async (name, key) => (await answer(running.objectStore(name).count(key))) > 0,
      all: (name) => answer(running.objectStore(name).getAll()),
      keys: (name) => answer(running.objectStore(name).getAllKeys()),
      put: async (name, key, value) => void (await answer(running.objectStore(name).put(value, key))),
      remove: (name, key) => answer(running.objectStore(name).delete(key)),
      clear: (name) => answer(running.objectStore(name).clear()),
    });
    if (mode === "readwrite") running.commit();
    await answer(running.done, COMMIT_MS);
    return result;
  } catch (error) {
    try {
      running.abort();
    } catch {
      // It is over already.
    }
    const fault = running.error;
    watch.isHealthy = fault
      ? isQuotaError(fault)
      : !(error instanceof NoAnswer || error instanceof DOMException);
    throw fault ?? error;
  }
}
