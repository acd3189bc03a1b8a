import { afterEach, describe, expect, it, vi } from "vitest";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { FakeBrowser } from "./fake-browser.ts";
import { inline, picture } from "./pictures.ts";

afterEach(() => vi.restoreAllMocks());

/** A design as an earlier session left it. */
const STORED = {
  machineName: "Lobby",
  machineTimestamp: "7",
  hotNumCupSizes: "3",
  Lobby_7_blends_left: inline(picture(1)),
  "brewscreen:version": "1",
};

/** Works in memory: everything can be done, nothing is written, and it says so. */
async function expectInMemory(browser: FakeBrowser, store: DesignStore, reason: string) {
  const before = new Map(browser.entries);
  expect(store.keeping).toMatchObject({ state: "notKept", reason, inMemory: true });
  expect(await store.renameMachine("Foyer")).toEqual({ ok: true, kept: false });
  expect(await store.setImage("hotcold", "hot", { bytes: picture(5) })).toEqual({ ok: true, kept: false });
  expect(await store.setImage("hotcold", "cold", { bytes: picture(6, 500_000) })).toMatchObject({ ok: true });
  const { hot, cold } = store.design.slots.hotcold ?? {};
  expect(await store.imageBytes(hot?.url ?? "")).toEqual(picture(5));
  expect(await store.imageBytes(cold?.url ?? "")).toEqual(picture(6, 500_000));
  await store.setCount("hotcupsizes", 4);
  expect(await store.undo()).toMatchObject({ ok: true });
  expect((await store.saveDesign()).bytes.length).toBeGreaterThan(0);
  expect(store.keeping).toMatchObject({ state: "notKept", reason, inMemory: true });
  expect(browser.entries).toEqual(before);
  expect(browser.images.size).toBe(0);
  expect(browser.persistAsked).toBe(0);
}

describe("storage that", () => {
  it("is refused leaves an empty design in memory", async () => {
    const browser = new FakeBrowser(STORED);
    browser.refusesAccess = true;
    const { store } = await browser.open();
    expect(store.design.machineName).toBe("");
    await expectInMemory(browser, store, "unavailable");
  });

  it("can be read and not written shows what was stored", async () => {
    const browser = new FakeBrowser(STORED);
    browser.refusesWrites = true;
    const { store } = await browser.open();
    expect(store.design.machineName).toBe("Lobby");
    expect(store.design.slots.blends?.left?.url).toBe(inline(picture(1)));
    await expectInMemory(browser, store, "unavailable");
  });

  it("is full from the start shows what was stored", async () => {
    const browser = new FakeBrowser({ ...STORED, ballast: "x".repeat(100_000) });
    browser.quota = browser.taken;
    const { store } = await browser.open();
    expect(store.design.counts.hotcupsizes).toBe(3);
    await expectInMemory(browser, store, "full");
  });

  it("holds a design of a later version shows what it can read of it, and leaves it alone", async () => {
    const browser = new FakeBrowser({ ...STORED, "brewscreen:version": "2", "brewscreen:future": "…" });
    const { store } = await browser.open();
    expect(store.design.machineName).toBe("Lobby");
    await expectInMemory(browser, store, "laterVersion");
  });

  it("stops taking writes later refuses each change and keeps what is shown", async () => {
    const browser = new FakeBrowser(STORED);
    const { store } = await browser.open();
    browser.refusesWrites = true;
    expect(await store.setImage("blends", "left", { bytes: picture(2) })).toEqual({
      ok: false,
      reason: "unavailable",
    });
    expect(store.design.slots.blends?.left?.url).toBe(inline(picture(1)));
    expect(store.keeping).toMatchObject({ state: "notKept", reason: "unavailable", inMemory: false });
    browser.refusesAccess = true;
    expect(await store.renameMachine("Foyer")).toEqual({ ok: false, reason: "unavailable" });
    expect(store.design.machineName).toBe("Lobby");
    browser.refusesWrites = browser.refusesAccess = false;
    expect(await store.renameMachine("Foyer")).toEqual({ ok: true, kept: true });
    expect(store.keeping.state).toBe("saved");
  });

  it("is emptied while the app is open gets the whole design back with the next change", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.renameMachine("Lobby");
    await store.setImage("blends", "left", { bytes: picture(1) });
    await store.setImage("blends", "right", { bytes: picture(2, 400_000) });
    browser.entries.clear();
    browser.images.clear();
    expect(await store.setImage("blends", "middle", { bytes: picture(3) })).toEqual({ ok: true, kept: true });
    const again = (await browser.open()).store.design;
    expect(again.machineName).toBe("Lobby");
    expect(again.slots.blends).toMatchObject({
      left: { url: inline(picture(1)), isMissing: false },
      middle: { url: inline(picture(3)) },
      right: { isMissing: true },
    });
  });

  it("fails between any two writes leaves each change made or not made, as it said", async () => {
    for (let failAt = 1; failAt < 40; failAt++) {
      const browser = new FakeBrowser(STORED);
      const { store } = await browser.open();
      let writes = 0;
      const set = browser.entries.set.bind(browser.entries);
      browser.entries.set = (key, value) => {
        if (++writes === failAt) throw new Error("the disk is gone for a moment");
        return set(key, value);
      };
      await store.addImage("screensaver", { bytes: picture(1, 5_000) });
      await store.addImage("screensaver", { bytes: picture(2, 5_000) });
      await store.moveImage("screensaver", store.design.lists.screensaver?.[1]?.id ?? "", 0);
      await store.renameMachine("Foyer");
      const shown = (design: DesignStore["design"]) => [
        design.machineName,
        design.slots.blends?.left?.url,
        ...(design.lists.screensaver ?? []).map(({ url }) => url),
      ];
      expect(shown((await browser.open()).store.design)).toEqual(shown(store.design));
      expect(store.design.slots.blends?.left?.url).toBe(inline(picture(1)));
    }
  });
});

describe("IndexedDB that is refused", () => {
  it("loses no image, and calls none missing", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await tab.store.setImage("hotcold", "hot", { bytes: picture(1, 400_000) });
    tab.close();
    browser.overflowFails = true;
    const refused = await browser.open();
    expect(refused.store.design.slots.hotcold?.hot?.isMissing).toBe(false);
    await refused.store.renameMachine("Lobby");
    refused.close();
    browser.overflowFails = false;
    const { store } = await browser.open();
    const { hot } = store.design.slots.hotcold ?? {};
    expect(hot?.isMissing).toBe(false);
    expect(await store.imageBytes(hot?.url ?? "")).toEqual(picture(1, 400_000));
  });
});
