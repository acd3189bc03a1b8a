import { PDF } from "../../words/pdf.ts";
import { MARGIN, PAGE } from "./frame.ts";
import type { Page, TextItem } from "./page.ts";
import { INK, MACHINE_INK, PAPER, RED, SOFT } from "./palette.ts";

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
