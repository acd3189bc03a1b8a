import { DEFAULT_LANGUAGE } from "../machine/machine.ts";
import { findCategory, findSlot } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import type { Recipe } from "./recipe.ts";
import type { VariantTable } from "./table.ts";

export const DESIGN_VERSION = 1;

export interface DesignDetails {
  readonly customer: string;
  readonly note: string;
}

export interface DesignContent extends DesignDetails {
  /** If empty, the model's default name is shown. */
  readonly name: string;
  readonly lists: Readonly<Record<string, readonly ListImage[]>>;
  /** By category, then slot. */
  readonly slots: Readonly<Record<string, Readonly<Record<string, DesignImage>>>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly language: string;
  /** Edited words of the machine's table, by id. */
  readonly texts: Readonly<Record<string, string>>;
  readonly brand: Brand | null;
  /** Editing the table is not an undo step. */
  readonly table: VariantTable | null;
}

export interface Design extends DesignContent {
  readonly version: typeof DESIGN_VERSION;
  readonly id: string;
  readonly machine: string;
  /** The specification's `machineTimestamp`; empty until the first commit. */
  readonly timestamp: string;
  readonly changedAt: number;
  /** Incremented by every commit. */
  readonly revision: number;
  readonly isConfirmed: boolean;
  /** The number of pictures missing at confirmation. Losing more revokes it. */
  readonly missingAtConfirm?: number;
}

export interface BlobPicture {
  readonly blob: string;
  readonly bytes: number;
}

export type Picture =
  | BlobPicture
  | { readonly path: string }
  /** Set by hand in localStorage. */
  | { readonly value: string };

export interface PlainImage {
  /** The file's name; if empty, the place's label is shown. */
  readonly name: string;
  readonly picture: Picture;
  readonly recipe?: never;
}

export interface RecipeImage {
  readonly name: string;
  /** Null only before the first rendering. */
  readonly picture: BlobPicture | null;
  readonly recipe: Recipe;
  /** The `recipeKey` that the picture was rendered from. */
  readonly renderedFrom: string | null;
}

export type DesignImage = PlainImage | RecipeImage;

/** An image keeps its id when it moves. Ids are never reused in a list. */
export type ListImage = DesignImage & { readonly id: string };

/** `key` is the id of a slot or of an image in a list. */
export interface ImageRef {
  readonly category: string;
  readonly key: string;
}

export interface Brand {
  readonly logo: Picture | null;
  readonly colours: readonly string[];
  readonly style: string;
}

export function createEmptyDesign(model: MachineModel, id: string, language = DEFAULT_LANGUAGE): Design {
  const lists: Record<string, readonly ListImage[]> = {};
  const slots: Record<string, Readonly<Record<string, DesignImage>>> = {};
  const names: Record<string, Readonly<Record<string, string>>> = {};
  const counts: Record<string, number> = {};
  for (const category of model.categories) {
    if (category.kind === "list") {
      lists[category.id] = [];
      continue;
    }
    slots[category.id] = {};
    if (category.names) names[category.id] = {};
    if (category.counts) counts[category.id] = category.counts.initial;
  }
  return {
    version: DESIGN_VERSION,
    id,
    machine: model.id,
    name: "",
    customer: "",
    note: "",
    timestamp: "",
    changedAt: 0,
    revision: 0,
    isConfirmed: false,
    lists,
    slots,
    names,
    counts,
    language,
    texts: {},
    brand: null,
    table: null,
  };
}

export const createPlainImage = (picture: Picture, name = ""): PlainImage => ({ name, picture });

export const machineNameOf = (model: MachineModel, { name }: Pick<DesignContent, "name">): string =>
  name || model.defaultMachineName;

export const findImage = (
  { lists, slots }: Pick<DesignContent, "lists" | "slots">,
  { category, key }: ImageRef,
): DesignImage | undefined => lists[category]?.find(({ id }) => id === key) ?? slots[category]?.[key];

export function imageNameOf(model: MachineModel, ref: ImageRef, { name }: DesignImage): string {
  const category = findCategory(model, ref.category);
  if (name || !category) return name;
  return category.kind === "slots" ? findSlot(category, ref.key).label : category.label;
}

export function* imagesOf({
  lists,
  slots,
}: Pick<DesignContent, "lists" | "slots">): Generator<ImageRef & { readonly image: DesignImage }> {
  for (const [category, images] of Object.entries(lists))
    for (const image of images) yield { category, key: image.id, image };
  for (const [category, images] of Object.entries(slots))
    for (const [key, image] of Object.entries(images)) yield { category, key, image };
}

/** Returns JSON that doesn't depend on the order of members. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? // Stryker disable next-line EqualityOperator: no two keys are the same.
        Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

const IS_CONTENT: Readonly<Record<keyof DesignContent, true>> = {
  name: true,
  customer: true,
  note: true,
  lists: true,
  slots: true,
  names: true,
  counts: true,
  language: true,
  texts: true,
  brand: true,
  table: true,
};

export const DESIGN_CONTENT_KEYS = Object.keys(IS_CONTENT) as readonly (keyof DesignContent)[];

export const contentOf = (design: DesignContent): DesignContent =>
  Object.fromEntries(DESIGN_CONTENT_KEYS.map((key) => [key, design[key]])) as unknown as DesignContent;

export const copyDesign = (
  design: Design,
  { id, name }: { readonly id: string; readonly name: string },
): Design => ({ ...design, id, name, timestamp: "", changedAt: 0, revision: 0, isConfirmed: false });

export const hasSameContent = (one: DesignContent, other: DesignContent): boolean =>
  DESIGN_CONTENT_KEYS.every((key) => canonicalJson(one[key]) === canonicalJson(other[key]));

/** Bytes by their SHA-256 in hexadecimal. */
export type BlobMap = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
