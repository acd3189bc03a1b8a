import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { planExport } from "../../web/exports/plan.ts";
import type { Recipe } from "../../web/recipes/recipe.ts";
import { missingIn } from "../../web/review/missing.ts";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { dataUri, storedPath } from "../../web/store/image-values.ts";
import { blob, database, evict } from "../store/browser.ts";
import { breakCalls } from "../store/faults.ts";
import { adapterBrowser, bytesOf, expectPicture, hotPng, type Tab, until } from "./browser.ts";
import { hashOf } from "./samples.ts";

const LIST = "screensaver";

/** A picture with a recipe for a place, which names an original. */
function fitted(text: string, category: string, slot: string) {
  const original = bytesOf(`${text}, the original`);
  const recipe: Recipe = {
    version: 1,
    category,
    slot,
    original: { kind: "kept", sha256: hashOf(original), type: "image/jpeg", width: 40, height: 30 },
    placement: { x: 0, y: 0, scale: 2, quarters: 0, angle: 0, mirrored: false, mode: "fill" },
    background: { kind: "blurred" },
    look: text,
    madeAt: 1,
  };
  return { bytes: bytesOf(text), recipe: { recipe, originals: [original] } };
}
const fill = (store: DesignStore, slot: string, text: string) =>
  store.setImage("hotcold", slot, fitted(text, "hotcold", slot));
const urlAt = ({ design }: DesignStore, slot: string) => design.slots.hotcold?.[slot]?.url ?? "";

/** Expects a slot's recipe to be that of a text, with its original. */
async function expectRecipe(store: DesignStore, slot: string, text: string) {
  const [recipe, ...others] = await store.recipesOf(urlAt(store, slot));
  expect([recipe?.look, others]).toEqual([text, []]);
  const original = recipe?.original.kind === "kept" ? recipe.original.sha256 : "";
  expect(await store.imageBytes(storedPath(original))).toEqual(bytesOf(`${text}, the original`));
}

describe("an image source", () => {
  function countUrls() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const urls = { created: 0, revoked: [] as string[] };
    vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${++urls.created}`);
    vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void urls.revoked.push(url));
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    return urls;
  }
  async function open({ store }: Tab, value: string) {
    const source = await store.imageSource(value);
    if (typeof source === "string") throw new Error(source);
    return source;
  }

  it("is the value itself for what the browser can show", async () => {
    const tab = await adapterBrowser().open();
    const urls = countUrls();
    for (const value of ["/images/a.png", dataUri(bytesOf("inline"))])
      expect((await open(tab, value)).url).toBe(value);
    expect(urls.created).toBe(0);
  });

  it("is one object URL for all who show the same stored picture, released a while after the last", async () => {
    const tab = await adapterBrowser().open();
    await tab.store.setImage("hotcold", "hot", { bytes: bytesOf("hot") });
    const urls = countUrls();
    const path = urlAt(tab.store, "hot");
    const [a, b] = await Promise.all([open(tab, path), open(tab, path)]);
    expect([a.url, b.url, urls.created]).toEqual(["blob:1", "blob:1", 1]);
    a.release();
    a.release();
    vi.advanceTimersByTime(60_000);
    expect(urls.revoked).toEqual([]);
    b.release();
    const c = await open(tab, path);
    vi.advanceTimersByTime(60_000);
    expect([c.url, urls.revoked]).toEqual(["blob:1", []]);
    c.release();
    vi.advanceTimersByTime(60_000);
    expect(urls.revoked).toEqual(["blob:1"]);
    expect((await open(tab, path)).url).toBe("blob:2");
  });

  it("says what is missing, and finds it once it is there again", async () => {
    const tab = await adapterBrowser().open();
    const { store } = tab;
    await store.setImage("hotcold", "hot", { bytes: bytesOf("hot") });
    const path = urlAt(store, "hot");
    await evict(blob("hot").sha256);
    expect(await store.imageSource(path)).toBe("missing");
    expect(await store.imageBytes(path)).toBe("missing");
    await until(tab, () => store.keeping.missing === 1);
    expect(store.design.slots.hotcold?.hot?.isMissing).toBe(true);
    await store.setImage("hotcold", "cold", { bytes: bytesOf("hot") });
    await until(tab, () => store.keeping.missing === 0);
    expect(await store.imageBytes(path)).toEqual(bytesOf("hot"));
    (await open(tab, path)).release();
  });

  it("has the bytes of every kind of value", async () => {
    const browser = adapterBrowser();
    browser.served.set("/images/a.png", bytesOf("served"));
    const { imageBytes } = (await browser.open()).store;
    expect(await imageBytes(dataUri(bytesOf("inline", 61)))).toEqual(bytesOf("inline", 61));
    expect(await imageBytes("/images/a.png")).toEqual(bytesOf("served"));
    expect(await imageBytes("/images/none.png")).toBe("unreachable");
    expect(await imageBytes("//elsewhere.example/a.png")).toBe("missing");
  });
});

it("a picture is stored without the rest of the buffer that it is cut from", async () => {
  const { store } = await adapterBrowser().open();
  const bytes = bytesOf("long", 1_000).subarray(0, 100);
  await store.setImage("hotcold", "hot", { bytes });
  const [stored] = (await database()).blobs.values();
  expect(stored).toEqual(bytes);
  expect((stored as Uint8Array).buffer.byteLength).toBe(100);
});

it("the browser is asked once to spare what is stored, as the first picture is", async () => {
  const browser = adapterBrowser();
  const { store } = await browser.open();
  await store.renameMachine("Lobby");
  expect(browser.persisting.asked).toBe(0);
  for (const text of ["one", "two"]) await store.setImage("hotcold", "hot", { bytes: bytesOf(text) });
  await (await browser.open()).store.setImage("hotcold", "hot", { bytes: bytesOf("three") });
  expect(browser.persisting.asked).toBe(1);
});

describe("images that the browser has deleted", () => {
  /** A confirmed design of which all pictures are deleted. */
  async function evicted() {
    const browser = adapterBrowser();
    const tab = await browser.open();
    await tab.store.renameMachine("Lobby");
    const texts = ["hot", "1", "2", "3", "4"];
    await tab.store.applyDefaults("hotcold");
    await tab.store.setImage("hotcold", "hot", { bytes: bytesOf("hot") });
    for (const text of texts.slice(1)) await tab.store.addImage(LIST, { bytes: bytesOf(text) });
    await tab.store.confirm();
    browser.leave(tab);
    for (const text of texts) await evict(blob(text).sha256);
    return browser.open();
  }

  it("use up no place of a list", async () => {
    const { store } = await evicted();
    expect(store.keeping).toMatchObject({ state: "saved", missing: 5 });
    const texts = ["a", "b", "c", "d"];
    for (const [at, text] of texts.entries()) {
      const outcome = await store.addImage(LIST, { bytes: bytesOf(text) });
      expect(outcome).toMatchObject({ ok: true, id: store.design.lists[LIST]?.[at]?.id });
    }
    expect(store.design.lists[LIST]?.map(({ url }) => url)).toEqual(
      texts.map((text) => storedPath(blob(text).sha256)),
    );
    expect(store.keeping.missing).toBe(1);
    expect(await store.addImage(LIST, { bytes: bytesOf("e") })).toEqual({ ok: false, reason: "listFull" });
  });

  it("are named in the review and known to every export", async () => {
    const { store } = await evicted();
    const words = missingIn(CLASSIC, store.design).map((each) => each.words);
    expect(words).toContain("this browser has deleted 4 images, which are left out of exports");
    expect(words).toContain("this browser has deleted the image for Hot, so the default image is used");
    const images = planExport(CLASSIC, store.design).screens.flatMap((screen) => screen.images);
    expect(images.filter(({ isEvicted }) => isEvicted)).toHaveLength(5);
  });

  it("are told from those whose path the app does not have", async () => {
    const browser = adapterBrowser();
    browser.served.set("/images/there.png", bytesOf("there"));
    for (const [key, value] of Object.entries({
      machineName: "Lobby",
      machineTimestamp: "7",
      Lobby_7_hotcold_hot: "/images/gone.png",
      Lobby_7_hotcold_cold: "/images/there.png",
    }))
      browser.storage.entries.set(key, value);
    const { store } = await browser.open();
    const { hot, cold } = store.design.slots.hotcold ?? {};
    expect([hot?.isMissing, cold?.isMissing, store.keeping.missing]).toEqual([true, false, 1]);
    const words = missingIn(CLASSIC, store.design).map((each) => each.words);
    expect(words).toContain("the app does not have the image for Hot any more, so the default image is used");
    expect(words.join()).not.toContain("browser");
  });
});

describe("the recipe of a picture", () => {
  it("is found with it, in other tabs and at later starts too", async () => {
    const browser = adapterBrowser();
    const tab = await browser.open();
    expect(await fill(tab.store, "hot", "one")).toEqual({ ok: true, kept: true });
    const other = await browser.open();
    for (const { store } of [tab, other]) await expectRecipe(store, "hot", "one");
    browser.kill(tab);
    browser.kill(other);
    await expectRecipe((await browser.open()).store, "hot", "one");
  });

  it("stays with it as the machine is renamed, slots are swapped, and all of it is undone", async () => {
    const { store } = await adapterBrowser().open();
    await fill(store, "hot", "one");
    await fill(store, "cold", "two");
    await store.renameMachine("Foyer");
    await store.swapImages("hotcold", "hot", "cold");
    const looks = async (slot: string) => (await store.recipesOf(urlAt(store, slot))).map(({ look }) => look);
    const expectLooks = async (hot: string, cold: string) => {
      expect(new Set(await looks("hot"))).toEqual(new Set([hot]));
      expect(new Set(await looks("cold"))).toEqual(new Set([cold]));
    };
    await expectLooks("two", "one");
    await store.undo();
    await store.undo();
    await expectLooks("one", "two");
    await store.redo();
    await store.redo();
    await expectLooks("two", "one");
  });

  it("is there again once what took its place is undone, with its original", async () => {
    const { store } = await adapterBrowser().open();
    await store.renameMachine("Lobby");
    await fill(store, "hot", "one");
    await fill(store, "hot", "two");
    await store.clearImage("hotcold", "hot");
    await store.startOver();
    for (let i = 0; i < 2; i++) expect(await store.undo()).toMatchObject({ ok: true });
    await expectRecipe(store, "hot", "two");
    await store.undo();
    await expectRecipe(store, "hot", "one");
  });

  it("and its original go once nothing names them, and stay while another design does", async () => {
    const browser = adapterBrowser();
    const tab = await browser.open();
    await fill(tab.store, "hot", "one");
    await tab.shelf.duplicate(tab.store.keeping.design, "Copy");
    await fill(tab.store, "hot", "two");
    const both = await database();
    browser.leave(tab);
    const next = await browser.open();
    await until(next, () => next.store.keeping.state === "saved");
    expect((await database()).blobs).toEqual(both.blobs);
    const copy = (await next.shelf.list()).find(({ name }) => name === "Copy");
    await next.shelf.remove([copy?.id ?? ""]);
    browser.leave(next);
    const last = await browser.open();
    const left = ["two", "two, the original"].map((text) => blob(text).sha256).sort();
    await expect.poll(async () => [...(await database()).blobs.keys()].sort()).toEqual(left);
    await expectRecipe(last.store, "hot", "two");
  });

  it("of one picture in two places is one for each", async () => {
    const { store } = await adapterBrowser().open();
    for (const slot of ["hot", "cold"]) await fill(store, slot, "one");
    const recipes = await store.recipesOf(urlAt(store, "hot"));
    expect(recipes.map(({ slot }) => slot).sort()).toEqual(["cold", "hot"]);
  });

  it("of a list stays with it as the list is ordered anew", async () => {
    const { store } = await adapterBrowser().open();
    for (const text of ["one", "two"]) await store.addImage(LIST, fitted(text, LIST, "image"));
    const [first] = store.design.lists[LIST] ?? [];
    await store.moveImage(LIST, first?.id ?? "", 1);
    const lists = store.design.lists[LIST] ?? [];
    const recipes = await Promise.all(lists.map(({ url }) => store.recipesOf(url)));
    expect(recipes.map((each) => each.map(({ look }) => look))).toEqual([["two"], ["one"]]);
  });

  it("is none for a bundled picture, or for what is no picture", async () => {
    const { store } = await adapterBrowser().open();
    await store.applyDefaults("hotcold");
    expect(await store.recipesOf(urlAt(store, "hot"))).toEqual([]);
    expect(await store.recipesOf("no value of an image")).toEqual([]);
  });

  it("is left out if there is no room for its original, and the picture is stored", async () => {
    const tab = await adapterBrowser().open();
    await tab.store.renameMachine("Lobby");
    // The first attempt has no room, the second one has.
    const { mend } = breakCalls("put", "full", 1, 1);
    expect(await fill(tab.store, "hot", "one")).toEqual({ ok: true, kept: true });
    mend();
    await expectPicture(tab, "hotcold", "hot", "one");
    expect(await tab.store.recipesOf(urlAt(tab.store, "hot"))).toEqual([]);
    expect((await database()).blobs.size).toBe(1);
    expect(tab.store.keeping.state).toBe("saved");
    expect(await tab.store.undo()).toMatchObject({ ok: true });
    expect(tab.store.design.machineName).toBe("Lobby");
  });
});

it("words and a brand travel in the design file, a logo too", async () => {
  const { store } = await adapterBrowser().open();
  const logo = hotPng(7);
  const brand = { colours: ["#aa2211", "#00ff00"], style: "modern" };
  await store.dress({ slots: [], lists: [], names: {}, words: { large: "Groß" }, brand: { ...brand, logo } });
  const { bytes } = await store.saveDesign();
  const { store: other } = await adapterBrowser().open();
  expect(await other.openDesign(bytes)).toMatchObject({ ok: true });
  expect(other.design).toMatchObject({ words: { large: "Groß" }, brand });
  expect(await other.imageBytes(other.design.brand?.logo ?? "")).toEqual(logo);
});
