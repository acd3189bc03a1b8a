import { OWN_KEYS } from "./keys.ts";

/** The other tabs on the same storage. */
export interface Tabs {
  /** Runs alone among all tabs. */
  exclusive<T>(run: () => Promise<T>): Promise<T>;
  /** The highest revision that an open tab has published; 0 for none. */
  published(): Promise<number>;
  /** Lets the other tabs know which revision this one wrote, until its next or until it closes. */
  publish(revision: number): Promise<void>;
  /** Counts this tab among the open ones, until it closes. */
  join(): Promise<void>;
  /** Whether this tab, once joined, is the only one. False where that can't be known. */
  isAlone(): Promise<boolean>;
  /** Calls the listener when storage may have been changed by another tab. Returns how to stop. */
  onChange(listener: () => void): () => void;
}

const WRITING = "brewscreen:writing";
const OPEN = "brewscreen:open";
/** Followed by the revision: what is held is known to all tabs at once, unlike what is stored. */
const WRITTEN = "brewscreen:written:";

/** A tab that holds the lock for longer is suspended, and would keep the others from ever writing. */
const LOCK_TIMEOUT_MS = 8_000;

/** For a design that no other tab can see. */
export const NO_TABS: Tabs = {
  exclusive: (run) => run(),
  published: async () => 0,
  publish: async () => {},
  join: async () => {},
  isAlone: async () => true,
  onChange: () => () => {},
};

/** Tabs by Web Locks and the storage event. Without Web Locks, tabs only keep out of step by moments. */
export function browserTabs(): Tabs {
  const locks: LockManager | undefined = navigator.locks;
  const held = async () => {
    const answer = await locks?.query().catch(() => undefined);
    return (answer?.held ?? []).map(({ name = "" }) => name);
  };
  /** Takes a lock that other tabs may hold too. Resolves, once it is held, to what lets go of it. */
  const hold = (name: string) =>
    new Promise<() => void>((resolve) => {
      if (!locks) return resolve(() => {});
      const request = locks.request(
        name,
        { mode: "shared" },
        () => new Promise<void>((release) => resolve(release)),
      );
      request.catch(() => resolve(() => {}));
    });
  let unpublish = () => {};

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

    async published() {
      const revisions = (await held()).filter((name) => name.startsWith(WRITTEN));
      return Math.max(0, ...revisions.map((name) => Number(name.slice(WRITTEN.length))));
    },

    async publish(revision) {
      const last = unpublish;
      unpublish = await hold(WRITTEN + revision);
      last();
    },

    async join() {
      await hold(OPEN);
    },

    isAlone: async () => (await held()).filter((name) => name === OPEN).length === 1,

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
