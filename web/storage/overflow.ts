import type { DBSchema } from "idb";
import { begin, type Connection, clearStores, connect } from "./database.ts";
import { FILES_DATABASE, hasDatabase, PICTURES_DATABASE } from "./has-database.ts";
import { type Overflow, sha256Of } from "./pictures.ts";

interface Schema extends DBSchema {
  images: { key: string; value: Uint8Array<ArrayBuffer> };
}

interface FilesSchema extends Schema {
  /** In bytes, of pictures and originals. */
  sizes: { key: string; value: number };
}

const STORES = ["images"] as const;
const SIZES = ["sizes"] as const;

/** Who wants to keep an image is told of an IndexedDB that does not open within a second, and has another way. */
const OPEN_TIMEOUT_MS = 900;

/** The pictures and the originals of recipes in IndexedDB. */
export function createOverflow(): Overflow {
  const pictures = connect<Schema>(PICTURES_DATABASE, STORES);
  const files = connect<FilesSchema>(FILES_DATABASE, ["images", "sizes"]);
  const originals = files as unknown as Connection<Schema>;
  /** Nothing is asked of a database that is not there, so that none is made for it. */
  const hasFiles = () => hasDatabase(FILES_DATABASE);
  const get = async (sha256: string) =>
    (await getFrom(pictures, sha256)) ?? ((await hasFiles()) ? getFrom(originals, sha256) : undefined);

  return {
    get,
    // An original has no other way.
    put: async (bytes, isOriginal = false) =>
      isOriginal ? putInto(originals, bytes) : putInto(pictures, bytes, OPEN_TIMEOUT_MS),
    list: async () => {
      const lists = await Promise.all([
        (await hasDatabase(PICTURES_DATABASE)) ? listOf(pictures) : [],
        (await hasFiles()) ? listOf(originals) : [],
      ]);
      return [...new Set(lists.flat())];
    },
    async remove(sha256s) {
      await removeFrom(pictures, sha256s);
      if (!(await hasFiles())) return;
      await removeFrom(originals, sha256s);
      await files.run((database) => {
        const transaction = begin(database, SIZES, "readwrite");
        for (const sha256 of sha256s) void transaction.store.delete(sha256);
        return transaction.done;
      });
    },
    async sizesOf(sha256s) {
      const known = await files.run(async (database) => {
        const { store } = begin(database, SIZES, "readonly");
        const [keys, sizes] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return new Map(keys.map((key, i) => [key, sizes[i] ?? 0]));
      });
      const measured = new Map<string, number>();
      for (const sha256 of sha256s) {
        const size = known.get(sha256) ?? (await get(sha256))?.byteLength;
        if (size === undefined) continue;
        measured.set(sha256, size);
        if (!known.has(sha256))
          await files
            .run(async (database) => {
              const transaction = begin(database, SIZES, "readwrite");
              await Promise.all([transaction.store.put(size, sha256), transaction.done]);
            })
            .catch(() => {});
      }
      return measured;
    },
    async moveOriginals(sha256s) {
      const among = new Set(await listOf(pictures));
      const there = new Set((await hasFiles()) ? await listOf(originals) : []);
      for (const sha256 of sha256s) {
        const bytes = among.has(sha256) && !there.has(sha256) ? await getFrom(pictures, sha256) : undefined;
        if (bytes) await putInto(originals, bytes);
        if (among.has(sha256)) await removeFrom(pictures, [sha256]);
      }
    },
    async clear() {
      await pictures.run((database) => clearStores(database, STORES));
      if (await hasFiles()) await files.run((database) => clearStores(database, [...STORES, ...SIZES]));
    },
  };
}

async function putInto(
  { run }: Connection<Schema>,
  bytes: Uint8Array<ArrayBuffer>,
  opensWithin?: number,
): Promise<string> {
  const sha256 = await sha256Of(bytes);
  // A view would be stored with all of the buffer that it looks into.
  const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
  await run(async (database) => {
    // Bytes must be on the disk before localStorage refers to them.
    const transaction = begin(database, STORES, "readwrite");
    await Promise.all([transaction.store.put(whole, sha256), transaction.done]);
    const kept = await begin(database, STORES, "readonly").store.get(sha256);
    if (kept?.byteLength !== bytes.byteLength) throw new Error(`IndexedDB did not keep ${sha256}`);
  }, opensWithin);
  return sha256;
}

const getFrom = ({ run }: Connection<Schema>, sha256: string) =>
  run((database) => begin(database, STORES, "readonly").store.get(sha256));

const listOf = ({ run }: Connection<Schema>) =>
  run((database) => begin(database, STORES, "readonly").store.getAllKeys());

const removeFrom = ({ run }: Connection<Schema>, sha256s: readonly string[]) =>
  run(async (database) => {
    const transaction = begin(database, STORES, "readwrite");
    await Promise.all([...sha256s.map((sha256) => transaction.store.delete(sha256)), transaction.done]);
  });
