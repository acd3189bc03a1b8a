import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { readRecipe, writeRecipe } from "../../web/recipes/recipe.ts";
import { createDesignStore } from "../../web/storage/create-store.ts";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { withChanges } from "../../web/storage/entries.ts";
import type { Recipes } from "../../web/storage/kept-recipes.ts";
import type { StorageLike } from "../../web/storage/local-storage.ts";
import { memoryOverflow } from "../../web/storage/memory.ts";
import type { Overflow } from "../../web/storage/pictures.ts";
import { hasRevision, isAsideOf, isRowHead, mayWrite, type Row, type Rows } from "../../web/storage/row.ts";

/** The name that browsers give to a full localStorage. */
class QuotaExceededError extends Error {
  override name = "QuotaExceededError";
}

/**
 * A browser with one origin's storage, whose tabs can be killed at any write: the write happens, and
 * nothing that the tab does afterwards. Quota in characters, keys included, as browsers count.
 */
export class FakeBrowser {
  readonly entries: Map<string, string>;
  /** The rows, and which is open. */
  readonly rows = new Map<string, Row>();
  openRow: string | null = null;
  /** What the survey says of them besides. */
  readonly removed = new Set<string>();
  erasedAt = 0;
  /** What every call of the rows throws, or never answers. */
  rowsFail = false;
  rowsHang = false;
  /** Called before several rows are changed, which fails where it throws. */
  beforeRowsChange = () => {};
  /** Whether localStorage and its row were compared in this life. */
  isCompared = false;
  /** How often all keys were read. */
  scans = 0;
  readonly notServed = new Set<string>();
  readonly images = new Map<string, Uint8Array<ArrayBuffer>>();
  /** Recipes by picture, category and slot, as IndexedDB has them. */
  readonly recipes = new Map<string, string>();
  /** What every call of the recipes throws, or never answers. */
  recipesFail = false;
  recipesHang = false;
  /** Bytes that IndexedDB has room for. */
  room = Number.POSITIVE_INFINITY;
  quota = 5_242_880;
  /** What every access to localStorage throws, or every write. */
  refusesAccess = false;
  refusesWrites = false;
  overflowFails = false;
  /** Milliseconds after which the other tabs see what one wrote to localStorage; at once for none. */
  lateness = 0;
  persistAsked = 0;
  /** A tab of a release is open that knows of one design only. */
  hasOldTab = false;
  clock = 1_700_000_000_000;
  readonly #tabs = new Set<FakeTab>();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(entries: Record<string, string> = {}) {
    this.entries = new Map(Object.entries(entries));
  }

  /** Opens a tab, whose store has finished what an earlier one left undone. */
  async open(killAtWrite = Number.POSITIVE_INFINITY): Promise<FakeTab> {
    const tab = this.openNow(killAtWrite);
    await tab.store.ready;
    return tab;
  }

  /** Opens a tab, whose store has only read so far. */
  openNow(killAtWrite = Number.POSITIVE_INFINITY): FakeTab {
    const tab = new FakeTab(this, killAtWrite);
    this.#tabs.add(tab);
    return tab;
  }

  /**
   * The browser ends at once and starts again: its tabs are gone, and localStorage is what had reached the
   * disk.
   */
  crash(onDisk: ReadonlyMap<string, string> = this.entries): void {
    for (const tab of [...this.#tabs]) tab.close();
    const flushed = new Map(onDisk);
    this.entries.clear();
    for (const [key, value] of flushed) this.entries.set(key, value);
    this.isCompared = false;
  }

  /** Everything that is stored, in a browser of its own. */
  copy(): FakeBrowser {
    const copy = new FakeBrowser(Object.fromEntries(this.entries));
    for (const [sha256, bytes] of this.images) copy.images.set(sha256, bytes);
    for (const [id, row] of this.rows) copy.rows.set(id, row);
    for (const [key, recipe] of this.recipes) copy.recipes.set(key, recipe);
    copy.openRow = this.openRow;
    for (const id of this.removed) copy.removed.add(id);
    copy.erasedAt = this.erasedAt;
    copy.clock = this.clock;
    return copy;
  }

  close(tab: FakeTab): void {
    this.#tabs.delete(tab);
  }

  get tabCount(): number {
    return this.#tabs.size;
  }

  get taken(): number {
    return [...this.entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  }

  exclusive<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#writing.then(run);
    this.#writing = result.catch(() => {});
    return result;
  }

  /** Writes to localStorage: the tab sees it at once, the others when it is brought to them. */
  put(from: FakeTab, key: string, value: string | null): void {
    const putInto = (entries: Map<string, string>) =>
      value === null ? entries.delete(key) : entries.set(key, value);
    putInto(this.entries);
    if (this.lateness === 0) return;
    putInto(from.seen);
    const others = [...this.#tabs].filter((tab) => tab !== from);
    setTimeout(() => {
      for (const tab of others) putInto(tab.seen);
    }, this.lateness);
  }

  announce(from: FakeTab): void {
    const tell = () => {
      for (const tab of this.#tabs) if (tab !== from) tab.onChange?.();
    };
    if (this.lateness > 0) setTimeout(tell, this.lateness);
    else queueMicrotask(tell);
  }

  published(): number {
    return Math.max(0, ...[...this.#tabs].map((tab) => tab.published));
  }

  /** The image entries by what follows the prefix, for tests that do not look at prefixes. */
  get stored(): Record<string, string> {
    const pairs = [...this.entries].filter(([, value]) => /^(data:|\/)/.test(value));
    return Object.fromEntries(pairs.map(([key, value]) => [key.split("_").slice(-2).join("_"), value]));
  }
}

export class FakeTab {
  readonly store: DesignStore;
  onChange: (() => void) | undefined;
  /** Told when it is closed or killed. */
  onClose = () => {};
  writes = 0;
  isDead = false;
  published = 0;
  /** What it sees of localStorage, where that is late. */
  readonly seen: Map<string, string>;

  readonly browser: FakeBrowser;
  readonly killAtWrite: number;

  constructor(browser: FakeBrowser, killAtWrite: number) {
    this.browser = browser;
    this.killAtWrite = killAtWrite;
    this.seen = new Map(browser.entries);
    this.store = createDesignStore(CLASSIC, {
      openStorage: () => {
        if (browser.refusesAccess) throw new Error("SecurityError");
        return this.#storage();
      },
      overflow: this.#overflow(),
      tabs: {
        exclusive: (run) => browser.exclusive(run),
        join: async () => {},
        published: async () => browser.published(),
        publish: async (revision) => {
          this.published = revision;
        },
        isAlone: async () => browser.tabCount === 1,
        hasOld: async () => browser.hasOldTab,
        onChange: (listener) => {
          const others = this.onChange;
          this.onChange = () => {
            others?.();
            listener();
          };
          return () => {
            this.onChange = undefined;
          };
        },
      },
      rows: this.#rows(),
      recipes: this.#recipes(),
      life: {
        isCompared: async () => browser.isCompared,
        compared() {
          browser.isCompared = true;
        },
      },
      isServed: async (path) => !browser.notServed.has(path),
      newId: () => `id-${browser.clock++}`,
      fetchFile: async () => null,
      askToPersist: async () => {
        browser.persistAsked++;
      },
      now: () => browser.clock++,
    });
  }

  close(): void {
    this.isDead = true;
    this.store.close();
    this.browser.close(this);
    this.onClose();
  }

  /** A write that happens; the one at which the tab is killed is its last. */
  #write(change: () => void): void {
    if (this.isDead) throw new Error("a dead tab writes nothing");
    change();
    this.browser.announce(this);
    if (++this.writes < this.killAtWrite) return;
    this.close();
    throw new Error("killed");
  }

  #storage(): StorageLike {
    const { browser } = this;
    const entries = browser.lateness > 0 ? this.seen : browser.entries;
    const guard = () => {
      if (browser.refusesAccess || this.isDead) throw new Error("SecurityError");
    };
    return {
      get length() {
        guard();
        return entries.size;
      },
      key(index) {
        if (index === 0) browser.scans++;
        return [...entries.keys()][index] ?? null;
      },
      getItem(key) {
        guard();
        return entries.get(key) ?? null;
      },
      setItem: (key, value) => {
        guard();
        if (browser.refusesWrites) throw new Error("InvalidAccessError");
        const old = entries.has(key) ? key.length + (entries.get(key) ?? "").length : 0;
        const grows = key.length + value.length > old;
        if (grows && browser.taken - old + key.length + value.length > browser.quota)
          throw new QuotaExceededError();
        this.#write(() => browser.put(this, key, value));
      },
      removeItem: (key) => {
        guard();
        if (browser.refusesWrites) throw new Error("InvalidAccessError");
        if (entries.has(key)) this.#write(() => browser.put(this, key, null));
      },
    };
  }

  /** Like IndexedDB, not in the same moment. */
  async #answer<T>(fails: boolean, hangs: boolean, run: () => T): Promise<T> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (hangs) await new Promise(() => {});
    if (fails || this.isDead) throw new Error("IndexedDB is refused");
    return run();
  }

  #recipes(): Recipes {
    const { browser } = this;
    const answer = <T>(run: () => T) => this.#answer(browser.recipesFail, browser.recipesHang, run);
    const pictureOf = (key: string) => key.split(" ")[0] ?? "";
    return {
      put: (recipes) =>
        answer(() =>
          this.#write(() => {
            for (const { picture, recipe } of recipes)
              browser.recipes.set([picture, recipe.category, recipe.slot].join(" "), writeRecipe(recipe));
          }),
        ),
      of: (picture) =>
        answer(() =>
          [...browser.recipes].flatMap(([key, text]) =>
            pictureOf(key) === picture ? (readRecipe(text) ?? []) : [],
          ),
        ),
      texts: () =>
        answer(() => [...browser.recipes].map(([key, text]) => ({ picture: pictureOf(key), text }))),
      remove: (pictures) =>
        answer(() => {
          for (const key of [...browser.recipes.keys()])
            if (pictures.includes(pictureOf(key))) browser.recipes.delete(key);
        }),
      clear: () => answer(() => this.#write(() => browser.recipes.clear())),
    };
  }

  #rows(): Rows {
    const { browser } = this;
    const answer = <T>(run: () => T) => this.#answer(browser.rowsFail, browser.rowsHang, run);
    return {
      survey: () =>
        answer(() => ({
          open: browser.openRow,
          heads: new Map([...browser.rows].map(([id, { head }]) => [id, isRowHead(head) ? head : null])),
          removed: new Set(browser.removed),
          erasedAt: browser.erasedAt,
        })),
      read: (id) =>
        answer(() => {
          const row = browser.rows.get(id);
          return row && isRowHead(row.head) ? row : null;
        }),
      write: (row, { prior, since, difference, keepsAside }) =>
        answer(() => {
          const stored = browser.rows.get(row.head.id);
          if (!mayWrite(stored?.head, row.head, { prior, since })) return "ahead";
          const isKnown = difference && stored?.head.revision === difference.from;
          const entries = isKnown ? withChanges(stored.entries, difference.changes) : row.entries;
          this.#write(() => {
            browser.rows.set(row.head.id, { head: row.head, entries: new Map(entries) });
            browser.openRow = row.head.id;
            if (!keepsAside)
              for (const [id, { head }] of browser.rows)
                if (isAsideOf(head, row.head.id) && id !== row.head.id) browser.rows.delete(id);
          });
          return "written";
        }),
      change: ({ put = [], heads = [], remove = [], open, erasedAt, expects }) =>
        answer(() => {
          browser.beforeRowsChange();
          for (const [id, revision] of expects)
            if (!hasRevision(browser.rows.get(id)?.head, revision)) return "ahead";
          this.#write(() => {
            if (erasedAt !== undefined) {
              browser.rows.clear();
              browser.erasedAt = erasedAt;
            }
            for (const row of put) browser.removed.delete(row.head.id);
            for (const row of put) browser.rows.set(row.head.id, { ...row, entries: new Map(row.entries) });
            for (const head of heads)
              browser.rows.set(head.id, { head, entries: browser.rows.get(head.id)?.entries ?? new Map() });
            for (const id of remove) {
              browser.rows.delete(id);
              browser.removed.add(id);
            }
            if (open !== undefined) browser.openRow = open;
          });
          return "written";
        }),
      keepAside: (row) =>
        answer(() =>
          this.#write(() => browser.rows.set(row.head.id, { ...row, head: { ...row.head, isAside: true } })),
        ),
      texts: () => answer(() => [...browser.rows.values()].flatMap(({ entries }) => [...entries.values()])),
    };
  }

  #overflow(): Overflow {
    const { browser } = this;
    const memory = memoryOverflow();
    const guard = () => {
      if (browser.overflowFails || this.isDead) throw new Error("IndexedDB is refused");
    };
    return {
      put: async (bytes) => {
        guard();
        const sha256 = await memory.put(bytes);
        guard();
        const taken = [...browser.images.values()].reduce((sum, { length }) => sum + length, 0);
        if (!browser.images.has(sha256) && taken + bytes.length > browser.room)
          throw new QuotaExceededError();
        this.#write(() => browser.images.set(sha256, bytes));
        return sha256;
      },
      async get(sha256) {
        guard();
        return browser.images.get(sha256);
      },
      async list() {
        guard();
        return [...browser.images.keys()];
      },
      async remove(sha256s) {
        guard();
        for (const sha256 of sha256s) browser.images.delete(sha256);
      },
      async sizesOf(sha256s) {
        guard();
        return new Map(
          sha256s.flatMap((sha256) => {
            const bytes = browser.images.get(sha256);
            return bytes ? [[sha256, bytes.length] as const] : [];
          }),
        );
      },
      moveOriginals: async () => guard(),
      clear: async () => {
        guard();
        this.#write(() => browser.images.clear());
      },
    };
  }
}
