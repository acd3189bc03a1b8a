import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createEmptyDesign, createPlainImage } from "../../shared/model/design.ts";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import { createTabChannel, type TabMessage } from "../../web/store/tabs.ts";
import {
  blob,
  create,
  database,
  edit,
  expectMirrored,
  fakeBrowser,
  model,
  openDesign,
  openedPage,
  type Page,
  rename,
  twoPages,
} from "./browser.ts";

/** Changes two parts of a design, of which no other change touches one alone. */
function half(page: Page, label: string, id?: string) {
  const { sha256, bytes } = blob(label);
  const change = (design: Parameters<typeof withContent>[0]) =>
    withSlot(
      withContent(design, { texts: { ...design.texts, [label]: label } }),
      "blends",
      "left",
      createPlainImage({ blob: sha256, bytes: bytes.length }, label),
    );
  return edit(page, label, change, { blobs: new Map([[sha256, bytes]]), ...(id !== undefined && { id }) });
}

describe("three pages", () => {
  it("lose no change and make none by half, in 100 rounds at once", async () => {
    const { browser, page: first } = await openedPage();
    await rename(first, "Shared");
    const pages = [first, await browser.open(), await browser.open()];
    for (let round = 0; round < 100; round++) {
      const outcomes = await Promise.all(pages.map((page, at) => half(page, `round-${round}-of-${at}`)));
      for (const outcome of outcomes) expect(outcome.ok).toBe(true);
    }
    for (const page of pages) {
      await page.keep(new Map());
      const { texts, slots, revision } = page.snapshot.design;
      expect(Object.keys(texts)).toHaveLength(300);
      expect(Object.keys(texts).at(-1)).toBe(slots.blends?.left?.name);
      expect(revision).toBe(301);
      expect(page.snapshot.design).toEqual(first.snapshot.design);
    }
    await expectMirrored(browser, first);
  });

  it("put an edit into the design that it was made for while another one is opened, 60 times", async () => {
    const { browser, one, other } = await twoPages();
    await rename(one, "Home");
    await create(one, "away", "Away");
    const home = (await one.list()).find(({ name }) => name === "Home")?.id ?? "";
    for (let round = 0; round < 60; round++) {
      const label = `round-${round}`;
      const shown = one.snapshot.design.id;
      const next = shown === home ? "away" : home;
      const [edited, opened] = await Promise.all([half(one, label), openDesign(other, next)]);
      expect([edited.ok, opened.ok]).toEqual([true, true]);
      expect((await one.read(shown))?.texts[label]).toBe(label);
      expect((await one.read(next))?.texts[label]).toBeUndefined();
      await one.keep(new Map());
      expect(one.snapshot.design.id).toBe(next);
      await expectMirrored(browser, one);
    }
  });

  it("make one design of their first changes, though each has an empty one of its own", async () => {
    const browser = fakeBrowser();
    const pages = [await browser.open(), await browser.open(), await browser.open()];
    expect(new Set(pages.map((page) => page.snapshot.design.id)).size).toBe(3);
    const outcomes = await Promise.all(pages.map((page, at) => half(page, `page-${at}`)));
    for (const outcome of outcomes) expect(outcome.ok).toBe(true);
    const { designs } = await database();
    expect(designs.size).toBe(1);
    for (const page of pages) {
      await page.keep(new Map());
      expect(Object.keys(page.snapshot.design.texts)).toEqual(["page-0", "page-1", "page-2"]);
    }
  });

  it("show what others committed without being told once they come back into view", async () => {
    const { browser, page: one } = await openedPage();
    await rename(one, "One");
    const other = await browser.open();
    const step = one.snapshot.history.done.at(-1);
    browser.deafen(one);
    await rename(other, "Two");
    expect(one.snapshot.design.name).toBe("One");
    await browser.comeBack(one);
    await expect.poll(() => one.snapshot.design.name).toBe("Two");
    expect(one.snapshot.history.done).not.toContain(step);
  });
});

it("opens no design that is not there", async () => {
  const { browser, page } = await openedPage({ name: "One" });
  const { design } = page.snapshot;
  expect(await openDesign(page, "none")).toEqual({ ok: false, fault: "gone" });
  // Not by a change that forgets to look, either.
  await page.change({ ids: [], edit: () => ({ designs: new Map(), open: "none" }) });
  expect(page.snapshot.design.revision).toBe(0);
  expect((await page.list()).map(({ id, isOpen }) => [id, isOpen])).toEqual([[design.id, false]]);
  expect(
    (await edit(page, "first", () => ({ ...createEmptyDesign(model, page.snapshot.design.id), name: "Two" })))
      .ok,
  ).toBe(true);
  await expectMirrored(browser, page);
});

/** The locks of a browser: one that isn't shared waits for those of its name, and is held until its promise settles. */
function fakeLocks() {
  type Lock = { readonly name: string; readonly mode: string };
  const held: Lock[] = [];
  const pending: Lock[] = [];
  return {
    async request(name: string, ...rest: readonly [object, () => unknown] | readonly [() => unknown]) {
      const call = rest.at(-1) as () => unknown;
      const { mode = "exclusive" } = (rest.length > 1 ? rest[0] : {}) as Partial<Lock>;
      const lock = { name, mode };
      const isFree = held.every((other) => other.name !== name || (other.mode === mode && mode === "shared"));
      if (!isFree) return void pending.push(lock);
      held.push(lock);
      await call();
      held.splice(held.indexOf(lock), 1);
    },
    query: async () => ({ held: [...held], pending: [...pending] }),
  };
}

/** A page's window, and a document that is in view. */
function stubWindow(): EventTarget {
  const window = new EventTarget();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  return window;
}

describe("pages of a browser", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("tell each other by BroadcastChannel, and know from their locks whether they are alone", async () => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
    stubWindow();
    const one = createTabChannel();
    expect(await one.isAlone()).toBe(true);
    // Locks of others don't count.
    navigator.locks.request("another", () => new Promise(() => {}));
    expect(await one.isAlone()).toBe(true);
    const other = createTabChannel();
    expect([await one.isAlone(), await other.isAlone()]).toEqual([false, false]);
    const heard = new Promise<TabMessage | null>((resolve) => other.onMessage(resolve));
    one.tell({ kind: "changed", ids: ["a"] });
    expect(await heard).toEqual({ kind: "changed", ids: ["a"] });
    // Some browsers may not tell who holds a lock.
    vi.stubGlobal("navigator", { locks: { ...fakeLocks(), query: async () => ({}) } });
    expect(await createTabChannel().isAlone()).toBe(false);
  });

  it("tell pages of other releases, which know the channel by its name", async () => {
    vi.stubGlobal("navigator", {});
    stubWindow();
    const other = new BroadcastChannel("brewscreen-store");
    onTestFinished(() => other.close());
    const heard = new Promise((resolve) => {
      other.onmessage = ({ data }) => resolve(data);
    });
    createTabChannel().tell({ kind: "erased" });
    expect(await heard).toEqual({ kind: "erased" });
  });

  it("look for changes when they come into view, and not when they go out of it", () => {
    vi.stubGlobal("navigator", {});
    const window = stubWindow();
    const heard = vi.fn();
    createTabChannel().onMessage(heard);
    for (const [visibilityState, isHeard] of [
      ["hidden", false],
      ["visible", true],
    ] as const) {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event("visibilitychange"));
      expect(heard.mock.calls).toEqual(isHeard ? [[null]] : []);
    }
    // The page is restored from the back/forward cache.
    window.dispatchEvent(new Event("pageshow"));
    expect(heard.mock.calls).toEqual([[null], [null]]);
  });

  it("work without either, and take themselves for not alone", async () => {
    vi.stubGlobal("navigator", {});
    stubWindow();
    vi.stubGlobal("BroadcastChannel", undefined);
    const tabs = createTabChannel();
    expect(await tabs.isAlone()).toBe(false);
    tabs.tell({ kind: "erased" });
    const heard = new Promise((resolve) => tabs.onMessage(resolve));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await heard).toBeNull();
  });
});
