import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { STORAGE_KEYS } from "../store/mirror.ts";
import { createTabChannel } from "../store/tabs.ts";
import type { DesignShelf } from "./designs.ts";
import { createDrafts } from "./drafts.ts";
import { createEditingSession, type EditingEnvironment, type EditOutcomeFault, loadOnce } from "./editing.ts";

const loadBrowser = loadOnce(() => import("./browser.ts"));

export const editingEnvironment: EditingEnvironment = {
  storage: openLocalStorage(),
  tabs: createTabChannel(),
  now: () => Date.now(),
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-"),
  eraseOthers: async () => (await loadBrowser()).eraseOthers(),
  askToPersist: () => loadBrowser().then((browser) => browser.askToPersist(), console.warn),
  fetchFile: (path) =>
    loadBrowser().then(
      (browser) => browser.fetchFile(path),
      () => null,
    ),
  isServed: async (path) => (await loadBrowser()).isServed(path),
};

function openLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const editingSession = createEditingSession(ACTIVE, editingEnvironment);

export const { state, edit, pictures, store } = editingSession;

export const drafts = createDrafts(editingSession, editingEnvironment);

export const loadDesignShelf = loadOnce(
  async (): Promise<DesignShelf> =>
    (await import("./designs.ts")).createDesignShelf(editingSession, editingEnvironment),
);

export const loadFaultMessage = (fault: EditOutcomeFault): Promise<string> =>
  import("./fault-message.ts").then(
    ({ faultMessage }) => faultMessage(fault),
    () => SHELL.notLoaded,
  );

export const hasStoredDesign = (): boolean =>
  editingEnvironment.storage?.getItem(STORAGE_KEYS.timestamp) != null;

for (const event of ["pointerdown", "keydown", "dragenter", "paste"])
  addEventListener(event, editingSession.prepare, { once: true, capture: true });

addEventListener("storage", ({ key, newValue }) => drafts.take(key, newValue));
