import { describe, expect, it } from "vitest";
import type { Dressing } from "../../web/storage/design-store.ts";
import { blob, database, evict, putRecord } from "../store/browser.ts";
import { adapterBrowser, bytesOf, expectPicture, hotPng, idOf, named, shownBy, until } from "./browser.ts";

const NOTHING: Dressing = { slots: [], lists: [], names: {} };
const hot = (text: string): Dressing => ({
  ...NOTHING,
  slots: [{ category: "hotcold", slot: "hot", bytes: bytesOf(text) }],
});

/** A tab with a design that has two pictures. */
async function withLobby() {
  const browser = adapterBrowser();
  const tab = await browser.open();
  const { store, shelf } = tab;
  await store.renameMachine("Lobby");
  await store.setImage("hotcold", "hot", { bytes: bytesOf("hot") });
  await store.setImage("hotcold", "cold", { bytes: bytesOf("cold") });
  return { browser, tab, store, shelf, lobby: store.keeping.design };
}

describe("the shelf", () => {
  it("has nothing on a first visit, and then the design that was made", async () => {
    const { store, shelf } = await adapterBrowser().open();
    expect(await shelf.list()).toEqual([]);
    await store.renameMachine("Lobby");
    expect(await shelf.list()).toMatchObject([{ name: "Lobby", isOpen: true, bytes: 0, state: "usable" }]);
  });

  it("opens one design after another, each as it was, with its own Undo", async () => {
    const { browser, tab, store, shelf, lobby } = await withLobby();
    const before = shownBy(store);
    const foyer = idOf(await shelf.create("Foyer"));
    expect(shownBy(store)).toMatchObject({ machineName: "Foyer", slots: { hotcold: [] } });
    await store.setImage("hotcold", "hot", { bytes: bytesOf("other") });
    const stored = (await database()).designs;
    expect(await shelf.open(lobby)).toEqual({ ok: true, kept: true });
    expect(shownBy(store)).toEqual(before);
    expect(store.keeping).toMatchObject({ state: "saved", undo: { kind: "picture", category: "hotcold" } });
    expect(store.keeping.switchedFrom).toBeNull();
    expect((await database()).designs).toEqual(stored);
    await store.undo();
    expect(store.design.slots.hotcold).not.toHaveProperty("cold");
    await shelf.open(foyer);
    await expectPicture(tab, "hotcold", "hot", "other");
    browser.kill(tab);
    const again = await browser.open();
    expect(await named(again.shelf)).toEqual(["Foyer*", "Lobby"]);
    expect(again.store.design.machineName).toBe("Foyer");
  });

  it("opens a design though localStorage has no room for it", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const foyer = idOf(await shelf.create("Foyer"));
    await shelf.open(lobby);
    await shelf.dress(new Map([[foyer, hot("other")]]));
    browser.storage.quota = 0;
    expect(await shelf.open(foyer)).toEqual({ ok: true, kept: true });
    await expectPicture(tab, "hotcold", "hot", "other");
    browser.kill(tab);
    const again = await browser.open();
    expect(again.store.design.machineName).toBe("Foyer");
    expect(again.store.keeping.state).toBe("saved");
  });

  it("has one empty design at most, which goes as another is made", async () => {
    const { store, shelf } = await withLobby();
    const first = idOf(await shelf.create());
    expect(idOf(await shelf.create())).toBe(first);
    expect(await named(shelf)).toEqual(["Lobby"]);
    await shelf.create("Foyer");
    expect(await named(shelf)).toEqual(["Foyer*", "Lobby"]);
    expect((await database()).designs.size).toBe(2);
    expect(store.keeping.undo).toBeNull();
  });

  it("duplicates without another copy of any picture, and removes without one of another's", async () => {
    const { tab, shelf, lobby } = await withLobby();
    const second = idOf(await shelf.duplicate(lobby, "Lobby 2"));
    const third = idOf(await shelf.duplicate(second, "Lobby 3"));
    expect((await database()).blobs.size).toBe(2);
    expect(shelf.offer()).toEqual({ kind: "duplicate", count: 1, name: "Lobby 3" });
    expect(await shelf.remove([lobby, third])).toMatchObject({ ok: true });
    expect(await named(shelf)).toEqual(["Lobby 2*"]);
    await expectPicture(tab, "hotcold", "hot", "hot");
    expect(shelf.offer()).toEqual({ kind: "remove", count: 2, name: "Lobby" });
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await named(shelf)).toEqual(["Lobby 2", "Lobby 3", "Lobby*"]);
  });

  it("is empty once all is removed, and Undo brings all back", async () => {
    const { store, shelf, lobby } = await withLobby();
    const before = shownBy(store);
    const foyer = idOf(await shelf.create("Foyer"));
    await shelf.remove([foyer, lobby]);
    expect(await shelf.list()).toEqual([]);
    expect(shownBy(store)).toMatchObject({ machineName: "", slots: { hotcold: [] } });
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await named(shelf)).toEqual(["Foyer*", "Lobby"]);
    await shelf.open(lobby);
    expect(shownBy(store)).toEqual(before);
  });

  it("dresses several designs in one act with one Undo, until one of them changes", async () => {
    const { tab, store, shelf, lobby } = await withLobby();
    const other = idOf(await shelf.duplicate(lobby, "Other"));
    const dressed = new Map([lobby, other].map((id) => [id, hot("new")]));
    expect(await shelf.dress(dressed)).toMatchObject({ ok: true });
    await expectPicture(tab, "hotcold", "hot", "new");
    await shelf.open(other);
    await expectPicture(tab, "hotcold", "hot", "new");
    expect(shelf.offer()).toEqual({ kind: "dress", count: 2, name: "Lobby", change: "look" });
    expect(await shelf.undo()).toMatchObject({ ok: true });
    for (const id of [other, lobby]) {
      await shelf.open(id);
      await expectPicture(tab, "hotcold", "hot", "hot");
    }
    await shelf.dress(dressed);
    await store.setNames("blends", { left: "House" });
    expect(shelf.offer()).toBeNull();
    expect(await shelf.undo()).toEqual({ ok: false, reason: "gone" });
    await expectPicture(tab, "hotcold", "hot", "new");
  });

  it("dresses all of several designs, or none if one of them is gone", async () => {
    const { store, shelf, lobby } = await withLobby();
    const before = shownBy(store);
    const dressed = new Map([lobby, "nowhere"].map((id) => [id, hot("new")]));
    expect(await shelf.dress(dressed)).toEqual({ ok: false, reason: "gone" });
    expect(shownBy(store)).toEqual(before);
    expect(shelf.offer()).toBeNull();
  });

  it("goes on with the open design's own history once an act on several is taken back", async () => {
    const { store, shelf, lobby } = await withLobby();
    const other = idOf(await shelf.duplicate(lobby, "Other"));
    await store.setNames("blends", { left: "House" });
    const before = shownBy(store);
    await shelf.dress(new Map([lobby, other].map((id) => [id, hot("new")])));
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(shownBy(store)).toEqual(before);
    expect(store.keeping.undo).toEqual({ kind: "names", category: "blends" });
    expect(await store.undo()).toMatchObject({ ok: true });
    expect(store.design.names.blends).not.toMatchObject({ left: "House" });
  });

  it("adds designs made of one, each with its own picture, and takes them back", async () => {
    const { tab, shelf, lobby } = await withLobby();
    const given = ["1", "2", "3"].map((text) => ({ name: `Site ${text}`, from: lobby, dressing: hot(text) }));
    const outcome = await shelf.add(given);
    expect(await named(shelf)).toEqual(["Lobby*", "Site 1", "Site 2", "Site 3"]);
    expect(shelf.offer()).toEqual({ kind: "add", count: 3, name: "Site 1" });
    const ids = outcome.ok ? outcome.ids : [];
    await shelf.open(ids[1] ?? "");
    await expectPicture(tab, "hotcold", "hot", "2");
    await expectPicture(tab, "hotcold", "cold", "cold");
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await named(shelf)).toEqual(["Lobby*"]);
    await expectPicture(tab, "hotcold", "hot", "hot");
  });

  it("is undone by its own Undo alone, and not by that of the open design", async () => {
    const { store, shelf, lobby } = await withLobby();
    const copy = idOf(await shelf.duplicate(lobby, "Copy"));
    await shelf.open(copy);
    expect(store.keeping.undo).toBeNull();
    expect(await store.undo()).toEqual({ ok: false, reason: "gone" });
    expect(await named(shelf)).toEqual(["Copy*", "Lobby"]);
    expect(await shelf.undo()).toMatchObject({ ok: true });
    expect(await named(shelf)).toEqual(["Lobby*"]);
  });

  it("saves all designs in one file, which opens as they were", async () => {
    const { store, shelf } = await withLobby();
    await store.setImage("hotcold", "hot", { bytes: hotPng(1) });
    await store.clearImage("hotcold", "cold");
    const before = shownBy(store);
    await shelf.create("Łódź 北京 ☕");
    const { file, count, left } = await shelf.saveAll();
    expect({ count, left }).toEqual({ count: 2, left: [] });
    const other = await adapterBrowser().open();
    const opened = await other.shelf.openFile(file);
    expect(opened).toMatchObject({ ok: true, left: [] });
    expect(await named(other.shelf)).toEqual(["Lobby", "Łódź 北京 ☕"]);
    const lobby = (await other.shelf.list()).find(({ name }) => name === "Lobby");
    await other.shelf.open(lobby?.id ?? "");
    expect(shownBy(other.store)).toEqual(before);
    await expectPicture(other, "hotcold", "hot", hotPng(1));
    expect(await other.shelf.openFile(new Blob(["no"]))).toEqual({ ok: false, reason: "foreign" });
  });

  it("forgets everything, also in another tab", async () => {
    const { browser, store, shelf } = await withLobby();
    await shelf.create("Foyer");
    const other = await browser.open();
    const here = other.store.here();
    expect(await shelf.eraseEverything()).toEqual({ ok: true, kept: true });
    expect(await here.renameMachine("Ghost")).toEqual({ ok: false, reason: "gone" });
    await until(other, () => other.store.design.machineName === "");
    expect(await shelf.list()).toEqual([]);
    const { designs, blobs } = await database();
    expect([designs.size, blobs.size, shelf.offer(), store.keeping.undo]).toEqual([0, 0, null, null]);
    await store.renameMachine("Anew");
    expect(await named(shelf)).toEqual(["Anew*"]);
  });

  it("shows a design of a later release, and neither opens nor changes it", async () => {
    const { shelf } = await withLobby();
    await putRecord("designs", "later", { version: 2, machine: "classic", name: "Later", changedAt: 5 });
    const record = (await database()).designs.get("later");
    expect((await shelf.list()).find(({ id }) => id === "later")).toMatchObject({
      state: "later",
      name: "Later",
    });
    for (const outcome of [
      await shelf.open("later"),
      await shelf.rename("later", "x"),
      await shelf.duplicate("later", "x"),
      await shelf.dress(new Map([["later", hot("new")]])),
    ])
      expect(outcome).toEqual({ ok: false, reason: "laterVersion" });
    expect(await shelf.remove(["later"])).toEqual({ ok: false, reason: "gone" });
    expect([await shelf.read("later"), await shelf.save("later")]).toEqual([null, null]);
    expect((await database()).designs.get("later")).toEqual(record);
  });

  it("shows pictures that the browser has deleted as missing, and says which designs are saved without", async () => {
    const { tab, store, shelf, lobby } = await withLobby();
    await store.setImage("hotcold", "cold", { bytes: hotPng(1) });
    await shelf.create("Foyer");
    await evict(blob("hot").sha256);
    expect((await shelf.read(lobby))?.slots.hotcold).toMatchObject({
      hot: { isMissing: true },
      cold: { isMissing: false },
    });
    expect(await shelf.saveAll()).toMatchObject({ count: 2, left: [], incomplete: ["Lobby"] });
    expect(await shelf.save(lobby)).toMatchObject({ skipped: [{ category: "hotcold", slot: "hot" }] });
    expect(await shelf.open(lobby)).toMatchObject({ ok: true });
    await until(tab, () => tab.store.keeping.missing === 1);
    const copy = idOf(await shelf.duplicate(lobby, "Copy"));
    expect((await shelf.read(copy))?.slots.hotcold?.hot?.isMissing).toBe(true);
  });
});

describe("a shelf without IndexedDB", () => {
  async function withoutIndexedDB() {
    const browser = adapterBrowser({
      records: () => ({
        isStored: true,
        run: () => Promise.reject(new DOMException("refused", "UnknownError")),
      }),
    });
    const tab = await browser.open();
    await tab.store.renameMachine("Lobby");
    return { browser, tab, ...tab };
  }

  it("says so, and leaves the one design that localStorage keeps as it is", async () => {
    const { browser, tab, store, shelf } = await withoutIndexedDB();
    const stored = new Map(browser.storage.entries);
    await expect(shelf.list()).rejects.toThrow("one design");
    const id = store.keeping.design;
    for (const outcome of [
      await shelf.create("Foyer"),
      await shelf.duplicate(id, "Copy"),
      await shelf.add([{ name: "Site" }]),
      await shelf.remove([id]),
      await shelf.dress(new Map([[id, hot("new")]])),
    ])
      expect(outcome).toEqual({ ok: false, reason: "unavailable" });
    expect(store.design.machineName).toBe("Lobby");
    expect(browser.storage.entries).toEqual(stored);
    expect(store.keeping.state).toBe("saved");
    browser.leave(tab);
    expect((await browser.open()).store.design.machineName).toBe("Lobby");
  });
});

describe("two tabs on the shelf", () => {
  it("show the same design, and what one had in hand goes to the design it was made for", async () => {
    const { browser, tab, store, shelf, lobby } = await withLobby();
    const other = await browser.open();
    const editor = other.store.here();
    await shelf.create("Foyer");
    const inHand = editor.setNames("blends", { left: "Mine" });
    await until(other, () => other.store.design.machineName === "Foyer");
    expect(other.store.keeping.switchedFrom).toEqual({ name: "Lobby" });
    expect(await inHand).toMatchObject({ ok: true });
    expect(await editor.setImage("hotcold", "hot", { bytes: bytesOf("edited") })).toMatchObject({ ok: true });
    expect(shownBy(store)).toMatchObject({ machineName: "Foyer", slots: { hotcold: [] } });
    await other.shelf.open(lobby);
    await expectPicture(other, "hotcold", "hot", "edited");
    expect(other.store.design.names.blends).toMatchObject({ left: "Mine" });
    await until(tab, () => store.design.machineName === "Lobby");
    expect(store.keeping.switchedFrom).toEqual({ name: "Foyer" });
  });

  it("hear of each other's acts", async () => {
    const { browser, tab, shelf, lobby } = await withLobby();
    const there = await browser.open();
    const heard = new Promise<void>((resolve) => void there.shelf.onChange(resolve));
    const copy = idOf(await shelf.duplicate(lobby, "Copy"));
    await heard;
    expect(await named(there.shelf)).toEqual(["Copy", "Lobby*"]);
    const step = shelf.offer();
    expect(step).toMatchObject({ kind: "duplicate" });
    await there.shelf.remove([copy]);
    expect(await shelf.open(copy)).toEqual({ ok: false, reason: "gone" });
    await until(tab, () => shelf.offer() === null);
    expect(await named(shelf)).toEqual(["Lobby*"]);
  });
});
