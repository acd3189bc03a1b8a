import { isDeepStrictEqual } from "node:util";
import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, it } from "vitest";
import { putRows, rowsOf } from "./database.ts";
import { act, call, chromiumWithHarness, openStore, reload } from "./harness/chromium.ts";
import { type Call, checksums, DESIGNS, photographicDesign } from "./harness/photographic.ts";

const { profile, url } = chromiumWithHarness();
const contexts: BrowserContext[] = [];
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

async function newProfile(entries: Record<string, string> = {}): Promise<BrowserContext> {
  const context = await profile();
  contexts.push(context);
  const page = await context.newPage();
  await page.goto("/blank.html");
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, entries);
  return context;
}

const SMALL = { file: "/pictures/flat-460x485-1.png" };
const LARGE = { file: "/pictures/photo-460x485-2.png" };
const STORED = {
  machineName: "Lobby",
  machineTimestamp: "7",
  hotNumCupSizes: "3",
  Lobby_7_hotcold_hot: "/images/defaults/hotcold/hot.png",
};

/* Run in a page before its scripts. */

const disableLocalStorage = () =>
  void Object.defineProperty(globalThis, "localStorage", {
    get() {
      throw new DOMException("disabled", "SecurityError");
    },
  });
const refuseWrites = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("no", "InvalidAccessError");
  };
};
const fillLocalStorage = () => {
  if (localStorage.getItem("ballast")) return;
  const taken = Object.entries({ ...localStorage }).join("").length;
  localStorage.setItem("ballast", "x".repeat(5_242_880 - taken - "ballast".length));
};
const removeIndexedDb = () => void Object.defineProperty(globalThis, "indexedDB", { value: undefined });
const refuseIndexedDb = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("no", "SecurityError");
  };
};
const silenceIndexedDb = () => {
  const deaf = Object.create(IDBOpenDBRequest.prototype, {
    onsuccess: { value: null, writable: true },
    onerror: { value: null, writable: true },
    onupgradeneeded: { value: null, writable: true },
  });
  IDBFactory.prototype.open = () => deaf;
};
/** If site data is blocked, locks are too. */
const refuseLocks = () => {
  LockManager.prototype.query = LockManager.prototype.request = async () => {
    throw new DOMException("disabled", "SecurityError");
  };
};

/** Opens the store in a new profile that is broken in these ways. */
async function openBroken(entries: Record<string, string>, ...breaks: readonly (() => void)[]) {
  const context = await newProfile(entries);
  for (const each of breaks) await context.addInitScript(each);
  return openStore(context);
}
const KEPT = { ok: true, isStored: true };
const IN_MEMORY = { ok: true, isStored: false };
const putCold = async (page: Page) => act(page, ["setImage", "hotcold", "cold", LARGE]);
const checksumOfLarge = async () => (await checksums(url(), { it: LARGE.file })).it;

describe("a browser whose localStorage", () => {
  it.each([
    ["is disabled", disableLocalStorage],
    ["throws at every write", refuseWrites],
    ["is full from the start", fillLocalStorage],
  ])("%s keeps everything, since IndexedDB is the record", async (_, breakIt) => {
    const page = await openBroken({}, breakIt);
    expect((await putCold(page)).outcome).toEqual(KEPT);
    expect((await act(page, ["renameMachine", "Foyer"])).outcome).toEqual(KEPT);
    await reload(page);
    const { images, machineName } = await call(page, "shown");
    expect(machineName).toBe("Foyer");
    expect(images["hotcold cold"]).toBe(await checksumOfLarge());
  });
});

describe("a browser whose IndexedDB", () => {
  it.each([
    ["throws", refuseIndexedDb],
    ["never answers", silenceIndexedDb],
    ["is not there", removeIndexedDb],
  ])("%s works in memory, and localStorage has all of it, images inline", async (_, breakIt) => {
    const page = await openBroken(STORED, breakIt);
    expect(await call(page, "ready")).toMatchObject({ status: "saved", inMemory: false });
    const { outcome, ms } = await putCold(page);
    expect(outcome).toEqual(IN_MEMORY);
    expect(ms).toBeLessThan(3_000);
    await reload(page);
    const { images } = await call(page, "shown");
    expect(images).toEqual({
      "hotcold hot": STORED.Lobby_7_hotcold_hot,
      "hotcold cold": await checksumOfLarge(),
    });
  });

  it("works in memory without both of them", async () => {
    const page = await openBroken(STORED, removeIndexedDb, disableLocalStorage, refuseLocks);
    expect((await putCold(page)).outcome).toEqual(IN_MEMORY);
    expect((await call(page, "shown")).images["hotcold cold"]).toBe(await checksumOfLarge());
  });

  it("holds a design of a later version leaves it alone, and makes another beside it", async () => {
    const context = await newProfile();
    const page = await openStore(context);
    await act(page, ["renameMachine", "Lobby"]);
    const [[id, lobby] = ["", {}]] = await rowsOf<object>(page, "designs");
    await putRows(page, "designs", [[id, { ...lobby, version: 99 }]]);
    await reload(page);
    expect((await call(page, "shown")).machineName).toBe("");
    expect((await act(page, ["renameMachine", "Foyer"])).outcome).toEqual(KEPT);
    const { gave } = await call(page, "designList", "list");
    expect(gave).toMatchObject([
      { name: "Foyer", isOpen: true, state: "usable" },
      { id, name: "Lobby", isOpen: false, state: "laterVersion" },
    ]);
  });
});

describe("a key that is corrupt", () => {
  const KEYS = ["machineData", "blendNames", "hotNumCupSizes", "coldNumCupSizes", "Lobby_7_hotcold_cold"];
  it.each(KEYS)("%s loses its value alone", async (key) => {
    const page = await openStore(await newProfile({ ...STORED, coldNumCupSizes: "3", [key]: "{corrupt" }));
    const { machineName, images } = await call(page, "shown");
    expect([machineName, images]).toEqual(["Lobby", { "hotcold hot": STORED.Lobby_7_hotcold_hot }]);
    expect((await act(page, ["setImage", "blends", "left", SMALL])).outcome).toMatchObject({
      isStored: true,
    });
    // It stays until its place is filled: a machine has data and counts from the start.
    const isFilled = ["machineData", "hotNumCupSizes", "coldNumCupSizes"].includes(key);
    const left = await page.evaluate((key) => localStorage.getItem(key), key);
    if (isFilled) expect(left).not.toBe("{corrupt");
    else expect(left).toBe("{corrupt");
    expect((await call(page, "state")).setAside).toEqual(isFilled ? [] : [key]);
  });
});

describe("two tabs", () => {
  it("show each other's changes, and the same after both reload", async () => {
    const context = await newProfile();
    const [a, b] = [await openStore(context), await openStore(context)];
    await Promise.all([
      act(a, ["renameMachine", "Lobby"]),
      act(b, ["setImage", "hotcold", "hot", LARGE]),
      act(a, ["setImage", "hotcold", "cold", SMALL]),
      act(b, ["addImage", "screensaver", SMALL]),
      act(a, ["addImage", "screensaver", LARGE]),
      act(b, ["setCount", "hotcupsizes", 4]),
      act(a, ["setNames", "blends", { left: "x" }]),
      act(b, ["setNames", "blends", { left: "y" }]),
    ]);
    await expect
      .poll(async () => isDeepStrictEqual(await call(a, "shown"), await call(b, "shown")))
      .toBe(true);
    const before = await call(a, "shown");
    expect(Object.keys(before.images).sort()).toEqual([
      "hotcold cold",
      "hotcold hot",
      "screensaver 0",
      "screensaver 1",
    ]);
    expect(before).toMatchObject({ machineName: "Lobby", counts: { hotcupsizes: 4 } });
    await Promise.all([reload(a), reload(b)]);
    expect(await call(a, "shown")).toEqual(before);
    expect(await call(b, "shown")).toEqual(before);
  });

  it("keep bytes that the other's undo still needs", async () => {
    const context = await newProfile();
    const a = await openStore(context);
    await act(a, ["setImage", "hotcold", "hot", LARGE]);
    const before = await call(a, "shown");
    await act(a, ["clearImage", "hotcold", "hot"]);
    const b = await openStore(context);
    await reload(b);
    expect((await act(a, ["undo"])).outcome).toMatchObject({ ok: true });
    expect(await call(a, "shown")).toEqual(before);
    await act(a, ["clearImage", "hotcold", "hot"]);
    await Promise.all([a.close(), b.close()]);
    // A closed page gives up its lock a moment later.
    const [blank] = context.pages();
    const locks = () => blank?.evaluate(async () => (await navigator.locks.query()).held?.length);
    await expect.poll(locks).toBe(0);
    const c = await openStore(context);
    await expect.poll(() => rowsOf(c, "blobs")).toEqual([]);
  });
});

describe("a saved design", () => {
  it("opens in a cleared browser with the same pixels, and a damaged one changes nothing", async () => {
    const page = await openStore(await newProfile());
    const { calls, files } = photographicDesign({ hotcupsizes: 2, coldcupsizes: 2 });
    for (const each of [["renameMachine", "Lobby"] as Call, ...calls]) await act(page, each);
    const [before, pixels] = [await call(page, "shown"), await call(page, "pixels")];
    expect(Object.keys(pixels)).toEqual(Object.keys(files));
    const { base64 = "", skipped } = await call(page, "save");
    expect(skipped).toEqual([]);

    const other = await openStore(await newProfile());
    const flipped = `${base64.slice(0, 900_000)}${base64[900_000] === "A" ? "B" : "A"}${base64.slice(900_001)}`;
    for (const [damaged, fault] of [
      [base64.slice(0, 1_000_000), "damaged"],
      [flipped, "damaged"],
      [btoa("something else"), "foreign"],
    ] as const)
      expect(await call(other, "open", damaged)).toEqual({ ok: false, fault });
    expect((await call(other, "shown")).images).toEqual({});

    expect(await call(other, "open", base64)).toEqual(KEPT);
    await reload(other);
    expect(await call(other, "shown")).toEqual(before);
    expect(await call(other, "pixels")).toEqual(pixels);
  });
});

describe("the whole photographic design", () => {
  it.each(DESIGNS)("of $uploads uploads survives a reload, pixel for pixel", async ({ counts, uploads }) => {
    const page = await openStore(await newProfile());
    const { calls, files } = photographicDesign(counts);
    for (const each of calls) expect((await act(page, each)).outcome).toMatchObject(KEPT);
    expect(Object.keys(files)).toHaveLength(uploads);
    const stored = await page.evaluate(() => JSON.stringify(localStorage).length);
    expect(stored).toBeLessThan(2_100_000);

    await reload(page);
    expect((await call(page, "shown")).images).toEqual(await checksums(url(), files));
    const pixels = await call(page, "pixels");
    for (const [place, address] of Object.entries(files))
      expect(pixels[place], place).toBe(await call(page, "pixelsOf", address));
  });

  const CAPACITY = 5_242_880;
  const levels = Array.from({ length: 8 }, (_, i) => CAPACITY - Math.round(4_500_000 / 4 ** i));
  it.each(levels)("over %i characters that localStorage holds already is kept whole", async (level) => {
    const ballast = "x".repeat(level - "ballast".length);
    const page = await openStore(await newProfile({ ballast }));
    for (const each of photographicDesign({ hotcupsizes: 2, coldcupsizes: 2 }).calls)
      expect((await act(page, each)).outcome).toMatchObject(KEPT);
    const kept = await call(page, "shown");
    expect(Object.keys(kept.images)).toHaveLength(19);
    await reload(page);
    expect(await call(page, "shown")).toEqual(kept);
    expect(await page.evaluate(() => localStorage.getItem("ballast")?.length)).toBe(ballast.length);
  });
});
