import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { STORAGE_KEYS } from "../store/mirror.ts";
import { createTabChannel } from "../store/tabs.ts";
import type { DesignList } from "./designs.ts";
import { createEditing, type EditingEnvironment, type EditOutcomeFault, loadOnce } from "./editing.ts";

export const editingEnvironment: EditingEnvironment = {
  storage: openLocalStorage(),
  tabs: createTabChannel(),
  now: () => Date.now(),
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-"),
  async eraseOthers() {
    await (await import("../store/uploads-database.ts")).eraseUploads();
    if (typeof caches !== "undefined")
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    sessionStorage.clear();
  },
  async askToPersist() {
    try {
      if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    } catch {
      // Unsupported or refused.
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
    if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
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

export const editing = createEditing(ACTIVE, editingEnvironment);

export const { state, edit, pictures, store } = editing;

export const loadDesigns = loadOnce(
  async (): Promise<DesignList> =>
    (await import("./designs.ts")).createDesignList(editing, editingEnvironment),
);

export const loadFaultMessage = (fault: EditOutcomeFault): Promise<string> =>
  import("./fault-words.ts").then(
    ({ faultMessage }) => faultMessage(fault),
    () => SHELL.notLoaded,
  );

/** Whether this browser has a design, according to localStorage. */
export const hasStoredDesign = (): boolean =>
  editingEnvironment.storage?.getItem(STORAGE_KEYS.timestamp) != null;

for (const event of ["pointerdown", "keydown", "dragenter", "paste"])
  addEventListener(event, editing.prepare, { once: true, capture: true });
