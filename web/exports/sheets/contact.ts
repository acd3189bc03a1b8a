import { loadNotoFamilies } from "../../fonts/script-fonts.ts";
import { createCanvasContext, encodeCanvas, fillTextLine } from "../../screen/draw.ts";
import type { ExportWriter } from "../drawing.ts";
import { loadFontFaces } from "./fonts.ts";
import { drawSheetScreens } from "./screens.ts";

const COLUMNS = 3;
/* In pixels. */
const CELL = 560;
const MARGIN = 56;
const GAP = 36;
const FRAME = 10;
const HEAD = 120;
const CAPTION = 56;

const PAPER = "#fbf6ed";
const INK = "#2a1910";
const ESPRESSO = "#23140c";

const BOLD = 700;

export const writeContactSheet: ExportWriter = async (job, onProgress) => {
  await loadFontFaces();
  const { drawn: screens, damaged } = await drawSheetScreens(job, onProgress);
  const { model, plan } = job;
  const scripts = await loadNotoFamilies([plan.machineName, ...screens.map(({ label }) => label)], BOLD);
  const ratio = model.screen.height / model.screen.width;
  const row = Math.round((CELL - 2 * FRAME) * ratio) + 2 * FRAME + CAPTION;
  const rows = Math.ceil(screens.length / COLUMNS);
  const width = 2 * MARGIN + COLUMNS * CELL + (COLUMNS - 1) * GAP;
  const height = 2 * MARGIN + HEAD + rows * row + (rows - 1) * GAP;
  const context = createCanvasContext({ width, height });
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.fillStyle = INK;
  context.textBaseline = "alphabetic";
  context.imageSmoothingQuality = "high";
  context.font = `${BOLD} 60px ${["Besley", ...scripts, "Georgia", "serif"].join()}`;
  fillTextLine(context, plan.machineName, { x: MARGIN, y: MARGIN + 64 }, width - 2 * MARGIN);
  context.font = `${BOLD} 26px ${["Atkinson", ...scripts, "sans-serif"].join()}`;
  for (const [at, { label, canvas }] of screens.entries()) {
    const x = MARGIN + (at % COLUMNS) * (CELL + GAP);
    const y = MARGIN + HEAD + Math.floor(at / COLUMNS) * (row + GAP);
    context.fillStyle = ESPRESSO;
    context.beginPath();
    context.roundRect(x, y, CELL, row - CAPTION, 18);
    context.fill();
    context.drawImage(canvas, x + FRAME, y + FRAME, CELL - 2 * FRAME, row - CAPTION - 2 * FRAME);
    context.fillStyle = INK;
    fillTextLine(context, label, { x, y: y + row - 14 }, CELL);
  }
  return { bytes: await encodeCanvas(context.canvas), damaged };
};
