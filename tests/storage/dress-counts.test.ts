import { describe, expect, it } from "vitest";
import { FakeBrowser } from "./fake-browser.ts";
import { picture } from "./pictures.ts";

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
