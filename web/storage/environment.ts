import {
  FILES_DATABASE,
  hasDatabase,
  PICTURES_DATABASE,
  RECIPES_DATABASE,
  ROWS_DATABASE,
} from "./has-database.ts";
import type { Recipes } from "./kept-recipes.ts";
import { late } from "./late.ts";
import { browserLife, type Life } from "./life.ts";
import { openLocalStorage, type StorageLike } from "./local-storage.ts";
import { NO_SURVEY } from "./memory.ts";
import type { Overflow } from "./pictures.ts";
import type { Rows } from "./row.ts";
import { browserTabs, type Tabs } from "./tabs.ts";

/** Everything outside that a design store needs, so that tests can bring their own. */
export interface Environment {
  /** localStorage. Throws where it is refused. */
  openStorage(): StorageLike;
  readonly overflow: Overflow;
  readonly rows: Rows;
  readonly recipes: Recipes;
  readonly tabs: Tabs;
  readonly life: Life;
  /** The bytes of a file that the app serves; null where it does not arrive. */
  fetchFile(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether the app serves a picture at that path. Rejects where that can't be known. */
  isServed(path: string): Promise<boolean>;
  /** Asks the browser not to evict what is stored. */
  askToPersist(): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Random, never the same twice. */
  newId(): string;
}

/** The environment of a page. */
export const browserEnvironment = (): Environment => ({
  openStorage: openLocalStorage,
  overflow: lateOverflow(),
  rows: lateRows(),
  recipes: lateRecipes(),
  tabs: browserTabs(),
  life: browserLife(),
  async fetchFile(path) {
    try {
      const answer = await fetch(path);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    } catch {
      return null;
    }
  },
  async isServed(path) {
    const answer = await fetch(path, { method: "HEAD" });
    if (answer.status === 404) return false;
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
    return /^image\//.test(answer.headers.get("content-type") ?? "");
  },
  async askToPersist() {
    try {
      if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    } catch {
      // Not known here, or refused: what is stored is evicted as the browser sees fit.
    }
  },
  now: () => Date.now(),
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-"),
});

/** The pictures in IndexedDB; its code comes when there is something to read or to write. */
function lateOverflow(): Overflow {
  const load = late(async () => (await import("./overflow.ts")).createOverflow());
  return {
    put: async (...args) => (await load()).put(...args),
    get: async (sha256) => (await load()).get(sha256),
    list: async () => ((await hasDatabase(PICTURES_DATABASE, FILES_DATABASE)) ? (await load()).list() : []),
    remove: async (sha256s) => (await load()).remove(sha256s),
    sizesOf: async (sha256s) => (await load()).sizesOf(sha256s),
    moveOriginals: async (sha256s) => (await load()).moveOriginals(sha256s),
    clear: async () => (await load()).clear(),
  };
}

/** The rows, likewise. */
function lateRows(): Rows {
  const load = late(async () => (await import("./rows.ts")).createRows());
  const isThere = () => hasDatabase(ROWS_DATABASE);
  return {
    survey: async () => ((await isThere()) ? (await load()).survey() : NO_SURVEY),
    read: async (id) => (await load()).read(id),
    write: async (row, by) => (await load()).write(row, by),
    change: async (changes, signal) => (await load()).change(changes, signal),
    keepAside: async (row) => (await load()).keepAside(row),
    texts: async () => ((await isThere()) ? (await load()).texts() : []),
  };
}

/** The recipes, likewise. */
function lateRecipes(): Recipes {
  const load = late(async () => (await import("./recipes.ts")).createRecipes());
  const isThere = () => hasDatabase(RECIPES_DATABASE);
  return {
    put: async (recipes) => (await load()).put(recipes),
    of: async (picture) => ((await isThere()) ? (await load()).of(picture) : []),
    texts: async () => ((await isThere()) ? (await load()).texts() : []),
    remove: async (pictures) => (await load()).remove(pictures),
    clear: async () => (await load()).clear(),
  };
}
