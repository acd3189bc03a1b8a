import type { Size } from "../../../shared/machine/types.ts";
import { PDF } from "../../words/pdf.ts";
import type { PageItem, TextItem } from "./page.ts";
import { LINE, RED, SOFT } from "./palette.ts";

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
