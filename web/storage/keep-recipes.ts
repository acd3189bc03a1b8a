import { filesOf, type NewRecipe } from "../recipes/new-recipe.ts";
import type { KeptRecipe, Recipes } from "./kept-recipes.ts";
import type { Patience } from "./patience.ts";
import { type Overflow, sha256Of } from "./pictures.ts";

/** A picture that is to be kept, as bytes, and how it came about. */
export interface NewPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly recipe?: NewRecipe | undefined;
  /** It goes into IndexedDB, however small. */
  readonly isApart?: boolean;
}

interface KeepOptions {
  readonly overflow: Overflow;
  readonly recipes: Recipes;
  readonly patience: Patience;
  /** Keeps bytes where there is room, or can be made; resolves to whether they are kept. */
  putFile(bytes: Uint8Array<ArrayBuffer>): Promise<boolean>;
}

/**
 * Keeps the recipes of pictures whose files are all kept. It never rejects: a picture may be without one, and
 * no change is refused for it.
 */
export async function keepRecipes(
  pictures: readonly NewPicture[],
  { overflow, recipes, patience, putFile }: KeepOptions,
): Promise<void> {
  const given = pictures.flatMap(({ bytes, recipe }) => (recipe ? { bytes, ...recipe } : []));
  if (given.length === 0) return;
  try {
    for (const bytes of new Set(given.flatMap(({ originals }) => originals))) await putFile(bytes);
    const kept = new Set(await patience.await(overflow.list));
    const whole = given.filter(({ recipe }) => filesOf(recipe).every((sha256) => kept.has(sha256)));
    const named = whole.map(
      async ({ bytes, recipe }): Promise<KeptRecipe> => ({ picture: await sha256Of(bytes), recipe }),
    );
    const all = await Promise.all(named);
    if (all.length > 0) await patience.await(() => recipes.put(all));
    if (all.length < given.length) console.warn("An original could not be kept, and so no recipe.");
  } catch (fault) {
    console.warn("A picture is kept without its recipe", fault);
  }
}
