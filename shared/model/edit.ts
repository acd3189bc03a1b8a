import {
  canonicalJson,
  contentOf,
  type Design,
  type DesignContent,
  type DesignDetails,
  type DesignImage,
  type ImageRef,
  imagesOf,
  type ListImage,
  type RecipeImage,
} from "./design.ts";
import { findMissingImages, type IsPictureMissing, isConfirmed, NONE_MISSING } from "./questions.ts";
import type { Recipe } from "./recipe.ts";

/* Unchanged parts of a design keep their identity, as does an unchanged design. */

/** `gone`: the image no longer exists. */
export type EditFault = "gone" | "listFull" | "nameLength" | "textLength" | "tooManyRows";

export interface RefusedEdit {
  readonly ok: false;
  readonly fault: EditFault;
}

export type EditResult = Design | RefusedEdit;

export const refuseEdit = (fault: EditFault): RefusedEdit => ({ ok: false, fault });

export const isRefused = (edited: EditResult): edited is RefusedEdit => "ok" in edited;

export function withContent(design: Design, content: Partial<DesignContent>): Design {
  const keys = Object.keys(content) as (keyof DesignContent)[]; // Partial content has no other keys.
  const kept = keys.map((key) => [key, shareEqualParts(design[key], content[key], 2)] as const);
  const isSame = kept.every(([key, value]) => value === design[key]);
  return isSame ? design : { ...design, ...Object.fromEntries(kept), isConfirmed: false };
}

export function replaceContent(design: Design, content: DesignContent): Design {
  const withOwnIds = Object.entries(content.lists).map(([category, images]) => [
    category,
    // Stryker disable next-line ArrayDeclaration: every list exists.
    withImageIds(design, design.lists[category] ?? [], images),
  ]);
  const lists = Object.fromEntries(withOwnIds);
  return withContent(design, { ...contentOf(content), lists });
}

/** Returns `after` with equal parts taken from `before`, `levels` deep. */
function shareEqualParts(before: unknown, after: unknown, levels: number): unknown {
  // Stryker disable next-line ConditionalExpression: it only saves time.
  if (before === after) return before;
  if (levels === 0 || !isRecord(before) || !isRecord(after))
    return canonicalJson(before) === canonicalJson(after) ? before : after;
  const members = Object.entries(after).map(
    ([key, value]) => [key, shareEqualParts(before[key], value, levels - 1)] as const,
  );
  const isSame =
    members.length === Object.keys(before).length && members.every(([key, value]) => value === before[key]);
  return isSame ? before : Object.fromEntries(members);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function withMember<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  const { [key]: _, ...others } = record;
  return value === undefined ? others : { ...record, [key]: value };
}

export const withMembers = <Value>(
  record: Readonly<Record<string, Value>>,
  values: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> =>
  Object.entries(values).reduce((now, [key, value]) => withMember(now, key, value), record);

export const withSlots = (
  design: Design,
  category: string,
  images: Readonly<Record<string, DesignImage | undefined>>,
): Design =>
  withContent(design, {
    slots: { ...design.slots, [category]: withMembers(design.slots[category] ?? {}, images) },
  });

export const withSlot = (
  design: Design,
  category: string,
  slot: string,
  image: DesignImage | undefined,
): Design => withSlots(design, category, { [slot]: image });

export const withList = (design: Design, category: string, images: readonly ListImage[]): Design =>
  withContent(design, { lists: { ...design.lists, [category]: images } });

export function withImage(
  design: Design,
  { category, key }: ImageRef,
  image: DesignImage | undefined,
): Design {
  const list = design.lists[category];
  if (!list) return withSlot(design, category, key, image);
  const replace = (each: ListImage) => (each.id !== key ? each : image ? { ...image, id: key } : []);
  return withList(design, category, list.flatMap(replace));
}

/** Adds ids that contain the next revision, so no other edit can create the same ones. */
export function withImageIds(
  { revision }: Pick<Design, "revision">,
  list: readonly ListImage[],
  images: readonly DesignImage[],
): ListImage[] {
  const taken = new Set(list.map(({ id }) => id));
  let number = 0;
  return images.map((image) => {
    let id: string;
    do id = `${revision + 1}.${++number}`;
    while (taken.has(id));
    return { ...image, id };
  });
}

/** Keeps a stored picture until the new recipe is rendered. */
export function withRecipe(image: DesignImage, recipe: Recipe): RecipeImage {
  if (image.recipe) return { ...image, recipe };
  const { name, picture } = image;
  return { name, recipe, picture: "blob" in picture ? picture : null, renderedFrom: null };
}

export function countLostPictures(before: DesignContent, after: DesignContent): number {
  const left = [...imagesOf(after)].map(({ image }) => canonicalJson(image.picture));
  return [...imagesOf(before)].filter(({ image }) => {
    const at = left.indexOf(canonicalJson(image.picture));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** Any later change to what the machine shows revokes the confirmation. */
export const confirmDesign = (design: Design, isMissing: IsPictureMissing = NONE_MISSING): Design =>
  isConfirmed(design, isMissing)
    ? design
    : { ...design, isConfirmed: true, missingAtConfirm: findMissingImages(design, isMissing).length };

/** Keeps the confirmation. */
export function withOffScreenContent(
  design: Design,
  content: Partial<Pick<DesignContent, "customer" | "note" | "table">>,
): Design {
  const after = withContent(design, content);
  return after === design ? design : { ...after, isConfirmed: design.isConfirmed };
}

export const MAX_DETAIL_LENGTH = 200;

export function setDetails(design: Design, details: Partial<DesignDetails>): EditResult {
  const typed = Object.entries(details).map(([key, text]) => [key, text.trim().toWellFormed()] as const);
  if (typed.some(([, { length }]) => length > MAX_DETAIL_LENGTH)) return refuseEdit("textLength");
  return withOffScreenContent(design, Object.fromEntries(typed));
}
