const locks = (): LockManager | undefined => navigator.locks;

/** The names of the locks that any tab holds, as often as they are held. None where that can't be known. */
export async function heldLocks(): Promise<string[]> {
  const answer = await locks()
    ?.query()
    .catch(() => undefined);
  return (answer?.held ?? []).map(({ name = "" }) => name);
}

/** Takes a lock that other tabs may hold too. Resolves, once it is held, to what lets go of it. */
export function hold(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    const manager = locks();
    if (!manager) return resolve(() => {});
    const request = manager.request(
      name,
      { mode: "shared" },
      () => new Promise<void>((release) => resolve(release)),
    );
    request.catch(() => resolve(() => {}));
  });
}

/** Runs while no other tab runs under that name. Where locks are refused, at once. */
export async function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  const manager = locks();
  if (!manager) return run();
  let hasRun = false;
  try {
    return await manager.request(name, () => {
      hasRun = true;
      return run();
    });
  } catch (error) {
    if (hasRun) throw error;
    return run();
  }
}
