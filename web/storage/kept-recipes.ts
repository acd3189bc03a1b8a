import type { Recipe } from "../recipes/recipe.ts";

/** A recipe and the SHA-256 of the finished picture under which it stands. */
export interface KeptRecipe {
  readonly picture: string;
  readonly recipe: Recipe;
}

/**
 * Recipes under the SHA-256 of the finished picture that they made: one for each place, of whatever design.
 * Every call rejects where it can't be done.
 */
export interface Recipes {
  /** Keeps recipes, all of them on the disk once it resolves; one for the same picture and place is replaced. */
  put(recipes: readonly KeptRecipe[]): Promise<void>;
  /** The recipes of a picture; those that can't be read are left out. */
  of(picture: string): Promise<Recipe[]>;
  /** The picture of every recipe, and the text of it, also where that can't be read. */
  texts(): Promise<{ readonly picture: string; readonly text: string }[]>;
  /** Removes all recipes of these pictures. */
  remove(pictures: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}
