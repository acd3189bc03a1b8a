import type { FilePlace } from "../machine/files.ts";
import type { Look } from "../machine/looks.ts";
import { findArrangement } from "../machine/questions.ts";
import type { Category, ListCategory, MachineModel, SlotCategory } from "../machine/types.ts";
import {
  createDefaultImage,
  createLookImage,
  type DefaultImageMaterials,
  isDefaultImage,
} from "./defaults.ts";
import { canonicalJson, type Design, type DesignImage } from "./design.ts";
import { withContent, withImageIds, withList, withMember, withSlots } from "./edit.ts";
import { listNameFields, slotNameFieldId } from "./name-fields.ts";
import { replaceListImages } from "./pictures.ts";
import { findEmptySlots, findShownImages, type IsPictureMissing } from "./questions.ts";
import { createRecipeImage, isStale, type RecipeWords } from "./recipe.ts";
import { type SlotNames, updateLinkedTexts, withNames } from "./texts.ts";

export interface LookMaterials extends DefaultImageMaterials {
  readonly isMissing?: IsPictureMissing;
}

export function applyDefaults(
  design: Design,
  category: SlotCategory,
  materials: DefaultImageMaterials,
  slots = findArrangement(category, design.counts[category.id]).places.map(({ slot }) => slot),
): Design {
  const images = slots.map((slot) => [slot, createDefaultImage(design, category, slot, materials)]);
  return withSlots(design, category.id, Object.fromEntries(images));
}

export const fillEmptySlots = (
  design: Design,
  categories: readonly Category[],
  materials: LookMaterials,
): Design =>
  categories.reduce((now, category) => {
    if (category.kind === "list") return now;
    const empty = findEmptySlots(now, category, materials.isMissing).map(({ slot }) => slot);
    return applyDefaults(now, category, materials, empty);
  }, design);

/** Fills empty slots and lists. Unnamed slots get the suggested names. */
export function fillDesign(
  model: MachineModel,
  design: Design,
  {
    imageFor,
    isLeftEmpty,
    ...materials
  }: LookMaterials & {
    readonly imageFor: (list: ListCategory) => DesignImage | undefined;
    readonly isLeftEmpty?: (field: string) => boolean;
  },
): Design {
  const [{ id: nameField }] = listNameFields(model);
  const defaultName = isLeftEmpty?.(nameField) ? "" : model.defaultMachineName;
  let after = withContent(design, { name: design.name || defaultName });
  after = fillEmptySlots(after, model.categories, materials);
  for (const category of model.categories) {
    const { id } = category;
    if (category.kind === "list") {
      const image = imageFor(category);
      if (image === undefined || findShownImages(design, category, materials.isMissing).length > 0) continue;
      after = replaceListImages(after, category, () => true, [image]);
      continue;
    }
    const { naming } = category.step;
    if (!naming?.suggest) continue;
    const unnamed = category.slots.filter(
      (slot) => !design.names[id]?.[slot.id] && !isLeftEmpty?.(slotNameFieldId(id, slot.id)),
    );
    const names = Object.fromEntries(unnamed.map((slot) => [slot.id, naming.placeholders[slot.id] ?? ""]));
    after = withNames(after, { [id]: names });
  }
  return updateLinkedTexts(after, model.categories, materials);
}

export type CountEffect = "none" | "defaults" | "cleared" | "filled";

function commonLook(
  design: Design,
  category: SlotCategory,
  { looks, isMissing }: LookMaterials,
): Look | undefined {
  const [first, ...others] = findShownImages(design, category, isMissing).map(({ image: { recipe } }) =>
    recipe?.isDefault ? undefined : recipe?.look,
  );
  return others.every((other) => other === first) ? looks.find(({ id }) => id === first) : undefined;
}

function commonLettering(
  design: Design,
  category: SlotCategory,
  { isMissing }: LookMaterials,
): Pick<RecipeWords, "style" | "colour"> | undefined {
  const all = findShownImages(design, category, isMissing).flatMap(({ image: { recipe } }) =>
    recipe?.words ? { style: recipe.words.style, colour: recipe.words.colour } : [],
  );
  const [first, ...others] = all;
  return others.every((other) => canonicalJson(other) === canonicalJson(first)) ? first : undefined;
}

/** A new count replaces images of one look, or defaults, and clears all others. */
export function findCountEffect(
  design: Design,
  category: SlotCategory,
  count: number,
  materials: LookMaterials,
): CountEffect {
  const now = findArrangement(category, design.counts[category.id]).count;
  if (now === count) return "none";
  if (commonLook(design, category, materials)) return "filled";
  const shown = findShownImages(design, category);
  return shown.some(({ key, image }) => isDefaultImage(category, now, key, image)) ? "defaults" : "cleared";
}

export function setSlotCount(
  design: Design,
  category: SlotCategory,
  count: number,
  materials: LookMaterials,
): Design {
  const { id } = category;
  const effect = findCountEffect(design, category, count, materials);
  if (effect === "none") return design;
  const look = commonLook(design, category, materials);
  const lettering = commonLettering(design, category, materials);
  const counted = withContent(design, { counts: withMember(design.counts, id, count) });
  const { places } = findArrangement(category, count);
  const images = places.flatMap(({ slot }) => {
    if (look) {
      const { recipe } = createLookImage(counted, look, category, slot, materials);
      const words = recipe.words && { ...recipe.words, ...lettering };
      return [[slot, createRecipeImage({ ...recipe, ...(words && { words }) })]];
    }
    return effect === "defaults" ? [[slot, createDefaultImage(counted, category, slot, materials)]] : [];
  });
  return withContent(counted, { slots: withMember(counted.slots, id, Object.fromEntries(images)) });
}

export type PlannedImportImage = FilePlace & { readonly image: DesignImage };

export interface ImportPlan {
  readonly name: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly images: readonly PlannedImportImage[];
  readonly names: SlotNames;
}

/** A picture that is already in place keeps its recipe. */
export function applyImportPlan(
  model: MachineModel,
  design: Design,
  plan: ImportPlan,
  materials: LookMaterials,
): Design {
  let after = withContent(design, { name: design.name || plan.name.trim().toWellFormed() });
  for (const category of model.categories) {
    const count = plan.counts[category.id];
    if (category.kind === "slots" && count !== undefined)
      after = setSlotCount(after, category, count, materials);
  }
  after = updateLinkedTexts(
    withNames(after, namesForUnnamed(design, plan.names)),
    model.categories,
    materials,
  );
  for (const { id, ...category } of model.categories) {
    const images = plan.images.filter((each) => each.category === id);
    const before = after.slots[id];
    const own = images.map(({ slot, image }) => [slot, sameOr(before?.[slot], image)]);
    after =
      category.kind === "slots"
        ? withSlots(after, id, Object.fromEntries(own))
        : onList(after, id, images, category.maxImages);
  }
  return after;
}

function onList(
  design: Design,
  id: string,
  images: readonly PlannedImportImage[],
  maxImages: number,
): Design {
  const list = design.lists[id] ?? [];
  const sorted = [...images].sort((one, other) => Number(one.slot) - Number(other.slot));
  const replaced = list.map((before, at) => {
    const image = sorted.find(({ slot }) => Number(slot) === at)?.image;
    return image ? { ...sameOr(before, image), id: before.id } : before;
  });
  const more = sorted.filter(({ slot }) => Number(slot) >= list.length).map(({ image }) => image);
  return withList(design, id, [...replaced, ...withImageIds(design, list, more)].slice(0, maxImages));
}

const sameOr = (before: DesignImage | undefined, image: DesignImage): DesignImage =>
  before &&
  !image.recipe &&
  !isStale(before) &&
  canonicalJson(before.picture) === canonicalJson(image.picture)
    ? before
    : image;

const namesForUnnamed = ({ names }: Design, given: SlotNames): SlotNames =>
  Object.fromEntries(
    Object.entries(given).map(([id, slots]) => [
      id,
      Object.fromEntries(Object.entries(slots).filter(([slot]) => !names[id]?.[slot])),
    ]),
  );

/** Defaults keep their look. */
export function copyScreen(
  design: Design,
  from: Design,
  category: Category,
  materials: LookMaterials,
): Design {
  if (hasSameScreen(design, from, category)) return design;
  const { id } = category;
  const shown = findShownImages(from, category, materials.isMissing);
  if (category.kind === "list") {
    // Stryker disable next-line ArrayDeclaration: every list exists.
    const list = design.lists[id] ?? [];
    const images = shown.map(({ image }) => image);
    return withList(design, id, withImageIds(design, list, images));
  }
  const { count } = findArrangement(category, from.counts[id]);
  const copied = withContent(design, {
    counts: category.counts ? withMember(design.counts, id, count) : design.counts,
    slots: withMember(design.slots, id, Object.fromEntries(shown.map(({ key, image }) => [key, image]))),
  });
  const named = category.names ? withNames(copied, { [id]: from.names[id] ?? {} }) : copied;
  return updateLinkedTexts(named, [category], materials, true);
}

export function hasSameScreen(one: Design, other: Design, category: Category): boolean {
  const { id } = category;
  const of = (design: Design) =>
    canonicalJson([
      findArrangement(category, design.counts[id]).count,
      findShownImages(design, category).map(({ key, image: { picture, recipe } }) => [
        category.kind === "slots" && key,
        picture,
        recipe,
      ]),
      design.names[id],
    ]);
  return of(one) === of(other);
}
