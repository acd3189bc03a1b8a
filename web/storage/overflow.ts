import type { DBSchema } from "idb";
import { connect } from "./database.ts";
import { PICTURES_DATABASE } from "./has-database.ts";
import { type Overflow, sha256Of } from "./pictures.ts";

interface Schema extends DBSchema {
  images: { key: string; value: Uint8Array<ArrayBuffer> };
}

const STORE = "images";

/** Who wants to keep an image is told of an IndexedDB that does not open within a second, and has another way. */
const OPEN_TIMEOUT_MS = 900;

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
        const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
        await Promise.all([transaction.store.put(whole, sha256), transaction.done]);
        const kept = await database.get(STORE, sha256);
        if (kept?.byteLength !== bytes.byteLength) throw new Error(`IndexedDB did not keep ${sha256}`);
      }, OPEN_TIMEOUT_MS);
      return sha256;
    },
    get: (sha256) => run((database) => database.get(STORE, sha256)),
    list: () => run((database) => database.getAllKeys(STORE)),
    remove: (sha256s) =>
      run(async (database) => {
        const transaction = database.transaction(STORE, "readwrite");
        await Promise.all([...sha256s.map((sha256) => transaction.store.delete(sha256)), transaction.done]);
      }),
  };
}
