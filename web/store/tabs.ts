export type TabMessage =
  | { readonly kind: "changed"; readonly ids: readonly string[] }
  | { readonly kind: "erased" };

export interface TabChannel {
  tell(message: TabMessage): void;
  /** Resolves to false if this can't be determined. */
  isAlone(): Promise<boolean>;
  onMessage(listener: (message: TabMessage | null) => void): void;
}

/** A lock that every open page holds. */
const OPEN = "brewscreen:open";

/** Without BroadcastChannel, pages notice changes as they come into view. */
export function createPageChannel<Told>(name: string) {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    tell: (message: Told) => channel?.postMessage(message),
    /** Sends null whenever this page comes back into view. */
    onMessage(listener: (message: Told | null) => void) {
      const onReturn = () => document.visibilityState === "visible" && listener(null);
      channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => listener(data));
      addEventListener("pageshow", onReturn);
      document.addEventListener("visibilitychange", onReturn);
    },
  };
}

export function createTabChannel(): TabChannel {
  const { locks } = navigator;
  void locks?.request(OPEN, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
  return {
    ...createPageChannel<TabMessage>("brewscreen-store"),
    async isAlone() {
      if (!locks) return false;
      // None waits for it, since it is shared.
      const { held } = await locks.query();
      return held?.filter(({ name }) => name === OPEN).length === 1;
    },
  };
}
