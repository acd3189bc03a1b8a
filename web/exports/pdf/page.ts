import type { Box } from "../../../shared/machine/types.ts";

/*
 * A page as data: what stands where, in millimetres from its top left corner, and in which colours. The layout makes
 * pages, the writer draws them, tests measure them.
 */

export type Colour = readonly [red: number, green: number, blue: number];

export const PAPER: Colour = [255, 255, 255];
export const INK: Colour = [42, 25, 16];
export const SOFT: Colour = [103, 80, 63];
export const LINE: Colour = [223, 207, 182];
/** The titles of the sections. */
export const RED: Colour = [176, 28, 28];
/** What the machine's own interface is drawn in. */
export const MACHINE_INK: Colour = [35, 20, 12];

export interface TextItem {
  readonly kind: "text";
  readonly text: string;
  /** Where the text starts, has its middle or ends, as `align` says. */
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** Points. */
  readonly size: number;
  readonly bold: boolean;
  readonly colour: Colour;
  readonly align: "left" | "center" | "right";
  /** Millimetres; a longer text is set smaller. */
  readonly maxWidth: number;
  /** In a document that embeds faces: headings are set in the display face. */
  readonly isDisplay?: boolean;
}

export interface LineItem {
  readonly kind: "line";
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly width: number;
  readonly colour: Colour;
  readonly isDotted?: boolean;
}

export interface AreaItem {
  readonly kind: "area";
  readonly box: Box;
  readonly radius: number;
  readonly fill: Colour;
}

export interface PictureItem {
  readonly kind: "picture";
  /** Of the planned image. */
  readonly id: string;
  readonly box: Box;
}

export type PageItem = TextItem | LineItem | AreaItem | PictureItem;

export interface Page {
  /** In the document's outline; absent where the page only continues the one before. */
  readonly outline?: string;
  readonly items: readonly PageItem[];
}
