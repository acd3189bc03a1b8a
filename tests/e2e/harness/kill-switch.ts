/** How a page ends in the middle of its work. */
export type Ending = "crash" | "close" | "leave";

export interface KillSwitch {
  /** Writes to localStorage and IndexedDB so far. */
  writes: number;
  at: number;
  ending: Ending;
}

/** How a page asks to be ended: on its console, or at this address if nobody reads its console. */
export const END_ME = "end me";
export const END_ME_ADDRESS = "/end-me";

/**
 * Runs in a page before its scripts: counts its writes, and ends it right after one of them. A page that is to
 * crash does nothing more; one that is closed or left may run on for as long as browsers allow.
 */
export function installKillSwitch(endMe: string): void {
  const state: KillSwitch = { writes: 0, at: Number.POSITIVE_INFINITY, ending: "crash" };
  Object.assign(globalThis, { killSwitch: state });
  const ask = () => {
    if (!endMe.startsWith("/")) return console.debug(endMe);
    const request = new XMLHttpRequest();
    request.open("POST", endMe, false);
    request.send();
  };
  const count = () => {
    if (++state.writes !== state.at) return;
    if (state.ending === "leave") location.assign("/blank.html");
    else ask();
    while (state.ending === "crash");
  };
  const counting = <Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name) => {
    const write = owner[name] as (...args: unknown[]) => unknown;
    const counted = function (this: unknown, ...args: unknown[]) {
      const result = write.apply(this, args);
      count();
      return result;
    };
    Object.assign(owner, { [name]: counted });
  };
  counting(Storage.prototype, "setItem");
  counting(Storage.prototype, "removeItem");
  counting(IDBObjectStore.prototype, "put");
}
