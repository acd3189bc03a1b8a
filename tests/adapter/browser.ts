// What the adapter loads with its first act is there from the start.
import "../../web/adapter/acts.ts";
import "../../web/store/pictures.ts";
import { subscribe } from "valtio/vanilla";
import { expect } from "vitest";
import { createAdapter } from "../../web/adapter/design-store.ts";
import { createShelf } from "../../web/adapter/shelf.ts";
import type { DesignStore } from "../../web/storage/design-store.ts";
import type { Shelf } from "../../web/storage/shelf.ts";
import { blob, fakeBrowser, model } from "../store/browser.ts";
import { png } from "../support/png.ts";

export type Tab = Awaited<ReturnType<ReturnType<typeof adapterBrowser>["open"]>>;

/** A browser in which pages are opened by the interfaces that the pages know. */
export function adapterBrowser(given?: Parameters<typeof fakeBrowser>[0]) {
  const browser = fakeBrowser(given);
  /** Files that the app serves. */
  const served = new Map<string, Uint8Array<ArrayBuffer>>();
  const persisting = { asked: 0 };
  const open = async (options?: Parameters<typeof browser.start>[0]) => {
    const tab = browser.startAs((page) => {
      const environment = {
        ...page,
        fetchFile: async (path: string) => served.get(path) ?? null,
        isServed: async (path: string) => served.has(path),
        async askToPersist() {
          persisting.asked++;
        },
      };
      const adapter = createAdapter(model, environment);
      const shelf = createShelf(model, adapter, environment);
      const store: DesignStore = { ...adapter.store, shelf: async () => shelf };
      return { store, shelf, core: adapter.core, close: store.close };
    }, options);
    await tab.store.ready;
    return tab;
  };
  return { ...browser, open, served, persisting };
}

/** Waits until a page shows something. */
export const until = ({ core, store }: Pick<Tab, "core" | "store">, isShown: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isShown()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [core.subscribe(look), subscribe(store.keeping, look), subscribe(store.design, look)];
    look();
  });

/** Bytes that stand for a picture. */
export const bytesOf = (text: string, length?: number) => blob(text, length).bytes;

/** A PNG of the size that a place of "hotcold" has, as a design file takes it. */
export const hotPng = (seed: number) => new Uint8Array(png(460, 485, { seed }));

/** What a page shows, pictures as they are stored, and without what differs from page to page. */
export function shownBy({ design }: Pick<DesignStore, "design">) {
  const { machineName, lists, slots, names, counts, words, brand, variants } = design;
  const urls = (images: object) =>
    Object.entries(images).map(([key, { url }]: [string, { url: string }]) => [key, url]);
  const all = (records: object) =>
    Object.fromEntries(Object.entries(records).map(([id, each]) => [id, urls(each)]));
  const plain = { machineName, names, counts, words, brand, variants };
  return { ...structuredClone(JSON.parse(JSON.stringify(plain))), lists: all(lists), slots: all(slots) };
}

/** The names of all designs, of which the open one has an asterisk. */
export const named = async (shelf: Shelf): Promise<string[]> =>
  (await shelf.list()).map(({ name, isOpen }) => (isOpen ? `${name}*` : name)).sort();

/** The id of a design that was made. */
export function idOf(outcome: Awaited<ReturnType<Shelf["create"]>>): string {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.id;
}

/** Expects the picture of a slot to have these bytes. */
export async function expectPicture(
  { store }: Tab,
  category: string,
  slot: string,
  given: string | Uint8Array,
) {
  const { url = "" } = store.design.slots[category]?.[slot] ?? {};
  expect(await store.imageBytes(url)).toEqual(typeof given === "string" ? bytesOf(given) : given);
}
