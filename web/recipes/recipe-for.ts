import { store } from "../storage/store.ts";
import { storedPath } from "../store/image-values.ts";
import { chooseRecipe } from "./choose-recipe.ts";
import type { Original, Recipe } from "./recipe.ts";

/**
 * The recipe of a place's picture, given its stored value: the place's own, else the newest that made that
 * picture. Undefined where there is none, or none can be read.
 */
export async function recipeFor(
  value: string,
  place: Pick<Recipe, "category" | "slot">,
): Promise<Recipe | undefined> {
  return chooseRecipe(await store.recipesOf(value), place);
}

/** The picture that was placed; undefined where it is not kept any more, or can't be read or fetched. */
export async function originalOf({ original }: Pick<Recipe, "original">): Promise<Blob | undefined> {
  const bytes = await store.imageBytes(pathOf(original));
  const type =
    original.kind === "kept" ? original.type : original.path.endsWith(".webp") ? "image/webp" : "image/png";
  return typeof bytes === "string" ? undefined : new Blob([bytes], { type });
}

const pathOf = (original: Original): string =>
  original.kind === "kept" ? storedPath(original.sha256) : original.path;
