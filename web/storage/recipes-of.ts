import type { Recipe } from "../recipes/recipe.ts";
import type { Recipes } from "./kept-recipes.ts";
import { sha256Of } from "./pictures.ts";
import { inlineBytes, parseImageValue } from "./values.ts";

/** The recipes of an image by its stored value; none where they can't be read. A bundled image has none. */
export async function recipesOf(recipes: Recipes, value: string): Promise<readonly Recipe[]> {
  const sha256 = await hashOf(value);
  return sha256 === undefined ? [] : recipes.of(sha256).catch(() => []);
}

async function hashOf(value: string): Promise<string | undefined> {
  const image = parseImageValue(value);
  if (image?.kind === "stored") return image.sha256;
  const bytes = inlineBytes(value);
  return bytes && sha256Of(bytes).catch(() => undefined);
}
