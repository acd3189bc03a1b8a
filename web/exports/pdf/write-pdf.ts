import { PDF } from "#messages/documents.ts";
import {
  joinChunkParts,
  mayBeTransparent,
  PNG_HEAD_LENGTH,
  PNG_SIGNATURE_LENGTH,
  type PngHeader,
  readPngHeader,
} from "../../../shared/png/chunks.ts";
import { createCanvasContext, encodeCanvas } from "../../screen/draw.ts";
import type { ExportWriter } from "../drawing.ts";
import { imagesOfPlan, type PlannedImage } from "../plan.ts";
import { PdfDocument } from "./document.ts";
import { layOutPdf } from "./layout.ts";
import { createRectItem, PDF_COLOURS } from "./page.ts";

export const writePdf: ExportWriter = async (job, onProgress) => {
  const { model, plan, files, date, time } = job;
  const { title } = model;
  const pdf = new PdfDocument(PDF.documentTitle(plan.machineName, title), "landscape");
  const damaged = new Set<string>();
  const isLoaded = ({ source }: PlannedImage) => files.has(source) && !damaged.has(source);
  const layout = () => layOutPdf(plan, { title, generated: PDF.generated(date, time), isLoaded });
  const count = imagesOfPlan(plan).filter(isLoaded).length;
  let tried = 0;
  for (const [index, { outline, items }] of layout().entries()) {
    if (index > 0) pdf.doc.addPage();
    for (const item of items) {
      const png = item.kind === "picture" && files.get(item.id);
      if (item.kind !== "picture" || !png) continue;
      try {
        const plain = await plainPng(png);
        if (mayBeTransparent(png)) await pdf.draw(createRectItem(item.box, PDF_COLOURS.machine));
        pdf.drawPicture(item.id, plain, "PNG", item.box);
      } catch (fault) {
        console.warn(`Failed to decode ${item.id}`, fault);
        damaged.add(item.id);
      }
      onProgress(++tried / (count + 1));
    }
    // Laying out again drops the captions of damaged images.
    for (const item of layout()[index]?.items ?? []) if (item.kind !== "picture") await pdf.draw(item);
    if (outline !== undefined) pdf.doc.outline.add(null, outline, { pageNumber: index + 1 });
  }
  return { bytes: pdf.toBytes(), damaged: [...damaged] };
};

/** These chunks affect pixels (PNG, table 7). jsPDF rejects pictures with faults in any others. */
const PIXEL_CHUNKS = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];
const PALETTE = 3;
const WITH_ALPHA = [4, 6];

/** Converts a PNG to one that jsPDF decodes correctly. */
async function plainPng(png: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const header = readPngHeader(png.subarray(0, PNG_HEAD_LENGTH));
  if (typeof header === "string") throw new Error(`Invalid PNG: ${header}`);
  let hasTransparency = false;
  const chunks = joinChunkParts(png, ({ type, whole }) => {
    hasTransparency ||= type === "tRNS";
    return PIXEL_CHUNKS.includes(type) ? whole : undefined;
  });
  const plain = new Uint8Array(PNG_SIGNATURE_LENGTH + chunks.length);
  plain.set(png.subarray(0, PNG_SIGNATURE_LENGTH));
  plain.set(chunks, PNG_SIGNATURE_LENGTH);
  return isMisread(header, hasTransparency) ? redraw(new Blob([plain], { type: "image/png" })) : plain;
}

/**
 * jsPDF 4.2 swaps the bytes of 16-bit samples with alpha, ignores tRNS except for 8-bit palettes, and can't
 * deinterlace images below 8 bits per sample.
 */
const isMisread = ({ depth, colourType, interlaced }: PngHeader, hasTransparency: boolean): boolean =>
  (depth === 16 && WITH_ALPHA.includes(colourType)) ||
  (hasTransparency && (colourType !== PALETTE || depth < 8)) ||
  (interlaced && depth < 8);

async function redraw(png: Blob): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(png, { colorSpaceConversion: "none" });
  const context = createCanvasContext(bitmap);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return encodeCanvas(context.canvas);
}
