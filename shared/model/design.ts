import { defaultImage, findCategory, findSlot } from "../machine/questions.ts";
import type { Category, MachineModel } from "../machine/types.ts";
import type { Recipe } from "./recipe.ts";
import type { VariantTable } from "./table.ts";

export const DESIGN_VERSION = 1;

/** What a visitor makes. */
export interface DesignContent {
  /** Empty while the design has no name; it is then shown under the model's default name. */
  readonly name: string;
  /** By list category: its images in order. Every list category is present. */
  readonly lists: Readonly<Record<string, readonly ListImage[]>>;
  /** By slot category, by slot: the image, if there is one. Every slot category is present. */
  readonly slots: Readonly<Record<string, Readonly<Record<string, Image>>>>;
  /** By category whose slots have names, by slot: the name, if there is one. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By category whose count the visitor chooses: the count. */
  readonly counts: Readonly<Record<string, number>>;
  /** The texts for customers that the visitor changed, by their ids in the machine's table of words. */
  readonly texts: Readonly<Record<string, string>>;
  readonly brand: Brand | null;
  /** The machines to make of this one. Undo does not take its changes back. */
  readonly table: VariantTable | null;
}

/** A design as it is stored. Plain data that nothing changes in place: every edit returns another one. */
export interface Design extends DesignContent {
  readonly version: typeof DESIGN_VERSION;
  readonly id: string;
  /** The id of the machine model. */
  readonly machine: string;
  /** The specification's `machineTimestamp`, a part of its keys; empty until the first commit. */
  readonly timestamp: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Raised by every commit. */
  readonly revision: number;
  /** Whether the final review was confirmed since the last change. */
  readonly isConfirmed: boolean;
  /** How many images were missing when it was confirmed; that one is lost later is a change. */
  readonly missingAtConfirm?: number;
}

/** The bytes of a finished picture or logo, by their SHA-256, and how many they are. */
export interface BlobPicture {
  readonly blob: string;
  readonly bytes: number;
}

/** What is shown at a place. */
export type Picture =
  | BlobPicture
  /** The path of a bundled picture. */
  | { readonly path: string }
  /** A path or data URI that somebody wrote to localStorage by hand. */
  | { readonly value: string };

/** An image whose picture is all that is known of it. */
export interface PlainImage {
  /** What to call it by: its file's name; empty for its place's label. */
  readonly name: string;
  readonly picture: Picture;
  readonly recipe?: never;
}

/** An image that can be rendered again. */
export interface RecipeImage {
  readonly name: string;
  /** Null only between an edit and its commit, before the first rendering. */
  readonly picture: BlobPicture | null;
  readonly recipe: Recipe;
  /** The key of the recipe that the picture was rendered from. */
  readonly renderedFrom: string | null;
}

export type Image = PlainImage | RecipeImage;

/** An image of a list, with an id that stays while it is moved, and that no other image of the list ever had. */
export type ListImage = Image & { readonly id: string };

/** Where an image stands: its slot, or in a list its id. */
export interface ImageRef {
  readonly category: string;
  readonly key: string;
}

/** What every later picture with words starts from. */
export interface Brand {
  readonly logo: Picture | null;
  /** #rrggbb, the first for words. */
  readonly colours: readonly string[];
  /** The id of a style of lettering; empty if none is chosen. */
  readonly style: string;
}

/** A design in which nothing is set yet. */
export function emptyDesign(model: MachineModel, id: string): Design {
  const lists: Record<string, readonly ListImage[]> = {};
  const slots: Record<string, Readonly<Record<string, Image>>> = {};
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
    timestamp: "",
    changedAt: 0,
    revision: 0,
    isConfirmed: false,
    lists,
    slots,
    names,
    counts,
    texts: {},
    brand: null,
    table: null,
  };
}

/** An image of a bundled file, of finished bytes, or of a value set by hand. */
export const plainImage = (picture: Picture, name = ""): PlainImage => ({ name, picture });

/** Whether an image is the machine's bundled default of a slot in the arrangement of that count. */
export const isDefaultImage = (
  category: Category,
  count: number,
  slot: string,
  { picture }: Image,
): boolean =>
  category.kind === "slots" &&
  picture !== null &&
  "path" in picture &&
  picture.path === defaultImage(category, count, slot);

/** The name to show and to export under: the visitor's, else the model's default. */
export const machineNameOf = (model: MachineModel, { name }: Pick<DesignContent, "name">): string =>
  name || model.defaultMachineName;

/** The image at a place; undefined if it is empty. */
export const imageAt = (
  { lists, slots }: Pick<DesignContent, "lists" | "slots">,
  { category, key }: ImageRef,
): Image | undefined => lists[category]?.find(({ id }) => id === key) ?? slots[category]?.[key];

/** What an image is called: its own name, else the label of its slot or list. */
export function imageName(model: MachineModel, ref: ImageRef, { name }: Image): string {
  const category = findCategory(model, ref.category);
  if (name || !category) return name;
  return category.kind === "slots" ? findSlot(category, ref.key).label : category.label;
}

/** Every image of a design with its place, hidden slots included. */
export function* imagesOf({
  lists,
  slots,
}: Pick<DesignContent, "lists" | "slots">): Generator<ImageRef & { readonly image: Image }> {
  for (const [category, images] of Object.entries(lists))
    for (const image of images) yield { category, key: image.id, image };
  for (const [category, images] of Object.entries(slots))
    for (const [key, image] of Object.entries(images)) yield { category, key, image };
}

/** A value as JSON that does not depend on the order of its members. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  ) ?? "";

/** The parts of a design that changes change. Undo brings all of them back but the table. */
export const CONTENT = ["name", "lists", "slots", "names", "counts", "texts", "brand", "table"] as const;

/** A new design with the content of another, under another id and name; not confirmed. */
export const copyDesign = (
  design: Design,
  { id, name }: { readonly id: string; readonly name: string },
): Design => ({ ...design, id, name, timestamp: "", changedAt: 0, revision: 0, isConfirmed: false });

/** Whether two designs say the same, whoever made them and when. */
export const isSameContent = (one: DesignContent, other: DesignContent): boolean =>
  CONTENT.every((key) => one[key] === other[key] || canonical(one[key]) === canonical(other[key]));

/** Bytes by their SHA-256, in lower-case hexadecimal. */
export type Blobs = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
