import type { ListStep, NameStep, ReviewStep, SlotsStep } from "./steps.ts";

/**
 * The types of a machine model. A model is plain data: every feature loops over it and none names a
 * category, so that a new category, cup count or machine is a change in one folder.
 */

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the machine screen, from its top left corner. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A file that the app itself serves. Released paths never change: designs store them. */
export type ImagePath = `/images/${string}.png`;

/**
 * What a category takes, judged by the file's bytes: `png` is PNG only, `image` is whatever the
 * browser decodes, converted to PNG before it is kept.
 */
export type AcceptedType = "png" | "image";

export type Accent = "neutral" | "hot" | "cold";

export interface Slot {
  readonly id: string;
  readonly label: string;
}

/** Where a slot's image stands on the machine screen. */
export interface Place<SlotId extends string = string> {
  readonly slot: SlotId;
  readonly box: Box;
}

/** What the machine itself draws over the images. Nothing uploads it. */
export interface Overlay {
  readonly slot: string;
  readonly label: string;
  readonly box: Box;
}

/** One way in which a category fills the machine screen. */
export interface Arrangement {
  /** How many slots it shows; the key by which a visitor chooses it. */
  readonly count: number;
  /** The exact size of each of its images. */
  readonly size: Size;
  /** Id of the media package's folder for them, which has that size. */
  readonly packageCategory: string;
  readonly places: readonly Place[];
  readonly template: ImagePath;
  readonly overlays?: readonly Overlay[];
}

/** Present where the visitor chooses how many slots a category has. */
export interface CountChoice {
  readonly storageKey: string;
  readonly initial: number;
  /** "2 sizes", by plural category; mark: `{count}`. */
  readonly forms: { readonly one: string; readonly other: string };
}

/** Present where the visitor names a category's slots. */
export interface NameChoice {
  /** Of the JSON object of slot ids and names. */
  readonly storageKey: string;
  /** Of one slot's name on its own, with `{slot}`: read where the object has none. */
  readonly slotStorageKey: string;
}

/** How a category stands in the PDF summary; its places on the machine screen give rows and columns. */
export interface PdfSection {
  readonly title: string;
  /** Millimetres that a picture is wide at most; by default what its column gives. */
  readonly maxWidth?: number;
  /** Stands under a picture whose slot has no name, with the slot's `{label}`; by default the label. */
  readonly caption?: string;
}

interface CategoryBase {
  /** The specification's name, used in storage keys and in paths. */
  readonly id: string;
  readonly label: string;
  readonly accent: Accent;
  readonly accepts: AcceptedType;
  /** One for each count, least first; exactly one where there is no choice. */
  readonly arrangements: readonly [Arrangement, ...Arrangement[]];
  readonly pdf: PdfSection;
  /** Id of the machine's library of pictures to choose from. */
  readonly library?: string;
}

/** An ordered list of images, each of them filling the same box in turn. */
export interface ListCategory extends CategoryBase {
  readonly kind: "list";
  readonly step: ListStep;
  readonly maxImages: number;
  readonly files: ListFiles;
}

/** Named slots, each with at most one image. */
export interface SlotCategory extends CategoryBase {
  readonly kind: "slots";
  readonly step: SlotsStep;
  /** Every slot of any count. */
  readonly slots: readonly Slot[];
  readonly counts?: CountChoice;
  readonly names?: NameChoice;
  /** Path of a slot's bundled default, with `{count}` and `{slot}`. */
  readonly defaultPath: ImagePath;
  readonly files: SlotFiles;
}

export type Category = ListCategory | SlotCategory;

/** A folder of the media package. */
export interface PackageCategory {
  readonly id: string;
  readonly label: string;
  /** What the machine does with its images, in a sentence. */
  readonly note?: string;
  /** Absent where any number is taken. */
  readonly maxFiles?: number;
  /** An image of another size is packed all the same and marked as not valid. */
  readonly sizes: readonly [Size, ...Size[]];
}

export interface MachineModel {
  readonly id: string;
  /** On the cover of the PDF. */
  readonly title: string;
  /** For a design that has no name yet. */
  readonly defaultMachineName: string;
  /** A local date as yyyyMMdd follows it. */
  readonly packageNamePrefix: string;
  readonly screen: Size;
  readonly nameStep: NameStep;
  readonly reviewStep: ReviewStep;
  /** In the order of the wizard and of the review. */
  readonly categories: readonly Category[];
  readonly packageCategories: readonly [PackageCategory, ...PackageCategory[]];
  /** Stands in for an image that has no other default. */
  readonly placeholder: ImagePath;
}

/** The files of a list: `name` is every image's, with `{number}` counted from 1; the ending is added. */
export interface ListFiles {
  /** Of the image zip. */
  readonly folder: string;
  readonly name: string;
}

/** The files of slots: `names` has each slot's; the ending is added. */
export interface SlotFiles {
  /** Of the image zip. */
  readonly folder: string;
  readonly names: Readonly<Record<string, string>>;
  /** Before a name in the media package, where several categories share a folder. */
  readonly packagePrefix?: string;
}
