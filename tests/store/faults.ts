import { forceCloseDatabase, IDBFactory, IDBObjectStore, IDBRequest, IDBTransaction } from "fake-indexeddb";
import { onTestFinished, vi } from "vitest";

/** Calls of IndexedDB, in each of which something can go wrong. */
export const CALLS = [
  "open",
  "transaction",
  "get",
  "getAll",
  "getAllKeys",
  "count",
  "put",
  "delete",
  "clear",
  "commit",
] as const;
export type Call = (typeof CALLS)[number];

/**
 * `refused`: it fails. `silent`: it is never answered, and nothing is done. `unheard`: a commit that is done, and never
 * answered. `slow`: a request that is answered four seconds after the one before. `lost`: the browser has closed the
 * connection. `full`: there is no room, which some browsers say at once, and others at the commit.
 */
export type Fault = "refused" | "silent" | "unheard" | "slow" | "lost" | "full";

/** Breaks one kind of call from its nth on, until `mend` is called or the test ends. Counts the calls. */
export function breakCalls(call: Call, fault: Fault | null, from = 1, howMany = Number.POSITIVE_INFINITY) {
  const owner: object =
    call === "open"
      ? IDBFactory.prototype
      : call === "transaction"
        ? IDBDatabase.prototype
        : call === "commit"
          ? IDBTransaction.prototype
          : IDBObjectStore.prototype;
  const real = Reflect.get(owner, call);
  const state = { calls: 0 };
  const broken = function (
    this: IDBObjectStore | IDBTransaction | IDBDatabase,
    ...given: unknown[]
  ): unknown {
    const go = () => Reflect.apply(real, this, given);
    state.calls++;
    if (!fault || state.calls < from || state.calls >= from + howMany) return go();
    const transaction =
      this instanceof IDBTransaction ? this : this instanceof IDBObjectStore ? this.transaction : undefined;
    switch (fault) {
      case "refused":
        throw new DOMException("refused", "UnknownError");
      case "lost":
        if (transaction) abortAs(transaction, "UnknownError");
        if (transaction) forceCloseDatabase(transaction.db as never);
        else if ("close" in this) this.close();
        return go();
      case "full":
        if (call === "commit" && transaction) return abortAs(transaction, "QuotaExceededError");
        return request(this as IDBObjectStore, () => {
          throw new DOMException("full", "QuotaExceededError");
        });
      case "silent":
        if (transaction) stayOpen(transaction);
        return call === "commit" ? undefined : new IDBRequest();
      case "slow":
        if (transaction) stayOpen(transaction);
        return answeredAfter(go() as IDBRequest, 4_000 * state.calls);
      case "unheard":
        if (transaction) mute(transaction);
        return go();
    }
  };
  Reflect.set(owner, call, broken);
  const mend = () => void Reflect.set(owner, call, real);
  onTestFinished(mend);
  return { state, mend };
}

/** A request whose work is given. */
const request = (source: IDBObjectStore, operation: () => void) =>
  (source.transaction as unknown as { _execRequestAsync(request: object): IDBRequest })._execRequestAsync({
    source,
    operation,
  });

/** A request that is answered after so many milliseconds. */
function answeredAfter(asked: IDBRequest, ms: number): IDBRequest {
  const late = { result: undefined as unknown, onsuccess: () => {} };
  asked.onsuccess = () => {
    late.result = asked.result;
    setTimeout(() => late.onsuccess(), ms);
  };
  return late as unknown as IDBRequest;
}

/** Keeps a transaction from ending by itself. */
function stayOpen(transaction: IDBTransaction): void {
  const beat = () => {
    try {
      request(transaction.objectStore("settings"), () => {}).onsuccess = beat;
    } catch {
      // The transaction has been committed.
    }
  };
  beat();
}

/** Aborts a transaction as a browser does by itself. */
const abortAs = (transaction: IDBTransaction, error: string | null) =>
  (transaction as unknown as { _abort(error: string | null): void })._abort(error);

/** Those who listen to a transaction, but for the database itself, which goes on to the next one. */
const listeners = new WeakMap<object, [string, EventListener][]>();
const listen = IDBTransaction.prototype.addEventListener;
IDBTransaction.prototype.addEventListener = function (this: IDBTransaction, type: string, listener: never) {
  listeners.set(this, [...(listeners.get(this) ?? []), [type, listener]]);
  listen.call(this, type, listener);
};
const mute = (transaction: IDBTransaction) => {
  // The first three are the database's own.
  for (const [type, listener] of listeners.get(transaction)?.slice(3) ?? [])
    transaction.removeEventListener(type, listener);
};

/** Keeps expected warnings and errors out of the output, and forgets those of earlier tests. */
export function muteConsole(): void {
  for (const method of ["warn", "error"] as const)
    vi.spyOn(console, method)
      .mockImplementation(() => {})
      .mockClear();
}

/** Makes timers run when told. */
export function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets time pass until promises are settled; resolves to what they resolve to, each with the seconds that it took. */
export async function timed<Values extends readonly unknown[]>(
  ...promises: { readonly [At in keyof Values]: Promise<Values[At]> }
): Promise<{ readonly [At in keyof Values]: { readonly value: Values[At]; readonly seconds: number } }> {
  let ms = 0;
  let isSettled = false;
  const all = Promise.all(promises.map(async (promise) => ({ value: await promise, seconds: ms / 1_000 })));
  const end = () => {
    isSettled = true;
  };
  all.then(end, end);
  for (;;) {
    // What needs no time is done in so many turns.
    for (let turn = 0; turn < 200 && !isSettled; turn++)
      await new Promise((resolve) => setImmediate(resolve));
    // Promise.all does not keep the types of a mapped tuple.
    if (isSettled) return (await all) as never;
    ms += 500;
    if (ms > 200_000) throw new Error("it is never settled");
    await vi.advanceTimersByTimeAsync(500);
  }
}

/** Lets so many seconds pass. */
export const passed = (seconds: number) =>
  timed(new Promise((resolve) => setTimeout(resolve, seconds * 1_000)));
