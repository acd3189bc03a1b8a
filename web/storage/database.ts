import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import { isQuotaError } from "./door.ts";
import { NO_ANSWER, within } from "./patience.ts";

/** Beyond this a database counts as hanging: some browsers leave it so, without a word. */
const ANSWER_TIMEOUT_MS = 5_000;

/** What this page has under way, and how it closes its databases. */
const running = new Set<{ abort(): void }>();
const closers = new Set<() => void>();
/** While the page is left: until it comes back. */
let back: Promise<void> | undefined;

/*
 * WebKit keeps a page that is left as it is, to come back to it, and every page after it waits for the transactions that
 * it is in the middle of. So it leaves nothing open, and does that again when it comes back.
 */
if (typeof addEventListener === "function")
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) return;
    back ??= new Promise((resolve) => {
      const come = () => {
        back = undefined;
        resolve();
      };
      addEventListener("pageshow", come, { once: true });
    });
    for (const transaction of running) abort(transaction);
    for (const close of closers) close();
  });

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

/** A database that is opened at the first use, and again after it was closed. */
export interface Connection<Schema extends DBSchema> {
  /**
   * Runs with a time limit. Some browsers lose the connection to a database without a word, so that what
   * fails for want of anything else than room is tried once more, with a new one. `opensWithin` is for
   * who has another way where it does not open: after one such wait, the next ends at once.
   */
  run<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>, opensWithin?: number): Promise<T>;
}

/** A connection to the database of that name, in its first version, which has these stores. */
export function connect<Schema extends DBSchema>(
  name: string,
  stores: readonly StoreNames<Schema>[],
): Connection<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let hangs = false;
  const forget = () => {
    opened = undefined;
  };
  closers.add(() => {
    opened?.then((database) => database.close()).catch(() => {});
    forget();
  });
  const open = async () => {
    await back;
    opened ??= openDB<Schema>(name, 1, {
      upgrade(database) {
        for (const store of stores) database.createObjectStore(store);
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    // One that never answers must not be waited for by all that comes after it.
    within(ANSWER_TIMEOUT_MS, opened).catch(forget);
    return opened;
  };
  const openWithin = async (ms: number | undefined) => {
    if (ms === undefined) return open();
    try {
      const database = await within(hangs ? 0 : ms, open());
      hangs = false;
      return database;
    } catch (error) {
      hangs = error === NO_ANSWER;
      throw error;
    }
  };
  return {
    run(work, opensWithin) {
      const attempt = async () => work(await openWithin(opensWithin));
      const again = (error: unknown) => {
        if (error === NO_ANSWER || isQuotaError(error)) throw error;
        forget();
        return attempt();
      };
      return within(ANSWER_TIMEOUT_MS, attempt().catch(again));
    },
  };
}

/** A transaction; one that writes is on the disk once it is done. */
export function begin<
  Schema extends DBSchema,
  Stores extends ArrayLike<StoreNames<Schema>>,
  Mode extends "readonly" | "readwrite",
>(database: IDBPDatabase<Schema>, stores: Stores, mode: Mode): IDBPTransaction<Schema, Stores, Mode> {
  const transaction = database.transaction(stores, mode, { durability: "strict" });
  running.add(transaction);
  // Told by who waits for it, and where its requests fail first, by them.
  transaction.done.catch(() => {}).finally(() => running.delete(transaction));
  return transaction;
}

/** Empties these stores, all or none. */
export async function clearStores<Schema extends DBSchema>(
  database: IDBPDatabase<Schema>,
  stores: readonly StoreNames<Schema>[],
): Promise<void> {
  const transaction = begin(database, stores, "readwrite");
  await Promise.all([...stores.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}
