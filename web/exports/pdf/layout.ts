import { PDF } from "#messages/documents.ts";
import type { Box, Overlay, Size, SlotPlace } from "../../../shared/machine/types.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import { findOverlaysOn } from "../../screen/describe.ts";
import type { ExportPlan, PlannedImage, PlannedScreen } from "../plan.ts";
import {
  createLineItem,
  createRectItem,
  createTextItem,
  type PageItem,
  PDF_COLOURS,
  type PdfPage,
} from "./page.ts";

/** Landscape A4, in millimetres. */
const PAGE: Size = { width: 297, height: 210 };
const MARGIN = 15;

const CONTENT: Box = { x: MARGIN, y: 28, width: PAGE.width - 2 * MARGIN, height: PAGE.height - MARGIN - 28 };

export interface LayoutOptions {
  readonly title: string;
  readonly generated: string;
  /** Unloaded images are left out, along with their captions. */
  isLoaded(image: PlannedImage): boolean;
}

export function layOutPdf(plan: ExportPlan, options: LayoutOptions): PdfPage[] {
  const pages = [coverPage(plan.machineName, options)];
  for (const [at, screen] of plan.screens.entries()) {
    const { category, images } = screen;
    const groups = category.kind === "list" ? images.map((image) => [image]) : [images];
    for (const [index, group] of groups.entries()) {
      const title = PDF.section(at + 1, category.pdf.title);
      pages.push({
        ...(index === 0 && { outline: title }),
        items: [
          ...frameItems(title, plan.machineName, pages.length + 1),
          ...contentItems(screen, group, options.isLoaded),
        ],
      });
    }
  }
  return pages;
}

const SPINE_WIDTH = 62;
const LEFT = SPINE_WIDTH + 20;

function coverPage(machineName: string, { title, generated }: LayoutOptions): PdfPage {
  const maxWidth = PAGE.width - LEFT - MARGIN;
  return {
    outline: machineName,
    items: [
      createRectItem({ x: 0, y: 0, width: SPINE_WIDTH, height: PAGE.height }, PDF_COLOURS.machine),
      createLineItem([SPINE_WIDTH, 0], [SPINE_WIDTH, PAGE.height], 1.6, PDF_COLOURS.red),
      // The specification requires these font sizes.
      createTextItem(title, [LEFT, 84], 28, { maxWidth, bold: true }),
      createTextItem(machineName, [LEFT, 106], 22, { maxWidth, bold: true, colour: PDF_COLOURS.red }),
      createTextItem(PDF.configuration, [LEFT, 120], 20, { maxWidth, colour: PDF_COLOURS.softInk }),
      createTextItem(generated, [LEFT, 140], 12, { maxWidth, colour: PDF_COLOURS.softInk }),
      createTextItem(PRODUCT_NAME, [MARGIN, PAGE.height - MARGIN], 10, {
        maxWidth,
        bold: true,
        colour: PDF_COLOURS.paper,
      }),
    ],
  };
}

function frameItems(title: string, machineName: string, pageNumber: number): PageItem[] {
  const right = PAGE.width - MARGIN;
  const maxWidth = CONTENT.width / 2;
  const onRight = { maxWidth, align: "right", colour: PDF_COLOURS.softInk } as const;
  return [
    createTextItem(title, [MARGIN, 20], 18, { maxWidth, bold: true, colour: PDF_COLOURS.red }),
    createTextItem(PDF.machine(machineName), [right, 20], 10, onRight),
    createLineItem([MARGIN, 24], [right, 24], 0.4, PDF_COLOURS.line),
    createLineItem([MARGIN, 197], [right, 197], 0.2, PDF_COLOURS.line),
    createTextItem(PDF.page(pageNumber), [right, 202], 10, onRight),
  ];
}

const CAPTION_SIZE = 12;
const CAPTION_HEIGHT = 8;
const CAPTION_BASELINE = 6;

function contentItems(
  { arrangement, category }: PlannedScreen,
  images: readonly PlannedImage[],
  isLoaded: LayoutOptions["isLoaded"],
): PageItem[] {
  if (!images.some(isLoaded)) {
    const text = images.length > 1 ? PDF.noneLoaded : PDF.notLoaded;
    const middle = [PAGE.width / 2, PAGE.height / 2] as const;
    return [
      createTextItem(text, middle, CAPTION_SIZE, {
        maxWidth: CONTENT.width,
        colour: PDF_COLOURS.softInk,
        align: "center",
      }),
    ];
  }
  const hasCaptions = images.some(({ caption }) => caption !== "");
  const boxes = imageBoxes(arrangement.places, arrangement.size, hasCaptions, category.pdf.maxWidth);
  return images.flatMap((image, index): PageItem[] => {
    const box = boxes[index];
    const place = arrangement.places[index];
    if (!box || !place || !isLoaded(image)) return [];
    const { source, caption } = image;
    const below = [box.x + box.width / 2, box.y + box.height + CAPTION_BASELINE] as const;
    return [
      { kind: "picture", id: source, box },
      ...edgeItems(box),
      ...findOverlaysOn(arrangement, place.box).flatMap((overlay) => overlayItems(overlay, place.box, box)),
      ...(caption === ""
        ? []
        : [
            createTextItem(caption, below, CAPTION_SIZE, {
              maxWidth: box.width,
              bold: true,
              align: "center",
            }),
          ]),
    ];
  });
}

/** Gives a white picture an edge on white paper. */
function edgeItems({ x, y, width, height }: Box): PageItem[] {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  return corners.map((corner, at) =>
    createLineItem(corner, corners[(at + 1) % 4] ?? corner, 0.2, PDF_COLOURS.line),
  );
}

const GAP = 20;
const ROW_GAP = 8;

/** Arranges images as on the machine, as large as the page allows. */
function imageBoxes(
  places: readonly SlotPlace[],
  size: Size,
  hasCaptions: boolean,
  maxWidth = CONTENT.width,
): Box[] {
  const columns = distinct(places.map(({ box }) => box.x));
  const rows = distinct(places.map(({ box }) => box.y));
  const below = hasCaptions ? CAPTION_HEIGHT : 0;
  const widthThere = (CONTENT.width - (columns.length - 1) * GAP) / columns.length;
  const heightThere = (CONTENT.height - (rows.length - 1) * ROW_GAP) / rows.length - below;
  const width = Math.min(widthThere, maxWidth, (heightThere * size.width) / size.height);
  const height = (width * size.height) / size.width;
  const left = CONTENT.x + (CONTENT.width - spread(columns.length, width, GAP)) / 2;
  const top = CONTENT.y + (CONTENT.height - spread(rows.length, height + below, ROW_GAP)) / 2;
  return places.map(({ box }) => ({
    x: left + columns.indexOf(box.x) * (width + GAP),
    y: top + rows.indexOf(box.y) * (height + below + ROW_GAP),
    width,
    height,
  }));
}

const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

const spread = (count: number, each: number, gap: number): number => count * each + (count - 1) * gap;

const POINTS_PER_MM = 72 / 25.4;
/** The font size relative to the overlay's height, and the baseline's offset from its middle, in font sizes. */
const OVERLAY_LETTERS = 0.38;
const TO_BASELINE = 0.35;

/** The overlay's box is in pixels of an image as wide as `width`. */
function overlayItems({ label, box }: Overlay, { width }: Size, image: Box): PageItem[] {
  const scale = image.width / width;
  const area: Box = {
    x: image.x + box.x * scale,
    y: image.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  const letters = area.height * OVERLAY_LETTERS;
  const middle = [area.x + area.width / 2, area.y + area.height / 2 + letters * TO_BASELINE] as const;
  return [
    createRectItem(area, PDF_COLOURS.machine, area.height / 2),
    createTextItem(label, middle, letters * POINTS_PER_MM, {
      maxWidth: area.width * 0.9,
      bold: true,
      colour: PDF_COLOURS.paper,
      align: "center",
    }),
  ];
}
