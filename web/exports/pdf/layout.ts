import type { Box, Overlay, Place, Size } from "../../../shared/machine/types.ts";
import { PDF } from "../../messages/en/pdf.ts";
import { overlaysOn } from "../../screen/describe.ts";
import type { ExportPlan, PlannedImage, PlannedScreen } from "../plan.ts";
import { contentFrame, coverPage, MARGIN, PAGE, SIZES } from "./frame.ts";
import { INK, MACHINE_INK, PAPER, type Page, type PageItem, SOFT } from "./page.ts";

/** Between pictures side by side, and between a caption and the row below it. */
const GAP = 20;
const ROW_GAP = 8;

/** Where pictures and captions stand: between the divider and the bottom margin. */
const CONTENT: Box = { x: MARGIN, y: 28, width: PAGE.width - 2 * MARGIN, height: PAGE.height - MARGIN - 28 };

/** What a caption takes below its picture, and where its baseline is in that. */
const CAPTION_HEIGHT = 8;
const CAPTION_BASELINE = 6;

export interface LayoutOptions {
  /** On the cover. */
  readonly title: string;
  /** "Generated on 21/11/2026 at 10:15", in the viewer's locale. */
  readonly generated: string;
  readonly product: string;
  /** Whether a picture can be drawn; one that can't is left out with its caption. */
  isLoaded(image: PlannedImage): boolean;
}

/** The pages of the PDF summary: the cover, then the screens in order, a page for each image of a list. */
export function layoutPdf(plan: ExportPlan, options: LayoutOptions): Page[] {
  const pages = [coverPage(plan.machineName, options)];
  for (const screen of plan.screens) {
    const { category, images } = screen;
    const groups = category.kind === "list" ? images.map((image) => [image]) : [images];
    for (const [index, group] of groups.entries()) {
      const title = PDF.section(screen.number, category.pdf.title);
      pages.push({
        ...(index === 0 && { outline: title }),
        items: [
          ...contentFrame(title, plan.machineName, pages.length + 1),
          ...contentItems(screen, group, options.isLoaded),
        ],
      });
    }
  }
  return pages;
}

function contentItems(
  screen: PlannedScreen,
  images: readonly PlannedImage[],
  isLoaded: LayoutOptions["isLoaded"],
): PageItem[] {
  if (!images.some(isLoaded)) {
    const text = images.length > 1 ? PDF.noneLoaded : PDF.notLoaded;
    return [
      {
        kind: "text",
        text,
        x: PAGE.width / 2,
        y: PAGE.height / 2,
        size: SIZES.caption,
        bold: false,
        colour: SOFT,
        align: "center",
        maxWidth: CONTENT.width,
      },
    ];
  }
  const { arrangement, category } = screen;
  const boxes = pictureBoxes(arrangement.places, arrangement.size, {
    hasCaptions: images.some(({ caption }) => caption !== ""),
    maxWidth: category.pdf.maxWidth,
  });
  return images.flatMap((image, index) => {
    const box = boxes[index];
    const place = arrangement.places[index];
    if (!box || !place || !isLoaded(image)) return [];
    return [
      { kind: "picture", id: image.id, box },
      ...overlaysOn(arrangement, place.box).flatMap((overlay) => overlayItems(overlay, place.box, box)),
      ...captionItems(image.caption, box),
    ];
  });
}

/**
 * A box for each place's picture: rows and columns as on the machine screen, all of one size and true in
 * proportion, as large as the columns, the height and `maxWidth` allow, the whole in the middle.
 */
function pictureBoxes(
  places: readonly Place[],
  size: Size,
  { hasCaptions, maxWidth = CONTENT.width }: { hasCaptions: boolean; maxWidth?: number | undefined },
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

function captionItems(text: string, box: Box): PageItem[] {
  if (text === "") return [];
  return [
    {
      kind: "text",
      text,
      x: box.x + box.width / 2,
      y: box.y + box.height + CAPTION_BASELINE,
      size: SIZES.caption,
      bold: true,
      colour: INK,
      align: "center",
      maxWidth: box.width,
    },
  ];
}

/** Points in a millimetre. */
const POINTS = 72 / 25.4;
/** Of the overlay's height. */
const OVERLAY_LETTERS = 0.38;
/** From the middle of a line of letters down to its baseline, of their size. */
const TO_BASELINE = 0.35;

/** What the machine draws over a picture, in the picture's own pixels, where it draws it. */
function overlayItems({ label, box }: Overlay, { width }: Size, picture: Box): PageItem[] {
  const scale = picture.width / width;
  const area: Box = {
    x: picture.x + box.x * scale,
    y: picture.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  const letters = area.height * OVERLAY_LETTERS;
  return [
    { kind: "area", box: area, radius: area.height / 2, fill: MACHINE_INK },
    {
      kind: "text",
      text: label,
      x: area.x + area.width / 2,
      y: area.y + area.height / 2 + letters * TO_BASELINE,
      size: letters * POINTS,
      bold: true,
      colour: PAPER,
      align: "center",
      maxWidth: area.width * 0.9,
    },
  ];
}
