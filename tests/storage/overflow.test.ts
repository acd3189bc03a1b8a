import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { FakeBrowser } from "./fake-browser.ts";
import { brief, inline, picture, shownBy } from "./pictures.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const pathOf = (bytes: Uint8Array) => `/stored-images/${sha256(bytes)}.png`;

/** The most bytes whose data URI has at most 400,000 characters. */
const LARGEST_INLINE = 299_982;

describe("where an image is kept", () => {
  it("is inline up to 400,000 characters, and in IndexedDB under its SHA-256 beyond", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.setImage("hotcold", "hot", { bytes: picture(1, LARGEST_INLINE) });
    await store.setImage("hotcold", "cold", { bytes: picture(2, LARGEST_INLINE + 3) });
    expect(browser.stored.hotcold_hot?.length).toBe(400_000 - 2);
    expect(browser.stored.hotcold_cold).toBe(pathOf(picture(2, LARGEST_INLINE + 3)));
    expect([...browser.images]).toEqual([
      [sha256(picture(2, LARGEST_INLINE + 3)), picture(2, LARGEST_INLINE + 3)],
    ]);
  });

  it("is inline up to 2,000,000 characters together", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    const slots = ["left", "middle", "right"];
    for (const [i, slot] of slots.entries())
      await store.setImage("blends", slot, { bytes: picture(i, LARGEST_INLINE) });
    for (let i = 0; i < 4; i++)
      await store.addImage("screensaver", { bytes: picture(10 + i, LARGEST_INLINE) });
    const values = Object.values(browser.stored);
    const inlineTotal = values.filter((value) => value.startsWith("data:")).join("").length;
    expect(inlineTotal).toBeLessThanOrEqual(2_000_000);
    expect(inlineTotal).toBeGreaterThan(1_900_000);
    expect(values.filter((value) => value.startsWith("/stored-images/"))).toHaveLength(2);
  });

  it("is the same to those who read the design", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    for (const length of [60, 500_000]) {
      await store.setImage("hotcold", "hot", { bytes: picture(3, length), name: "photo.png" });
      const image = store.design.slots.hotcold?.hot;
      expect(image).toMatchObject({ name: "photo.png", isDefault: false, isMissing: false });
      expect(await store.imageBytes(image?.url ?? "")).toEqual(picture(3, length));
    }
  });

  it("is IndexedDB where localStorage has no room, below those bounds too", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await tab.store.setImage("hotcold", "hot", { bytes: picture(1) });
    browser.quota = browser.taken + 2_000;
    expect(await tab.store.setImage("hotcold", "cold", { bytes: picture(2, 5_000) })).toMatchObject({
      ok: true,
    });
    expect(browser.stored.hotcold_cold).toBe(pathOf(picture(2, 5_000)));
  });

  it("is IndexedDB for images already there, where a rename needs the room", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    for (let i = 0; i < 4; i++) await store.addImage("screensaver", { bytes: picture(i, 30_000) });
    browser.quota = browser.taken + 3_000;
    const before = store.design.lists.screensaver?.map(({ id }) => id);
    expect(await store.renameMachine("Lobby")).toMatchObject({ ok: true });
    expect(Object.values(browser.stored)).toEqual([0, 1, 2, 3].map((i) => pathOf(picture(i, 30_000))));
    expect(before).toHaveLength(4);
  });

  it("is inline where IndexedDB is refused and there is room", async () => {
    const browser = new FakeBrowser();
    browser.overflowFails = true;
    const { store } = await browser.open();
    const large = picture(1, 500_000);
    expect(await store.setImage("hotcold", "hot", { bytes: large })).toEqual({ ok: true, kept: true });
    expect(browser.stored.hotcold_hot).toBe(inline(large));
  });
});

describe("where neither has room", () => {
  const actions: [string, (store: DesignStore) => Promise<unknown>][] = [
    ["an upload", (store) => store.setImage("hotcold", "cold", { bytes: picture(9, 300_000) })],
    ["a replacement", (store) => store.setImage("hotcold", "hot", { bytes: picture(9, 300_000) })],
    ["a large one", (store) => store.addImage("screensaver", { bytes: picture(9, 900_000) })],
    ["a rename", (store) => store.renameMachine("Another name")],
  ];
  it.each(actions)("%s is refused, and nothing changes in storage or on screen", async (_, act) => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.setImage("hotcold", "hot", { bytes: picture(1, 200_000) });
    await store.addImage("screensaver", { bytes: picture(2, 200_000) });
    browser.overflowFails = true;
    browser.quota = browser.taken + 5_000;
    const before = new Map(browser.entries);
    const shown = shownBy(store);

    expect(await act(store)).toEqual({ ok: false, reason: "full" });
    expect(browser.entries).toEqual(before);
    expect(shownBy(store)).toEqual(shown);
    expect(store.keeping).toMatchObject({ state: "notKept", reason: "full", inMemory: false });

    expect(await store.clearImage("hotcold", "hot")).toMatchObject({ ok: true });
    expect(store.keeping).toMatchObject({ state: "saved", reason: null });
  });

  it("a change that IndexedDB has half the room for is refused, and takes neither places nor history", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    for (let i = 0; i < 4; i++) await store.addImage("screensaver", { bytes: picture(i, 30_000) });
    browser.quota = browser.taken + 5_000;
    browser.room = 70_000;
    const stored = () => Object.values(browser.stored).map(brief);
    const before = stored();
    const undo = { ...store.keeping.undo };
    expect(await store.setVariants("x".repeat(200_000))).toEqual({ ok: false, reason: "full" });
    expect(stored()).toEqual(before);
    expect(store.keeping.undo).toEqual(undo);
    browser.quota = 5_242_880;
    for (let i = 0; i < 4; i++) expect(await store.undo()).toMatchObject({ ok: true });
    expect(store.design.lists.screensaver).toEqual([]);
  });
});

describe("at any level of fullness", () => {
  const levels = Array.from({ length: 20 }, (_, i) => 5_242_880 - Math.round(4_000_000 / 1.9 ** i));
  it.each(levels.flatMap((level) => [true, false].map((fails) => [level, fails] as const)))(
    "%i characters taken (IndexedDB refused: %j), what was acknowledged is there after a reload",
    async (level, overflowFails) => {
      const browser = new FakeBrowser({ ballast: "x".repeat(level - "ballast".length) });
      browser.overflowFails = overflowFails;
      const tab = await browser.open();
      const { store } = tab;
      const outcomes = [];
      for (let i = 0; i < 4; i++)
        outcomes.push(await store.addImage("screensaver", { bytes: picture(i, 200_000 + i) }));
      outcomes.push(await store.renameMachine("Lobby"));
      outcomes.push(await store.setCount("hotcupsizes", 4));
      const acknowledged = shownBy(store);
      const { inMemory } = store.keeping;
      for (const outcome of outcomes)
        expect(outcome).toMatchObject(
          inMemory ? { ok: true, kept: false } : outcome.ok ? { kept: true } : { reason: "full" },
        );
      if (!overflowFails && !inMemory) expect(outcomes.every(({ ok }) => ok)).toBe(true);
      tab.close();

      const after = await browser.open();
      if (inMemory) expect(after.store.keeping).toMatchObject({ inMemory: true, reason: "full" });
      else expect(shownBy(after.store)).toEqual(acknowledged);
      expect(browser.entries.get("ballast")?.length).toBe(level - "ballast".length);
    },
  );
});

describe("bytes in IndexedDB", () => {
  const large = (seed: number) => picture(seed, 400_000);

  it("stay while an undo needs them, and go when nothing refers to them", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await tab.store.setImage("hotcold", "hot", { bytes: large(1) });
    await tab.store.clearImage("hotcold", "hot");
    expect(browser.images.size).toBe(1);
    expect(await tab.store.undo()).toMatchObject({ ok: true });
    expect(await tab.store.imageBytes(tab.store.design.slots.hotcold?.hot?.url ?? "")).toEqual(large(1));
    await tab.store.clearImage("hotcold", "hot");
    tab.close();
    await browser.open();
    expect(browser.images.size).toBe(0);
  });

  it("stay while an editor works on them, also where room is short", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.setImage("hotcold", "hot", { bytes: large(1) });
    const held = store.design.slots.hotcold?.hot?.url ?? "";
    const letGo = store.hold(held);
    store.hold(held)();
    browser.room = 900_000;
    for (const seed of [2, 3])
      expect(await store.setImage("hotcold", "hot", { bytes: large(seed) })).toMatchObject({ ok: true });
    expect(await store.imageBytes(held)).toEqual(large(1));
    letGo();
    for (const seed of [4, 5]) await store.setImage("hotcold", "hot", { bytes: large(seed) });
    expect(await store.imageBytes(held)).toBe("missing");
  });

  it("stay while another tab is open", async () => {
    const browser = new FakeBrowser();
    const first = await browser.open();
    await first.store.setImage("hotcold", "hot", { bytes: large(1) });
    await first.store.clearImage("hotcold", "hot");
    await browser.open();
    expect(browser.images.size).toBe(1);
    expect(await first.store.undo()).toMatchObject({ ok: true });
  });

  it("stay while any design, or a change that was cut off, refers to them", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await tab.store.setImage("hotcold", "hot", { bytes: large(1) });
    await tab.store.setImage("hotcold", "cold", { bytes: large(2) });
    tab.close();
    const [first, second] = [...browser.images.keys()];
    browser.entries.clear();
    browser.entries.set("Another design_1_blends_left", `/stored-images/${first}.png`);
    browser.entries.set("brewscreen:journal", JSON.stringify([["put", "k", `/stored-images/${second}.png`]]));
    await browser.open();
    expect([...browser.images.keys()]).toEqual([first, second]);
  });

  it("that the browser evicted show as missing until the place is filled again", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await tab.store.setImage("hotcold", "hot", { bytes: large(1) });
    await tab.store.setImage("hotcold", "cold", { bytes: picture(2) });
    tab.close();
    browser.images.clear();
    const { store } = await browser.open();
    const { hot, cold } = store.design.slots.hotcold ?? {};
    expect([hot?.isMissing, cold?.isMissing]).toEqual([true, false]);
    expect(await store.imageSource(hot?.url ?? "")).toBe("missing");
    await store.setImage("hotcold", "hot", { bytes: large(3) });
    expect(store.design.slots.hotcold?.hot?.isMissing).toBe(false);
  });

  it("are shared by places that show the same image", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.setImage("hotcold", "hot", { bytes: large(1) });
    await store.setImage("hotcold", "cold", { bytes: large(1) });
    expect(browser.images.size).toBe(1);
    await store.clearImage("hotcold", "hot");
    expect(store.design.slots.hotcold?.cold?.isMissing).toBe(false);
  });
});
