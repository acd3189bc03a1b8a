import type { ListStep, NameStep, ReviewStep, SlotsStep } from "./steps.ts";

/*
 * A model is plain data. Features loop over it and name no category, so that a new category, count or machine is a
 * change in one folder.
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

/** `image` is anything that the browser can decode, converted to PNG. The file's bytes decide. */
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

/** What the machine draws over the images. */
export interface Overlay {
  readonly slot: string;
  readonly label: string;
  readonly box: Box;
}

/** A layout of the screen. */
export interface Arrangement {
  /** Of slots. */
  readonly count: number;
  /** Of every image. */
  readonly size: Size;
  /** The media package's folder for the images. */
  readonly packageCategory: string;
  readonly places: readonly Place[];
  readonly template: ImagePath;
  readonly overlays?: readonly Overlay[];
}

/** Present if the visitor chooses the number of slots. */
export interface CountChoice {
  readonly storageKey: string;
  readonly initial: number;
  /** By plural category. Placeholder: `{count}`. */
  readonly forms: { readonly one: string; readonly other: string };
}

/** Present if the visitor names the slots. */
export interface NameChoice {
  /** The key of the JSON object with all names. */
  readonly storageKey: string;
  /** The key of a single name, with `{slot}`, for names that the object lacks. */
  readonly slotStorageKey: string;
}

/** How a category is shown in the PDF. Its layout on the screen gives rows and columns. */
export interface PdfSection {
  readonly title: string;
  /** In millimetres; by default the column's. */
  readonly maxWidth?: number;
  /** For slots without a name, with their `{label}`; by default the label. */
  readonly caption?: string;
}

interface CategoryBase {
  /** The specification's name, used in storage keys and paths. */
  readonly id: string;
  readonly label: string;
  readonly accent: Accent;
  readonly accepts: AcceptedType;
  /** By ascending count. */
  readonly arrangements: readonly [Arrangement, ...Arrangement[]];
  readonly pdf: PdfSection;
  /** Of bundled pictures. */
  readonly library?: string;
}

/** Images that are shown in turn. */
export interface ListCategory extends CategoryBase {
  readonly kind: "list";
  readonly step: ListStep;
  readonly maxImages: number;
  /** `name` has `{number}`, from 1, and no ending. `folder` is that of the image zip. */
  readonly files: { readonly folder: string; readonly name: string };
}

export interface SlotCategory extends CategoryBase {
  readonly kind: "slots";
  readonly step: SlotsStep;
  /** Of all counts. */
  readonly slots: readonly Slot[];
  readonly counts?: CountChoice;
  readonly names?: NameChoice;
  /** The path of a slot's default, with `{count}` and `{slot}`. */
  readonly defaultPath: ImagePath;
  readonly files: {
    readonly folder: string;
    /** Without endings. */
    readonly names: Readonly<Record<string, string>>;
    /** In the media package, if several categories share a folder. */
    readonly packagePrefix?: string;
  };
}

export type Category = ListCategory | SlotCategory;

export interface PackageCategory {
  readonly id: string;
  readonly label: string;

  readonly note?: string;
  /** Absent if there is no limit. */
  readonly maxFiles?: number;
  /** Other images are packed too, and marked as not valid. */
  readonly sizes: readonly [Size, ...Size[]];
}

export interface MachineModel {
  readonly id: string;
  readonly title: string;

  readonly defaultMachineName: string;
  /** Followed by the local date as yyyyMMdd. */
  readonly packageNamePrefix: string;
  readonly screen: Size;
  readonly nameStep: NameStep;
  readonly reviewStep: ReviewStep;

  readonly categories: readonly Category[];
  readonly packageCategories: readonly [PackageCategory, ...PackageCategory[]];
  /** Shown for empty places without a default. */
  readonly placeholder: ImagePath;
}
