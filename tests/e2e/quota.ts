import type { Page } from "playwright";
import { expect } from "vitest";

const TINY_QUOTA = 1_000;

/** Whether the browser refuses to store a megabyte; it looks at a quota only now and then. */
const isFull = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const done = (request: IDBOpenDBRequest | IDBTransaction) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener(request instanceof IDBTransaction ? "complete" : "success", () => resolve());
        for (const fault of ["error", "abort"]) request.addEventListener(fault, () => reject(request.error));
      });
    const opening = indexedDB.open("scratch");
    opening.onupgradeneeded = () => opening.result.createObjectStore("bytes");
    try {
      await done(opening);
      const writing = opening.result.transaction("bytes", "readwrite", { durability: "strict" });
      writing.objectStore("bytes").put(crypto.getRandomValues(new Uint8Array(60_000)), 1);
      writing.objectStore("bytes").put(new Uint8Array(1_000_000), 2);
      await done(writing);
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") return true;
      throw error;
    } finally {
      if (opening.readyState === "done" && !opening.error) opening.result.close();
      await done(indexedDB.deleteDatabase("scratch"));
    }
  });

/** Takes all room from the page's origin until the browser notices, and returns a function that gives it back. */
export async function takeRoom(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: TINY_QUOTA });
  await expect.poll(() => isFull(page)).toBe(true);
  return async () => {
    await session.send("Storage.overrideQuotaForOrigin", { origin });
    await expect.poll(() => isFull(page)).toBe(false);
  };
}
