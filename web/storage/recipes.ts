import type { DBSchema } from "idb";
import { readRecipe, writeRecipe } from "../recipes/recipe.ts";
import { begin, clearStores, connect } from "./database.ts";
import { RECIPES_DATABASE } from "./has-database.ts";
import type { Recipes } from "./kept-recipes.ts";

/** Anything may stand under a key that another release wrote, or that was damaged. */
interface Schema extends DBSchema {
  recipes: { key: [picture: string, category: string, slot: string]; value: unknown };
}

const STORES = ["recipes"] as const;

/** Every recipe of a picture: arrays stand after all strings (Indexed Database API, section 2.4). */
const recipesOf = (picture: string) => IDBKeyRange.bound([picture], [picture, []]);

/** The recipes in IndexedDB. */
export function createRecipes(): Recipes {
  const { run } = connect<Schema>(RECIPES_DATABASE, STORES);
  return {
    put: (recipes) =>
      run(async (database) => {
        const transaction = begin(database, STORES, "readwrite");
        const { store } = transaction;
        const puts = recipes.map(({ picture, recipe }) =>
          store.put(writeRecipe(recipe), [picture, recipe.category, recipe.slot]),
        );
        await Promise.all([...puts, transaction.done]);
      }),
    of: (picture) =>
      run(async (database) => {
        const values = await begin(database, STORES, "readonly").store.getAll(recipesOf(picture));
        return values.flatMap((value) => (typeof value === "string" ? (readRecipe(value) ?? []) : []));
      }),
    texts: () =>
      run(async (database) => {
        const { store } = begin(database, STORES, "readonly");
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return keys.map(([picture], i) => ({ picture, text: textOf(values[i]) }));
      }),
    remove: (pictures) =>
      run(async (database) => {
        const transaction = begin(database, STORES, "readwrite");
        const { store } = transaction;
        await Promise.all([...pictures.map((picture) => store.delete(recipesOf(picture))), transaction.done]);
      }),
    clear: () => run((database) => clearStores(database, STORES)),
  };
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");
