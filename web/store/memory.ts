import type { Collection, Records } from "./records.ts";

type Collections = Record<Collection, Map<string, unknown>>;

const copied = ({ designs, blobs, settings }: Partial<Collections>): Collections => ({
  designs: new Map(designs),
  blobs: new Map(blobs),
  settings: new Map(settings),
});

/** Records that last as long as the page. Callers must write one after the other. */
export function memoryRecords(): Records {
  let stored = copied({});
  return {
    isStored: false,
    async run(mode, body) {
      const draft = copied(stored);
      const result = await body({
        get: async (collection, key) => draft[collection].get(key),
        has: async (collection, key) => draft[collection].has(key),
        keys: async (collection) => [...draft[collection].keys()],
        put: async (collection, key, value) => void draft[collection].set(key, value),
        remove: async (collection, key) => void draft[collection].delete(key),
        clear: async (collection) => draft[collection].clear(),
      });
      if (mode === "readwrite") stored = draft;
      return result;
    },
  };
}
