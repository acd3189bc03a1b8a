import type { Look, LookPath } from "../../shared/machine/looks.ts";
import type { Category, Size } from "../../shared/machine/types.ts";
import type { NewRecipe } from "../recipes/new-recipe.ts";
import { RECIPE_VERSION, type Recipe, type Words } from "../recipes/recipe.ts";

/** As it is, in the middle: a look's picture has the slot's exact size. */
const WHOLE = { x: 0, y: 0, scale: 1, quarters: 0, angle: 0, mirrored: false, mode: "fill" } as const;

interface Made {
  readonly look: Look;
  readonly category: Category;
  /** A list's is that of its arrangement. */
  readonly slot: string;
  readonly path: LookPath;
  readonly size: Size;
  /** Undefined where it never carries any. */
  readonly words?: Pick<Words, "from" | "text"> | undefined;
}

/** How a look's picture came about. Its words are set as the look sets them. */
export function recipeOf({ look, category, slot, path, size, words }: Made): NewRecipe {
  const recipe: Recipe = {
    version: RECIPE_VERSION,
    category: category.id,
    slot,
    original: { kind: "bundled", path, ...size },
    placement: WHOLE,
    background: { kind: "clear" },
    ...(words && { words: { ...words, style: look.style, position: "auto", colour: "auto", size: "auto" } }),
    look: look.id,
    madeAt: Date.now(),
  };
  return { recipe, originals: [] };
}
