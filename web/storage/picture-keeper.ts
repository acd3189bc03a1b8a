import { isQuotaError } from "./door.ts";
import { MAX_INLINE_IMAGE } from "./inline-bounds.ts";
import { keepRecipes, type NewPicture } from "./keep-recipes.ts";
import type { Recipes } from "./kept-recipes.ts";
import type { Patience } from "./patience.ts";
import { type Overflow, sha256Of } from "./pictures.ts";
import type { Rows } from "./row.ts";
import type { Tabs } from "./tabs.ts";
import { findUnused } from "./unused.ts";
import { inlineLength, storedPath, toDataUri } from "./values.ts";

/** So many originals of an earlier release go to their own database at a start, since others wait for the lock. */
const MOVED_AT_ONCE = 10;

interface PictureOptions {
  readonly overflow: Overflow;
  readonly rows: Rows;
  readonly recipes: Recipes;
  readonly tabs: Tabs;
  readonly patience: Patience;
  /** What localStorage holds. */
  stored(): Iterable<string>;
  /** Stored values that are in use though no key holds them: those of histories and of open editors. */
  held(): Iterable<string | null>;
  /** Lets some of them go, for want of room. False where there are none. */
  letGo(): boolean;
}

/** Puts pictures into IndexedDB, and removes from it what nothing refers to. */
export interface PictureKeeper {
  /** The path of bytes in IndexedDB, or null where they did not go in, even after making room. */
  store(bytes: Uint8Array<ArrayBuffer>): Promise<string | null>;
  /**
   * The stored values of pictures, whose recipes are kept: paths of those that are too large for localStorage,
   * and of `all` where that is asked for; data URIs of others, and of those that IndexedDB did not take, which
   * are `stuck`. `full` where one that must be apart did not go in.
   */
  values(
    images: readonly NewPicture[],
    all?: boolean,
  ): Promise<{ readonly values: string[]; readonly stuck: Set<string> } | "full">;
  /** Forgets what was put in since it was called last: something refers to it now, or nothing will. */
  settled(): void;
  /** Removes what nothing refers to, if no other tab is open. */
  removeUnused(): Promise<void>;
}

export function createPictureKeeper(options: PictureOptions): PictureKeeper {
  const { overflow, rows, recipes, tabs, patience } = options;
  /** What is put into IndexedDB, or was, and nothing refers to yet. */
  const fresh = new Set<string>();

  const removeUnused = async () => {
    if (!(await tabs.isAlone())) return;
    // What can't be read may refer to anything: it rejects, and nothing is removed.
    const values = [...options.stored(), ...options.held(), ...(await patience.await(rows.texts))];
    const unused = await findUnused({
      texts: [...values.flatMap((value) => value ?? []), ...[...fresh].map(storedPath)],
      pictures: await patience.await(overflow.list),
      recipes: await patience.await(recipes.texts),
    });
    // What came since is in use: pictures are also put in ahead of their turn.
    const isUnused = (sha256: string) =>
      !fresh.has(sha256) && ![...options.held()].some((value) => value?.includes(sha256));
    const goneRecipes = unused.recipes.filter(isUnused);
    if (goneRecipes.length > 0) await patience.await(() => recipes.remove(goneRecipes));
    const gone = unused.pictures.filter(isUnused);
    if (gone.length > 0) await patience.await(() => overflow.remove(gone));
    // It takes room for a moment: where there is none, the next start tries again.
    for (const original of unused.originals.slice(0, MOVED_AT_ONCE))
      await patience.await(() => overflow.moveOriginals([original])).catch(() => {});
  };
  /** The SHA-256 of bytes that went into IndexedDB, if need be after what is unused was removed. */
  const put = async (bytes: Uint8Array<ArrayBuffer>, isOriginal = false): Promise<string> => {
    fresh.add(await sha256Of(bytes));
    const attempt = () => patience.await(() => overflow.put(bytes, isOriginal));
    return attempt().catch(async (error) => {
      if (!isQuotaError(error)) throw error;
      await removeUnused();
      return attempt();
    });
  };

  /** The path of bytes in IndexedDB, or null where they did not go in, even after making room. */
  const store = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
    try {
      return storedPath(await put(bytes));
    } catch (error) {
      return isQuotaError(error) && options.letGo() ? store(bytes) : null;
    }
  };

  const putFile = (bytes: Uint8Array<ArrayBuffer>) =>
    put(bytes, true).then(
      () => true,
      () => false,
    );

  return {
    store,
    async values(images, all = false) {
      const stuck = new Set<string>();
      const values: string[] = [];
      for (const { bytes, isApart = false } of images) {
        const isLarge = inlineLength(bytes.length) > MAX_INLINE_IMAGE;
        const path = isLarge || isApart || all ? await store(bytes) : null;
        if (isApart && path === null) return "full";
        const value = path ?? toDataUri(bytes);
        if (isLarge && path === null) stuck.add(value);
        values.push(value);
      }
      await keepRecipes(images, { overflow, recipes, patience, putFile });
      return { values, stuck };
    },
    settled: () => fresh.clear(),
    removeUnused,
  };
}
