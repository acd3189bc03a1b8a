import type { Recipe } from "./recipe.ts";

/** Of the recipes of a place's picture, the place's own, else the newest that made that picture. */
export function chooseRecipe(
  recipes: readonly Recipe[],
  place: Pick<Recipe, "category" | "slot">,
): Recipe | undefined {
  const sorted = [...recipes].sort((one, other) => other.madeAt - one.madeAt);
  return sorted.find(({ category, slot }) => category === place.category && slot === place.slot) ?? sorted[0];
}
