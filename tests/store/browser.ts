import "../../web/store/memory.ts";
import "../../web/store/writing.ts";
import "fake-indexeddb/auto";
import { createHash } from "node:crypto";
import { IDBFactory } from "fake-indexeddb";
import { expect } from "vitest";
import { ACTIVE } from "../../shared/machines/index.ts";
import { createEmptyDesign, createPlainImage, type Design } from "../../shared/model/design.ts";
import { withContent, withImageIds, withList, withSlot } from "../../shared/model/edit.ts";
import { storedImagePath } from "../../shared/model/picture-value.ts";
import { createFullFrameRecipe } from "../../shared/model/recipe.ts";
import type { StorageLike } from "../../web/store/mirror.ts";
import { toPngDataUrl } from "../../web/store/mirror-write.ts";
import { COLLECTIONS, type Collection } from "../../web/store/records.ts";
import { createStore, type Store, type StoreEnvironment } from "../../web/store/store.ts";
import { createMirrorValues } from "../../web/store/stored-design.ts";
import type { TabChannel, TabMessage } from "../../web/store/tabs.ts";
import type { ChangeOutcome, StoreFault } from "../../web/store/types.ts";

// What the store loads with its first change is there from the start, so that no fake clock waits for a file.

export const { model } = ACTIVE;

export type Page = Store<string>;

/** One write of localStorage; a null value removes the key. */
export type Write = readonly [key: string, value: string | null];

export interface FakeStorage extends StorageLike {
  entries: Map<string, string>;
  /** UTF-16 units that it holds. */
  quota: number;
  /** Every write so far. */
  readonly writes: Write[];
}

/** A localStorage, whose keys come in the order of their characters. */
export function fakeStorage(quota = 5_242_880): FakeStorage {
  const storage: FakeStorage = {
    entries: new Map(),
    quota,
    writes: [],
    get length() {
      return storage.entries.size;
    },
    key: (index) => [...storage.entries.keys()].sort()[index] ?? null,
    getItem: (key) => storage.entries.get(key) ?? null,
    setItem(key, given) {
      const value = String(given);
      let used = key.length + value.length;
      for (const [each, text] of storage.entries) if (each !== key) used += each.length + text.length;
      if (used > storage.quota) throw new DOMException("full", "QuotaExceededError");
      storage.entries.set(key, value);
      storage.writes.push([key, value]);
    },
    removeItem(key) {
      storage.entries.delete(key);
      storage.writes.push([key, null]);
    },
  };
  return storage;
}

/** What localStorage held after so many of these writes. */
export function afterWrites(
  before: ReadonlyMap<string, string>,
  writes: readonly Write[],
): Map<string, string> {
  const entries = new Map(before);
  for (const [key, value] of writes) {
    if (value === null) entries.delete(key);
    else entries.set(key, value);
  }
  return entries;
}

/**
 * What several pages see of one localStorage if each is a process of its own: what others write comes late, and
 * removing a key that a page does not see removes it nowhere.
 */
export function lateViews(storage: FakeStorage) {
  const writes: { readonly view: number; readonly key: string; readonly value: string | null }[] = [];
  let views = 0;
  return () => {
    const view = views++;
    const seen = new Map(storage.entries);
    let at = writes.length;
    const write = (key: string, value: string | null) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      writes.push({ view, key, value });
    };
    return {
      /** Has the page see so many more writes of others, of which its own later ones stand. */
      deliver(count: number) {
        for (const { view: from, key, value } of writes.slice(at, at + count)) {
          at++;
          if (from === view || writes.slice(at).some((later) => later.view === view && later.key === key))
            continue;
          if (value === null) seen.delete(key);
          else seen.set(key, value);
        }
      },
      get length() {
        return seen.size;
      },
      key: (index: number) => [...seen.keys()][index] ?? null,
      getItem: (key: string) => seen.get(key) ?? null,
      setItem(key: string, value: string) {
        write(key, value);
        seen.set(key, value);
      },
      removeItem(key: string) {
        if (seen.delete(key)) write(key, null);
      },
    };
  };
}

/** What a page gives its store. */
export type PageEnvironment = Omit<StoreEnvironment<unknown>, "outsideLabel">;

interface OpenOptions {
  /** The tab's sessionStorage; that of a new tab if it is absent. */
  readonly session?: Map<string, string>;
  /** What the page sees of localStorage, if not what all others see. */
  readonly view?: StorageLike | null;
}

/** A browser with an IndexedDB of its own, in which pages are opened as tabs. */
export function fakeBrowser({ quota }: { quota?: number } = {}) {
  globalThis.indexedDB = new IDBFactory();
  const storage = fakeStorage(quota);
  const pages = new Map<
    object,
    {
      session: Map<string, string>;
      deafen(): void;
      send(event: string): void;
      hear(message: TabMessage | null): void;
    }
  >();
  const listeners = new Set<(message: TabMessage | null) => void>();
  let ids = 0;
  let time = 1_700_000_000_000;
  /** What `eraseOthers` was called for. */
  const erased: string[] = [];
  /** Every message that a page sent to the others. */
  const told: TabMessage[] = [];
  /** Whether `eraseOthers` fails, and locks never answer. */
  const faults = { eraseOthers: false, locks: false };
  /** Blobs that the pages know to be gone. */
  const missing = new Set<string>();

  /** Opens a page; it is ready once its promise resolves. */
  const open = async (options?: OpenOptions): Promise<Page> => {
    const page = start(options);
    await page.ready;
    return page;
  };
  const start = (options?: OpenOptions): Page =>
    startAs((environment) => createStore(model, { ...environment, outsideLabel: "outside" }), options);
  /** Opens a page of which `create` makes the store. */
  const startAs = <Opened extends object>(
    create: (environment: PageEnvironment) => Opened,
    { session = new Map(), view = storage }: OpenOptions = {},
  ): Opened => {
    const window = new EventTarget();
    globalThis.addEventListener = window.addEventListener.bind(window) as typeof globalThis.addEventListener;
    const shareSession = () =>
      Object.defineProperty(globalThis, "sessionStorage", {
        configurable: true,
        value: {
          getItem: (key: string) => session.get(key) ?? null,
          setItem: (key: string, value: string) => void session.set(key, value),
        },
      });
    shareSession();
    let own: ((message: TabMessage | null) => void) | undefined;
    const tabs: TabChannel = {
      tell(message) {
        told.push(message);
        for (const each of listeners) if (each !== own) each(structuredClone(message));
      },
      isAlone: async () => (faults.locks ? new Promise(() => {}) : pages.size === 1),
      onMessage(given) {
        own = given;
        listeners.add(given);
      },
    };
    const store = create({
      storage: view,
      tabs,
      now: () => ++time,
      newId: () => `design-${++ids}`,
      isMissing: (picture) => "blob" in picture && missing.has(picture.blob),
      async eraseOthers() {
        if (faults.eraseOthers) throw new Error("uploads can't be erased");
        erased.push("others");
        session.clear();
      },
    });
    pages.set(store, {
      session,
      deafen: () => own && listeners.delete(own),
      send(event) {
        shareSession();
        window.dispatchEvent(new Event(event));
      },
      hear: (message) => own?.(message),
    });
    return store;
  };
  const of = (page: object) => {
    const found = pages.get(page);
    if (!found) throw new Error("the page is closed");
    return found;
  };
  setTimeOrigin(Number.MAX_SAFE_INTEGER);
  const browser = {
    ...{ storage, open, start, startAs, pages, erased, told, faults, missing },
    /** Has a page hear nothing of what others tell from now on. */
    deafen: (page: object) => of(page).deafen(),
    /** Ends a page as if the browser were killed. */
    kill(page: object) {
      browser.deafen(page);
      pages.delete(page);
    },
    /** Sends an event to a page's window. */
    send: (page: object, event: string) => of(page).send(event),
    /** Leaves a page that the browser keeps as it was. */
    hide: (page: object): void => browser.send(page, "pagehide"),
    /** Delivers a message to a page. */
    hear: (page: object, message: TabMessage) => of(page).hear(message),
    /** Brings a page back into view. */
    comeBack: (page: object) => of(page).hear(null),
    /** Closes a page. */
    leave(page: object) {
      browser.hide(page);
      browser.kill(page);
    },
    /** Leaves a page for the next one of its tab. `meanwhile` runs as the next one begins, before any of the app does. */
    async reload(page: Page, meanwhile: () => void = () => {}, options?: OpenOptions): Promise<Page> {
      const { session } = of(page);
      setTimeOrigin(Date.now() - 1);
      browser.leave(page);
      meanwhile();
      try {
        return await open({ session, ...options });
      } finally {
        setTimeOrigin(Number.MAX_SAFE_INTEGER);
      }
    },
  };
  return browser;
}

export type FakeBrowser = ReturnType<typeof fakeBrowser>;

/** A new browser with one page, whose design has that name. */
export async function openedPage({ name = "", ...options }: { name?: string; quota?: number } = {}) {
  const browser = fakeBrowser(options);
  const page = await browser.open();
  if (name !== "") await rename(page, name);
  return { browser, page };
}

/** A new browser with two pages. */
export async function twoPages() {
  const browser = fakeBrowser();
  return { browser, one: await browser.open(), other: await browser.open() };
}

const setTimeOrigin = (value: number) =>
  Object.defineProperty(performance, "timeOrigin", { configurable: true, value });

/** Edits one design: that of the id, or what the page shows. The first edit makes a design if none is open by then. */
export function edit(
  store: Page,
  label: string | undefined,
  change: (design: Design) => Design | StoreFault,
  {
    id = store.snapshot.design.id,
    group,
    blobs,
  }: { id?: string; group?: string; blobs?: ReadonlyMap<string, Uint8Array<ArrayBuffer>> } = {},
): Promise<ChangeOutcome> {
  const isDraft = store.snapshot.design.id === id && store.snapshot.design.revision === 0;
  return store.change({
    ids: [id],
    label,
    group,
    blobs,
    edit(designs, open) {
      const target = isDraft && !designs.get(id) && open !== null ? open : id;
      const design = designs.get(target) ?? (isDraft ? createEmptyDesign(model, id) : null);
      if (!design) return "gone";
      const after = change(design);
      if (typeof after === "string") return after;
      return { designs: new Map([[target, after]]), ...(isDraft && open === null && { open: target }) };
    },
  });
}

export const rename = (store: Page, name: string) =>
  edit(store, `rename ${name}`, (design) => withContent(design, { name }));

/** Makes another design, and opens it. */
export const create = (store: Page, id: string, name: string) =>
  store.change({
    ids: [],
    label: `create ${name}`,
    edit: () => ({ designs: new Map([[id, { ...createEmptyDesign(model, id), name }]]), open: id }),
  });

/** Opens another design. */
export const openDesign = (store: Page, id: string) =>
  store.change({
    ids: [id],
    edit: (designs) => (designs.get(id) ? { designs: new Map(), open: id } : "gone"),
  });

/** Removes designs; none is open then if the open one is among them. */
export const remove = (store: Page, ids: readonly string[]) =>
  store.change({
    ids,
    label: `remove ${ids.join()}`,
    edit: (designs) =>
      ids.every((id) => designs.get(id)) ? { designs: new Map(ids.map((id) => [id, null])) } : "gone",
  });

/** Bytes that begin with a text and end with a checksum, and their name. */
export function blob(text: string, length = 40): { sha256: string; bytes: Uint8Array<ArrayBuffer> } {
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode(text).subarray(0, length));
  bytes.set(createHash("sha256").update(text).digest().subarray(0, 8), length - 8);
  return { sha256: createHash("sha256").update(bytes).digest("hex"), bytes };
}

/** A data URI of such bytes. */
export const uri = (text: string, length?: number): string => toPngDataUrl(blob(text, length).bytes);

/** Puts a picture of these bytes into a slot. */
export function putPicture(store: Page, category: string, slot: string, text: string, length?: number) {
  const { sha256, bytes } = blob(text, length);
  const image = createPlainImage({ blob: sha256, bytes: bytes.length }, text);
  return edit(store, `picture ${text}`, (design) => withSlot(design, category, slot, image), {
    blobs: new Map([[sha256, bytes]]),
  });
}

/** Puts a picture with a recipe into a slot. */
export function putLettered(store: Page, category: string, slot: string, text: string) {
  const [original, made] = [blob(`${text}, the original`), blob(text)];
  const recipe = createFullFrameRecipe({ blob: original.sha256, type: "image/png", width: 302, height: 485 });
  const picture = { blob: made.sha256, bytes: made.bytes.length };
  const image = { name: text, picture, recipe, renderedFrom: "as it is" };
  return edit(store, `recipe ${text}`, (design) => withSlot(design, category, slot, image), {
    blobs: new Map([original, made].map(({ sha256, bytes }) => [sha256, bytes])),
  });
}

/** Adds a picture to the list. */
export function addScreensaver(store: Page, text: string) {
  const { sha256, bytes } = blob(text);
  const image = createPlainImage({ blob: sha256, bytes: bytes.length }, text);
  const add = (design: Design) => {
    const list = design.lists.screensaver ?? [];
    return withList(design, "screensaver", [...list, ...withImageIds(design, list, [image])]);
  };
  return edit(store, `add ${text}`, add, { blobs: new Map([[sha256, bytes]]) });
}

/** Makes a design that has something of everything. */
export async function fillOpen(store: Page, name: string): Promise<Design> {
  await rename(store, name);
  await putLettered(store, "blends", "left", `${name} left`);
  await putLettered(store, "blends", "right", `${name} right`);
  await putPicture(store, "hotcupsizes", "large", `${name} large`);
  await addScreensaver(store, `${name} first`);
  await addScreensaver(store, `${name} second`);
  await edit(store, "names", (design) =>
    withContent(design, {
      names: { blends: { left: "House", right: "Decaf" } },
      counts: { ...design.counts, hotcupsizes: 3 },
      texts: { hot: "Heiß" },
    }),
  );
  return store.snapshot.design;
}

/** The key of an image of a design. */
export const keyOf = ({ name, timestamp }: Pick<Design, "name" | "timestamp">, place: string): string =>
  `${name || model.defaultMachineName}_${timestamp}_${place}`;

/** What localStorage is to hold for a design if there is room, without the app's own keys. */
export async function mirrored(store: Page, design: Design | null): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [key, value] of createMirrorValues(model, design)) {
    const bytes = typeof value === "string" ? undefined : await store.blob(value.blob);
    if (typeof value === "string") texts.set(key, value);
    else texts.set(key, bytes ? toPngDataUrl(bytes) : storedImagePath(value.blob));
  }
  return texts;
}

/** What localStorage holds without the stamp. */
export const keysIn = (entries: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...entries].filter(([key]) => key !== "brewscreen:mirror"));

/** Expects that localStorage holds the open design, and exactly that. */
export async function expectMirrored({ storage }: Pick<FakeBrowser, "storage">, store: Page): Promise<void> {
  const { design } = store.snapshot;
  const isStored = design.revision > 0;
  expect(sorted(keysIn(storage.entries))).toEqual(sorted(await mirrored(store, isStored ? design : null)));
  expect(storage.entries.has("brewscreen:mirror")).toBe(isStored);
}

export const sorted = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1));

/** All that a design says, without when and in which revision. */
export const contentOf = ({ revision: _, changedAt: __, ...content }: Design) => content;

/** Everything in IndexedDB. */
export async function database(): Promise<Record<Collection, Map<string, unknown>>> {
  const opened = await asPromise(indexedDB.open("brewscreen-store", 1));
  const transaction = opened.transaction(COLLECTIONS);
  const read = async (name: Collection) => {
    const all = transaction.objectStore(name);
    const [keys, values] = await Promise.all([asPromise(all.getAllKeys()), asPromise(all.getAll())]);
    return new Map(keys.map((key, i) => [String(key), values[i] as unknown]));
  };
  const [designs, blobs, settings] = await Promise.all([read("designs"), read("blobs"), read("settings")]);
  opened.close();
  return { designs, blobs, settings };
}

async function inDatabase(name: Collection, request: (objects: IDBObjectStore) => IDBRequest): Promise<void> {
  const opened = await asPromise(indexedDB.open("brewscreen-store", 1));
  await asPromise(request(opened.transaction([name], "readwrite").objectStore(name)));
  opened.close();
}

/** Writes as another version of the app would. */
export const putRecord = (name: Collection, key: string, value: unknown) =>
  inDatabase(name, (objects) => objects.put(value, key));

/** Removes a blob as a browser may that is short of room. */
export const evict = (sha256: string) => inDatabase("blobs", (objects) => objects.delete(sha256));

const asPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
