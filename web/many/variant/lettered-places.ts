import type { LibraryPicture } from "../../../shared/machine/library.ts";
import { arrangementFor } from "../../../shared/machine/questions.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import type { Design } from "../../document/design.ts";
import { startPlacement } from "../../fit/placement.ts";
import type { LetteringData } from "../../recipes/lettering-data.ts";
import { type Original, RECIPE_VERSION, type Recipe, type Words } from "../../recipes/recipe.ts";
import { type LetteredPlace, letteredPlaces } from "../../recipes/reletter.ts";

/**
 * The places of a design whose pictures carry words or a logo: those with a recipe, and our own pictures that say a
 * slot's name as it stands.
 */
export async function lettersOf(
  model: MachineModel,
  design: Design,
  { libraries }: Pick<LetteringData, "libraries">,
): Promise<LetteredPlace[]> {
  return [...(await letteredPlaces(design)), ...bundledNames(model, design, libraries)];
}

function bundledNames(
  model: MachineModel,
  design: Design,
  libraries: LetteringData["libraries"],
): LetteredPlace[] {
  const pictures = Object.values(libraries).flat();
  return model.categories.flatMap((category) => {
    if (category.kind === "list" || !category.names) return [];
    const arrangement = arrangementFor(category, design.counts[category.id]);
    return arrangement.places.flatMap(({ slot }) => {
      const picture = pictures.find(({ path }) => path === design.slots[category.id]?.[slot]?.url);
      const name = design.names[category.id]?.[slot];
      return picture && name && isSame(picture.text, name)
        ? [
            {
              category: category.id,
              slot,
              arrangement,
              recipe: sceneRecipe({ category: category.id, slot }, picture, name),
            },
          ]
        : [];
    });
  });
}

const isSame = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: "accent" }) === 0;

type Place = Pick<Recipe, "category" | "slot">;

/** A bundled picture with a name, on its scene. */
export const sceneRecipe = (place: Place, { scene, size, style }: LibraryPicture, text: string): Recipe =>
  recipeOn(
    place,
    { kind: "bundled", path: scene, ...size },
    { from: { kind: "blend" }, text, style, position: "auto", colour: "auto", size: "auto" },
  );

/** Words on a picture of the place's size. */
export const recipeOn = (place: Place, original: Original, words: Words): Recipe => ({
  version: RECIPE_VERSION,
  ...place,
  original,
  placement: startPlacement({ picture: original, frame: original }),
  background: { kind: "clear" },
  words,
  madeAt: Date.now(),
});
