import type { DBSchema, IDBPDatabase } from "idb";
import { connect } from "./database.ts";
import { PICTURES_DATABASE } from "./has-database.ts";
import { type Overflow, sha256Of } from "./pictures.ts";

interface Schema extends DBSchema {
  images: { key: string; value: Uint8Array<ArrayBuffer> };
}

const STORE = "images";

/** Who wants to keep an image is told of an IndexedDB that does not open within a second, and has another way. */
const OPEN_TIMEOUT_MS = 900;

function begin<Mode extends "readonly" | "readwrite">(database: IDBPDatabase<Schema>, mode: Mode) {
  const transaction = database.transaction(STORE, mode, { durability: "strict" });
  // Told by who waits for it, and where its requests fail first, by them.
  transaction.done.catch(() => {});
  return transaction;
}

/** The pictures in IndexedDB. */
export function createOverflow(): Overflow {
  const { run } = connect<Schema>(PICTURES_DATABASE, (database) => void database.createObjectStore(STORE));
  return {
    async put(bytes) {
      const sha256 = await sha256Of(bytes);
      // A view would be stored with all of the buffer that it looks into.
      const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
      await run(async (database) => {
        // Bytes must be on the disk before localStorage refers to them.
        const transaction = begin(database, "readwrite");
        await Promise.all([transaction.store.put(whole, sha256), transaction.done]);
        const kept = await begin(database, "readonly").store.get(sha256);
        if (kept?.byteLength !== bytes.byteLength) throw new Error(`IndexedDB did not keep ${sha256}`);
      }, OPEN_TIMEOUT_MS);
      return sha256;
    },
    get: (sha256) => run((database) => begin(database, "readonly").store.get(sha256)),
    list: () => run((database) => begin(database, "readonly").store.getAllKeys()),
    remove: (sha256s) =>
      run(async (database) => {
        const transaction = begin(database, "readwrite");
        await Promise.all([...sha256s.map((sha256) => transaction.store.delete(sha256)), transaction.done]);
      }),
  };
}
