import { type Look, type LookPath, lookPicture, lookPictures } from "../machine/looks.ts";
import { arrangementFor } from "../machine/questions.ts";
import type { ListCategory, MachineModel, SlotCategory } from "../machine/types.ts";
import type { Design, DesignContent, Image, RecipeImage } from "./design.ts";
import { withSlots } from "./edit.ts";
import { replaceInList } from "./pictures.ts";
import { availableImage, type IsMissing, shownImages } from "./questions.ts";
import { plainWords, recipeImage, recipeKey, wholeRecipe } from "./recipe.ts";
import { followTexts, type SlotNames, type TextMaterials, textAt, withNames } from "./texts.ts";

/** "others" replaces all pictures but the visitor's own; "empty" replaces none. */
export type LookMode = "others" | "empty" | "all";

export interface OwnMaterials {
  /** Also true for bundled files, of any release, that a visitor has uploaded. */
  readonly isBundledBlob: (blob: string) => boolean;
  readonly isMissing?: IsMissing;
}

/** Neither bundled with the app nor from a look. */
export function isOwnImage({ picture, recipe }: Image, { isBundledBlob }: OwnMaterials): boolean {
  if (recipe?.look !== undefined) return false;
  if (!picture) return true;
  return !("path" in picture) && !("blob" in picture && isBundledBlob(picture.blob));
}

export const countOwn = (model: MachineModel, design: DesignContent, materials: OwnMaterials): number =>
  model.categories
    .flatMap((category) => shownImages(design, category, materials.isMissing))
    .filter(({ image }) => isOwnImage(image, materials)).length;

export function lookImage(
  design: Pick<DesignContent, "names" | "texts" | "counts">,
  look: Look,
  category: SlotCategory,
  slot: string,
  materials: TextMaterials,
): RecipeImage {
  const { count, size } = arrangementFor(category, design.counts[category.id]);
  const text = textAt(design, category, slot, materials);
  const words = text && plainWords(text, look.style);
  return recipeImage(
    wholeRecipe({ path: lookPicture(look, category, count, slot), ...size }, { words, look: look.id }),
  );
}

export const lookListImage = (look: Look, category: ListCategory, path: LookPath): RecipeImage =>
  recipeImage(wholeRecipe({ path, ...category.arrangements[0].size }, { look: look.id }));

export interface LookOptions extends TextMaterials, OwnMaterials {
  readonly mode: LookMode;
  /** Defaults to all. */
  readonly categories?: readonly string[];
  readonly names?: SlotNames;
}

export type LookPlan = readonly (
  | { readonly category: SlotCategory; readonly slots: readonly string[] }
  | {
      readonly category: ListCategory;
      readonly paths: readonly LookPath[];
      /** Ids of images to keep. */
      readonly stay: readonly string[];
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
    const shown = shownImages(design, category, isMissing);
    if (category.kind === "slots") {
      const { places } = arrangementFor(category, design.counts[category.id]);
      const stays = shown.filter(({ image }) => !replaces(image, options)).map(({ key }) => key);
      const slots = places.map(({ slot }) => slot).filter((slot) => !stays.includes(slot));
      return slots.length > 0 ? [{ category, slots }] : [];
    }
    if (mode === "empty" && shown.length > 0) return [];
    const stay = shown.filter(({ image }) => !replaces(image, options)).map(({ key }) => key);
    const paths = lookPictures(look, category).slice(0, category.maxImages - stay.length);
    return paths.length > 0 ? [{ category, paths, stay }] : [];
  });
}

const replaces = (image: Image, options: OwnMaterials & Pick<LookOptions, "mode">): boolean =>
  options.mode === "all" || (options.mode === "others" && !isOwnImage(image, options));

/** Keeps the counts. Kept pictures still get the new names. */
export function applyLook(model: MachineModel, design: Design, look: Look, options: LookOptions): Design {
  const named = followTexts(withNames(design, options.names ?? {}), model.categories, options);
  return planLook(model, named, look, options).reduce((now, part) => {
    const { id } = part.category;
    if ("slots" in part) {
      const images = part.slots.map((slot) => {
        const before = availableImage(named, id, slot, options.isMissing);
        const image = lookImage(named, look, part.category, slot, options);
        return [slot, isRenderedFrom(before, image) ? before : image];
      });
      return withSlots(now, id, Object.fromEntries(images));
    }
    const { category, paths, stay } = part;
    const images = paths.map((path) => lookListImage(look, category, path));
    const goes = (image: { readonly id: string }) => !stay.includes(image.id);
    const going = (now.lists[id] ?? []).filter(goes);
    const isThere =
      going.length === images.length && images.every((image, at) => isRenderedFrom(going[at], image));
    return isThere ? now : replaceInList(now, category, goes, images);
  }, named);
}

const isRenderedFrom = (before: Image | undefined, { recipe }: RecipeImage): boolean =>
  before?.recipe !== undefined && before.picture !== null && recipeKey(before.recipe) === recipeKey(recipe);
