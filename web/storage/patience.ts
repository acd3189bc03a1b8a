export const NO_ANSWER = new Error("IndexedDB does not answer");

/** The promise, or a rejection with NO_ANSWER after so many milliseconds. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(NO_ANSWER), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
