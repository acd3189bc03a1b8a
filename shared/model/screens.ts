import type { FilePlace } from "../machine/files.ts";
import type { Look } from "../machine/looks.ts";
import { arrangementFor, defaultImage } from "../machine/questions.ts";
import type { Category, ListCategory, MachineModel, SlotCategory } from "../machine/types.ts";
import { canonical, type Design, type Image, isDefaultImage, plainImage } from "./design.ts";
import { changed, withIds, withList, withMember, withSlots } from "./edit.ts";
import { lookImage } from "./look.ts";
import { replaceInList } from "./pictures.ts";
import { emptyPlaces, type IsMissing, NONE_MISSING, shownImages } from "./questions.ts";
import { isStale } from "./recipe.ts";
import { followTexts, type SlotNames, type TextMaterials, withNames } from "./texts.ts";

export interface LookMaterials extends TextMaterials {
  readonly looks: readonly Look[];
  readonly isMissing?: IsMissing;
}

/** Fills all shown slots by default. */
export function applyDefaults(design: Design, category: SlotCategory, slots?: readonly string[]): Design {
  const { count, places } = arrangementFor(category, design.counts[category.id]);
  const filled = slots ?? places.map(({ slot }) => slot);
  const images = filled.map((slot) => [slot, plainImage({ path: defaultImage(category, count, slot) })]);
  return withSlots(design, category.id, Object.fromEntries(images));
}

export const fillEmpty = (
  design: Design,
  categories: readonly Category[],
  isMissing: IsMissing = NONE_MISSING,
): Design =>
  categories.reduce((now, category) => {
    if (category.kind === "list") return now;
    const empty = emptyPlaces(now, category, isMissing).map(({ slot }) => slot);
    return applyDefaults(now, category, empty);
  }, design);

/** Unnamed slots get the suggested names, if there are any. */
export function fillDesign(
  model: MachineModel,
  design: Design,
  {
    pictureFor,
    isMissing = NONE_MISSING,
    ...materials
  }: TextMaterials & {
    readonly pictureFor: (list: ListCategory) => string | undefined;
    readonly isMissing?: IsMissing;
  },
): Design {
  let after = changed(design, { name: design.name || model.defaultMachineName });
  after = fillEmpty(after, model.categories, isMissing);
  for (const category of model.categories) {
    const { id } = category;
    if (category.kind === "list") {
      const path = pictureFor(category);
      if (path === undefined || shownImages(design, category, isMissing).length > 0) continue;
      after = replaceInList(after, category, () => true, [plainImage({ path })]);
      continue;
    }
    const { naming } = category.step;
    if (!category.names || !naming?.suggest) continue;
    const unnamed = category.slots.filter((slot) => !design.names[id]?.[slot.id]);
    const names = Object.fromEntries(unnamed.map((slot) => [slot.id, naming.placeholders[slot.id] ?? ""]));
    after = withNames(after, { [id]: names });
  }
  return followTexts(after, model.categories, materials);
}

export type CountEffect = "none" | "defaults" | "cleared" | "filled";

function commonLook(
  design: Design,
  category: SlotCategory,
  { looks, isMissing }: LookMaterials,
): Look | undefined {
  const [first, ...others] = shownImages(design, category, isMissing).map(({ image }) => image.recipe?.look);
  return others.every((other) => other === first) ? looks.find(({ id }) => id === first) : undefined;
}

/** Looks and defaults have images for every count; others are cleared. */
export function countEffect(
  design: Design,
  category: SlotCategory,
  count: number,
  materials: LookMaterials,
): CountEffect {
  const now = arrangementFor(category, design.counts[category.id]).count;
  if (now === count) return "none";
  if (commonLook(design, category, materials)) return "filled";
  const shown = shownImages(design, category);
  return shown.some(({ key, image }) => isDefaultImage(category, now, key, image)) ? "defaults" : "cleared";
}

export function setCount(
  design: Design,
  category: SlotCategory,
  count: number,
  materials: LookMaterials,
): Design {
  const { id } = category;
  const effect = countEffect(design, category, count, materials);
  if (effect === "none") return design;
  const look = commonLook(design, category, materials);
  const emptied = changed(design, {
    counts: withMember(design.counts, id, count),
    slots: withMember(design.slots, id, {}),
  });
  if (effect === "defaults") return applyDefaults(emptied, category);
  if (!look) return emptied;
  const { places } = arrangementFor(category, count);
  const images = places.map(({ slot }) => [slot, lookImage(emptied, look, category, slot, materials)]);
  return withSlots(emptied, id, Object.fromEntries(images));
}

export type PlannedImage = FilePlace & { readonly image: Image };

export interface ImportPlan {
  /** Used only if the machine has no name. */
  readonly name: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly images: readonly PlannedImage[];
  /** Used only for unnamed slots. */
  readonly names: SlotNames;
}

/** Keeps what the plan doesn't replace. A picture that is already there keeps its recipe. */
export function applyPlan(
  model: MachineModel,
  design: Design,
  plan: ImportPlan,
  materials: LookMaterials,
): Design {
  let after = changed(design, { name: design.name || plan.name.trim().toWellFormed() });
  for (const category of model.categories) {
    const count = plan.counts[category.id];
    if (category.kind === "slots" && count !== undefined) after = setCount(after, category, count, materials);
  }
  after = followTexts(withNames(after, namesForUnnamed(design, plan.names)), model.categories, materials);
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

function onList(design: Design, id: string, images: readonly PlannedImage[], maxImages: number): Design {
  const list = design.lists[id] ?? [];
  const sorted = [...images].sort((one, other) => Number(one.slot) - Number(other.slot));
  const replaced = list.map((before, at) => {
    const image = sorted.find(({ slot }) => Number(slot) === at)?.image;
    return image ? { ...sameOr(before, image), id: before.id } : before;
  });
  const more = sorted.filter(({ slot }) => Number(slot) >= list.length).map(({ image }) => image);
  return withList(design, id, [...replaced, ...withIds(design, list, more)].slice(0, maxImages));
}

const sameOr = (before: Image | undefined, image: Image): Image =>
  before && !image.recipe && !isStale(before) && canonical(before.picture) === canonical(image.picture)
    ? before
    : image;

const namesForUnnamed = ({ names }: Design, given: SlotNames): SlotNames =>
  Object.fromEntries(
    Object.entries(given).map(([id, slots]) => [
      id,
      Object.fromEntries(Object.entries(slots).filter(([slot]) => !names[id]?.[slot])),
    ]),
  );

/** Copies the count, images and names, but not the texts. */
export function copyScreen(
  design: Design,
  from: Design,
  category: Category,
  materials: TextMaterials & { readonly isMissing?: IsMissing },
): Design {
  if (isSameScreen(design, from, category)) return design;
  const { id } = category;
  const shown = shownImages(from, category, materials.isMissing);
  if (category.kind === "list") {
    const list = design.lists[id] ?? [];
    const images = shown.map(({ image }) => image).slice(0, category.maxImages);
    return withList(design, id, withIds(design, list, images));
  }
  const { count } = arrangementFor(category, from.counts[id]);
  const copied = changed(design, {
    counts: category.counts ? withMember(design.counts, id, count) : design.counts,
    slots: withMember(design.slots, id, Object.fromEntries(shown.map(({ key, image }) => [key, image]))),
  });
  const named = category.names ? withNames(copied, { [id]: from.names[id] ?? {} }) : copied;
  return followTexts(named, [category], materials);
}

export function isSameScreen(one: Design, other: Design, category: Category): boolean {
  const { id } = category;
  const of = (design: Design) =>
    canonical([
      arrangementFor(category, design.counts[id]).count,
      shownImages(design, category).map(({ key, image: { picture, recipe } }) => [
        category.kind === "slots" && key,
        picture,
        recipe,
      ]),
      design.names[id],
    ]);
  return of(one) === of(other);
}
