import { describe, expect, it } from "vitest";
import type { Dressing } from "../../web/storage/design-store.ts";
import type { Shelf } from "../../web/storage/shelf.ts";
import { FakeBrowser, type FakeTab } from "./fake-browser.ts";
import { modelOf, picture, shownBy } from "./pictures.ts";
import { shelfOf } from "./shelf-model.ts";

const LARGE = 400_000;
const NOTHING: Dressing = { slots: [], lists: [], names: {} };
const hot = (seed: number): Dressing => ({
  ...NOTHING,
  slots: [{ category: "hotcold", slot: "hot", bytes: picture(seed, LARGE) }],
});

/** A tab with a design that has a large and a small picture. */
async function withLobby(): Promise<{ browser: FakeBrowser; tab: FakeTab; shelf: Shelf; lobby: string }> {
  const browser = new FakeBrowser();
  const tab = await browser.open();
  await tab.store.renameMachine("Lobby");
  await tab.store.setImage("hotcold", "hot", { bytes: picture(1, LARGE) });
  await tab.store.setImage("hotcold", "cold", { bytes: picture(2) });
  const shelf = await tab.store.shelf();
  return { browser, tab, shelf, lobby: tab.store.keeping.design };
}

/** So many changes of rows are made, and then none. */
function failAfter(browser: FakeBrowser, count: number): void {
  let left = count;
  browser.beforeRowsChange = () => {
    if (left-- <= 0) throw new Error("IndexedDB is refused");
  };
}

const idOf = (outcome: Awaited<ReturnType<Shelf["create"]>>): string => {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.id;
};
const named = async (shelf: Shelf) =>
  (await shelf.list()).map(({ name, isOpen }) => (isOpen ? `${name}*` : name)).sort();
const hotOf = async ({ store }: FakeTab) => {
  const { url = "" } = store.design.slots.hotcold?.hot ?? {};
  const bytes = await store.imageBytes(url);
  return typeof bytes === "string" ? bytes : new DataView(bytes.buffer).getUint32(0);
};

describe("the shelf", () => {
  it("has nothing on a first visit, and then the design that was made", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    const shelf = await store.shelf();
    expect(await shelf.list()).toEqual([]);
    await store.renameMachine("Lobby");
    expect(await shelf.list()).toMatchObject([{ name: "Lobby", isOpen: true, bytes: 0, state: "usable" }]);
  });

  it("has what an older release wrote as its first design, unchanged", async () => {
    const browser = new FakeBrowser({
      machineName: "Old",
      machineTimestamp: "7",
      Old_7_hotcold_hot: "/images/a.png",
    });
    browser.isCompared = true;
    const tab = await browser.open();
    const before = shownBy(tab.store);
    const shelf = await tab.store.shelf();
    expect(await named(shelf)).toEqual(["Old*"]);
    const id = idOf(await shelf.create("Second"));
    expect(await named(shelf)).toEqual(["Old", "Second*"]);
    const [old] = (await shelf.list()).filter((each) => each.id !== id);
    await shelf.open(old?.id ?? "");
    expect(shownBy(tab.store)).toEqual(before);
  });

  it("opens one design after another, each as it was, with its own Undo", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const before = await modelOf(tab.store);
    const foyer = idOf(await shelf.create("Foyer"));
    expect(shownBy(tab.store)).toMatchObject({ machineName: "Foyer", slots: { hotcold: {} } });
    await tab.store.setImage("hotcold", "hot", { bytes: picture(3, LARGE) });
    expect(await shelf.open(lobby)).toMatchObject({ ok: true, kept: true });
    expect(await modelOf(tab.store)).toEqual(before);
    expect(tab.store.keeping).toMatchObject({
      state: "saved",
      undo: { kind: "picture", category: "hotcold" },
    });
    await tab.store.undo();
    expect(tab.store.design.slots.hotcold).not.toHaveProperty("cold");
    await shelf.open(foyer);
    expect(await hotOf(tab)).toBe(3);
    browser.crash(new Map());
    const again = await browser.open();
    expect(again.store.design.machineName).toBe("Foyer");
    expect(await named(await again.store.shelf())).toEqual(["Foyer*", "Lobby"]);
  });

  it("duplicates without a byte of a picture in IndexedDB, and removes without one of another's", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const second = idOf(await shelf.duplicate(lobby, "Lobby 2"));
    const images = browser.images.size;
    const third = idOf(await shelf.duplicate(second, "Lobby 3"));
    expect(browser.images.size).toBe(images);
    expect(shelf.offer()).toEqual({ kind: "duplicate", count: 1, name: "Lobby 3" });
    expect(await shelf.remove([lobby, third])).toMatchObject({ ok: true });
    expect(await named(shelf)).toEqual(["Lobby 2*"]);
    expect(await hotOf(tab)).toBe(1);
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await named(shelf)).toEqual(["Lobby 2", "Lobby 3", "Lobby*"]);
    expect(await shelf.undo()).toEqual({ ok: false, reason: "gone" });
  });

  it("is empty once all is removed, and Undo brings all back", async () => {
    const { tab, shelf, lobby } = await withLobby();
    const before = await modelOf(tab.store);
    const foyer = idOf(await shelf.create("Foyer"));
    await shelf.remove([foyer, lobby]);
    expect(await shelf.list()).toEqual([]);
    expect(shownBy(tab.store)).toMatchObject({ machineName: "", slots: { hotcold: {} } });
    await shelf.undo();
    expect(await named(shelf)).toEqual(["Foyer*", "Lobby"]);
    await shelf.open(lobby);
    expect(await modelOf(tab.store)).toEqual(before);
  });

  it("dresses several designs in one act with one Undo, until one of them changes", async () => {
    const { tab, shelf, lobby } = await withLobby();
    const other = idOf(await shelf.duplicate(lobby, "Other"));
    const all = new Map([
      [lobby, hot(7)],
      [other, hot(7)],
    ]);
    expect(await shelf.dress(all)).toMatchObject({ ok: true });
    expect(await hotOf(tab)).toBe(7);
    await shelf.open(other);
    expect(await hotOf(tab)).toBe(7);
    expect(shelf.offer()).toMatchObject({ kind: "dress", count: 2 });
    await shelf.undo();
    expect(await hotOf(tab)).toBe(1);
    await shelf.open(lobby);
    expect(await hotOf(tab)).toBe(1);
    await shelf.dress(all);
    await tab.store.setNames("blends", { left: "House" });
    await shelf.list();
    expect(shelf.offer()).toBeNull();
  });

  it("dresses the open one among others as one change with one Undo, and its own history goes on then", async () => {
    const { tab, shelf, lobby } = await withLobby();
    const { store } = tab;
    const other = idOf(await shelf.duplicate(lobby, "Other"));
    await store.setNames("blends", { left: "House" });
    const before = await modelOf(store);
    await shelf.dress(
      new Map([
        [lobby, hot(7)],
        [other, hot(7)],
      ]),
    );
    expect(store.keeping.undo).toBeNull();
    expect(await store.undo()).toEqual({ ok: false, reason: "gone" });
    expect(shelf.offer()).toMatchObject({ kind: "dress", count: 2 });
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await modelOf(store)).toEqual(before);
    expect([shelf.offer(), store.keeping.undo, store.keeping.redo]).toEqual([
      null,
      { kind: "names", category: "blends" },
      null,
    ]);
    expect(await store.undo()).toMatchObject({ ok: true });
    expect(store.design.names.blends).not.toMatchObject({ left: "House" });
  });

  it("adds designs made of one, each with its own picture, and takes them back", async () => {
    const { tab, shelf, lobby } = await withLobby();
    const given = [1, 2, 3].map((i) => ({ name: `Site ${i}`, from: lobby, dressing: hot(100 + i) }));
    const outcome = await shelf.add(given);
    expect(outcome).toMatchObject({ ok: true });
    expect(await named(shelf)).toEqual(["Lobby*", "Site 1", "Site 2", "Site 3"]);
    const ids = outcome.ok ? outcome.ids : [];
    await shelf.open(ids[1] ?? "");
    expect(await hotOf(tab)).toBe(102);
    expect(tab.store.design.slots.hotcold?.cold).toBeDefined();
    await shelf.undo();
    expect(await named(shelf)).toEqual(["Lobby*"]);
  });

  it("saves all designs in one file, which opens as they were", async () => {
    const { tab, shelf } = await withLobby();
    await shelf.create("Łódź 北京 ☕");
    const { file, count, left } = await shelf.saveAll();
    expect({ count, left }).toEqual({ count: 2, left: [] });
    const other = new FakeBrowser();
    const { store } = await other.open();
    const there = await store.shelf();
    expect(await there.openFile(file)).toMatchObject({ ok: true, left: [] });
    expect(await named(there)).toEqual(["Lobby", "Łódź 北京 ☕"]);
    expect(await there.openFile(new Blob(["no"]))).toEqual({ ok: false, reason: "foreign" });
    tab.close();
  });

  it("forgets everything, also in another tab", async () => {
    const { browser, shelf, tab } = await withLobby();
    await shelf.create("Foyer");
    const other = await browser.open();
    const here = other.store.here();
    expect(await shelf.eraseEverything()).toMatchObject({ ok: true });
    expect([...browser.entries.keys()].sort()).toEqual([
      "brewscreen:design",
      "brewscreen:machine",
      "brewscreen:opened",
      "brewscreen:revision",
      "brewscreen:version",
    ]);
    expect([...browser.rows.values()].map(({ entries }) => entries.size)).toEqual([0]);
    expect([browser.images.size, await shelf.list()]).toEqual([0, []]);
    expect(await here.renameMachine("Ghost")).toEqual({ ok: false, reason: "gone" });
    expect(other.store.design.machineName).toBe("");
    expect(browser.rows.size).toBe(1);
    await tab.store.renameMachine("Anew");
    expect(await named(shelf)).toEqual(["Anew*"]);
  });

  it("brings nothing back that was erased or removed, though localStorage comes back from before", async () => {
    for (const act of [
      (shelf: Shelf) => shelf.eraseEverything(),
      async (shelf: Shelf) => shelf.remove((await shelf.list()).map(({ id }) => id)),
    ]) {
      const { browser, shelf } = await withLobby();
      await shelf.create("Foyer");
      const before = new Map(browser.entries);
      expect(await act(shelf)).toMatchObject({ ok: true });
      browser.crash(before);
      const { store } = await browser.open();
      expect(await (await store.shelf()).list()).toEqual([]);
      expect([store.design.machineName, await store.aside()]).toEqual(["", null]);
      browser.crash(new Map());
      expect((await browser.open()).store.design.machineName).toBe("");
    }
  });

  it("is not touched while a tab of an older release is open", async () => {
    const { browser, shelf, lobby } = await withLobby();
    browser.hasOldTab = true;
    const before = browser.copy();
    for (const outcome of [
      await shelf.create("x"),
      await shelf.duplicate(lobby, "y"),
      await shelf.remove([lobby]),
      await shelf.dress(new Map([[lobby, hot(1)]])),
      await shelf.eraseEverything(),
    ])
      expect(outcome).toEqual({ ok: false, reason: "oldTab" });
    expect(browser.rows).toEqual(before.rows);
  });

  it("shows a design of a later release, and neither opens nor removes it", async () => {
    const { browser, shelf, lobby } = await withLobby();
    const row = browser.rows.get(lobby);
    if (!row) throw new Error("there is no row");
    browser.rows.set("later", { ...row, head: { ...row.head, id: "later", version: 2, name: "Later" } });
    expect((await shelf.list()).find(({ id }) => id === "later")).toMatchObject({
      state: "later",
      name: "Later",
    });
    for (const outcome of [
      await shelf.open("later"),
      await shelf.remove(["later"]),
      await shelf.rename("later", "x"),
    ])
      expect(outcome).toEqual({ ok: false, reason: "gone" });
    expect(await shelf.read("later")).toBeNull();
    expect(browser.rows.get("later")?.head.name).toBe("Later");
  });
});

describe("a shelf in a browser that", () => {
  it("has no room opens nothing half: what was open stays, and so does the other", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const foyer = idOf(await shelf.create("Foyer"));
    for (let i = 0; i < 3; i++) await tab.store.addImage("screensaver", { bytes: picture(20 + i, 90_000) });
    await shelf.open(lobby);
    const before = { shown: await modelOf(tab.store), rows: await named(shelf) };
    browser.room = 0;
    browser.quota = browser.taken + 30_000;
    expect(await shelf.open(foyer)).toEqual({ ok: false, reason: "full" });
    expect({ shown: await modelOf(tab.store), rows: await named(shelf) }).toEqual(before);
    expect(await shelf.dress(new Map([[foyer, hot(5)]]))).toMatchObject({ ok: true });
    browser.crash();
    const again = await browser.open();
    expect(await modelOf(again.store)).toEqual(before.shown);
    browser.quota = 5_242_880;
    expect(await (await again.store.shelf()).open(foyer)).toMatchObject({ ok: true });
    expect(again.store.design.lists.screensaver).toHaveLength(3);
  });

  it("has room in IndexedDB alone opens a design without making another version of it", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const foyer = idOf(await shelf.create("Foyer"));
    for (let i = 0; i < 3; i++) await tab.store.addImage("screensaver", { bytes: picture(20 + i, 90_000) });
    const before = await modelOf(tab.store);
    await shelf.open(lobby);
    browser.quota = browser.taken + 30_000;
    const order = (await shelf.list()).map(({ id }) => id);
    expect(await shelf.open(foyer)).toMatchObject({ ok: true });
    expect((await shelf.list()).map(({ id }) => id)).toEqual(order);
    browser.crash();
    const again = await browser.open();
    expect(await modelOf(again.store)).toEqual(before);
    expect(await again.store.aside()).toBeNull();
  });

  it("has no room takes nothing back half: what was removed stays so, and Undo is there for when there is room", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const foyer = idOf(await shelf.create("Foyer"));
    for (let i = 0; i < 3; i++) await tab.store.addImage("screensaver", { bytes: picture(20 + i, 90_000) });
    const bar = idOf(await shelf.duplicate(lobby, "Bar"));
    await shelf.remove([foyer, bar]);
    const state = async () => ({ shown: await modelOf(tab.store), rows: await named(shelf) });
    const before = await state();
    expect(before.rows).toEqual(["Lobby*"]);
    browser.room = 0;
    browser.quota = browser.taken + 30_000;
    expect(await shelf.undo()).toEqual({ ok: false, reason: "full" });
    expect(await state()).toEqual(before);
    browser.quota = 5_242_880;
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect((await named(shelf)).sort()).toEqual(["Bar", "Foyer*", "Lobby"]);
    expect(tab.store.design.lists.screensaver).toHaveLength(3);
  });

  it("has no room for what the open one was leaves the others dressed, too, until there is room", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const other = idOf(await shelf.create("Other"));
    await tab.store.setImage("hotcold", "hot", { bytes: picture(3) });
    await shelf.open(lobby);
    await tab.store.setImage("hotcold", "hot", { bytes: picture(4, 90_000) });
    const dressed = new Map([lobby, other].map((id) => [id, hot(7)]));
    expect(await shelf.dress(dressed)).toMatchObject({ ok: true });
    const hotOfOther = async () => (await shelf.read(other))?.slots.hotcold?.hot?.url;
    const before = await hotOfOther();
    browser.room = 0;
    browser.quota = browser.taken + 30_000;
    expect(await shelf.undo()).toEqual({ ok: false, reason: "full" });
    expect(await hotOfOther()).toBe(before);
    expect(await hotOf(tab)).toBe(7);
    browser.quota = 5_242_880;
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await hotOfOther()).not.toBe(before);
    expect(await hotOf(tab)).toBe(4);
  });

  it("has no room, and then no IndexedDB, leaves half an Undo that is done by the next", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const foyer = idOf(await shelf.create("Foyer"));
    for (let i = 0; i < 3; i++) await tab.store.addImage("screensaver", { bytes: picture(20 + i, 90_000) });
    const bar = idOf(await shelf.duplicate(lobby, "Bar"));
    const whole = await shelfOf(browser, tab);
    await shelf.remove([foyer, bar]);
    const removed = await shelfOf(browser, tab);
    browser.room = 0;
    browser.quota = browser.taken + 30_000;
    failAfter(browser, 1);
    expect(await shelf.undo()).toEqual({ ok: false, reason: "full" });
    // Rows stand as before the removal, and the open one is not opened again: none is lost or changed.
    expect(await shelfOf(browser, tab)).toEqual({ ...whole, open: removed.open });
    expect(shelf.offer()).toMatchObject({ kind: "remove", count: 2 });
    browser.quota = 5_242_880;
    browser.room = Number.POSITIVE_INFINITY;
    browser.beforeRowsChange = () => {};
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await shelfOf(browser, tab)).toEqual(whole);
    expect(shelf.offer()).toBeNull();
  });

  it("has little room makes none out of pictures that an Undo may bring back", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    idOf(await shelf.create("Foyer"));
    for (let i = 0; i < 3; i++) await tab.store.addImage("screensaver", { bytes: picture(20 + i, 90_000) });
    const bar = idOf(await shelf.create("Bar"));
    await tab.store.setImage("hotcold", "hot", { bytes: picture(40, LARGE) });
    await shelf.open(lobby);
    const whole = await shelfOf(browser, tab);
    const taken = [...browser.images.values()].reduce((sum, { length }) => sum + length, 0);
    browser.room = taken + 200_000;
    browser.quota = browser.taken + 30_000;
    const removed = await shelf.remove([lobby, bar]);
    browser.quota = 5_242_880;
    browser.room = Number.POSITIVE_INFINITY;
    if (removed.ok) expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await shelfOf(browser, tab)).toEqual(whole);
  });

  it("has no room to open another, and then no IndexedDB, offers an Undo of what is deleted all the same", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const foyer = idOf(await shelf.create("Foyer"));
    for (let i = 0; i < 3; i++) await tab.store.addImage("screensaver", { bytes: picture(20 + i, 90_000) });
    const bar = idOf(await shelf.duplicate(lobby, "Bar"));
    await shelf.open(lobby);
    const whole = await shelfOf(browser, tab);
    browser.room = 0;
    browser.quota = browser.taken + 30_000;
    failAfter(browser, 1);
    expect(await shelf.remove([lobby, bar])).toEqual({ ok: false, reason: "full" });
    browser.quota = 5_242_880;
    browser.room = Number.POSITIVE_INFINITY;
    browser.beforeRowsChange = () => {};
    const half = await shelfOf(browser, tab);
    expect([...half.designs.keys()].sort()).toEqual([foyer, lobby].sort());
    expect(half.open).toBe(lobby);
    expect(shelf.offer()).toMatchObject({ kind: "remove", count: 1, name: "Bar" });
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await shelfOf(browser, tab)).toEqual(whole);
  });

  it("has no room for the open one, and then no IndexedDB, leaves half an Undo that is done by the next", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const other = idOf(await shelf.create("Other"));
    await tab.store.setImage("hotcold", "hot", { bytes: picture(3) });
    await shelf.open(lobby);
    await tab.store.setImage("hotcold", "hot", { bytes: picture(4, 90_000) });
    const whole = await shelfOf(browser, tab);
    await shelf.dress(new Map([lobby, other].map((id) => [id, hot(7)])));
    browser.room = 0;
    browser.quota = browser.taken + 30_000;
    failAfter(browser, 1);
    expect(await shelf.undo()).toEqual({ ok: false, reason: "full" });
    expect(await hotOf(tab)).toBe(7);
    browser.quota = 5_242_880;
    browser.room = Number.POSITIVE_INFINITY;
    browser.beforeRowsChange = () => {};
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await shelfOf(browser, tab)).toEqual(whole);
  });

  it("refuses localStorage, and then IndexedDB, offers an Undo of what was dressed until then", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const other = idOf(await shelf.duplicate(lobby, "Other"));
    const whole = await shelfOf(browser, tab);
    browser.refusesWrites = true;
    failAfter(browser, 1);
    const dressed = new Map([lobby, other].map((id) => [id, hot(7)]));
    expect(await shelf.dress(dressed)).toEqual({ ok: false, reason: "unavailable" });
    browser.refusesWrites = false;
    browser.beforeRowsChange = () => {};
    expect(await hotOf(tab)).toBe(1);
    expect((await shelfOf(browser, tab)).designs).not.toEqual(whole.designs);
    expect(shelf.offer()).toMatchObject({ kind: "dress", count: 1 });
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await shelfOf(browser, tab)).toEqual(whole);
  });

  it("refuses IndexedDB says so, and keeps one design as before", async () => {
    const browser = new FakeBrowser();
    browser.rowsFail = browser.overflowFails = true;
    const { store } = await browser.open();
    await store.renameMachine("Lobby");
    const shelf = await store.shelf();
    await expect(shelf.list()).rejects.toThrow();
    for (const outcome of [await shelf.create("Foyer"), await shelf.duplicate(store.keeping.design, "Copy")])
      expect(outcome).toEqual({ ok: false, reason: "unavailable" });
    expect(await store.setNames("blends", { left: "House" })).toMatchObject({ ok: true, kept: true });
    expect(shownBy((await browser.open()).store)).toMatchObject({
      machineName: "Lobby",
      names: { blends: { left: "House" } },
    });
  });

  it("keeps nothing at all says why", async () => {
    const browser = new FakeBrowser();
    browser.refusesAccess = true;
    const shelf = await (await browser.open()).store.shelf();
    await expect(shelf.list()).rejects.toThrow("unavailable");
    expect(await shelf.create()).toEqual({ ok: false, reason: "unavailable" });
    expect(await shelf.eraseEverything()).toEqual({ ok: false, reason: "unavailable" });
  });

  it("has deleted pictures shows them as missing, and says which designs are saved without", async () => {
    const { browser, shelf, lobby } = await withLobby();
    await shelf.create("Foyer");
    browser.images.clear();
    expect((await shelf.read(lobby))?.slots.hotcold).toMatchObject({
      hot: { isMissing: true },
      cold: { isMissing: false },
    });
    expect(await shelf.saveAll()).toMatchObject({ count: 2, left: [], incomplete: ["Lobby"] });
    expect(await shelf.open(lobby)).toMatchObject({ ok: true });
    expect((await shelf.list()).map(({ name }) => name).sort()).toEqual(["Foyer", "Lobby"]);
  });
});

describe("two tabs on the shelf", () => {
  it("show the same design, and what one had in hand goes to the design it was made for", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const other = await browser.open();
    const editor = other.store.here();
    const foyer = idOf(await shelf.create("Foyer"));
    const inHand = other.store.setNames("blends", { left: "Mine" });
    await expect.poll(() => other.store.design.machineName).toBe("Foyer");
    expect(other.store.keeping.switchedFrom).toEqual({ name: "Lobby" });
    expect(await inHand).toMatchObject({ ok: true });
    expect(await editor.setImage("hotcold", "hot", { bytes: picture(9, LARGE) })).toMatchObject({ ok: true });
    expect(shownBy(tab.store)).toMatchObject({ machineName: "Foyer", slots: { hotcold: {} } });
    await (await other.store.shelf()).open(lobby);
    expect(await hotOf(other)).toBe(9);
    await expect.poll(() => tab.store.design.machineName).toBe("Lobby");
    expect(tab.store.keeping.switchedFrom).toEqual({ name: "Foyer" });
    expect(foyer).not.toBe(lobby);
  });

  it("hear of each other's acts", async () => {
    const { browser, shelf, lobby } = await withLobby();
    const there = await (await browser.open()).store.shelf();
    let heard = 0;
    there.onChange(() => heard++);
    const copy = idOf(await shelf.duplicate(lobby, "Copy"));
    await expect.poll(() => heard).toBeGreaterThan(0);
    expect(await named(there)).toEqual(["Copy", "Lobby*"]);
    await there.remove([copy]);
    expect(await shelf.open(copy)).toEqual({ ok: false, reason: "gone" });
    expect(await named(shelf)).toEqual(["Lobby*"]);
  });
});
