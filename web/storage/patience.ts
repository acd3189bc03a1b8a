/** What IndexedDB is awaited for, at most, while other tabs wait for the lock. */
const LOCK_PATIENCE_MS = 6_000;

export const NO_ANSWER = new Error("IndexedDB does not answer");

/** The promise, or a rejection with NO_ANSWER after so many milliseconds. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(NO_ANSWER), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Awaits IndexedDB under the lock: for six seconds, and after one hang not at all, until it answers again. */
export interface Patience {
  /** Runs in any case: what comes too late to be awaited may still be kept, unless it heeds the signal. */
  await<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export function createPatience(): Patience {
  let hangs = false;
  return {
    async await(run) {
      const tooLate = new AbortController();
      const running = run(tooLate.signal);
      running.then(
        () => {
          hangs = false;
        },
        () => {},
      );
      try {
        return await within(hangs ? 0 : LOCK_PATIENCE_MS, running);
      } catch (error) {
        if (error === NO_ANSWER) {
          hangs = true;
          tooLate.abort();
        }
        throw error;
      }
    },
  };
}
