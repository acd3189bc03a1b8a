import type { Size } from "./types.ts";

/** One kind of image on the requirements page. A category that no card names gets one of its own. */
export interface GuideCard<CategoryId extends string = string> {
  readonly title: string;
  /** Ids of the categories that it covers; they share their sizes. */
  readonly categories: readonly CategoryId[];
  readonly amount: string;
  readonly advice: string;
  /** Figures in circulation that the wizard does not take, for all counts or for one. */
  readonly published?: readonly { readonly count?: number; readonly size: Size }[];
}

export interface Advice {
  readonly title: string;
  readonly text: string;
}

/** Drawings that an import step can have; the page draws them. */
export type DrawingId = "format" | "copy" | "plug" | "corner" | "gear" | "pin" | "media" | "wait";

/** The texts of the two guides. Apart from the model, since the pages that read them load on their own. */
export interface MachineGuide<CategoryId extends string = string> {
  readonly cards: readonly GuideCard<CategoryId>[];
  readonly practices: readonly Advice[];
  readonly importSteps: readonly (Advice & { readonly drawing: DrawingId })[];
  readonly troubles: readonly Advice[];
}
