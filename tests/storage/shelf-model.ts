import { expect } from "vitest";
import type { Shelf } from "../../web/storage/shelf.ts";
import type { FakeBrowser, FakeTab } from "./fake-browser.ts";
import { brief, namedBytes } from "./pictures.ts";

/** What a design is, as text, images as the pictures that they are: two that say the same are the same. */
export async function contentOf(browser: FakeBrowser, shelf: Shelf, id: string): Promise<string> {
  const design = await shelf.read(id);
  if (!design) return "unreadable";
  const { machineName, lists, slots, names, counts, variants } = design;
  const images = [...Object.entries(lists), ...Object.entries(slots)].map(([category, held]) => [
    category,
    Object.entries(held).map(([slot, { url }]) => [slot, brief(url)]),
  ]);
  const text = JSON.stringify({ machineName, images, names, counts, variants });
  return text.replace(/\/stored-images\/([0-9a-f]{64})\.png/g, (_, sha256: string) => {
    const bytes = browser.images.get(sha256);
    return bytes ? namedBytes(bytes) : "gone";
  });
}

/** All designs of a browser by id, and which is open, as a tab has them. */
export async function shelfOf(browser: FakeBrowser, tab: FakeTab) {
  const shelf = await tab.store.shelf();
  const list = await shelf.list();
  const designs = new Map<string, string>();
  for (const { id, isOpen } of list) {
    designs.set(id, await contentOf(browser, shelf, id));
    if (isOpen) expect(tab.store.keeping.design).toBe(id);
  }
  const open = list.find(({ isOpen }) => isOpen)?.id ?? null;
  return { designs, open };
}
