import type { FilePlace } from "../machine/files.ts";
import type { LibraryPicture } from "../machine/library.ts";
import type { Look } from "../machine/looks.ts";
import { arrangementFor, defaultImage } from "../machine/questions.ts";
import type { Category, MachineModel, Size } from "../machine/types.ts";
import {
  type BlobPicture,
  copyDesign,
  type Design,
  type Image,
  type Picture,
  plainImage,
  type RecipeImage,
} from "./design.ts";
import { changed, withIds, withList, withMembers, withRecipe, withSlot } from "./edit.ts";
import { type IsMissing, NONE_MISSING, shownImages } from "./questions.ts";
import {
  isStale,
  letteringSet,
  type Original,
  plainWords,
  type RecipeWords,
  recipeImage,
  WHOLE,
  wholeRecipe,
} from "./recipe.ts";
import type { FittedPicture, Variant } from "./table.ts";
import { bundledIn, followTexts, imageWithName, saysName, type TextMaterials, withNames } from "./texts.ts";

/** A named slot whose picture doesn't show the name. */
export interface BarePlace extends FilePlace {
  /** The visitor's own artwork may show a name, so it gets one only on request. */
  readonly isFinished: boolean;
  /** The image with empty words; undefined if the picture is missing. */
  readonly image: RecipeImage | undefined;
}

interface BareMaterials {
  readonly library: readonly LibraryPicture[];
  readonly looks: readonly Pick<Look, "id" | "style">[];
  readonly style: string;
  readonly isMissing?: IsMissing;
  /** Finds the blob of a picture that was set by hand. */
  blobOf?(picture: Picture): BlobPicture | undefined;
}

export const isSamePlace = (one: FilePlace, other: FilePlace): boolean =>
  one.category === other.category && one.slot === other.slot;

/** New names look like those on the same screen, or follow the brand or the machine. */
export function barePlaces(model: MachineModel, design: Design, materials: BareMaterials): BarePlace[] {
  const { library, style } = materials;
  return model.categories.flatMap((category) => {
    if (category.kind === "list" || !category.names) return [];
    const { places, size, count } = arrangementFor(category, design.counts[category.id]);
    const following = places.flatMap(({ slot }) => {
      const words = lettered(design, design, category.id, slot, library)?.recipe?.words;
      const isOurs = design.slots[category.id]?.[slot]?.recipe !== undefined;
      return words && words.from.kind !== "typed" ? [{ slot, words, isOurs }] : [];
    });
    const known = (following.find(({ isOurs }) => isOurs) ?? following[0])?.words;
    const { colours = [], style: ofBrand = "" } = design.brand ?? {};
    const words = plainWords(
      { from: { kind: "blend" }, text: "" },
      known?.style ?? (ofBrand || style),
      known?.colour ?? colours[0],
    );
    return places.flatMap(({ slot }) => {
      if (following.some((each) => each.slot === slot)) return [];
      const path = defaultImage(category, count, slot);
      const image = design.slots[category.id]?.[slot] ?? plainImage({ path });
      return [{ category: category.id, slot, ...bareImage(image, words, size, materials) }];
    });
  });
}

function bareImage(
  image: Image,
  words: RecipeWords,
  size: Size,
  { library, looks, isMissing = NONE_MISSING, blobOf }: BareMaterials,
): Pick<BarePlace, "isFinished" | "image"> {
  const { picture, recipe } = image;
  if (picture && isMissing(picture)) return { isFinished: true, image: undefined };
  if (recipe) {
    const look = looks.find(({ id }) => id === recipe.look);
    const next = look ? { ...words, style: look.style, colour: "auto" } : words;
    // Typed words count as artwork.
    const kept: RecipeWords = recipe.words ? { ...recipe.words, from: { kind: "blend" }, text: "" } : next;
    return { isFinished: recipe.words !== undefined, image: withRecipe(image, { ...recipe, words: kept }) };
  }
  const on = (original: Original) => withRecipe(image, wholeRecipe(original, { words }));
  if (picture && "path" in picture)
    return {
      isFinished: false,
      image: imageWithName(image, "", library) ?? on({ path: picture.path, ...size }),
    };
  const known = picture && ("blob" in picture ? picture : blobOf?.(picture));
  return { isFinished: true, image: known && on({ blob: known.blob, type: "image/png", ...size }) };
}

export const takesName = ({ isFinished, image }: BarePlace, isWanted: boolean | undefined): boolean =>
  image !== undefined && (isWanted ?? !isFinished);

/** Slots whose new name won't be shown, unless the row has a finished picture there. */
export const unnamedPlaces = (
  bare: readonly BarePlace[],
  { names }: Pick<Design, "names">,
  variant: Variant,
): readonly FilePlace[] =>
  variant.namesOn.filter((at) => {
    const place = bare.find((each) => isSamePlace(each, at));
    const name = variant.names[at.category]?.[at.slot] ?? "";
    if (!place || name === "" || name === names[at.category]?.[at.slot]) return false;
    const isOwn = variant.pictures.some((each) => isSamePlace(each, at) && !each.picture.isFitted);
    return !isOwn && !takesName(place, at.isWanted);
  });

interface VariantOptions extends TextMaterials {
  readonly id: string;
  readonly library: readonly LibraryPicture[];
  readonly bare: readonly BarePlace[];
}

/** Bundled pictures that show an old name get the new one. */
export function variantDesign(
  model: MachineModel,
  design: Design,
  variant: Variant,
  { id, library, bare, ...materials }: VariantOptions,
): Design {
  let made = changed(copyDesign(design, { id, name: variant.name }), {
    texts: withMembers(design.texts, variant.texts),
    table: null,
  });
  made = withNames(made, variant.names);
  for (const category of model.categories) {
    if (category.kind === "list" || !category.names) continue;
    for (const { slot } of arrangementFor(category, design.counts[category.id]).places) {
      const isRenamed = made.names[category.id]?.[slot] !== design.names[category.id]?.[slot];
      const image = isRenamed && lettered(made, design, category.id, slot, library);
      if (image) made = withSlot(made, category.id, slot, image);
    }
  }
  for (const { isWanted, ...at } of variant.namesOn) {
    const place = bare.find((each) => isSamePlace(each, at));
    const name = made.names[at.category]?.[at.slot];
    if (!name || !place?.image || !takesName(place, isWanted)) continue;
    made = withSlot(made, at.category, at.slot, imageWithName(place.image, name, library));
  }
  made = followTexts(made, model.categories, materials);
  for (const category of model.categories)
    for (const { slot, picture } of variant.pictures.filter((each) => each.category === category.id))
      made = withPicture(made, category, slot, picture, lettered(made, design, category.id, slot, library));
  return withWholeSets(model, made, design, library);
}

/** A slot's image with a recipe. A bundled picture must show the slot's name. */
function lettered(
  made: Design,
  design: Design,
  id: string,
  slot: string,
  library: readonly LibraryPicture[],
): Image | undefined {
  const image = made.slots[id]?.[slot] ?? made.lists[id]?.[Number(slot)];
  if (!image || image.recipe) return image;
  const bundled = bundledIn(library, image);
  const before = design.names[id]?.[slot];
  const name = made.names[id]?.[slot];
  const isSaid = bundled && before && saysName(bundled.text, before);
  return isSaid && name ? imageWithName(image, name, library) : undefined;
}

/** Renders bundled pictures with the rest of their set, in one font size. */
function withWholeSets(
  model: MachineModel,
  made: Design,
  design: Design,
  library: readonly LibraryPicture[],
): Design {
  let whole = made;
  for (const category of model.categories) {
    if (category.kind === "list" || !category.names) continue;
    const shown = shownImages(made, category);
    const sets = shown.flatMap(({ image }) =>
      image.recipe && isStale(image) ? (letteringSet(image.recipe) ?? []) : [],
    );
    for (const { key, image } of shown) {
      if (image.recipe) continue;
      const named = lettered(made, design, category.id, key, library);
      const set = named?.recipe && letteringSet(named.recipe);
      if (set !== undefined && sets.includes(set)) whole = withSlot(whole, category.id, key, named);
    }
  }
  return whole;
}

function withPicture(
  design: Design,
  category: Category,
  slot: string,
  { isFitted, ...picture }: FittedPicture,
  before: Image | undefined,
): Design {
  const { id } = category;
  const { size } = arrangementFor(category, design.counts[id]);
  const { look: _, ...recipe } = before?.recipe ?? { look: undefined };
  const isLettered = isFitted && "version" in recipe && (recipe.words || recipe.logo);
  const image = isLettered
    ? recipeImage({
        ...recipe,
        original: { blob: picture.blob, type: "image/png", ...size },
        placement: WHOLE,
        background: { kind: "clear" },
      })
    : plainImage(picture);
  const list = design.lists[id];
  if (!list) return withSlot(design, id, slot, image);
  const at = Number(slot);
  const there = list[at];
  const placed = there ? { ...image, id: there.id } : withIds(design, list, [image]);
  return withList(design, id, list.toSpliced(at, 1, ...[placed].flat()));
}
