/** Resolves when the visitor acts, or when the network is back: good moments to retry failed requests. */
export const waitToRetry = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const act of ["pointerdown", "keydown", "online"]) addEventListener(act, resolve, { once: true });
  });
