/** What one page of the app tells the others. */
export type Message =
  /** These designs were changed, or another one was opened. */
  { readonly kind: "changed"; readonly ids: readonly string[] } | { readonly kind: "erased" };

/** The other pages of the app in this browser. */
export interface Tabs {
  tell(message: Message): void;
  /** Whether no other page is open. False if that can't be known. */
  isAlone(): Promise<boolean>;
  /** Calls the listener when another page tells something, and with null when this one comes back into view. */
  onMessage(listener: (message: Message | null) => void): void;
}

const CHANNEL = "brewscreen-store";
/** A shared lock that every page holds. */
const OPEN = "brewscreen:open";

/** Pages by BroadcastChannel and Web Locks. Without them a page hears of the others when it comes into view. */
export function browserTabs(): Tabs {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  const { locks } = navigator;
  // Held until the page is closed.
  void locks?.request(OPEN, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
  return {
    tell: (message) => channel?.postMessage(message),
    async isAlone() {
      if (!locks) return false;
      const { held = [], pending = [] } = await locks.query();
      return [...held, ...pending].filter(({ name }) => name === OPEN).length === 1;
    },
    onMessage(listener) {
      const onReturn = () => document.visibilityState === "visible" && listener(null);
      channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => listener(data));
      addEventListener("pageshow", onReturn);
      document.addEventListener("visibilitychange", onReturn);
    },
  };
}
