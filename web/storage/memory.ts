import type { Entries } from "./entries.ts";
import type { Recipes } from "./kept-recipes.ts";
import type { StorageLike } from "./local-storage.ts";
import { type Overflow, sha256Of } from "./pictures.ts";
import type { Rows, Survey } from "./row.ts";

/** A stand-in for a localStorage that keeps nothing. */
export function memoryStorage(seed: Entries = new Map()): StorageLike {
  const entries = new Map(seed);
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** A stand-in for IndexedDB that keeps nothing, and still reads what `below` has. */
export function memoryOverflow(below?: Overflow): Overflow {
  const images = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async put(bytes) {
      const sha256 = await sha256Of(bytes);
      images.set(sha256, bytes);
      return sha256;
    },
    get: async (sha256) => images.get(sha256) ?? below?.get(sha256),
    list: async () => [...images.keys(), ...((await below?.list().catch(() => [])) ?? [])],
    async remove(sha256s) {
      for (const sha256 of sha256s) images.delete(sha256);
    },
    sizesOf: async (sha256s) =>
      new Map(sha256s.flatMap((sha256) => [[sha256, images.get(sha256)?.length ?? 0]] as const)),
    moveOriginals: async () => {},
    clear: async () => images.clear(),
  };
}

/** Where there is no row. */
export const NO_SURVEY: Survey = { open: null, heads: new Map(), removed: new Set(), erasedAt: 0 };

/** For a design that is in memory only. */
export const NO_ROWS: Rows = {
  survey: async () => NO_SURVEY,
  read: async () => null,
  write: async () => "written",
  change: async () => "written",
  keepAside: async () => {},
  texts: async () => [],
};

/** Without IndexedDB there are none. */
export const NO_RECIPES: Recipes = {
  put: async () => {},
  of: async () => [],
  texts: async () => [],
  remove: async () => {},
  clear: async () => {},
};
