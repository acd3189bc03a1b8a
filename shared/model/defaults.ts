import { isLookPictureOf, type Look, lookPicturePath } from "../machine/looks.ts";
import { DEFAULT_LANGUAGE, findWordAt, textOfWord, type WordTable } from "../machine/machine.ts";
import { defaultImagePath, findArrangement } from "../machine/questions.ts";
import type { Category, SlotCategory } from "../machine/types.ts";
import {
  createPlainImage,
  type DesignContent,
  type DesignImage,
  imagesOf,
  type RecipeImage,
} from "./design.ts";
import { findShownImages } from "./questions.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  letteringSetKey,
  type RecipeWords,
} from "./recipe.ts";

export interface TextMaterials {
  readonly words: WordTable;
}

export interface DefaultImageMaterials extends TextMaterials {
  readonly looks: readonly Look[];
}

type DesignImages = Pick<DesignContent, "lists" | "slots" | "texts" | "language">;
type DesignTexts = Pick<DesignContent, "names" | "texts" | "language" | "counts">;

/** Returns a slot's name, which may be empty, or its word in the machine's table. */
export function findTextAt(
  { names, ...design }: Pick<DesignContent, "names" | "texts" | "language">,
  category: Category,
  slot: string,
  { words }: TextMaterials,
): Pick<RecipeWords, "from" | "text"> | undefined {
  if ("names" in category) return { from: { kind: "blend" }, text: names[category.id]?.[slot]?.trim() ?? "" };
  const word = findWordAt(words, category.id, slot);
  return word && { from: { kind: "table", word: word.id }, text: textOfWord(words, design, word.id) };
}

/** The text takes its style and colour from `others`, so that a screen's pictures match. */
export function createLookImage(
  design: DesignTexts,
  look: Look,
  category: SlotCategory,
  slot: string,
  materials: TextMaterials,
  // Stryker disable next-line ArrayDeclaration: a string has no recipe.
  others: readonly DesignImage[] = [],
): RecipeImage {
  const { count, size } = findArrangement(category, design.counts[category.id]);
  const text = findTextAt(design, category, slot, materials);
  const lettered = others.flatMap(({ recipe }) =>
    recipe?.words && recipe.look !== look.id && letteringSetKey(recipe) ? recipe.words : [],
  );
  const words = text && createRecipeWords(text, lettered[0]?.style ?? look.style, lettered[0]?.colour);
  const path = lookPicturePath(look, category, count, slot);
  return createRecipeImage(createFullFrameRecipe({ path, ...size }, { words, look: look.id }));
}

/**
 * Returns the look that most pictures have. Defaults in the first look don't count, because designs without a
 * look have them too.
 */
export function findLookInUse(design: DesignImages, looks: readonly Look[]): Look | undefined {
  const used = [...imagesOf(design)].map(({ image: { recipe } }) =>
    recipe?.isDefault && recipe.look === looks[0]?.id ? undefined : recipe?.look,
  );
  const countOf = ({ id }: Look) => used.filter((each) => each === id).length;
  return looks.filter((look) => countOf(look) > 0).sort((one, other) => countOf(other) - countOf(one))[0];
}

export const mayNeedRenderedDefaults = (design: DesignImages): boolean =>
  design.language !== DEFAULT_LANGUAGE ||
  Object.keys(design.texts).length > 0 ||
  [...imagesOf(design)].some(({ image }) => image.recipe?.look !== undefined);

export function createDefaultImage(
  design: DesignImages & DesignTexts,
  category: SlotCategory,
  slot: string,
  { looks, words }: DefaultImageMaterials,
): DesignImage {
  const { count } = findArrangement(category, design.counts[category.id]);
  const [{ words: bundled }] = words.languages;
  const inUse = findLookInUse(design, looks);
  const isAsBundled = words.words.every(({ id }) => textOfWord(words, design, id) === bundled[id]);
  const look = inUse ?? (isAsBundled ? undefined : looks[0]);
  if (!look) return createPlainImage({ path: defaultImagePath(category, count, slot) });
  const others = findShownImages(design, category)
    .filter(({ key, image }) => key !== slot && !image.recipe?.isDefault)
    .map(({ image }) => image);
  const { recipe } = createLookImage(design, look, category, slot, { words }, others);
  return createRecipeImage({ ...recipe, isDefault: true });
}

export const isDefaultImage = (
  category: Category,
  count: number,
  slot: string,
  { picture, recipe }: DesignImage,
): boolean => {
  if (category.kind === "list") return false;
  if (recipe?.isDefault)
    return "path" in recipe.original && isLookPictureOf(recipe.original.path, category, count, slot);
  return picture !== null && "path" in picture && picture.path === defaultImagePath(category, count, slot);
};

/** URLs of rendered defaults by `placeKey`; empty strings while they are being rendered. */
export type StandInUrls = ReadonlyMap<string, string>;
