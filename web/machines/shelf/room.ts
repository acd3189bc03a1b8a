/** How much of the browser's room for this site is used, in bytes. */
export interface Room {
  readonly used: number;
  readonly quota: number;
  /** The browser promised not to delete it for want of room. */
  readonly isPersisted: boolean;
}

/** How much of the browser's room for this site is used; null if it does not tell. */
export async function room(): Promise<Room | null> {
  try {
    const [{ usage, quota }, isPersisted] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return usage === undefined || !quota ? null : { used: usage, quota, isPersisted };
  } catch {
    return null;
  }
}

/** Asks the browser not to delete what is stored for want of room; resolves to whether it promised. */
export async function persist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
