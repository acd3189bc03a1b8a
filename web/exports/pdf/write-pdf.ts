import { PDF } from "../../words/pdf.ts";
import type { ExportPlan } from "../plan.ts";
import { PdfDrawing } from "./drawing.ts";
import { type EmbeddedImage, embedPng } from "./embed.ts";
import { type LayoutOptions, layoutPdf } from "./layout.ts";
import type { PageItem } from "./page.ts";

export interface PdfJob {
  readonly plan: ExportPlan;
  /** The checked PNG of each picture that could be loaded, by the planned image's id. */
  readonly pngs: ReadonlyMap<string, Uint8Array>;
  readonly words: Omit<LayoutOptions, "isLoaded">;
}

export interface WrittenPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Ids of pictures that were left out, since their image data turned out to be damaged. */
  readonly damaged: readonly string[];
}

interface Picture {
  /** The same for pictures of the same bytes. */
  readonly alias: string;
  readonly png: Uint8Array;
  readonly embedded: EmbeddedImage | "interlaced";
}

/**
 * Writes the PDF summary. Heavy, so it runs in a worker.
 *
 * @param onProgress is told the share of the work that is done, 0 to 1
 */
export async function writePdf(
  { plan, pngs, words }: PdfJob,
  onProgress: (share: number) => void = () => {},
): Promise<WrittenPdf> {
  const { pictures, damaged } = await preparePictures(pngs, onProgress);
  const drawing = new PdfDrawing({
    title: PDF.documentTitle(plan.machineName, words.title),
    author: words.product,
    creator: words.product,
  });
  const pages = layoutPdf(plan, { ...words, isLoaded: ({ id }) => pictures.has(id) });
  for (const [index, page] of pages.entries()) {
    if (index > 0) drawing.addPage();
    for (const item of page.items) await drawItem(drawing, item, pictures);
    if (page.outline !== undefined) drawing.addToOutline(page.outline, index + 1);
  }
  return { bytes: drawing.bytes(), damaged };
}

async function preparePictures(pngs: PdfJob["pngs"], onProgress: (share: number) => void) {
  const pictures = new Map<string, Picture>();
  const damaged: string[] = [];
  const byPng = new Map<Uint8Array, { alias: string; embedding: ReturnType<typeof embedPng> }>();
  for (const [id, png] of pngs) {
    const { alias, embedding } = byPng.get(png) ?? { alias: `png ${byPng.size}`, embedding: embedPng(png) };
    byPng.set(png, { alias, embedding });
    const embedded = await embedding;
    if (embedded === "damaged") damaged.push(id);
    else pictures.set(id, { alias, png, embedded });
    // What is left then is to draw the pages.
    onProgress((pictures.size + damaged.length) / (pngs.size + 1));
  }
  return { pictures, damaged };
}

async function drawItem(
  drawing: PdfDrawing,
  item: PageItem,
  pictures: ReadonlyMap<string, Picture>,
): Promise<void> {
  switch (item.kind) {
    case "text":
      return drawing.text(item);
    case "line":
      return drawing.line(item);
    case "area":
      return drawing.area(item);
    case "picture": {
      const picture = pictures.get(item.id);
      if (!picture) return;
      const { alias, png, embedded } = picture;
      const { x, y, width, height } = item.box;
      if (embedded === "interlaced") drawing.foreignPicture(alias, png, [x, y, width, height]);
      else drawing.picture(alias, embedded, [x, y, width, height]);
    }
  }
}
