import { beforeEach, describe, expect, it } from "vitest";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import {
  blob,
  contentOf,
  create,
  database,
  edit,
  expectMirrored,
  fakeBrowser,
  fillOpen,
  keyOf,
  openedPage,
  putLettered,
  putPicture,
  rename,
  uri,
} from "./browser.ts";
import { breakCalls, muteConsole } from "./faults.ts";

beforeEach(muteConsole);

const STAMP_KEY = "brewscreen:mirror";

/** A browser that refuses IndexedDB until it is mended. */
function refusing() {
  const browser = fakeBrowser();
  return { ...browser, browser, ...breakCalls("open", "refused") };
}

describe("a page in memory", () => {
  it("works by the same calls, writes the keys, and leaves the stamp alone", async () => {
    const { open, storage } = refusing();
    const page = await open();
    expect(page.isStored).toBe(false);
    expect(await rename(page, "Lobby")).toMatchObject({ ok: true, isStored: false });
    await putPicture(page, "blends", "left", "left", 400_000);
    const { timestamp } = page.snapshot.design;
    // Inline, however large, since nothing else keeps it.
    expect(storage.entries.get(`Lobby_${timestamp}_blends_left`)).toHaveLength(uri("left", 400_000).length);
    expect(storage.entries.has(STAMP_KEY)).toBe(false);
    expect((await page.restore("undo")).ok).toBe(true);
    expect(storage.entries.has(`Lobby_${timestamp}_blends_left`)).toBe(false);
    expect((await page.restore("redo")).ok).toBe(true);
    expect(page.snapshot.design.slots.blends?.left?.name).toBe("left");
    await create(page, "other", "Other");
    expect(storage.entries.get("machineName")).toBe("Other");
    expect((await page.list()).map(({ name }) => name)).toEqual(["Other", "Lobby"]);
  });

  it("says “Not saved” of what the keys do not hold, and of nothing else", async () => {
    const { open, storage } = refusing();
    const page = await open();
    const saved = { kind: "saved" };
    const notSaved = { kind: "notSaved", fault: "unavailable" };
    expect(page.snapshot.status).toEqual(saved);
    await rename(page, "Lobby");
    await putPicture(page, "blends", "left", "left");
    expect(page.snapshot.status).toEqual(saved);
    await putLettered(page, "blends", "right", "right");
    expect(page.snapshot.status).toEqual(notSaved);
    await page.restore("undo");
    expect(page.snapshot.status).toEqual(saved);
    await edit(page, "texts", (design) => withContent(design, { texts: { hot: "Heiß" } }));
    expect(page.snapshot.status).toEqual(notSaved);
    await page.restore("undo");
    await create(page, "other", "Other");
    expect(page.snapshot.status).toEqual(notSaved);
    await page.restore("undo");
    storage.quota = 2_000;
    await putPicture(page, "blends", "right", "large", 3_000);
    expect(page.snapshot.status).toEqual(notSaved);
    await rename(page, "Lobby 2");
    expect(page.snapshot.status).toEqual(notSaved);
    await edit(page, "removal", (design) => withSlot(design, "blends", "right", undefined));
    expect(page.snapshot.status).toEqual(saved);
  });

  it("takes in what another page writes before each change, and overwrites none of it", async () => {
    const { browser, open } = refusing();
    const [one, other] = [await open(), await open()];
    await rename(one, "Lobby");
    await putPicture(other, "blends", "left", "from the other");
    expect(other.snapshot.design).toMatchObject({ name: "Lobby", slots: { blends: { left: {} } } });
    await putPicture(one, "blends", "right", "from the one");
    await rename(other, "Foyer");
    await edit(one, "names", (design) => withContent(design, { names: { blends: { left: "House" } } }));
    expect(contentOf(one.snapshot.design)).toMatchObject({
      name: "Foyer",
      names: { blends: { left: "House" } },
      slots: {
        blends: { left: { picture: { value: uri("from the other") } }, right: { name: "from the one" } },
      },
    });
    const next = await browser.open();
    expect(next.snapshot.design).toMatchObject({ name: "Foyer", names: { blends: { left: "House" } } });
    expect(Object.keys(next.snapshot.design.slots.blends ?? {})).toEqual(["left", "right"]);
    // What it took in is a step of its own.
    expect((await one.restore("undo")).ok).toBe(true);
    expect((await one.restore("undo")).ok).toBe(true);
    expect(one.snapshot.design.name).toBe("Lobby");
  });

  it("keeps its pictures even if a reader transfers their bytes to another thread", async () => {
    const { open } = refusing();
    const page = await open();
    await putPicture(page, "blends", "left", "left");
    const { sha256, bytes } = blob("left");
    const read = await page.blob(sha256);
    if (read) structuredClone(read, { transfer: [read.buffer] });
    expect(await page.blob(sha256)).toEqual(bytes);
  });

  it("works without localStorage, too", async () => {
    const { open } = refusing();
    const session = new Map([["brewscreen:left", `${Date.now()}`]]);
    const page = await open({ view: null, session });
    await fillOpen(page, "Lobby");
    expect(page.snapshot).toMatchObject({
      design: { name: "Lobby" },
      status: { kind: "notSaved", fault: "unavailable" },
    });
    expect((await page.restore("undo")).ok).toBe(true);
    expect(page.snapshot.design.names.blends).toEqual({});
  });

  it("loses no change to reads at the same time", async () => {
    const { open } = refusing();
    const page = await open();
    await rename(page, "Lobby");
    let isDone = false;
    const renamed = rename(page, "Foyer").then(() => {
      isDone = true;
    });
    const reading: Promise<unknown>[] = [];
    for (; !isDone; await null) reading.push(page.areStored([]));
    await Promise.all([renamed, ...reading]);
    expect(await page.read(page.snapshot.design.id)).toMatchObject({ name: "Foyer" });
  });

  it("erases what it can, also of earlier pages and other tabs, and says that it may not be all", async () => {
    const { browser, page: before } = await openedPage();
    await fillOpen(before, "Lobby");
    browser.leave(before);
    breakCalls("open", "refused");
    const session = new Map<string, string>();
    const [page, other] = [await browser.open(), await browser.open({ session })];
    session.set("of its tab", "Lobby");
    expect(browser.storage.entries.has(STAMP_KEY)).toBe(true);
    expect(page.snapshot.design.name).toBe("Lobby");
    expect(await page.erase()).toBe("unavailable");
    expect(page.snapshot.design).toMatchObject({ name: "", revision: 0 });
    expect(await page.list()).toEqual([]);
    expect(browser.storage.entries.size).toBe(0);
    await expect.poll(() => session.size).toBe(0);
    expect(other.isStored).toBe(false);
  });

  it("takes in what another page creates after everything was erased", async () => {
    const { open } = refusing();
    const [one, other] = [await open(), await open()];
    await rename(one, "Lobby");
    await one.erase();
    expect(one.snapshot.design).toMatchObject({ name: "", revision: 0 });
    await rename(other, "Foyer");
    await putPicture(one, "blends", "left", "left");
    expect(one.snapshot.design).toMatchObject({ name: "Foyer", slots: { blends: { left: {} } } });
  });
});

describe("a later start with IndexedDB", () => {
  it("makes a design of what a page in memory wrote, if there was none", async () => {
    const { browser, open, mend } = refusing();
    const page = await open();
    await rename(page, "Lobby");
    await putPicture(page, "blends", "left", "left");
    mend();
    const next = await browser.reload(page);
    expect(next.isStored).toBe(true);
    expect(next.snapshot.design).toMatchObject({ name: "Lobby", slots: { blends: { left: {} } } });
    expect(await next.list()).toHaveLength(1);
    await expectMirrored(browser, next);
  });

  it("finds an edit of the design that a page in memory went on with", async () => {
    const { browser, page: first } = await openedPage();
    const before = await fillOpen(first, "Lobby");
    const { mend } = breakCalls("open", "refused");
    const page = await browser.reload(first);
    expect(page.isStored).toBe(false);
    expect(page.snapshot.design).toMatchObject({ name: "Lobby", names: before.names });
    const stamp = browser.storage.entries.get(STAMP_KEY);
    await rename(page, "Foyer");
    await putPicture(page, "blends", "middle", "in memory");
    expect(browser.storage.entries.get(STAMP_KEY)).toBe(stamp);
    mend();
    const next = await browser.reload(page);
    expect(next.snapshot.design).toMatchObject({ id: before.id, name: "Foyer", texts: before.texts });
    // Pictures that were moved with the name keep their recipes.
    expect(next.snapshot.design.slots.blends).toEqual({
      ...before.slots.blends,
      middle: { name: "", picture: { value: uri("in memory") } },
    });
    await expectMirrored(browser, next);
    expect((await next.restore("undo")).ok).toBe(true);
    expect(contentOf(next.snapshot.design)).toEqual(contentOf(before));
  });

  it("leaves what a page in memory could not read as it was", async () => {
    const { browser, page: first } = await openedPage();
    await putPicture(first, "blends", "left", "too large to be inline", 300_000);
    const { design } = first.snapshot;
    const { mend } = breakCalls("open", "refused");
    const page = await browser.reload(first);
    const { picture } = page.snapshot.design.slots.blends?.left ?? {};
    expect(picture).toMatchObject({ bytes: 0 });
    expect(await page.areStored([picture && "blob" in picture ? picture.blob : ""])).toEqual(new Set());
    await rename(page, "Foyer");
    mend();
    const next = await browser.reload(page);
    expect(next.snapshot.design).toMatchObject({ name: "Foyer", slots: design.slots });
  });

  it("opens an empty design if somebody emptied localStorage meanwhile", async () => {
    for (const isLate of [true, false]) {
      const { browser, page: first } = await openedPage();
      await fillOpen(first, "Lobby");
      const { mend } = breakCalls("open", "refused");
      const page = await browser.reload(first);
      browser.storage.entries.clear();
      if (isLate) {
        await page.keep(new Map());
        expect(page.snapshot.design.name).toBe("");
        await rename(page, "Another");
      }
      browser.leave(page);
      mend();
      const next = await browser.open();
      expect(next.snapshot.design.name).toBe(isLate ? "Another" : "");
      expect(next.snapshot.design.slots.blends).toEqual({});
      expect((await next.list()).map(({ name }) => name)).toContain("Lobby");
      expect((await database()).designs.size).toBe(isLate ? 2 : 1);
      expect(browser.storage.entries.has(keyOf(next.snapshot.design, "blends_left"))).toBe(false);
    }
  });
});
