import type { LibraryPicture } from "../machine/library.ts";
import { findWordLanguage, textOfWord } from "../machine/machine.ts";
import { findArrangement, includesSize } from "../machine/questions.ts";
import type { Category, MachineModel, SlotCategory } from "../machine/types.ts";
import {
  createDefaultImage,
  type DefaultImageMaterials,
  findTextAt,
  isDefaultImage,
  type TextMaterials,
} from "./defaults.ts";
import type { Brand, Design, DesignImage, RecipeImage } from "./design.ts";
import {
  type EditResult,
  refuseEdit,
  withContent,
  withImage,
  withMember,
  withMembers,
  withRecipe,
  withSlot,
} from "./edit.ts";
import { listNameFields, type NameField, nameOfField } from "./name-fields.ts";
import { findShownImages } from "./questions.ts";
import { createFullFrameRecipe, createRecipeWords, type Recipe, type RecipeWords } from "./recipe.ts";

/**
 * Updates words that follow a slot's name or a word of the table, except in unnamed slots. Also updates
 * defaults, unless `keepsDefaults`.
 */
export function updateLinkedTexts(
  design: Design,
  categories: readonly Category[],
  materials: DefaultImageMaterials,
  keepsDefaults = false,
): Design {
  let after = design;
  for (const category of categories) {
    const { count } = findArrangement(category, design.counts[category.id]);
    for (const { image, ...ref } of findShownImages(design, category)) {
      // Stryker disable next-line ConditionalExpression: an image in a list is never a default.
      if (category.kind === "slots" && !keepsDefaults && isDefaultImage(category, count, ref.key, image)) {
        const next = createDefaultImage(design, category, ref.key, materials);
        if (next.recipe) after = withImage(after, ref, withRecipe(image, next.recipe));
        else if (image.recipe) after = withImage(after, ref, next);
        continue;
      }
      const next = withLinkedText(design, category, ref.key, image, materials);
      if (next !== image) after = withImage(after, ref, next);
    }
  }
  return after;
}

export function withLinkedText(
  design: Design,
  category: Category,
  slot: string,
  image: DesignImage,
  materials: TextMaterials,
): DesignImage {
  const words = image.recipe?.words;
  if (!words || words.from.kind === "typed") return image;
  const next = findTextAt(design, category, slot, materials) ?? findOwnText(design, words, materials);
  return next?.text ? withRecipe(image, { ...image.recipe, words: { ...words, ...next } }) : image;
}

/** Returns the text of a picture whose word doesn't depend on its slot. */
const findOwnText = (design: Design, { from }: RecipeWords, { words }: TextMaterials) =>
  // Stryker disable next-line ConditionalExpression: only a word of the table has a text.
  from.kind === "table" ? { from, text: textOfWord(words, design, from.word) } : undefined;

export function translateBundledImage(
  design: Pick<Design, "texts" | "language">,
  image: DesignImage,
  { words }: TextMaterials,
): RecipeImage | undefined {
  const bundled = findBundledPicture(words.pictures, image);
  if (bundled?.word === undefined) return undefined;
  const text = textOfWord(words, design, bundled.word);
  if (text === "" || text === bundled.text) return undefined;
  return createImageWithText(image, bundled, { from: { kind: "table", word: bundled.word }, text });
}

function translateBundledImages(
  design: Design,
  categories: readonly Category[],
  materials: TextMaterials,
): Design {
  return categories
    .flatMap((category) => findShownImages(design, category))
    .reduce((after, { image, ...ref }) => {
      const translated = translateBundledImage(design, image, materials);
      return translated ? withImage(after, ref, translated) : after;
    }, design);
}

/**
 * Drops empty texts and the language's own words. Updates pictures even without a change, as rendering may have
 * failed before.
 */
export function setTexts(
  model: MachineModel,
  design: Design,
  { language, texts }: Pick<Design, "language" | "texts">,
  materials: DefaultImageMaterials,
): EditResult {
  const { words } = materials;
  const { words: own } = findWordLanguage(words, language);
  const kept = Object.entries(texts).flatMap(([id, typed]) => {
    const text = typed.trim().toWellFormed();
    return text === "" || text === own[id] ? [] : [[id, text] as const];
  });
  if (kept.some(([, text]) => text.length > words.maxLength)) return refuseEdit("textLength");
  const edited = withContent(design, { language, texts: Object.fromEntries(kept) });
  const translated =
    language === design.language ? edited : translateBundledImages(edited, model.categories, materials);
  return updateLinkedTexts(translated, model.categories, materials);
}

export function setBrand(design: Design, brand: Brand | null): Design {
  const isNone = !brand || (!brand.logo && brand.colours.length === 0 && brand.style === "");
  return withContent(design, { brand: isNone ? null : brand });
}

/** Each scene is made for one style, so scenes of the new style replace the others. */
export function restylePictures(
  model: MachineModel,
  design: Design,
  { style, colour }: { readonly style: string; readonly colour: string },
  library: readonly LibraryPicture[],
): Design {
  let taken = 0;
  const restyled = (
    { original, words, isDefault: _, ...recipe }: Recipe,
    scenes: readonly LibraryPicture[],
  ): Recipe => {
    const now = "path" in original ? library.find(({ scene }) => scene === original.path) : undefined;
    const next = now && now.style !== style ? scenes[taken++ % scenes.length] : undefined;
    return {
      ...recipe,
      original: next ? { path: next.scene, ...next.size } : original,
      ...(words && { words: { ...words, style, colour } }),
    };
  };
  return model.categories.reduce((before, category) => {
    const { size } = findArrangement(category, design.counts[category.id]);
    const scenes = library.filter((each) => each.style === style && includesSize([size], each.size));
    return findShownImages(design, category).reduce((now, { image, ...ref }) => {
      if (!image.recipe?.words) return now;
      return withImage(now, ref, withRecipe(image, restyled(image.recipe, scenes)));
    }, before);
  }, design);
}

export type SlotNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function renameMachine(model: MachineModel, design: Design, typed: string): EditResult {
  const name = typed.trim().toWellFormed();
  const { minLength, maxLength } = model.nameStep;
  if (name.length < minLength || name.length > maxLength) return refuseEdit("nameLength");
  return withContent(design, { name });
}

export function nameSlots(
  model: MachineModel,
  design: Design,
  names: SlotNames,
  materials: DefaultImageMaterials,
): EditResult {
  const isTooLong = (field: NameField) =>
    nameOfField({ name: "", names }, field).trim().length > field.maxLength;
  if (listNameFields(model).some(isTooLong)) return refuseEdit("nameLength");
  return updateLinkedTexts(withNames(design, names), model.categories, materials);
}

/** Doesn't update words on pictures. */
export const withNames = (design: Design, names: SlotNames): Design =>
  Object.entries(names).reduce((now, [id, given]) => {
    const trimmed = Object.entries(given).map(([slot, name]) => [
      slot,
      name.trim().toWellFormed() || undefined,
    ]);
    const after = withMembers(now.names[id] ?? {}, Object.fromEntries(trimmed));
    return withContent(now, { names: withMember(now.names, id, after) });
  }, design);

/** Ignores case. */
export const isSameName = (text: string, name: string): boolean =>
  text.trim().localeCompare(name.trim(), "en", { sensitivity: "accent" }) === 0;

/** Uses the scene of a bundled picture, since the picture itself contains words. */
export function createImageWithName(
  image: DesignImage,
  name: string,
  library: readonly LibraryPicture[],
): RecipeImage | undefined {
  const nameText = { from: { kind: "blend" }, text: name } as const;
  if (image.recipe) {
    const { words } = image.recipe;
    return words && withRecipe(image, { ...image.recipe, words: { ...words, ...nameText } });
  }
  const bundled = findBundledPicture(library, image);
  return bundled && createImageWithText(image, bundled, nameText);
}

const createImageWithText = (
  image: DesignImage,
  { scene, size, style }: LibraryPicture,
  text: Pick<RecipeWords, "from" | "text">,
): RecipeImage =>
  withRecipe(
    image,
    createFullFrameRecipe({ path: scene, ...size }, { words: createRecipeWords(text, style) }),
  );

export const findBundledPicture = (
  library: readonly LibraryPicture[],
  { picture }: DesignImage,
): LibraryPicture | undefined =>
  picture && "path" in picture ? library.find(({ path }) => path === picture.path) : undefined;

/** Refuses pictures without words that can be changed. */
export function replaceWordsWithName(
  design: Design,
  { id }: SlotCategory,
  slot: string,
  library: readonly LibraryPicture[],
): EditResult {
  const image = design.slots[id]?.[slot];
  const name = design.names[id]?.[slot];
  const after = image && name && createImageWithName(image, name, library);
  return after ? withSlot(design, id, slot, after) : refuseEdit("gone");
}

export const findSlotsWithMismatchedText = (
  design: Design,
  category: SlotCategory,
  library: readonly LibraryPicture[],
): readonly { readonly slot: string; readonly text: string }[] =>
  findShownImages(design, category).flatMap(({ key: slot, image }) => {
    const name = design.names[category.id]?.[slot];
    const text = findBundledPicture(library, image)?.text ?? image.recipe?.words?.text;
    return !name || text === undefined || isSameName(text, name) ? [] : [{ slot, text }];
  });
