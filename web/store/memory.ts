import {
  canonicalJson,
  DESIGN_CONTENT_KEYS,
  type DesignContent,
  imagesOf,
} from "../../shared/model/design.ts";
import { createEmptyDesignInPageLanguage } from "./new-design.ts";
import type { Collection, RecordStore } from "./records.ts";
import type { StoreContext } from "./store.ts";
import { createMirrorValues } from "./stored-design.ts";

type Collections = Record<Collection, Map<string, unknown>>;

const copied = ({ designs, blobs, settings }: Partial<Collections>): Collections => ({
  designs: new Map(designs),
  blobs: new Map(blobs),
  settings: new Map(settings),
});

/** Readers may transfer the bytes. */
const copyOfBytes = (value: unknown): unknown => (value instanceof Uint8Array ? value.slice() : value);

/** Write transactions must not overlap. */
export function createMemoryRecords(): RecordStore {
  let stored = copied({});
  return {
    isStored: false,
    async run(mode, body) {
      const draft = copied(stored);
      const result = await body({
        get: async (collection, key) => copyOfBytes(draft[collection].get(key)),
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

const MIRRORED: readonly (keyof DesignContent)[] = ["name", "lists", "slots", "names", "counts"];

/** Whether the next start finds everything in localStorage. */
export async function isFullyMirrored({
  model,
  mirror,
  records,
  snapshot: { design },
}: StoreContext<unknown>) {
  // Stryker disable next-line StringLiteral: it isn't "readwrite".
  const ids = await records.run("readonly", (transaction) => transaction.keys("designs"));
  const isWhole = ids.every((id) => id === design.id) && mirror.has(createMirrorValues(model, design));
  const empty = createEmptyDesignInPageLanguage(model, design.id);
  const isRest = DESIGN_CONTENT_KEYS.every(
    (key) => MIRRORED.includes(key) || canonicalJson(design[key]) === canonicalJson(empty[key]),
  );
  return isWhole && isRest && [...imagesOf(design)].every(({ image }) => !image.recipe);
}
