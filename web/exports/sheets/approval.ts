import { SHEETS } from "#messages/documents.ts";
import { plural } from "#messages/plurals.ts";
import { fillPlaceholders } from "../../../shared/machine/questions.ts";
import type { Box, MachineModel } from "../../../shared/machine/types.ts";
import type { ExportWriter } from "../drawing.ts";
import { PdfDocument } from "../pdf/document.ts";
import { createLineItem, createRectItem, createTextItem, type PageItem, PDF_COLOURS } from "../pdf/page.ts";
import { type ExportPlan, imagesOfPlan, type PlannedImage } from "../plan.ts";
import { loadFontFaces } from "./fonts.ts";
import { drawSheetScreens, encodeJpeg, type SheetScreen } from "./screens.ts";

/** Sharp in print: about 350 pixels per inch at a width of 55 mm. */
const JPEG_SIZE = { scale: 0.75, quality: 0.9 };

export const writeApprovalSheet: ExportWriter = async (job, onProgress) => {
  const faces = await loadFontFaces();
  const { drawn: screens, damaged } = await drawSheetScreens(job, onProgress, { onePerList: true });
  const { model, plan, files, date } = job;
  const isLoaded = ({ source }: PlannedImage) => files.has(source);
  const pdf = new PdfDocument(SHEETS.documentTitle(plan.machineName), "portrait", faces);
  for (const item of layOutApprovalSheet(model, plan, screens, date, isLoaded)) {
    if (item.kind !== "picture") {
      await pdf.draw(item);
      continue;
    }
    const screen = screens.find(({ id }) => id === item.id);
    if (!screen) continue;
    const jpeg = await (await encodeJpeg(screen.canvas, JPEG_SIZE)).arrayBuffer();
    pdf.drawPicture(item.id, new Uint8Array(jpeg), "JPEG", item.box);
  }
  return { bytes: pdf.toBytes(), damaged };
};

interface ApprovalFact {
  readonly term: string;
  readonly value: string;
}

export function listApprovalFacts(
  plan: ExportPlan,
  isLoaded: (image: PlannedImage) => boolean,
): ApprovalFact[] {
  const named = plan.screens.flatMap(({ category, images }) => {
    if (category.kind === "list" || !category.names) return [];
    return images.map(({ slotLabel, caption, isNamed }) => ({
      term: fillPlaceholders(category.pdf.caption ?? "{label}", { label: slotLabel }),
      value: isNamed ? caption : SHEETS.notNamed,
    }));
  });
  const counted = plan.screens.flatMap(({ category, arrangement, images }) => {
    if (category.kind === "list")
      return [{ term: category.label, value: SHEETS.pictures(images.filter(isLoaded).length) }];
    if (!category.counts) return [];
    const { count } = arrangement;
    return [
      { term: category.label, value: fillPlaceholders(plural(count, category.counts.forms), { count }) },
    ];
  });
  const images = imagesOfPlan(plan).filter(isLoaded);
  const standIns = images.filter(({ isStandIn }) => isStandIn).length;
  const own = { term: SHEETS.ownPictures, value: SHEETS.ofThem(images.length - standIns, standIns) };
  return [...named, ...counted, own];
}

type LabelledScreen = Omit<SheetScreen, "screen">;

/** Portrait A4, in millimetres. */
export const SHEET_SIZE = { width: 210, height: 297 } as const;
export const SHEET_MARGIN = 15;

const BRASS = [224, 175, 95] as const;
const CREMA = [236, 220, 192] as const;

const WIDTH = SHEET_SIZE.width - 2 * SHEET_MARGIN;
const HEAD = 34;
const COLUMNS = 3;
const GAP = 6;
const MAX_ROW_GAP = 12;
/** The frame's thickness relative to the machine's width: at the sides and top, and at the bottom. */
const BEZEL = 0.025;
const SILL = 0.055;
const CAPTION = 6.5;
const SCREENS_TOP = HEAD + 9;
const FOOT = SHEET_SIZE.height - 10;
const SIGNATURES = FOOT - 12;
const FACT_LINE = 5.6;
const FACT_COLUMNS = 2;
const FACT_GAP = 10;

export function layOutApprovalSheet(
  model: MachineModel,
  plan: ExportPlan,
  screens: readonly LabelledScreen[],
  date: string,
  isLoaded: (image: PlannedImage) => boolean,
): PageItem[] {
  const facts = listApprovalFacts(plan, isLoaded);
  const rows = Math.ceil(facts.length / FACT_COLUMNS);
  const factsTop = SIGNATURES - 15 - (rows - 1) * FACT_LINE;
  const right = SHEET_SIZE.width - SHEET_MARGIN;
  return [
    ...headItems(plan.machineName),
    ...screenItems(screens, model.screen.width / model.screen.height, factsTop - FACT_LINE - 4 - SCREENS_TOP),
    ...factItems(facts, factsTop, rows),
    ...signatureItems(),
    createTextItem(SHEETS.madeOn(date), [right, FOOT], 7.5, {
      maxWidth: WIDTH,
      colour: PDF_COLOURS.softInk,
      align: "right",
    }),
    createTextItem(model.title, [SHEET_MARGIN, FOOT], 7.5, {
      maxWidth: WIDTH / 2,
      colour: PDF_COLOURS.softInk,
    }),
  ];
}

const headItems = (name: string): PageItem[] => [
  createRectItem({ x: 0, y: 0, width: SHEET_SIZE.width, height: HEAD }, PDF_COLOURS.machine),
  createLineItem([0, HEAD], [SHEET_SIZE.width, HEAD], 0.9, BRASS),
  createTextItem(SHEETS.approval, [SHEET_MARGIN, 13], 10, { maxWidth: WIDTH, bold: true, colour: BRASS }),
  createTextItem(name, [SHEET_MARGIN, 25], 26, {
    maxWidth: WIDTH,
    bold: true,
    isDisplay: true,
    colour: PDF_COLOURS.paper,
  }),
];

/** `ratio` is width divided by height; `height` is in millimetres. */
function screenItems(screens: readonly LabelledScreen[], ratio: number, height: number): PageItem[] {
  const rows = Math.max(1, Math.ceil(screens.length / COLUMNS));
  const tall = (1 - 2 * BEZEL) / ratio + BEZEL + SILL;
  const width = Math.min(
    (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS,
    ((height - (rows - 1) * GAP) / rows - CAPTION) / tall,
  );
  const gap = (WIDTH - COLUMNS * width) / (COLUMNS - 1);
  const left = (height - rows * (width * tall + CAPTION)) / rows;
  const rowGap = Math.min(left, MAX_ROW_GAP);
  return screens.flatMap((screen, at) => {
    const x = SHEET_MARGIN + (at % COLUMNS) * (width + gap);
    const y = SCREENS_TOP + Math.floor(at / COLUMNS) * (width * tall + CAPTION + rowGap);
    return machineItems(screen, at + 1, { x, y, width, height: width * tall }, ratio);
  });
}

function machineItems(
  { id, label, isEmpty }: LabelledScreen,
  number: number,
  machine: Box,
  ratio: number,
): PageItem[] {
  const { x, y, width, height } = machine;
  const inner = width * (1 - 2 * BEZEL);
  const screen = { x: x + width * BEZEL, y: y + width * BEZEL, width: inner, height: inner / ratio };
  const middle = x + width / 2;
  const sill = y + height - width * 0.024;
  const below = y + height + 4.8;
  return [
    createRectItem(machine, PDF_COLOURS.machine, width * 0.035),
    { kind: "picture", id, box: screen },
    createLineItem([middle - 2, sill], [middle + 2, sill], 0.5, BRASS),
    ...(isEmpty
      ? [
          createTextItem(SHEETS.none, [middle, screen.y + screen.height / 2], 9, {
            maxWidth: inner,
            bold: true,
            colour: CREMA,
            align: "center",
          }),
        ]
      : []),
    createTextItem(`${number}`, [x, below], 9, { maxWidth: WIDTH, bold: true, colour: PDF_COLOURS.softInk }),
    createTextItem(label, [x + 5, below], 9, { maxWidth: width - 5, bold: true }),
  ];
}

function factItems(facts: readonly ApprovalFact[], top: number, rows: number): PageItem[] {
  const width = (WIDTH - (FACT_COLUMNS - 1) * FACT_GAP) / FACT_COLUMNS;
  return facts.flatMap(({ term, value }, at): PageItem[] => {
    const x = SHEET_MARGIN + Math.floor(at / rows) * (width + FACT_GAP);
    const y = top + (at % rows) * FACT_LINE;
    return [
      createLineItem([x, y + 1.4], [x + width, y + 1.4], 0.3, PDF_COLOURS.line, true),
      createTextItem(term, [x, y], 9, { maxWidth: width * 0.45, colour: PDF_COLOURS.softInk }),
      createTextItem(value, [x + width, y], 9, { maxWidth: width * 0.52, bold: true, align: "right" }),
    ];
  });
}

function signatureItems(): PageItem[] {
  const fields = [
    { words: SHEETS.approvedBy, share: 0.38 },
    { words: SHEETS.signature, share: 0.38 },
    { words: SHEETS.date, share: 0.24 },
  ];
  let x = SHEET_MARGIN;
  return fields.flatMap(({ words, share }): PageItem[] => {
    const width = (WIDTH - 2 * GAP) * share;
    const left = x;
    x += width + GAP;
    return [
      createLineItem([left, SIGNATURES], [left + width, SIGNATURES], 0.35, PDF_COLOURS.ink),
      createTextItem(words, [left, SIGNATURES + 4], 8, { maxWidth: width, colour: PDF_COLOURS.softInk }),
    ];
  });
}
