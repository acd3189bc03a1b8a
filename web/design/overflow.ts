import type { DBSchema, IDBPDatabase } from "idb";
import { openDB } from "idb";

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

const DATABASE = "brewscreen";
const DATABASE_VERSION = 1;
const STORE = "images";

/**
 * Some browsers leave IndexedDB hanging. Who wants to keep an image is told within a second; who wants
 * to read one has nowhere else to look, and waits longer.
 */
const WRITE_TIMEOUT_MS = 900;
const READ_TIMEOUT_MS = 5_000;

/** The SHA-256 of bytes, in lower-case hexadecimal. Rejects outside secure contexts. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The overflow in IndexedDB. The database is opened at the first use, and again after it was closed. */
export function createOverflow(): Overflow {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let hangs = false;

  const forget = () => {
    opened = undefined;
  };
  const open = async (timeout: number): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(DATABASE, DATABASE_VERSION, {
      upgrade: (database) => void database.createObjectStore(STORE),
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    try {
      const database = await withTimeout(opened, hangs ? 0 : timeout);
      hangs = false;
      return database;
    } catch (error) {
      hangs = error === NO_ANSWER;
      throw error;
    }
  };

  return {
    async put(bytes) {
      const sha256 = await sha256Of(bytes);
      const database = await open(WRITE_TIMEOUT_MS);
      // Bytes must be on the disk before localStorage refers to them.
      const write = database.transaction(STORE, "readwrite", { durability: "strict" });
      // A view would be stored with all of the buffer that it looks into.
      const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
      await Promise.all([write.store.put(whole, sha256), write.done]);
      const kept = await database.get(STORE, sha256);
      if (kept?.byteLength !== bytes.byteLength) throw new Error(`IndexedDB did not keep ${sha256}`);
      return sha256;
    },
    get: async (sha256) => (await open(READ_TIMEOUT_MS)).get(STORE, sha256),
    list: async () => (await open(READ_TIMEOUT_MS)).getAllKeys(STORE),
    async remove(sha256s) {
      const transaction = (await open(READ_TIMEOUT_MS)).transaction(STORE, "readwrite");
      await Promise.all([...sha256s.map((sha256) => transaction.store.delete(sha256)), transaction.done]);
    },
  };
}

const NO_ANSWER = new Error("IndexedDB does not answer");

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(NO_ANSWER), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
