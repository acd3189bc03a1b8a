import type { Collection, Records } from "./records.ts";

/** Records that last as long as the page. Those who write wait for each other. */
export function memoryRecords(): Records {
  const empty = () => new Map<string, unknown>();
  let stored: Record<Collection, Map<string, unknown>> = {
    designs: empty(),
    blobs: empty(),
    settings: empty(),
  };
  return {
    isStored: false,
    async run(mode, body) {
      const { designs, blobs, settings } = stored;
      const draft = { designs: new Map(designs), blobs: new Map(blobs), settings: new Map(settings) };
      const result = await body({
        get: async (collection, key) => draft[collection].get(key),
        has: async (collection, key) => draft[collection].has(key),
        all: async (collection) => [...draft[collection].values()],
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
