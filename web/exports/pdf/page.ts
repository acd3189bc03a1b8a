import type { Box } from "../../../shared/machine/types.ts";

/* A page as data. Coordinates are in millimetres from the top left corner. */

export type Colour = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

export const PAPER: Colour = [255, 255, 255];
export const INK: Colour = [42, 25, 16];
export const SOFT: Colour = [103, 80, 63];
export const LINE: Colour = [223, 207, 182];
export const RED: Colour = [176, 28, 28];
export const MACHINE_INK: Colour = [35, 20, 12];

export interface TextItem {
  readonly kind: "text";
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** In points. */
  readonly size: number;
  readonly bold: boolean;
  readonly colour: Colour;
  readonly align: "left" | "center" | "right";
  /** Longer text is shrunk to fit. */
  readonly maxWidth: number;
  readonly isDisplay: boolean;
}

export interface LineItem {
  readonly kind: "line";
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  readonly colour: Colour;
  readonly isDotted: boolean;
}

export interface AreaItem {
  readonly kind: "area";
  readonly box: Box;
  readonly radius: number;
  readonly fill: Colour;
}

export interface PictureItem {
  readonly kind: "picture";
  /** The source of a planned image, or the id of a sheet's screen. */
  readonly id: string;
  readonly box: Box;
}

export type PageItem = TextItem | LineItem | AreaItem | PictureItem;

export interface Page {
  /** Undefined if the page continues the previous one. */
  readonly outline?: string;
  readonly items: readonly PageItem[];
}

type TextStyle = Pick<TextItem, "maxWidth"> & Partial<Omit<TextItem, "kind" | "text" | "x" | "y" | "size">>;

export const textItem = (text: string, [x, y]: Point, size: number, style: TextStyle): TextItem => ({
  kind: "text",
  text,
  x,
  y,
  size,
  bold: false,
  colour: INK,
  align: "left",
  isDisplay: false,
  ...style,
});

export const lineItem = (
  from: Point,
  to: Point,
  width: number,
  colour: Colour,
  isDotted = false,
): LineItem => ({ kind: "line", from, to, width, colour, isDotted });

export const areaItem = (box: Box, fill: Colour, radius = 0): AreaItem => ({
  kind: "area",
  box,
  fill,
  radius,
});
