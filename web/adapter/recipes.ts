import { findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, imagesOf } from "../../shared/model/design.ts";
import { readRecipe } from "../../shared/model/read-recipe.ts";
import type { Original, Recipe, RecipeLogo } from "../../shared/model/recipe.ts";
import type { Logo, Recipe as PageRecipe } from "../recipes/recipe.ts";

/** A recipe of the pages as it is stored with its image; undefined for one that can't be stored. */
export const storedRecipe = (recipe: PageRecipe): Recipe | undefined =>
  readRecipe(JSON.parse(JSON.stringify(recipe)));

/** A stored recipe as the pages know it. */
export function pageRecipe(
  { original, logo, ...recipe }: Recipe,
  place: Pick<PageRecipe, "category" | "slot" | "madeAt">,
): PageRecipe {
  return {
    ...recipe,
    version: 1,
    ...place,
    original: pageOriginal(original),
    ...(logo && { logo: pageLogo(logo) }),
  };
}

const pageOriginal = (original: Original): PageRecipe["original"] => {
  if (!("blob" in original)) return { kind: "bundled", ...original };
  const { blob, ...others } = original;
  return { kind: "kept", sha256: blob, ...others };
};

const pageLogo = ({ blob, ...others }: RecipeLogo): Logo => ({ sha256: blob, ...others });

/**
 * The recipes of the images that have this picture, of each place the one in the design that changed last. The designs
 * may be those of undo steps, too, since a page asks for recipes of images that a change took away.
 */
export function recipesOfPicture(
  model: MachineModel,
  designs: Iterable<Design>,
  sha256: string,
): readonly PageRecipe[] {
  const found = new Map<string, PageRecipe>();
  const newest = [...designs].sort((one, other) => other.changedAt - one.changedAt);
  for (const design of newest)
    for (const { category, key, image } of imagesOf(design)) {
      if (!image.recipe || image.picture?.blob !== sha256) continue;
      const slot = recipeSlot(model, category, key);
      const place = `${category} ${slot}`;
      if (!found.has(place))
        found.set(place, pageRecipe(image.recipe, { category, slot, madeAt: design.changedAt }));
    }
  return [...found.values()];
}

/** The slot in a recipe of the pages: a list's is that of its arrangement. */
function recipeSlot(model: MachineModel, id: string, key: string): string {
  const category = findCategory(model, id);
  return category?.kind === "list" ? (category.arrangements[0].places[0]?.slot ?? key) : key;
}
