/** What one page of the app tells the others. */
export type Message =
  /** These designs were changed, or another one was opened. */
  { readonly kind: "changed"; readonly ids: readonly string[] } | { readonly kind: "erased" };

/** The other pages of the app in this browser. */
export interface Tabs {
  tell(message: Message): void;
  /** Whether no other page is open. False if that can't be known. */
  isAlone(): Promise<boolean>;
  /** See pageChannel. */
  onMessage(listener: (message: Message | null) => void): void;
}

/** A shared lock that every page holds. */
const OPEN = "brewscreen:open";

/** What pages tell each other by BroadcastChannel. Without it a page hears of the others when it comes into view. */
export function pageChannel<Told>(name: string) {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    tell: (message: Told) => channel?.postMessage(message),
    /** Calls the listener when another page tells something, and with null when this one comes back into view. */
    onMessage(listener: (message: Told | null) => void) {
      const onReturn = () => document.visibilityState === "visible" && listener(null);
      channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => listener(data));
      addEventListener("pageshow", onReturn);
      document.addEventListener("visibilitychange", onReturn);
    },
  };
}

/** The other pages of the app, by BroadcastChannel and Web Locks. */
export function browserTabs(): Tabs {
  const { locks } = navigator;
  // Held until the page is closed.
  void locks?.request(OPEN, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
  return {
    ...pageChannel<Message>("brewscreen-store"),
    async isAlone() {
      if (!locks) return false;
      const { held = [], pending = [] } = await locks.query();
      return [...held, ...pending].filter(({ name }) => name === OPEN).length === 1;
    },
  };
}
