import { OWN_KEYS } from "./keys.ts";

/** The other tabs on the same storage. */
export interface Tabs {
  /** Runs alone among all tabs. */
  exclusive<T>(run: () => Promise<T>): Promise<T>;
  /** Counts this tab among the open ones, until it closes. */
  join(): Promise<void>;
  /** Whether this tab, once joined, is the only one. False where that can't be known. */
  isAlone(): Promise<boolean>;
  /** Calls the listener when storage may have been changed by another tab. Returns how to stop. */
  onChange(listener: () => void): () => void;
}

const WRITING = "brewscreen:writing";
const OPEN = "brewscreen:open";

/** A tab that holds the lock for longer is suspended, and would keep the others from ever writing. */
const LOCK_TIMEOUT_MS = 8_000;

/** Tabs by Web Locks and the storage event. Without Web Locks, tabs only keep out of step by moments. */
export function browserTabs(): Tabs {
  const locks: LockManager | undefined = navigator.locks;
  return {
    async exclusive(run) {
      if (!locks) return run();
      let hasRun = false;
      try {
        return await locks.request(WRITING, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
          hasRun = true;
          return run();
        });
      } catch (error) {
        if (hasRun) throw error;
        return run();
      }
    },

    join: () =>
      new Promise((resolve) => {
        if (!locks) return resolve();
        const held = locks.request(OPEN, { mode: "shared" }, () => {
          resolve();
          return new Promise(() => {});
        });
        held.catch(() => resolve());
      }),

    async isAlone() {
      const { held } = (await locks?.query()) ?? {};
      return held?.filter(({ name }) => name === OPEN).length === 1;
    },

    onChange(listener) {
      // A change of many keys comes as many events: they are heard together.
      let timer: ReturnType<typeof setTimeout> | undefined;
      const soon = () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          listener();
        }, 0);
      };
      const onStorage = ({ key }: StorageEvent) => key !== OWN_KEYS.room && soon();
      const onReturn = () => document.visibilityState === "visible" && soon();
      addEventListener("storage", onStorage);
      addEventListener("pageshow", onReturn);
      document.addEventListener("visibilitychange", onReturn);
      return () => {
        clearTimeout(timer);
        removeEventListener("storage", onStorage);
        removeEventListener("pageshow", onReturn);
        document.removeEventListener("visibilitychange", onReturn);
      };
    },
  };
}
