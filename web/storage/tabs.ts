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
  /** Whether a tab of a release is open that knows of one design only. False where that can't be known. */
  hasOld(): Promise<boolean>;
  /** Calls the listener when storage may have been changed by another tab. Returns how to stop. */
  onChange(listener: () => void): () => void;
}

/* The first three are the first release's too, so that its tabs and these keep out of each other's way. */
const WRITING = "brewscreen:writing";
const OPEN = "brewscreen:open";
/** Followed by the revision: what is held is known to all tabs at once, unlike what is stored. */
const WRITTEN = "brewscreen:written:";
/** Of tabs that know of several designs: more of OPEN than of this are tabs of an older release. */
const OPEN_WITH_SHELF = "brewscreen:open:designs";

/** For a design that no other tab can see. */
export const NO_TABS: Tabs = {
  exclusive: (run) => run(),
  published: async () => 0,
  publish: async () => {},
  join: async () => {},
  isAlone: async () => true,
  hasOld: async () => false,
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
      // In this order, so that no tab is taken for an old one while it opens.
      await Promise.all([hold(OPEN_WITH_SHELF), hold(OPEN)]);
    },

    isAlone: async () => (await heldLocks()).filter((name) => name === OPEN).length === 1,

    async hasOld() {
      const held = await heldLocks();
      const count = (lock: string) => held.filter((name) => name === lock).length;
      return count(OPEN) > count(OPEN_WITH_SHELF);
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
