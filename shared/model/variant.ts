import type { FilePlace } from "../machine/files.ts";
import type { LibraryPicture } from "../machine/library.ts";
import { findArrangement } from "../machine/questions.ts";
import type { Category, MachineModel, Size } from "../machine/types.ts";
import { createDefaultImage, type DefaultImageMaterials } from "./defaults.ts";
import {
  type BlobPicture,
  copyDesign,
  createPlainImage,
  type Design,
  type DesignImage,
  type Picture,
  type RecipeImage,
} from "./design.ts";
import { withContent, withImageIds, withList, withMembers, withRecipe, withSlot } from "./edit.ts";
import { findShownImages, type IsPictureMissing, NONE_MISSING } from "./questions.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  isStale,
  letteringSetKey,
  type OriginalPicture,
  type RecipeWords,
} from "./recipe.ts";
import type { SizedPicture, Variant } from "./table.ts";
import {
  createImageWithName,
  findBundledPicture,
  isSameName,
  updateLinkedTexts,
  withNames,
} from "./texts.ts";

/** A named slot whose picture doesn't show the name. */
export interface UnletteredPlace extends FilePlace {
  /** A visitor's artwork may already show a name, so it gets one only on request. */
  readonly isFinished: boolean;
  /** Undefined if the picture is missing. */
  readonly image: RecipeImage | undefined;
}

interface BareMaterials extends DefaultImageMaterials {
  readonly library: readonly LibraryPicture[];
  readonly style: string;
  readonly isMissing?: IsPictureMissing;
  /** Returns the blob of a picture that was set by hand in localStorage. */
  blobOf?(picture: Picture): BlobPicture | undefined;
}

export const isSamePlace = (one: FilePlace, other: FilePlace): boolean =>
  one.category === other.category && one.slot === other.slot;

/** Styles new names like others on the screen, or else the brand or machine. */
export function findUnletteredPlaces(
  model: MachineModel,
  design: Design,
  materials: BareMaterials,
): UnletteredPlace[] {
  const { library, style } = materials;
  return model.categories.flatMap((category) => {
    if (!("names" in category)) return [];
    const { places, size } = findArrangement(category, design.counts[category.id]);
    const following = places.flatMap(({ slot }) => {
      const words = lettered(design, design, category.id, slot, library)?.recipe.words;
      const isOurs = design.slots[category.id]?.[slot]?.recipe !== undefined;
      return words && words.from.kind !== "typed" ? [{ slot, words, isOurs }] : [];
    });
    const known = (following.find(({ isOurs }) => isOurs) ?? following[0])?.words;
    const { colours = [], style: ofBrand = "" } = design.brand ?? {};
    const words = createRecipeWords(
      { from: { kind: "blend" }, text: "" },
      known?.style ?? (ofBrand || style),
      known?.colour ?? colours[0],
    );
    return places.flatMap(({ slot }) => {
      if (following.some((each) => each.slot === slot)) return [];
      const stored = design.slots[category.id]?.[slot];
      const image = stored ?? createDefaultImage(design, category, slot, materials);
      // Rendered defaults show the name anyway.
      if (!stored && image.recipe) return [];
      return [{ category: category.id, slot, ...bareImage(image, words, size, materials) }];
    });
  });
}

function bareImage(
  image: DesignImage,
  words: RecipeWords,
  size: Size,
  { library, looks, isMissing = NONE_MISSING, blobOf }: BareMaterials,
): Pick<UnletteredPlace, "isFinished" | "image"> {
  const { picture, recipe } = image;
  if (picture && isMissing(picture)) return { isFinished: true, image: undefined };
  if (recipe) {
    const look = looks.find(({ id }) => id === recipe.look);
    const next = look ? { ...words, style: look.style, colour: "auto" } : words;
    // Typed words count as artwork.
    const kept: RecipeWords = recipe.words ? { ...recipe.words, from: { kind: "blend" }, text: "" } : next;
    return { isFinished: recipe.words !== undefined, image: withRecipe(image, { ...recipe, words: kept }) };
  }
  const on = (original: OriginalPicture) => withRecipe(image, createFullFrameRecipe(original, { words }));
  if (picture && "path" in picture)
    return {
      isFinished: false,
      image: createImageWithName(image, "", library) ?? on({ path: picture.path, ...size }),
    };
  const known = picture && ("blob" in picture ? picture : blobOf?.(picture));
  return { isFinished: true, image: known && on({ blob: known.blob, type: "image/png", ...size }) };
}

export const shouldAddName = (
  { isFinished, image }: UnletteredPlace,
  isWanted: boolean | undefined,
): boolean => image !== undefined && (isWanted ?? !isFinished);

/** Excludes slots whose picture in the row is finished. */
export const findHiddenNamePlaces = (
  bare: readonly UnletteredPlace[],
  { names }: Pick<Design, "names">,
  variant: Variant,
): readonly FilePlace[] =>
  variant.namesOn.filter((at) => {
    const place = bare.find((each) => isSamePlace(each, at));
    const name = variant.names[at.category]?.[at.slot] ?? "";
    if (!place || name === "" || name === names[at.category]?.[at.slot]) return false;
    const isOwn = variant.pictures.some((each) => isSamePlace(each, at) && !each.picture.isFitted);
    return !isOwn && !shouldAddName(place, at.isWanted);
  });

interface VariantOptions extends DefaultImageMaterials {
  readonly id: string;
  readonly library: readonly LibraryPicture[];
  readonly bare: readonly UnletteredPlace[];
}

export function createVariantDesign(
  model: MachineModel,
  design: Design,
  variant: Variant,
  { id, library, bare, ...materials }: VariantOptions,
): Design {
  let made = withContent(copyDesign(design, { id, name: variant.name }), {
    ...variant.details,
    texts: withMembers(design.texts, variant.texts),
    table: null,
  });
  made = withNames(made, variant.names);
  for (const category of model.categories)
    for (const { slot } of findArrangement(category, design.counts[category.id]).places) {
      const isRenamed = made.names[category.id]?.[slot] !== design.names[category.id]?.[slot];
      const image = isRenamed && lettered(made, design, category.id, slot, library);
      if (image) made = withSlot(made, category.id, slot, image);
    }
  for (const { isWanted, ...at } of variant.namesOn) {
    const place = bare.find((each) => isSamePlace(each, at));
    const name = made.names[at.category]?.[at.slot];
    if (!name || !place?.image || !shouldAddName(place, isWanted)) continue;
    made = withSlot(made, at.category, at.slot, createImageWithName(place.image, name, library));
  }
  made = updateLinkedTexts(made, model.categories, materials);
  for (const category of model.categories)
    for (const { slot, picture } of variant.pictures.filter((each) => each.category === category.id))
      made = withPicture(made, category, slot, picture, lettered(made, design, category.id, slot, library));
  return withWholeSets(model, made, design, library);
}

/** Returns a slot's image if it has a recipe. A bundled picture that shows the slot's name gets one. */
function lettered(
  made: Design,
  design: Design,
  id: string,
  slot: string,
  library: readonly LibraryPicture[],
): RecipeImage | undefined {
  const image = made.slots[id]?.[slot] ?? made.lists[id]?.[Number(slot)];
  if (!image) return undefined;
  if (image.recipe) return image;
  const bundled = findBundledPicture(library, image);
  const before = design.names[id]?.[slot];
  const name = made.names[id]?.[slot];
  const isSaid = bundled && before && isSameName(bundled.text, before);
  return isSaid && name ? createImageWithName(image, name, library) : undefined;
}

function withWholeSets(
  model: MachineModel,
  made: Design,
  design: Design,
  library: readonly LibraryPicture[],
): Design {
  let whole = made;
  for (const category of model.categories) {
    if (!("names" in category)) continue;
    const shown = findShownImages(made, category);
    const sets = shown.map(({ image }) => isStale(image) && image.recipe && letteringSetKey(image.recipe));
    for (const { key } of shown) {
      const named = lettered(made, design, category.id, key, library);
      const set = named && letteringSetKey(named.recipe);
      if (set !== undefined && sets.includes(set)) whole = withSlot(whole, category.id, key, named);
    }
  }
  return whole;
}

function withPicture(
  design: Design,
  category: Category,
  slot: string,
  { isFitted, ...picture }: SizedPicture,
  before: RecipeImage | undefined,
): Design {
  const { id } = category;
  const { size } = findArrangement(category, design.counts[id]);
  const { words, logo } = before?.recipe ?? {};
  const original = { blob: picture.blob, type: "image/png", ...size } as const;
  const image =
    isFitted && (words || logo)
      ? createRecipeImage({ ...createFullFrameRecipe(original, { words }), ...(logo && { logo }) })
      : createPlainImage(picture);
  const list = design.lists[id];
  if (!list) return withSlot(design, id, slot, image);
  const at = Number(slot);
  const there = list[at];
  const placed = there ? { ...image, id: there.id } : withImageIds(design, list, [image]);
  return withList(design, id, list.toSpliced(at, 1, ...[placed].flat()));
}
