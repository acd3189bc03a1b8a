import type { DBSchema, IDBPDatabase } from "idb";
import { readRecipe, writeRecipe } from "../recipes/recipe.ts";
import { connect } from "./database.ts";
import { RECIPES_DATABASE } from "./has-database.ts";
import type { Recipes } from "./kept-recipes.ts";

/** Anything may stand under a key that another release wrote, or that was damaged. */
interface Schema extends DBSchema {
  recipes: { key: [picture: string, category: string, slot: string]; value: unknown };
}

const STORE = "recipes";

/** Every recipe of a picture: arrays stand after all strings (Indexed Database API, section 2.4). */
const recipesOf = (picture: string) => IDBKeyRange.bound([picture], [picture, []]);

function begin<Mode extends "readonly" | "readwrite">(database: IDBPDatabase<Schema>, mode: Mode) {
  const transaction = database.transaction(STORE, mode, { durability: "strict" });
  // Told by who waits for it, and where its requests fail first, by them.
  transaction.done.catch(() => {});
  return transaction;
}

/** The recipes in IndexedDB. */
export function createRecipes(): Recipes {
  const { run } = connect<Schema>(RECIPES_DATABASE, (database) => void database.createObjectStore(STORE));
  return {
    put: (recipes) =>
      run(async (database) => {
        const transaction = begin(database, "readwrite");
        const { store } = transaction;
        const puts = recipes.map(({ picture, recipe }) =>
          store.put(writeRecipe(recipe), [picture, recipe.category, recipe.slot]),
        );
        await Promise.all([...puts, transaction.done]);
      }),
    of: (picture) =>
      run(async (database) => {
        const values = await begin(database, "readonly").store.getAll(recipesOf(picture));
        return values.flatMap((value) => (typeof value === "string" ? (readRecipe(value) ?? []) : []));
      }),
    texts: () =>
      run(async (database) => {
        const { store } = begin(database, "readonly");
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return keys.map(([picture], i) => ({ picture, text: textOf(values[i]) }));
      }),
    remove: (pictures) =>
      run(async (database) => {
        const transaction = begin(database, "readwrite");
        const { store } = transaction;
        await Promise.all([...pictures.map((picture) => store.delete(recipesOf(picture))), transaction.done]);
      }),
  };
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");
