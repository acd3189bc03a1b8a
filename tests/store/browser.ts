import { createHash } from "node:crypto";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, emptyDesign, plainImage } from "../../shared/model/design.ts";
import { withSlot } from "../../shared/model/edit.ts";
import type { StorageLike } from "../../web/store/mirror.ts";
import type { Records } from "../../web/store/records.ts";
import { createStore, type Store } from "../../web/store/store.ts";
import type { Message, Tabs } from "../../web/store/tabs.ts";
import type { ChangeOutcome, StoreFault } from "../../web/store/types.ts";

export const { model } = ACTIVE;

/** A localStorage that holds so many UTF-16 units. */
export function fakeStorage(quota = 5_242_880): StorageLike & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      const others = [...entries].filter(([each]) => each !== key);
      const used = others.reduce((sum, [each, text]) => sum + each.length + text.length, 0);
      if (used + key.length + value.length > quota) throw new DOMException("full", "QuotaExceededError");
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
}

/** A browser with an IndexedDB of its own, in which pages are opened as tabs. */
export function fakeBrowser({ quota, records }: { quota?: number; records?: () => Records } = {}) {
  globalThis.indexedDB = new IDBFactory();
  const storage = fakeStorage(quota);
  const pages = new Set<(message: Message | null) => void>();
  let ids = 0;
  let time = 1_700_000_000_000;
  const erased: string[] = [];
  /** Opens a page; it is ready once its promise resolves. */
  const open = async (): Promise<Store<string>> => {
    let own: ((message: Message | null) => void) | undefined;
    const tabs: Tabs = {
      tell(message) {
        for (const page of pages) if (page !== own) page(structuredClone(message));
      },
      isAlone: async () => pages.size === 1,
      onMessage(listener) {
        own = listener;
        pages.add(listener);
        return () => void pages.delete(listener);
      },
    };
    const store = createStore<string>(model, {
      ...(records && { records }),
      storage,
      tabs,
      now: () => ++time,
      newId: () => `design-${++ids}`,
      eraseOthers: async () => void erased.push("others"),
      outsideLabel: "outside",
    });
    await store.ready;
    return store;
  };
  return { storage, open, pages, erased };
}

/** Edits one design: that of the id, or what the page shows. */
export function edit(
  store: Store<string>,
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
      const target = isDraft && open !== null ? open : id;
      const design = designs.get(target) ?? (isDraft ? emptyDesign(model, id) : null);
      if (!design) return "gone";
      const after = change(design);
      if (typeof after === "string") return after;
      return { designs: new Map([[target, after]]), ...(isDraft && open === null && { open: target }) };
    },
  });
}

/** Bytes that nobody else has, and their name. */
export function blob(text: string, length = 40): { sha256: string; bytes: Uint8Array<ArrayBuffer> } {
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode(text).subarray(0, length));
  return { sha256: createHash("sha256").update(bytes).digest("hex"), bytes };
}

/** Puts a picture of these bytes into a slot. */
export function putPicture(
  store: Store<string>,
  category: string,
  slot: string,
  text: string,
  length?: number,
) {
  const { sha256, bytes } = blob(text, length);
  const image = plainImage({ blob: sha256, bytes: bytes.length }, text);
  return edit(store, `picture ${text}`, (design) => withSlot(design, category, slot, image), {
    blobs: new Map([[sha256, bytes]]),
  });
}
