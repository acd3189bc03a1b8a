import { openLocalStorage, type StorageLike } from "./local-storage.ts";
import { createOverflow, type Overflow } from "./overflow.ts";
import { browserTabs, type Tabs } from "./tabs.ts";

/** Everything outside that a design store needs, so that tests can bring their own. */
export interface Environment {
  /** localStorage. Throws where it is refused. */
  openStorage(): StorageLike;
  readonly overflow: Overflow;
  readonly tabs: Tabs;
  /** The bytes of a file that the app serves; null where it does not arrive. */
  fetchFile(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Asks the browser not to evict what is stored. */
  askToPersist(): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The environment of a page. */
export const browserEnvironment = (): Environment => ({
  openStorage: openLocalStorage,
  overflow: createOverflow(),
  tabs: browserTabs(),
  async fetchFile(path) {
    try {
      const answer = await fetch(path);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    } catch {
      return null;
    }
  },
  async askToPersist() {
    try {
      if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    } catch {
      // Not known here, or refused: what is stored is evicted as the browser sees fit.
    }
  },
  now: () => Date.now(),
});
