import { drawSheetScreens, penOf, type Sources } from "./draw-sheet-screens.ts";
import { hasFonts } from "./sheet-fonts.ts";
import type { SheetScreen } from "./sheet-screens.ts";

export interface ContactJob {
  readonly name: string;
  readonly screens: readonly SheetScreen[];
  readonly sources: Sources;
}

/* Pixels of the sheet. */
const COLUMNS = 3;
const CELL = 560;
const MARGIN = 56;
const GAP = 36;
const FRAME = 10;
const HEAD = 120;
const CAPTION = 56;

const PAPER = "#fbf6ed";
const INK = "#2a1910";
const ESPRESSO = "#23140c";

/** Every screen on one picture, three in a row, as a PNG. */
export async function writeContact(
  { name, screens, sources }: ContactJob,
  onProgress: (share: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  await hasFonts();
  const drawn = await drawSheetScreens(screens, sources, onProgress);
  const [first] = screens;
  const ratio = first ? first.screen.size.height / first.screen.size.width : 1;
  const row = Math.round((CELL - 2 * FRAME) * ratio) + 2 * FRAME + CAPTION;
  const rows = Math.ceil(screens.length / COLUMNS);
  const sheet = new OffscreenCanvas(
    2 * MARGIN + COLUMNS * CELL + (COLUMNS - 1) * GAP,
    2 * MARGIN + HEAD + rows * row + (rows - 1) * GAP,
  );
  const pen = penOf(sheet);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.fillStyle = INK;
  pen.textBaseline = "alphabetic";
  pen.font = "700 60px 'Besley', 'Georgia', serif";
  pen.fillText(name, MARGIN, MARGIN + 64, sheet.width - 2 * MARGIN);
  for (const [at, { id, label }] of screens.entries()) {
    const x = MARGIN + (at % COLUMNS) * (CELL + GAP);
    const y = MARGIN + HEAD + Math.floor(at / COLUMNS) * (row + GAP);
    pen.fillStyle = ESPRESSO;
    pen.beginPath();
    pen.roundRect(x, y, CELL, row - CAPTION, 18);
    pen.fill();
    const canvas = drawn.get(id);
    pen.imageSmoothingQuality = "high";
    if (canvas) pen.drawImage(canvas, x + FRAME, y + FRAME, CELL - 2 * FRAME, row - CAPTION - 2 * FRAME);
    pen.fillStyle = INK;
    pen.font = "700 26px 'Atkinson', sans-serif";
    pen.fillText(label, x, y + row - 14, CELL);
  }
  const file = await sheet.convertToBlob({ type: "image/png" });
  return new Uint8Array(await file.arrayBuffer());
}
