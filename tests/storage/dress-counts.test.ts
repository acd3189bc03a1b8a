import { describe, expect, it } from "vitest";
import { FakeBrowser } from "./fake-browser.ts";
import { picture } from "./pictures.ts";

const HOT = { category: "hotcold", slot: "hot" };

const DEFAULT = "/images/defaults/hotcupsizes/4/medium.png";

describe("dressing with other counts", () => {
  it("puts pictures and bundled images into the slots of the new count, in one change with one Undo", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.setImage("hotcupsizes", "large", { bytes: picture(1) });
    const before = store.design.slots.hotcupsizes?.large?.url;
    const outcome = await store.dress({
      counts: { hotcupsizes: 4 },
      slots: [
        { category: "hotcupsizes", slot: "medium", path: DEFAULT },
        { category: "hotcupsizes", slot: "xlarge", bytes: picture(2) },
        { category: "hotcold", slot: "hot", bytes: picture(3) },
      ],
      lists: [],
      names: {},
      offer: { kind: "picture" },
    });
    expect(outcome).toMatchObject({ ok: true });
    const { hotcupsizes = {}, hotcold = {} } = store.design.slots;
    expect(store.design.counts.hotcupsizes).toBe(4);
    expect(Object.keys(hotcupsizes).sort()).toEqual(["medium", "xlarge"]);
    expect(hotcupsizes.medium).toMatchObject({ url: DEFAULT, isDefault: true });
    expect(await store.imageBytes(hotcupsizes.xlarge?.url ?? "")).toEqual(picture(2));
    expect(await store.imageBytes(hotcold.hot?.url ?? "")).toEqual(picture(3));

    await store.undo();
    expect(store.design.counts.hotcupsizes).toBe(2);
    expect(store.design.slots.hotcupsizes?.large?.url).toBe(before);
    expect(store.design.slots.hotcold).toEqual({});
  });
});

describe("dressing a design that must be as it was", () => {
  it("is asked in the same moment in which it is written: of two tabs at once the second changes nothing", async () => {
    const browser = new FakeBrowser();
    const tabs = [await browser.open(), await browser.open()];
    const dressed = tabs.map(({ store }, at) =>
      store.dress({
        slots: [{ ...HOT, bytes: picture(at) }],
        lists: [],
        names: {},
        admits: (design) => Object.keys(design.slots.hotcold ?? {}).length === 0,
      }),
    );
    const outcomes = await Promise.all(dressed);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "gone" });
    const first = outcomes.findIndex(({ ok }) => ok);
    for (const { store } of tabs) {
      await expect.poll(() => store.design.slots.hotcold?.hot).toBeDefined();
      expect(await store.imageBytes(store.design.slots.hotcold?.hot?.url ?? "")).toEqual(picture(first));
    }
  });
});
