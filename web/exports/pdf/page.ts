import type { Box } from "../../../shared/machine/types.ts";

/* Coordinates are in millimetres from the top left corner. */

export type PdfColour = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

export const PDF_COLOURS = {
  paper: [255, 255, 255],
  ink: [42, 25, 16],
  softInk: [103, 80, 63],
  line: [223, 207, 182],
  red: [176, 28, 28],
  machine: [35, 20, 12],
} as const satisfies Record<string, PdfColour>;

export interface TextItem {
  readonly kind: "text";
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** In points. */
  readonly size: number;
  readonly bold: boolean;
  readonly colour: PdfColour;
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
  readonly colour: PdfColour;
  readonly isDotted: boolean;
}

export interface RectItem {
  readonly kind: "area";
  readonly box: Box;
  readonly radius: number;
  readonly fill: PdfColour;
}

export interface PictureItem {
  readonly kind: "picture";
  /** The source of a planned image, or the id of a sheet's screen. */
  readonly id: string;
  readonly box: Box;
}

export type PageItem = TextItem | LineItem | RectItem | PictureItem;

export interface PdfPage {
  readonly outline?: string;
  readonly items: readonly PageItem[];
}

type TextStyle = Pick<TextItem, "maxWidth"> & Partial<Omit<TextItem, "kind" | "text" | "x" | "y" | "size">>;

export const createTextItem = (text: string, [x, y]: Point, size: number, style: TextStyle): TextItem => ({
  kind: "text",
  text,
  x,
  y,
  size,
  bold: false,
  colour: PDF_COLOURS.ink,
  align: "left",
  isDisplay: false,
  ...style,
});

export const createLineItem = (
  from: Point,
  to: Point,
  width: number,
  colour: PdfColour,
  isDotted = false,
): LineItem => ({ kind: "line", from, to, width, colour, isDotted });

export const createRectItem = (box: Box, fill: PdfColour, radius = 0): RectItem => ({
  kind: "area",
  box,
  fill,
  radius,
});
