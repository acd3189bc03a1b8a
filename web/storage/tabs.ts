import { OWN_KEYS } from "./keys.ts";
import { alone, heldLocks, hold } from "./locks.ts";

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

/* The first three are the first release's too, so that its tabs and these keep out of each other's way. */
const WRITING = "brewscreen:writing";
const OPEN = "brewscreen:open";
/** Followed by the revision: what is held is known to all tabs at once, unlike what is stored. */
const WRITTEN = "brewscreen:written:";
/** Of tabs that know of rows: more of OPEN than of this are tabs of the first release. */
const OPEN_WITH_ROWS = "brewscreen:open:rows";

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
  let unpublish = () => {};
  return {
    exclusive: (run) => alone(WRITING, run),

    async published() {
      const revisions = (await heldLocks()).filter((name) => name.startsWith(WRITTEN));
      return Math.max(0, ...revisions.map((name) => Number(name.slice(WRITTEN.length))));
    },

    async publish(revision) {
      const last = unpublish;
      unpublish = await hold(WRITTEN + revision);
      last();
    },

    async join() {
      await Promise.all([hold(OPEN), hold(OPEN_WITH_ROWS)]);
    },

    isAlone: async () => (await heldLocks()).filter((name) => name === OPEN).length === 1,

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
