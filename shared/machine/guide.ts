import type { Size } from "./types.ts";

/** One kind of image on the requirements page. A category that no card names gets one of its own. */
export interface GuideCard<CategoryId extends string = string> {
  readonly title: string;
  /** Ids of the categories that it covers; they share their sizes. */
  readonly categories: readonly CategoryId[];
  /**
   * Marks, all of them the model's: `{max}` images of a list and `{packageMax}` of its package folder;
   * `{count}` images of a category, `{all}` of the card's categories and how many `{categories}` those
   * are; `{least}` and `{most}` counts to choose from.
   */
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

/** A step of getting a package into the machine. `drawn` stands in its drawing, where that has a word. */
export interface ImportStep extends Advice {
  readonly drawing: DrawingId;
  readonly drawn?: string;
}

/** The texts of the two guides. Apart from the model, since the pages that read them load on their own. */
export interface MachineGuide<CategoryId extends string = string> {
  readonly cards: readonly GuideCard<CategoryId>[];
  readonly practices: readonly Advice[];
  readonly importSteps: readonly ImportStep[];
  readonly troubles: readonly Advice[];
}
