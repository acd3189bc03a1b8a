/** Resolves when the visitor acts or the network is back. */
export const waitToRetry = (): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      resolve();
    };
    for (const act of ["pointerdown", "keydown", "online"])
      addEventListener(act, end, { signal: waiting.signal });
  });
