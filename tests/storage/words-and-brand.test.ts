import { describe, expect, it } from "vitest";
import { png } from "../support/png.ts";
import { FakeBrowser } from "./fake-browser.ts";
import { picture } from "./pictures.ts";

const BRAND = { colours: ["#aa2211", "#00ff00"], style: "modern" };
const NOTHING = { slots: [], lists: [], names: {} };

describe("the design's words and brand", () => {
  it("are kept over a reload, and one Undo takes back words, brand and pictures together", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.setImage("hotcold", "hot", { bytes: picture(1) });
    const before = store.design.slots.hotcold?.hot?.url;
    const outcome = await store.dress({
      ...NOTHING,
      slots: [{ category: "hotcold", slot: "hot", bytes: picture(2) }],
      words: { hot: "Heiß" },
      brand: { ...BRAND, logo: picture(3) },
      offer: { kind: "words" },
    });
    expect(outcome).toMatchObject({ ok: true });
    expect(store.keeping.undo).toEqual({ kind: "words" });
    const { store: later } = await browser.open();
    expect(later.design.words).toEqual({ hot: "Heiß" });
    expect(later.design.brand).toMatchObject(BRAND);
    expect(await later.imageBytes(later.design.brand?.logo ?? "")).toEqual(picture(3));
    await store.undo();
    expect(store.design).toMatchObject({ words: {}, brand: null });
    expect(store.design.slots.hotcold?.hot?.url).toBe(before);
    await store.redo();
    expect(store.design.words).toEqual({ hot: "Heiß" });
  });

  it("travel in the design file, a large logo too", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    const logo = new Uint8Array(png(700, 500, { noise: 255 }));
    await store.dress({ ...NOTHING, words: { large: "Groß" }, brand: { ...BRAND, logo } });
    expect(store.design.brand?.logo).toMatch(/^\/stored-images\//);
    const { bytes } = await store.saveDesign();
    const { store: other } = await new FakeBrowser().open();
    expect(await other.openDesign(bytes)).toMatchObject({ ok: true });
    expect(other.design.words).toEqual({ large: "Groß" });
    expect(other.design.brand).toMatchObject(BRAND);
    expect(await other.imageBytes(other.design.brand?.logo ?? "")).toEqual(logo);
  });

  it("leave a list's other images where they are when one of them is lettered", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.addImage("screensaver", { bytes: picture(1) });
    await store.addImage("screensaver", { bytes: picture(2) });
    const [first] = store.design.lists.screensaver ?? [];
    await store.dress({ ...NOTHING, slots: [{ category: "screensaver", slot: "1", bytes: picture(9) }] });
    const [same, other] = store.design.lists.screensaver ?? [];
    expect(same?.url).toBe(first?.url);
    expect(await store.imageBytes(other?.url ?? "")).toEqual(picture(9));
  });

  it("are absent where what is stored can't be read", async () => {
    const browser = new FakeBrowser({
      "brewscreen:words": '{"hot":5,"cold":"Kalt"}',
      "brewscreen:brand": '{"colours":["red","#123456"],"style":7}',
      "brewscreen:brandlogo": "//elsewhere/logo.png",
    });
    const { store } = await browser.open();
    expect(store.design.words).toEqual({ cold: "Kalt" });
    expect(store.design.brand).toEqual({ logo: "", colours: ["#123456"], style: "" });
  });
});
