import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { createDesignStore } from "../../web/storage/create-store.ts";
import { memoryStorage } from "../../web/storage/memory.ts";
import { environment } from "./failing-database.ts";
import { modelOf, picture } from "./pictures.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("an act that IndexedDB does not answer for in time is given up, and does not happen later", async () => {
  const store = createDesignStore(CLASSIC, environment(memoryStorage(), true));
  await store.ready;
  await store.renameMachine("Lobby");
  const lobby = store.keeping.design;
  const shelf = await store.shelf();
  await shelf.create("Foyer");
  const names = async () => (await shelf.list()).map(({ name }) => name).sort();

  // Another tab's transaction, which goes on until it is told.
  let isBusy = false;
  let isDone = false;
  const real = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...given) {
    if (given[1] === "readwrite" && !isBusy) {
      isBusy = true;
      const rows = real.apply(this, given).objectStore("rows");
      const goOn = () => {
        if (!isDone) rows.get("none").onsuccess = goOn;
      };
      goOn();
    }
    return real.apply(this, given);
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const removing = shelf.remove([lobby]);
  await vi.waitUntil(() => isBusy);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await removing).toEqual({ ok: false, reason: "unavailable" });
  vi.useRealTimers();
  isDone = true;
  // What answers again is waited for again.
  await vi.waitFor(() => names(), 10_000);
  expect(await names()).toEqual(["Foyer", "Lobby"]);
  expect(shelf.offer()).toBeNull();
  expect(await shelf.remove([lobby])).toMatchObject({ ok: true });
  expect(await names()).toEqual(["Foyer"]);
});

it("designs over a real IndexedDB are opened, duplicated, removed, brought back, and erased", async () => {
  const storage = memoryStorage();
  const store = createDesignStore(CLASSIC, environment(storage, true));
  await store.ready;
  await store.renameMachine("Lobby");
  await store.setImage("hotcold", "hot", { bytes: picture(1, 400_000) });
  await store.setImage("hotcold", "cold", { bytes: picture(2) });
  const lobby = store.keeping.design;
  const before = await modelOf(store);
  const shelf = await store.shelf();
  const names = async () =>
    (await shelf.list()).map(({ name, isOpen }) => (isOpen ? `${name}*` : name)).sort();

  expect(await shelf.create("Foyer")).toMatchObject({ ok: true });
  const copy = await shelf.duplicate(lobby, "Copy");
  expect(await names()).toEqual(["Copy", "Foyer*", "Lobby"]);
  let measured = 0;
  shelf.onChange(() => measured++);
  await expect
    .poll(async () => (await shelf.list()).find(({ name }) => name === "Copy")?.bytes)
    .toBe(400_060);
  expect(measured).toBeGreaterThan(0);
  expect(await shelf.open(lobby)).toMatchObject({ ok: true });
  expect(await modelOf(store)).toEqual(before);
  expect(await shelf.remove([lobby, copy.ok ? copy.id : ""])).toMatchObject({ ok: true });
  expect(await names()).toEqual(["Foyer*"]);
  expect(await shelf.undo()).toMatchObject({ ok: true });
  expect(await names()).toEqual(["Copy", "Foyer", "Lobby*"]);
  expect(await modelOf(store)).toEqual(before);
  store.close();

  // localStorage lost: the row that was open last is put back.
  const again = createDesignStore(CLASSIC, environment(memoryStorage(), false));
  await again.ready;
  expect(await modelOf(again)).toEqual(before);
  expect(await (await again.shelf()).eraseEverything()).toMatchObject({ ok: true });
  again.close();
  const old = createDesignStore(CLASSIC, environment(storage, false));
  await old.ready;
  expect([old.design.machineName, await old.aside()]).toEqual(["", null]);
  expect(await (await old.shelf()).list()).toEqual([]);
  old.close();
});
