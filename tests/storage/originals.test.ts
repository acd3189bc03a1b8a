import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { createDesignStore } from "../../web/storage/create-store.ts";
import type { StorageLike } from "../../web/storage/local-storage.ts";
import { memoryStorage } from "../../web/storage/memory.ts";
import { createOverflow } from "../../web/storage/overflow.ts";
import { sha256Of } from "../../web/storage/pictures.ts";
import { environment, recipeFrom } from "./failing-database.ts";
import { picture } from "./pictures.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const ORIGINAL = picture(9, 900);
const FINISHED = picture(1, 400_000);

/** Every key of a database's store. */
const keysIn = (database: string) =>
  new Promise<string[]>((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const getting = opening.result.transaction("images").objectStore("images").getAllKeys();
      getting.onsuccess = () => {
        opening.result.close();
        resolve(getting.result.map(String));
      };
    };
  });

async function withRecipe(storage: StorageLike): Promise<void> {
  const store = createDesignStore(CLASSIC, environment(storage, true));
  await store.ready;
  await store.setImage("hotcold", "cold", { bytes: FINISHED, recipe: await recipeFrom(ORIGINAL) });
  store.close();
}

describe("the original of a recipe", () => {
  it("stands where a tab of the first release, alone and short of room, does not remove it", async () => {
    const storage = memoryStorage();
    await withRecipe(storage);
    // Such a tab removes all pictures of which localStorage says nothing.
    expect(await keysIn("brewscreen")).toEqual([await sha256Of(FINISHED)]);
    expect(await keysIn("brewscreen-files")).toEqual([await sha256Of(ORIGINAL)]);
    expect(await createOverflow().get(await sha256Of(ORIGINAL))).toEqual(ORIGINAL);
  });

  it("is brought there at a start where an earlier release has put it among the pictures", async () => {
    const storage = memoryStorage();
    await withRecipe(storage);
    const [original, finished] = [await sha256Of(ORIGINAL), await sha256Of(FINISHED)];
    const overflow = createOverflow();
    await overflow.remove([original]);
    await overflow.put(ORIGINAL);
    expect(await keysIn("brewscreen-files")).toEqual([]);
    const store = createDesignStore(CLASSIC, environment(storage, true));
    await store.ready;
    expect(await keysIn("brewscreen-files")).toEqual([original]);
    expect(await keysIn("brewscreen")).toEqual([finished]);
    const [recipe] = await store.recipesOf(store.design.slots.hotcold?.cold?.url ?? "");
    expect(recipe?.original).toMatchObject({ kind: "kept", sha256: original });
    expect(await store.imageBytes(`/stored-images/${original}.png`)).toEqual(ORIGINAL);
    store.close();
  });
});
