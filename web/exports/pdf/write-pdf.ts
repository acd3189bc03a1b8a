import { PDF } from "../../messages/en/pdf.ts";
import type { ExportPlan } from "../plan.ts";
import { PdfDrawing } from "./drawing.ts";
import { type LayoutOptions, layoutPdf } from "./layout.ts";
import { plainPng } from "./plain-png.ts";

export interface PdfJob {
  readonly plan: ExportPlan;
  /** The checked PNG of each picture that could be loaded, by the planned image's id. */
  readonly pngs: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly words: Omit<LayoutOptions, "isLoaded">;
}

export interface WrittenPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Ids of pictures that were left out because they could not be decoded. */
  readonly damaged: readonly string[];
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
  const drawing = new PdfDrawing({
    title: PDF.documentTitle(plan.machineName, words.title),
    author: words.product,
    creator: words.product,
  });
  /** One for pictures of the same bytes. */
  const aliases = new Map([...new Set(pngs.values())].map((png, index) => [png, `png ${index}`]));
  const damaged = new Set<string>();
  const layout = () => layoutPdf(plan, { ...words, isLoaded: ({ id }) => pngs.has(id) && !damaged.has(id) });
  let tried = 0;
  for (const [index, { outline, items }] of layout().entries()) {
    if (index > 0) drawing.addPage();
    for (const item of items) {
      const png = item.kind === "picture" && pngs.get(item.id);
      if (!png) continue;
      try {
        drawing.picture(aliases.get(png) ?? "", await plainPng(png), "PNG", item.box);
      } catch (fault) {
        console.warn(`${item.id} could not be decoded`, fault);
        damaged.add(item.id);
      }
      // The last part of the work is to put the file together.
      onProgress(++tried / (pngs.size + 1));
    }
    // Laid out again, the page is without the captions of pictures that turned out to be damaged.
    for (const item of layout()[index]?.items ?? []) if (item.kind !== "picture") await drawing.draw(item);
    if (outline !== undefined) drawing.addToOutline(outline, index + 1);
  }
  return { bytes: drawing.bytes(), damaged: [...damaged] };
}
