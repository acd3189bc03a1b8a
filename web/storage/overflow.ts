import type { DBSchema, IDBPDatabase } from "idb";
import { openDB } from "idb";
import { isQuotaError } from "./door.ts";

/** Image bytes under their SHA-256 (lower-case hexadecimal). Every call rejects where it can't be done. */
export interface Overflow {
  /** Keeps bytes, and resolves to their SHA-256 once they were read back. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  get(sha256: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Every SHA-256 that has bytes. */
  list(): Promise<string[]>;
  remove(sha256s: readonly string[]): Promise<void>;
}

interface Schema extends DBSchema {
  images: { key: string; value: Uint8Array<ArrayBuffer> };
}

type Database = IDBPDatabase<Schema>;

const DATABASE = "brewscreen";
const DATABASE_VERSION = 1;
const STORE = "images";

/**
 * Some browsers leave IndexedDB hanging. Who wants to keep an image is told of one that does not open
 * within a second; who wants to read one has nowhere else to look, and waits longer.
 */
const OPEN_TIMEOUT_MS = 900;
const ANSWER_TIMEOUT_MS = 5_000;

/** The SHA-256 of bytes, in lower-case hexadecimal. Rejects outside secure contexts. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The overflow in IndexedDB. The database is opened at the first use, and again after it was closed. */
export function createOverflow(): Overflow {
  let opened: Promise<Database> | undefined;
  let hangs = false;

  const forget = () => {
    opened = undefined;
  };
  const open = async (): Promise<Database> => {
    opened ??= openDB<Schema>(DATABASE, DATABASE_VERSION, {
      upgrade: (database) => void database.createObjectStore(STORE),
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
  /** Opens, for a write; at once an error while the last time to open has had no answer. */
  const openToWrite = async (): Promise<Database> => {
    try {
      const database = await withTimeout(open(), hangs ? 0 : OPEN_TIMEOUT_MS);
      hangs = false;
      return database;
    } catch (error) {
      hangs = error === NO_ANSWER;
      throw error;
    }
  };
  /**
   * Runs with a time limit. Some browsers lose the connection to a database without a word, so that what
   * fails for want of anything else than room is tried once more, with a new one.
   */
  const withDatabase = <T>(open: () => Promise<Database>, run: (database: Database) => Promise<T>) => {
    const attempt = async () => run(await open());
    const again = (error: unknown) => {
      if (error === NO_ANSWER || isQuotaError(error)) throw error;
      forget();
      return attempt();
    };
    return withTimeout(attempt().catch(again), ANSWER_TIMEOUT_MS);
  };

  return {
    async put(bytes) {
      const sha256 = await sha256Of(bytes);
      // A view would be stored with all of the buffer that it looks into.
      const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
      await withDatabase(openToWrite, async (database) => {
        // Bytes must be on the disk before localStorage refers to them.
        const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
        await Promise.all([transaction.store.put(whole, sha256), transaction.done]);
        const kept = await database.get(STORE, sha256);
        if (kept?.byteLength !== bytes.byteLength) throw new Error(`IndexedDB did not keep ${sha256}`);
      });
      return sha256;
    },
    get: (sha256) => withDatabase(open, (database) => database.get(STORE, sha256)),
    list: () => withDatabase(open, (database) => database.getAllKeys(STORE)),
    remove: (sha256s) =>
      withDatabase(open, async (database) => {
        const transaction = database.transaction(STORE, "readwrite");
        await Promise.all([...sha256s.map((sha256) => transaction.store.delete(sha256)), transaction.done]);
      }),
  };
}

const NO_ANSWER = new Error("IndexedDB does not answer");

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(NO_ANSWER), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
