import { ACTIVE } from "../../shared/machines/index.ts";
import type { DesignStore } from "../storage/design-store.ts";
import { late } from "../storage/late.ts";
import type { Shelf } from "../storage/shelf.ts";
import { KEYS } from "../store/mirror-keys.ts";
import { browserTabs } from "../store/tabs.ts";
import { type AdapterEnvironment, createAdapter } from "./design-store.ts";

export const environment: AdapterEnvironment = {
  storage: openLocalStorage(),
  tabs: browserTabs(),
  now: () => Date.now(),
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-"),
  async eraseOthers() {
    await (await import("../uploader/record.ts")).eraseUploads();
    if (typeof caches !== "undefined")
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    sessionStorage.clear();
  },
  async askToPersist() {
    try {
      if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    } catch {
      // Not known here, or refused: what is stored is evicted as the browser sees fit.
    }
  },
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
};

function openLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const adapter = createAdapter(ACTIVE.model, environment);

export const loadShelf = late(
  async (): Promise<Shelf> => (await import("./shelf.ts")).createShelf(ACTIVE.model, adapter, environment),
);

/** Whether this browser has a design, without reading any of it. */
export const wasHere = (): boolean => environment.storage?.getItem(KEYS.timestamp) != null;

/** The store of the one design that the app is about. */
export const store: DesignStore = { ...adapter.store, shelf: loadShelf };

// What changes a design is no part of the first paint: it comes with the first touch or key.
for (const event of ["pointerdown", "keydown", "dragenter", "paste"])
  addEventListener(event, () => store.prepare(), { once: true, capture: true });
