import type { ListStep, NameStep, ReviewStep, SlotsStep } from "./steps.ts";

/**
 * The types of a machine model. A model is plain data: features loop over it and name no category, so that a new
 * category, count or machine is a change in one folder.
 */

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels of the machine's screen, from its top left corner. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A file that the app serves. Released paths never change, since designs contain them. */
export type ImagePath = `/images/${string}.png`;

/**
 * What a category takes, judged by the file's bytes: `png` is PNG only, `image` is anything that the browser can
 * decode, converted to PNG.
 */
export type AcceptedType = "png" | "image";

export type Accent = "neutral" | "hot" | "cold";

export interface Slot {
  readonly id: string;
  readonly label: string;
}

/** Where a slot's image is shown on the machine's screen. */
export interface Place<SlotId extends string = string> {
  readonly slot: SlotId;
  readonly box: Box;
}

/** Something that the machine draws over the images. */
export interface Overlay {
  readonly slot: string;
  readonly label: string;
  readonly box: Box;
}

/** A layout of the machine's screen for a category. */
export interface Arrangement {
  /** The number of slots, by which a visitor chooses it. */
  readonly count: number;
  /** The exact size of every image. */
  readonly size: Size;
  /** Id of the media package's folder for the images. */
  readonly packageCategory: string;
  readonly places: readonly Place[];
  readonly template: ImagePath;
  readonly overlays?: readonly Overlay[];
}

/** Present if the visitor chooses the number of slots. */
export interface CountChoice {
  readonly storageKey: string;
  readonly initial: number;
  /** "2 sizes", by plural category. Placeholder: `{count}`. */
  readonly forms: { readonly one: string; readonly other: string };
}

/** Present if the visitor names the slots. */
export interface NameChoice {
  /** The key of the JSON object with all names. */
  readonly storageKey: string;
  /** The key of a single name, with `{slot}`, read if the object lacks it. */
  readonly slotStorageKey: string;
}

/** How a category is shown in the PDF. Its layout on the screen gives rows and columns. */
export interface PdfSection {
  readonly title: string;
  /** The largest width in millimetres; by default the column's. */
  readonly maxWidth?: number;
  /** The caption of a slot without a name, with its `{label}`; by default the label. */
  readonly caption?: string;
}

interface CategoryBase {
  /** The specification's name, used in storage keys and paths. */
  readonly id: string;
  readonly label: string;
  readonly accent: Accent;
  readonly accepts: AcceptedType;
  /** One for each count, in ascending order. */
  readonly arrangements: readonly [Arrangement, ...Arrangement[]];
  readonly pdf: PdfSection;
  /** Id of a library of bundled pictures. */
  readonly library?: string;
}

/** An ordered list of images, which are shown in turn. */
export interface ListCategory extends CategoryBase {
  readonly kind: "list";
  readonly step: ListStep;
  readonly maxImages: number;
  readonly files: ListFiles;
}

export interface SlotCategory extends CategoryBase {
  readonly kind: "slots";
  readonly step: SlotsStep;
  /** The slots of all counts. */
  readonly slots: readonly Slot[];
  readonly counts?: CountChoice;
  readonly names?: NameChoice;
  /** The path of a slot's default, with `{count}` and `{slot}`. */
  readonly defaultPath: ImagePath;
  readonly files: SlotFiles;
}

export type Category = ListCategory | SlotCategory;

export interface PackageCategory {
  readonly id: string;
  readonly label: string;
  /** What the machine does with the images, in a sentence. */
  readonly note?: string;
  /** Absent if there is no limit. */
  readonly maxFiles?: number;
  /** Images of other sizes are packed and marked as not valid. */
  readonly sizes: readonly [Size, ...Size[]];
}

export interface MachineModel {
  readonly id: string;
  readonly title: string;
  /** The name of a design without a name. */
  readonly defaultMachineName: string;
  /** Followed by the local date as yyyyMMdd. */
  readonly packageNamePrefix: string;
  readonly screen: Size;
  readonly nameStep: NameStep;
  readonly reviewStep: ReviewStep;
  /** In the order of the wizard and the review. */
  readonly categories: readonly Category[];
  readonly packageCategories: readonly [PackageCategory, ...PackageCategory[]];
  /** Shown for empty places without a default. */
  readonly placeholder: ImagePath;
}

/** File names of a list. `name` has `{number}`, counted from 1; the ending is added. */
export interface ListFiles {
  /** Folder in the image zip. */
  readonly folder: string;
  readonly name: string;
}

/** File names of slots, without their ending. */
export interface SlotFiles {
  /** Folder in the image zip. */
  readonly folder: string;
  readonly names: Readonly<Record<string, string>>;
  /** Prefix in the media package, if several categories share a folder. */
  readonly packagePrefix?: string;
}
