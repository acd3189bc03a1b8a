import type { Box } from "../../../shared/machine/types.ts";
import { SHEETS } from "../../messages/en/sheets.ts";
import { INK, LINE, MACHINE_INK, PAPER, type PageItem, SOFT, type TextItem } from "../pdf/page.ts";
import type { ApprovalFact } from "./approval-facts.ts";

/** Portrait A4, in millimetres. */
export const SHEET = { width: 210, height: 297 } as const;
export const SHEET_MARGIN = 15;

export interface ApprovalContent {
  readonly name: string;
  /** Of the machine model. */
  readonly title: string;
  /** In the viewer's locale. */
  readonly date: string;
  readonly facts: readonly ApprovalFact[];
  readonly screens: readonly { readonly id: string; readonly label: string; readonly isEmpty: boolean }[];
  /** Of the machine's screen, its width by its height. */
  readonly ratio: number;
}

const BRASS = [224, 175, 95] as const;
const CREMA = [236, 220, 192] as const;

const WIDTH = SHEET.width - 2 * SHEET_MARGIN;
/** The espresso band with the name. */
const HEAD = 34;
const COLUMNS = 3;
const GAP = 6;
const MOST_ROW_GAP = 12;
/** Of the machine around a screen, as shares of the screen's width: sides and top, then the sill. */
const BEZEL = 0.025;
const SILL = 0.055;
const CAPTION = 6.5;
const SCREENS_FROM = HEAD + 9;
/** Everything below the screens, from the foot up. */
const FOOT_AT = SHEET.height - 10;
const SIGN_AT = FOOT_AT - 12;
const FACT_LINE = 5.6;
const FACT_COLUMNS = 2;
const FACT_GAP = 10;

const text = (item: Partial<TextItem> & Pick<TextItem, "text" | "x" | "y" | "size">): TextItem => ({
  kind: "text",
  bold: false,
  colour: INK,
  align: "left",
  maxWidth: WIDTH,
  ...item,
});

/** The one page of the approval sheet: the name, every screen framed, what it has, a line to sign. */
export function layoutApproval(content: ApprovalContent): PageItem[] {
  const rows = Math.ceil(content.facts.length / FACT_COLUMNS);
  const factsAt = SIGN_AT - 15 - (rows - 1) * FACT_LINE;
  return [
    ...headItems(content),
    ...screenItems(content, factsAt - FACT_LINE - 4 - SCREENS_FROM),
    ...factItems(content.facts, factsAt, rows),
    ...signItems(),
    text({
      text: SHEETS.madeOn(content.date),
      x: SHEET.width - SHEET_MARGIN,
      y: FOOT_AT,
      size: 7.5,
      colour: SOFT,
      align: "right",
    }),
    text({ text: content.title, x: SHEET_MARGIN, y: FOOT_AT, size: 7.5, colour: SOFT, maxWidth: WIDTH / 2 }),
  ];
}

const headItems = ({ name }: ApprovalContent): PageItem[] => [
  { kind: "area", box: { x: 0, y: 0, width: SHEET.width, height: HEAD }, radius: 0, fill: MACHINE_INK },
  { kind: "line", from: [0, HEAD], to: [SHEET.width, HEAD], width: 0.9, colour: BRASS },
  text({ text: SHEETS.approval, x: SHEET_MARGIN, y: 13, size: 10, bold: true, colour: BRASS }),
  text({ text: name, x: SHEET_MARGIN, y: 25, size: 26, bold: true, isDisplay: true, colour: PAPER }),
];

/** The boxes of the screens themselves, and of the machines around them, within so many millimetres of height. */
function approvalBoxes(count: number, ratio: number, height: number): { machine: Box; screen: Box }[] {
  const rows = Math.max(1, Math.ceil(count / COLUMNS));
  // A machine of width 1 is so high.
  const tall = (1 - 2 * BEZEL) / ratio + BEZEL + SILL;
  const width = Math.min(
    (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS,
    ((height - (rows - 1) * GAP) / rows - CAPTION) / tall,
  );
  const gap = (WIDTH - COLUMNS * width) / (COLUMNS - 1);
  // What height is left goes between the rows.
  const left = (height - rows * (width * tall + CAPTION)) / rows;
  const rowGap = Math.min(left, MOST_ROW_GAP);
  return Array.from({ length: count }, (_, at) => {
    const x = SHEET_MARGIN + (at % COLUMNS) * (width + gap);
    const y = SCREENS_FROM + Math.floor(at / COLUMNS) * (width * tall + CAPTION + rowGap);
    const inner = width * (1 - 2 * BEZEL);
    return {
      machine: { x, y, width, height: width * tall },
      screen: { x: x + width * BEZEL, y: y + width * BEZEL, width: inner, height: inner / ratio },
    };
  });
}

function screenItems({ screens, ratio }: ApprovalContent, height: number): PageItem[] {
  const boxes = approvalBoxes(screens.length, ratio, height);
  return screens.flatMap(({ id, label, isEmpty }, at): PageItem[] => {
    const box = boxes[at];
    if (!box) return [];
    const { machine, screen } = box;
    const middle = machine.x + machine.width / 2;
    const sill = machine.y + machine.height - machine.width * 0.024;
    return [
      { kind: "area", box: machine, radius: machine.width * 0.035, fill: MACHINE_INK },
      { kind: "picture", id, box: screen },
      { kind: "line", from: [middle - 2, sill], to: [middle + 2, sill], width: 0.5, colour: BRASS },
      ...(isEmpty
        ? [
            text({
              text: SHEETS.none,
              x: middle,
              y: screen.y + screen.height / 2,
              size: 9,
              bold: true,
              colour: CREMA,
              align: "center",
              maxWidth: screen.width,
            }),
          ]
        : []),
      text({
        text: `${at + 1}`,
        x: machine.x,
        y: machine.y + machine.height + 4.8,
        size: 9,
        bold: true,
        colour: SOFT,
      }),
      text({
        text: label,
        x: machine.x + 5,
        y: machine.y + machine.height + 4.8,
        size: 9,
        bold: true,
        maxWidth: machine.width - 5,
      }),
    ];
  });
}

/** Terms and values on dotted leaders, as on a menu. */
function factItems(facts: readonly ApprovalFact[], from: number, rows: number): PageItem[] {
  const width = (WIDTH - (FACT_COLUMNS - 1) * FACT_GAP) / FACT_COLUMNS;
  return facts.flatMap(({ term, value }, at): PageItem[] => {
    const x = SHEET_MARGIN + Math.floor(at / rows) * (width + FACT_GAP);
    const y = from + (at % rows) * FACT_LINE;
    return [
      {
        kind: "line",
        from: [x, y + 1.4],
        to: [x + width, y + 1.4],
        width: 0.3,
        colour: LINE,
        isDotted: true,
      },
      text({ text: term, x, y, size: 9, colour: SOFT, maxWidth: width * 0.45 }),
      text({ text: value, x: x + width, y, size: 9, bold: true, align: "right", maxWidth: width * 0.52 }),
    ];
  });
}

function signItems(): PageItem[] {
  const fields = [
    { words: SHEETS.approvedBy, share: 0.38 },
    { words: SHEETS.signature, share: 0.38 },
    { words: SHEETS.date, share: 0.24 },
  ];
  let x: number = SHEET_MARGIN;
  return fields.flatMap(({ words, share }): PageItem[] => {
    const width = (WIDTH - 2 * GAP) * share;
    const left = x;
    x += width + GAP;
    return [
      { kind: "line", from: [left, SIGN_AT], to: [left + width, SIGN_AT], width: 0.35, colour: INK },
      text({ text: words, x: left, y: SIGN_AT + 4, size: 8, colour: SOFT, maxWidth: width }),
    ];
  });
}
