import { type Look, type LookPicturePath, lookListPicturePaths } from "../machine/looks.ts";
import { findArrangement } from "../machine/questions.ts";
import type { ListCategory, MachineModel, SlotCategory } from "../machine/types.ts";
import { createLookImage, type DefaultImageMaterials, isDefaultImage } from "./defaults.ts";
import type { Design, DesignContent, DesignImage, RecipeImage } from "./design.ts";
import { withSlots } from "./edit.ts";
import { replaceListImages } from "./pictures.ts";
import { findAvailableImage, findShownImages, type IsPictureMissing, type ShownImage } from "./questions.ts";
import { createFullFrameRecipe, createRecipeImage, recipeKey } from "./recipe.ts";
import { type SlotNames, updateLinkedTexts, withNames } from "./texts.ts";

/** What a look replaces: "others" are all but the visitor's own pictures; "empty" includes defaults. */
export type LookReplacement = "others" | "empty" | "all";

export interface OwnImageMaterials {
  /** Whether an upload is a copy of a bundled file from any release. */
  readonly isBundledBlob: (blob: string) => boolean;
  readonly isMissing?: IsPictureMissing;
}

export function isOwnImage(image: DesignImage, { isBundledBlob }: OwnImageMaterials): boolean {
  if (image.recipe?.look !== undefined) return false;
  const made = image.recipe ? image.recipe.original : image.picture;
  return !("path" in made || ("blob" in made && isBundledBlob(made.blob)));
}

export const countOwnImages = (
  model: MachineModel,
  design: DesignContent,
  materials: OwnImageMaterials,
): number =>
  model.categories
    .flatMap((category) => findShownImages(design, category, materials.isMissing))
    .filter(({ image }) => isOwnImage(image, materials)).length;

export const createLookListImage = (look: Look, category: ListCategory, path: LookPicturePath): RecipeImage =>
  createRecipeImage(createFullFrameRecipe({ path, ...category.arrangements[0].size }, { look: look.id }));

export interface LookOptions extends DefaultImageMaterials, OwnImageMaterials {
  readonly mode: LookReplacement;
  readonly categories?: readonly string[];
  readonly names?: SlotNames;
}

export type LookPlan = readonly (
  | { readonly category: SlotCategory; readonly slots: readonly string[] }
  | {
      readonly category: ListCategory;
      readonly paths: readonly LookPicturePath[];
      readonly kept: readonly string[];
    }
)[];

/** Includes places that already have the look's picture. */
export function planLook(
  model: MachineModel,
  design: DesignContent,
  look: Look,
  options: Pick<LookOptions, "mode" | "categories" | "isMissing" | "isBundledBlob">,
): LookPlan {
  const { categories, mode, isMissing } = options;
  return model.categories.flatMap((category): LookPlan => {
    if (categories && !categories.includes(category.id)) return [];
    const shown = findShownImages(design, category, isMissing);
    if (category.kind === "slots") {
      const { places, count } = findArrangement(category, design.counts[category.id]);
      const isDefault = ({ key, image }: ShownImage) => isDefaultImage(category, count, key, image);
      const stays = shown
        .filter((each) => !isDefault(each) && !replaces(each.image, options))
        .map(({ key }) => key);
      const slots = places.map(({ slot }) => slot).filter((slot) => !stays.includes(slot));
      return slots.length > 0 ? [{ category, slots }] : [];
    }
    if (mode === "empty" && shown.length > 0) return [];
    const kept = shown.filter(({ image }) => !replaces(image, options)).map(({ key }) => key);
    const paths = lookListPicturePaths(look, category).slice(0, category.maxImages - kept.length);
    return paths.length > 0 ? [{ category, paths, kept }] : [];
  });
}

const replaces = (image: DesignImage, options: OwnImageMaterials & Pick<LookOptions, "mode">): boolean =>
  options.mode === "all" || (options.mode === "others" && !isOwnImage(image, options));

/** Kept pictures still get the new names, and defaults get the new look. */
export function applyLook(model: MachineModel, design: Design, look: Look, options: LookOptions): Design {
  const named = withNames(design, options.names ?? {});
  const dressed = planLook(model, named, look, options).reduce((now, part) => {
    const { id } = part.category;
    if ("slots" in part) {
      const kept = findShownImages(named, part.category, options.isMissing)
        .filter(({ key }) => !part.slots.includes(key))
        .map(({ image }) => image);
      const images = part.slots.map((slot) => {
        const before = findAvailableImage(named, id, slot, options.isMissing);
        const image = createLookImage(named, look, part.category, slot, options, kept);
        return [slot, isRenderedFrom(before, image) ? { ...before, recipe: image.recipe } : image];
      });
      return withSlots(now, id, Object.fromEntries(images));
    }
    const { category, paths, kept } = part;
    const images = paths.map((path) => createLookListImage(look, category, path));
    const goes = (image: { readonly id: string }) => !kept.includes(image.id);
    // Stryker disable next-line ArrayDeclaration: every list exists.
    const going = (now.lists[id] ?? []).filter(goes);
    const isThere =
      going.length === images.length && images.every((image, at) => isRenderedFrom(going[at], image));
    return isThere ? now : replaceListImages(now, category, goes, images);
  }, named);
  return updateLinkedTexts(dressed, model.categories, options);
}

const isRenderedFrom = (before: DesignImage | undefined, { recipe }: RecipeImage): before is RecipeImage =>
  before?.recipe !== undefined && recipeKey(before.recipe) === recipeKey(recipe);
