export type TabMessage =
  | { readonly kind: "changed"; readonly ids: readonly string[] }
  | { readonly kind: "erased" };

export interface TabChannel {
  tell(message: TabMessage): void;
  /** Resolves to false if unknown. */
  isAlone(): Promise<boolean>;
  onMessage(listener: (message: TabMessage | null) => void): void;
}

/** Every open page holds this lock. */
const OPEN = "brewscreen:open";

/** Without BroadcastChannel, pages notice changes as they come into view. */
export function createBroadcast<Message>(name: string) {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    tell: (message: Message) => channel?.postMessage(message),
    /** Also calls `listener` with null whenever this page comes into view. */
    onMessage(listener: (message: Message | null) => void) {
      const onReturn = () => document.visibilityState === "visible" && listener(null);
      channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => listener(data));
      addEventListener("pageshow", onReturn);
      document.addEventListener("visibilitychange", onReturn);
    },
  };
}

export function createTabChannel(): TabChannel {
  const { locks } = navigator;
  void locks?.request(OPEN, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
  return {
    ...createBroadcast<TabMessage>("brewscreen-store"),
    async isAlone() {
      if (!locks) return false;
      // Pages share the lock, so `held` lists them all.
      const { held } = await locks.query();
      return held?.filter(({ name }) => name === OPEN).length === 1;
    },
  };
}
