import type { ListStepConfig, NameStepConfig, ReviewStepConfig, SlotsStepConfig } from "./steps.ts";
import type { PluralForms } from "./translated.ts";

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the top left corner of the machine's screen, or of a picture for lettering. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Served by the app. Released paths never change, since designs contain them. */
export type ImagePath = `/images/${string}.${"png" | "webp"}`;

/** Detected from the bytes. `image` is anything that the browser can decode. */
export type AcceptedType = "png" | "image";

export type Accent = "neutral" | "hot" | "cold";

export interface Slot {
  readonly id: string;
  readonly label: string;
}

export interface SlotPlace<SlotId extends string = string> {
  readonly slot: SlotId;
  readonly box: Box;
}

export interface Overlay {
  readonly slot: string;
  readonly label: string;
  readonly words?: Readonly<Record<string, string>>;
  readonly box: Box;
}

export interface Arrangement {
  readonly count: number;
  readonly size: Size;
  readonly packageCategory: string;
  readonly places: readonly SlotPlace[];
  readonly template: ImagePath;
  readonly overlays?: readonly Overlay[];
}

export interface CountConfig {
  readonly storageKey: string;
  readonly initial: number;
  /** Placeholder: `{count}`. */
  readonly forms: PluralForms;
}

export interface SlotNameConfig {
  /** The key of an object with all names. */
  readonly storageKey: string;
  /** Contains `{slot}`. Read if the object lacks that slot's name. */
  readonly slotStorageKey: string;
}

/** Rows and columns follow the layout on the screen. */
export interface PdfSection {
  readonly title: string;
  /** Of each image, in millimetres; the column's width by default. */
  readonly maxWidth?: number;
  /** The caption of unnamed slots. Placeholder: `{label}`. */
  readonly caption?: string;
}

interface CategoryBase {
  /** Used in storage keys and paths. */
  readonly id: string;
  readonly label: string;
  readonly accent: Accent;
  readonly accepts: AcceptedType;
  /** In ascending order of count. */
  readonly arrangements: readonly [Arrangement, ...Arrangement[]];
  readonly pdf: PdfSection;
  readonly library?: string;
}

export interface ListCategory extends CategoryBase {
  readonly kind: "list";
  readonly step: ListStepConfig;
  readonly maxImages: number;
  /** `name` contains `{number}`, counted from 1, and has no extension. `folder` is in the image ZIP. */
  readonly files: { readonly folder: string; readonly name: string };
}

export interface SlotCategory extends CategoryBase {
  readonly kind: "slots";
  readonly step: SlotsStepConfig;
  readonly slots: readonly Slot[];
  readonly counts?: CountConfig;
  readonly names?: SlotNameConfig;
  /** Placeholders: `{count}` and `{slot}`. */
  readonly defaultPath: ImagePath;
  readonly files: {
    readonly folder: string;
    /** By slot, without the extension. */
    readonly names: Readonly<Record<string, string>>;
    /** Prefix in the media package, for categories that share a folder. */
    readonly packagePrefix?: string;
  };
}

export type Category = ListCategory | SlotCategory;

export interface PackageCategory {
  readonly id: string;
  readonly label: string;

  readonly note?: string;
  readonly maxFiles?: number;
  /** Images of other sizes are packed too, but marked as invalid. */
  readonly sizes: readonly [Size, ...Size[]];
}

export interface MachineModel {
  readonly id: string;
  readonly title: string;

  readonly defaultMachineName: string;
  /** Followed by the local date as yyyyMMdd. */
  readonly packageNamePrefix: string;
  readonly screen: Size;
  readonly nameStep: NameStepConfig;
  readonly reviewStep: ReviewStepConfig;

  readonly categories: readonly Category[];
  readonly packageCategories: readonly [PackageCategory, ...PackageCategory[]];
  /** All except the default one. */
  readonly templateLanguages: readonly string[];
  readonly placeholder: ImagePath;
}
