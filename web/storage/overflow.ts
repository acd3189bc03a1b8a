import type { DBSchema } from "idb";
import { begin, connect } from "./database.ts";
import { PICTURES_DATABASE } from "./has-database.ts";
import { type Overflow, sha256Of } from "./pictures.ts";

interface Schema extends DBSchema {
  images: { key: string; value: Uint8Array<ArrayBuffer> };
}

const STORES = ["images"] as const;

/** Who wants to keep an image is told of an IndexedDB that does not open within a second, and has another way. */
const OPEN_TIMEOUT_MS = 900;

/** The pictures in IndexedDB. */
export function createOverflow(): Overflow {
  const { run } = connect<Schema>(PICTURES_DATABASE, STORES);
  return {
    async put(bytes) {
      const sha256 = await sha256Of(bytes);
      // A view would be stored with all of the buffer that it looks into.
      const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
      await run(async (database) => {
        // Bytes must be on the disk before localStorage refers to them.
        const transaction = begin(database, STORES, "readwrite");
        await Promise.all([transaction.store.put(whole, sha256), transaction.done]);
        const kept = await begin(database, STORES, "readonly").store.get(sha256);
        if (kept?.byteLength !== bytes.byteLength) throw new Error(`IndexedDB did not keep ${sha256}`);
      }, OPEN_TIMEOUT_MS);
      return sha256;
    },
    get: (sha256) => run((database) => begin(database, STORES, "readonly").store.get(sha256)),
    list: () => run((database) => begin(database, STORES, "readonly").store.getAllKeys()),
    remove: (sha256s) =>
      run(async (database) => {
        const transaction = begin(database, STORES, "readwrite");
        await Promise.all([...sha256s.map((sha256) => transaction.store.delete(sha256)), transaction.done]);
      }),
  };
}
