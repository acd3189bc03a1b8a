import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NewRecipe } from "../../web/recipes/new-recipe.ts";
import type { Recipe } from "../../web/recipes/recipe.ts";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { FakeBrowser } from "./fake-browser.ts";
import { picture } from "./pictures.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Pictures that stay inline, and that go to IndexedDB. */
const SMALL = 60;
const LARGE = 400_000;

/** A recipe of a place from the original of that seed. */
function recipeOf(category: string, slot: string, seed: number, madeAt = seed): NewRecipe {
  const original = picture(seed, 1_000);
  const recipe: Recipe = {
    version: 1,
    category,
    slot,
    original: { kind: "kept", sha256: sha256(original), type: "image/jpeg", width: 40, height: 30 },
    placement: { x: 0, y: 0, scale: 2, quarters: 0, angle: 0, mirrored: false, mode: "fill" },
    background: { kind: "blurred" },
    madeAt,
  };
  return { recipe, originals: [original] };
}

/** Fills a slot of hotcold with a picture and its recipe. */
const fill = (store: DesignStore, slot: string, seed: number, length = SMALL) =>
  store.setImage("hotcold", slot, {
    bytes: picture(seed, length),
    recipe: recipeOf("hotcold", slot, 100 + seed),
  });
const recipesIn = (store: DesignStore, slot: string, category = "hotcold") =>
  store.recipesOf(store.design.slots[category]?.[slot]?.url ?? "");
const originalOf = async (store: DesignStore, [recipe]: readonly Recipe[]) =>
  recipe?.original.kind === "kept" && store.imageBytes(`/stored-images/${recipe.original.sha256}.png`);

/** Expects a slot's recipe and its original to be those of a seed. */
async function expectRecipe(store: DesignStore, slot: string, seed: number, category = "hotcold") {
  const recipes = await recipesIn(store, slot, category);
  expect(recipes.map(({ madeAt }) => madeAt)).toEqual([100 + seed]);
  expect(await originalOf(store, recipes)).toEqual(picture(100 + seed, 1_000));
}

describe.each([SMALL, LARGE])("the recipe of a picture of %d bytes", (length) => {
  it("is found with it, in other tabs and days later too", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    expect(await fill(tab.store, "hot", 1, length)).toEqual({ ok: true, kept: true });
    await expectRecipe(tab.store, "hot", 1);
    await expectRecipe((await browser.open()).store, "hot", 1);
    browser.crash();
    const { store } = await browser.open();
    await expectRecipe(store, "hot", 1);
  });

  it("stays with it when the machine is renamed, slots are swapped, and all of it is undone", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await fill(store, "hot", 1, length);
    await fill(store, "cold", 2, length);
    await store.renameMachine("Foyer");
    await store.swapImages("hotcold", "hot", "cold");
    await expectRecipe(store, "hot", 2);
    await expectRecipe(store, "cold", 1);
    await store.undo();
    await store.undo();
    await expectRecipe(store, "hot", 1);
    await store.redo();
    await expectRecipe(store, "cold", 2);
  });

  it("is there again when what took its place is undone", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await fill(store, "hot", 1, length);
    await fill(store, "hot", 2, length);
    await store.clearImage("hotcold", "hot");
    await store.startOver();
    for (let i = 0; i < 2; i++) await store.undo();
    await expectRecipe(store, "hot", 2);
    await store.undo();
    await expectRecipe(store, "hot", 1);
  });

  it("goes with it, and with its original, once nothing holds it", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await fill(tab.store, "hot", 1, length);
    await fill(tab.store, "hot", 2, length);
    expect(browser.recipes.size).toBe(2);
    tab.close();
    const { store } = await browser.open();
    expect(browser.recipes.size).toBe(1);
    expect([...browser.images.keys()]).toContain(sha256(picture(102, 1_000)));
    expect([...browser.images.keys()]).not.toContain(sha256(picture(101, 1_000)));
    await expectRecipe(store, "hot", 2);
  });

  it("stays while another design has the picture", async () => {
    const browser = new FakeBrowser();
    const first = await browser.open();
    await fill(first.store, "hot", 1, length);
    first.close();
    const [row] = browser.rows.values();
    if (!row) throw new Error("the design has no row");
    browser.rows.set("other", { ...row, head: { ...row.head, id: "other" } });
    const second = await browser.open();
    await second.store.startOver();
    second.close();
    await browser.open();
    expect(browser.recipes.size).toBe(1);
    expect([...browser.images.keys()]).toContain(sha256(picture(101, 1_000)));
  });
});

describe("recipes", () => {
  it("of one picture in two places are one for each", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    for (const slot of ["hot", "cold"])
      await store.setImage("hotcold", slot, { bytes: picture(1), recipe: recipeOf("hotcold", slot, 101) });
    const recipes = await recipesIn(store, "hot");
    expect(recipes.map(({ slot }) => slot).sort()).toEqual(["cold", "hot"]);
    await store.clearImage("hotcold", "cold");
    expect(await recipesIn(store, "hot")).toHaveLength(2);
  });

  it("of a list stay with its pictures as they are ordered anew", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    for (const seed of [1, 2])
      await store.addImage("screensaver", {
        bytes: picture(seed),
        recipe: recipeOf("screensaver", "screensaver", 100 + seed),
      });
    const [first] = store.design.lists.screensaver ?? [];
    await store.moveImage("screensaver", first?.id ?? "", 1);
    const madeAt = async (at: number) =>
      (await store.recipesOf(store.design.lists.screensaver?.[at]?.url ?? "")).map((each) => each.madeAt);
    expect([await madeAt(0), await madeAt(1)]).toEqual([[102], [101]]);
  });

  it("of bundled pictures there are none", async () => {
    const { store } = await new FakeBrowser().open();
    await store.applyDefaults("hotcold");
    expect(await recipesIn(store, "hot")).toEqual([]);
    expect(await store.recipesOf("no value of an image")).toEqual([]);
  });

  it("that can't be read are none, and hold what they name", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await fill(tab.store, "hot", 1);
    for (const [key, text] of browser.recipes) browser.recipes.set(key, `later ${text}`);
    expect(await recipesIn(tab.store, "hot")).toEqual([]);
    tab.close();
    await browser.open();
    expect(browser.recipes.size).toBe(1);
    expect(browser.images.has(sha256(picture(101, 1_000)))).toBe(true);
  });

  it("are written whole or not at all, wherever a tab is killed", async () => {
    for (let killAt = 1; ; killAt++) {
      const browser = new FakeBrowser();
      const first = await browser.open();
      await fill(first.store, "hot", 1, LARGE);
      first.close();
      const tab = await browser.open(killAt);
      await fill(tab.store, "hot", 2, LARGE).catch(() => {});
      const wasKilled = tab.isDead;
      tab.close();
      const { store } = await browser.open();
      const bytes = await store.imageBytes(store.design.slots.hotcold?.hot?.url ?? "");
      if (typeof bytes === "string") throw new Error(`killed at ${killAt}: the picture is ${bytes}`);
      await expectRecipe(store, "hot", new DataView(bytes.buffer).getUint32(0));
      if (wasKilled) continue;
      expect(browser.recipes.size).toBe(1);
      expect(browser.images.size).toBe(2);
      return;
    }
  });
});

describe("what goes wrong with recipes refuses no change:", () => {
  it("they can't be written or read", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    browser.recipesFail = true;
    expect(await fill(store, "hot", 1, LARGE)).toEqual({ ok: true, kept: true });
    expect(store.keeping.state).toBe("saved");
    expect(await recipesIn(store, "hot")).toEqual([]);
  });

  it("they can't be read while what is unused is looked for, and so nothing is removed", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await fill(tab.store, "hot", 1, LARGE);
    await tab.store.clearImage("hotcold", "hot");
    tab.close();
    browser.recipesFail = true;
    const again = await browser.open();
    expect(browser.images.size).toBe(2);
    again.close();
    browser.recipesFail = false;
    await browser.open();
    expect(browser.images.size).toBe(0);
    expect(browser.recipes.size).toBe(0);
  });

  it("there is no room for an original, and older changes stay in the history", async () => {
    const browser = new FakeBrowser();
    const { store } = await browser.open();
    await store.setImage("hotcold", "cold", { bytes: picture(1, LARGE) });
    await store.setImage("hotcold", "cold", { bytes: picture(2, LARGE) });
    browser.room = 3 * LARGE + 500;
    expect(await fill(store, "hot", 3, LARGE)).toEqual({ ok: true, kept: true });
    expect(await recipesIn(store, "hot")).toEqual([]);
    expect(browser.recipes.size).toBe(0);
    for (let i = 0; i < 3; i++) expect(await store.undo()).toMatchObject({ ok: true });
  });

  it("room is made by what is unused, and never of the change's own pictures", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await tab.store.setImage("hotcold", "hot", { bytes: picture(1, LARGE) });
    await tab.store.clearImage("hotcold", "hot");
    tab.close();
    const unused = picture(9, LARGE);
    const { store } = await browser.open();
    browser.images.set(sha256(unused), unused);
    browser.room = 2 * LARGE + 2_000;
    const images = ["hot", "cold"].map((slot, i) => {
      const recipe = recipeOf("hotcold", slot, 101 + i);
      return [slot, { bytes: picture(1 + i, LARGE), recipe }] as const;
    });
    expect(await store.setImages("hotcold", new Map(images))).toEqual({ ok: true, kept: true });
    await expectRecipe(store, "hot", 1);
    await expectRecipe(store, "cold", 2);
    for (const [slot, { bytes }] of images)
      expect(await store.imageBytes(store.design.slots.hotcold?.[slot]?.url ?? "")).toEqual(bytes);
  });

  it("an IndexedDB that is gone leaves pictures in localStorage without them", async () => {
    const browser = new FakeBrowser();
    browser.overflowFails = browser.recipesFail = true;
    const { store } = await browser.open();
    expect(await fill(store, "hot", 1)).toEqual({ ok: true, kept: true });
    expect(await recipesIn(store, "hot")).toEqual([]);
  });

  it("nothing is kept at all", async () => {
    const browser = new FakeBrowser();
    browser.refusesAccess = true;
    const { store } = await browser.open();
    expect(await fill(store, "hot", 1)).toEqual({ ok: true, kept: false });
    expect(await recipesIn(store, "hot")).toEqual([]);
    expect(browser.recipes.size).toBe(0);
  });
});
