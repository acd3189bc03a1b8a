import type { Size } from "../../../shared/machine/types.ts";
import { PDF } from "../../messages/en/pdf.ts";
import { INK, LINE, MACHINE_INK, PAPER, type Page, type PageItem, RED, SOFT, type TextItem } from "./page.ts";

/** Landscape A4, in millimetres. */
export const PAGE: Size = { width: 297, height: 210 };
export const MARGIN = 15;

/** Letters, in points. */
export const SIZES = { section: 18, machine: 10, caption: 12, footer: 10 } as const;

const HEADER_BASELINE = 20;
const DIVIDER_AT = 24;
const FOOTER_BASELINE = 202;

/** What stands on every content page: title, machine, divider, page number. */
export function contentFrame(title: string, machineName: string, pageNumber: number): PageItem[] {
  const right = PAGE.width - MARGIN;
  const half = (PAGE.width - 2 * MARGIN) / 2;
  const small = {
    kind: "text",
    x: right,
    bold: false,
    colour: SOFT,
    align: "right",
    maxWidth: half,
  } as const;
  return [
    {
      kind: "text",
      text: title,
      x: MARGIN,
      y: HEADER_BASELINE,
      size: SIZES.section,
      bold: true,
      colour: RED,
      align: "left",
      maxWidth: half,
    } satisfies TextItem,
    { ...small, text: PDF.machine(machineName), y: HEADER_BASELINE, size: SIZES.machine },
    { kind: "line", from: [MARGIN, DIVIDER_AT], to: [right, DIVIDER_AT], width: 0.4, colour: LINE },
    { ...small, text: PDF.page(pageNumber), y: FOOTER_BASELINE, size: SIZES.footer },
  ];
}

/** Sizes of the cover's lines in points, from the specification. */
const TITLE = 28;
const MACHINE = 22;
const CONFIGURATION = 20;
const GENERATED = 12;
const PRODUCT = 10;

/** The espresso band along the spine. */
const BAND = 62;
const LEFT = BAND + 20;

/** The cover: model, machine name, the word Configuration, when it was made, and with what. */
export function coverPage(
  machineName: string,
  { title, generated, product }: { title: string; generated: string; product: string },
): Page {
  const line: Omit<TextItem, "text" | "y" | "size"> = {
    kind: "text",
    x: LEFT,
    bold: false,
    colour: INK,
    align: "left",
    maxWidth: PAGE.width - LEFT - MARGIN,
  };
  return {
    outline: machineName,
    items: [
      { kind: "area", box: { x: 0, y: 0, width: BAND, height: PAGE.height }, radius: 0, fill: MACHINE_INK },
      { kind: "line", from: [BAND, 0], to: [BAND, PAGE.height], width: 1.6, colour: RED },
      { ...line, text: title, y: 84, size: TITLE, bold: true },
      { ...line, text: machineName, y: 106, size: MACHINE, bold: true, colour: RED },
      { ...line, text: PDF.configuration, y: 120, size: CONFIGURATION, colour: SOFT },
      { ...line, text: generated, y: 140, size: GENERATED, colour: SOFT },
      {
        ...line,
        x: MARGIN,
        text: product,
        y: PAGE.height - MARGIN,
        size: PRODUCT,
        bold: true,
        colour: PAPER,
      },
    ],
  };
}
