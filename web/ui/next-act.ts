/** Resolves when the visitor acts, or when the network is back: a good time to try again what failed. */
export const nextAct = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const act of ["pointerdown", "keydown", "online"]) addEventListener(act, resolve, { once: true });
  });
