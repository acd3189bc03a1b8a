/** Resolves when the visitor acts or the network is back. */
export const waitToRetry = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const act of ["pointerdown", "keydown", "online"]) addEventListener(act, resolve, { once: true });
  });
