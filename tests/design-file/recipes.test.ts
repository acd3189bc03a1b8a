import { createHash } from "node:crypto";
import { unzipSync, zipSync } from "fflate";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { NewRecipe } from "../../web/recipes/new-recipe.ts";
import { type Recipe, writeRecipe } from "../../web/recipes/recipe.ts";
import type { DesignStore } from "../../web/storage/design-store.ts";
import { FakeBrowser } from "../storage/fake-browser.ts";
import { chunk, png, SIGNATURE } from "../support/png.ts";

vi.mock("../../web/design-file/limit.ts", () => ({ MAX_DESIGN_BYTES: 250_000, OTHER_BYTES: 20_000 }));
afterEach(() => vi.restoreAllMocks());

const own = (bytes: Uint8Array) => new Uint8Array(bytes);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A recipe from an original of that size; noise makes it large. */
function recipeOf(category: string, slot: string, seed: number, noise = 0): NewRecipe & { recipe: Recipe } {
  const original = own(png(200, 150, { seed, noise }));
  return {
    recipe: {
      version: 1,
      category,
      slot,
      original: { kind: "kept", sha256: sha256(original), type: "image/png", width: 200, height: 150 },
      placement: { x: 0, y: 0, scale: 4, quarters: 0, angle: 3, mirrored: false, mode: "free" },
      background: { kind: "colour", colour: "#23140c" },
      madeAt: seed,
    },
    originals: [original],
  };
}

async function designed(noise = 0): Promise<DesignStore> {
  const { store } = await new FakeBrowser().open();
  await store.setImage("blends", "left", {
    bytes: own(png(302, 485, { seed: 1 })),
    recipe: recipeOf("blends", "left", 11, noise),
  });
  await store.addImage("screensaver", {
    bytes: own(png(1024, 768, { seed: 2 })),
    recipe: recipeOf("screensaver", "image", 12, noise),
  });
  await store.setImage("blends", "right", { bytes: own(png(302, 485, { seed: 3 })) });
  return store;
}
const recipeIn = async (store: DesignStore, url: string | undefined) => (await store.recipesOf(url ?? ""))[0];

/** Opens a file in an empty browser. */
async function openedIn(bytes: Uint8Array) {
  const browser = new FakeBrowser();
  const { store } = await browser.open();
  expect(await store.openDesign(own(bytes))).toMatchObject({ ok: true });
  return { browser, store };
}

/** The file with its design.json or another of its files changed. */
function altered(
  bytes: Uint8Array,
  change: (files: Record<string, Uint8Array>, json: Record<string, unknown>) => void,
) {
  const files = unzipSync(bytes);
  const json = JSON.parse(new TextDecoder().decode(files["design.json"]));
  change(files, json);
  return zipSync({ ...files, "design.json": new TextEncoder().encode(JSON.stringify(json)) }, { level: 0 });
}

describe("recipes in a design file", () => {
  it("come to another browser with their originals", async () => {
    const store = await designed();
    const file = await store.saveDesign();
    expect(file).toMatchObject({ skipped: [], withoutOriginal: [] });
    const { store: other } = await openedIn(file.bytes);
    const { design } = other;
    for (const [url, { recipe, originals }] of [
      [design.slots.blends?.left?.url, recipeOf("blends", "left", 11)],
      [design.lists.screensaver?.[0]?.url, recipeOf("screensaver", "image", 12)],
    ] as const) {
      expect(await recipeIn(other, url)).toEqual(recipe);
      const kept = recipe.original.kind === "kept" ? recipe.original.sha256 : "";
      expect(await other.imageBytes(`/stored-images/${kept}.png`)).toEqual(originals[0]);
    }
    expect(await recipeIn(other, design.slots.blends?.right?.url)).toBeUndefined();
    // And from there to a third.
    const again = await openedIn((await other.saveDesign()).bytes);
    expect(await recipeIn(again.store, again.store.design.slots.blends?.left?.url)).toBeDefined();
  });

  it("are left out with their originals where the file would be too large, and named", async () => {
    const store = await designed(255);
    const { bytes, withoutOriginal, skipped } = await store.saveDesign();
    expect(bytes.length).toBeLessThan(250_000);
    expect(skipped).toEqual([]);
    expect(withoutOriginal).toHaveLength(1);
    const { store: other } = await openedIn(bytes);
    expect(Object.keys(other.design.slots.blends ?? {}).sort()).toEqual(["left", "right"]);
  });

  it("are none in a file of version 1", async () => {
    const { bytes } = await (await designed()).saveDesign();
    const before = altered(bytes, (files, json) => {
      json.version = 1;
      delete json.recipes;
      for (const name of Object.keys(files)) if (name.startsWith("originals/")) delete files[name];
    });
    const { browser, store } = await openedIn(before);
    expect(Object.keys(store.design.slots.blends ?? {})).toHaveLength(2);
    expect(browser.recipes.size).toBe(0);
  });

  const original = recipeOf("blends", "left", 11).originals[0] ?? own(png(1, 1));
  const name = `originals/${sha256(original)}`;
  const other = own(png(200, 150, { seed: 99 }));
  const wrongSize = own(png(150, 200, { seed: 99 }));
  const damaged = own(original).fill(0, 60, 70);
  const page = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
  const text = own(Buffer.concat([SIGNATURE, chunk("tEXt", page)]));
  /** The recipe with an original of other bytes, under their own SHA-256. */
  const withOriginal =
    (bytes: Uint8Array) => (files: Record<string, Uint8Array>, json: Record<string, unknown>) => {
      files[`originals/${sha256(bytes)}`] = bytes;
      json.recipes = JSON.parse(JSON.stringify(json.recipes).replaceAll(sha256(original), sha256(bytes)));
    };
  it.each<[string, Parameters<typeof altered>[1]]>([
    ["has no original", (files) => delete files[name]],
    ["has an original of other bytes", (files) => Object.assign(files, { [name]: other })],
    ["has an original of another size", withOriginal(wrongSize)],
    ["has a damaged original", withOriginal(damaged)],
    ["has a page as its original", withOriginal(page)],
    ["has half a PNG as its original", withOriginal(text)],
    [
      "does not hold",
      (_, json) => {
        json.recipes = JSON.parse(JSON.stringify(json.recipes).replaceAll('"scale":4', '"scale":0'));
      },
    ],
  ])("are left out where one %s, and its picture is opened", async (_, change) => {
    const { bytes } = await (await designed()).saveDesign();
    const { browser, store } = await openedIn(altered(bytes, change));
    expect(store.design.slots.blends?.left).toBeDefined();
    expect(await recipeIn(store, store.design.slots.blends?.left?.url)).toBeUndefined();
    expect([...browser.images.keys()]).not.toContain(sha256(page));
  });

  it("must be a list", async () => {
    const { bytes } = await (await designed()).saveDesign();
    const { store } = await new FakeBrowser().open();
    const wrong = altered(bytes, (_, json) => {
      json.recipes = { left: writeRecipe(recipeOf("blends", "left", 11).recipe) };
    });
    expect(await store.openDesign(own(wrong))).toEqual({ ok: false, reason: "damaged" });
  });
});
