import { jsPDF } from "jspdf";
import type { ExportPlan } from "../plan.ts";
import { type EmbeddedImage, embedPng } from "./embed.ts";
import { type LayoutOptions, layoutPdf } from "./layout.ts";
import type { Page, PageItem, TextItem } from "./page.ts";
import { drawText, hasGlyphs, type TextPicture } from "./text-picture.ts";

export interface PdfJob {
  readonly plan: ExportPlan;
  /** The checked PNG of each picture that could be loaded, by the planned image's id. */
  readonly pngs: ReadonlyMap<string, Uint8Array>;
  readonly words: Omit<LayoutOptions, "isLoaded">;
}

export interface WrittenPdf {
  readonly bytes: ArrayBuffer;
  /** Ids of pictures whose image data turned out to be damaged. */
  readonly damaged: readonly string[];
}

/** Soft masks came with PDF 1.4, 16 bits a component with 1.5. */
const PDF_VERSION = "1.5";
/** What makes jsPDF take data for a PNG. */
const PNG_SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** jsPDF's own way from a PNG to a picture; it is not in its types. */
type ProcessPng = (png: Uint8Array, index: number, alias: string, compression: string) => object;
interface Inside {
  processPNG: ProcessPng;
  __private__: { setPdfVersion(version: string): void };
}

/** Writes the PDF summary. Runs wherever there is an OffscreenCanvas; heavy, so best in a worker. */
export async function writePdf(
  { plan, pngs, words }: PdfJob,
  onProgress: (share: number) => void = () => {},
): Promise<WrittenPdf> {
  const pictures = new Map<string, Picture>();
  const damaged: string[] = [];
  const prepared = new Map<Uint8Array, ReturnType<typeof embedPng>>();
  for (const [id, png] of pngs) {
    const embedding = prepared.get(png) ?? embedPng(png);
    prepared.set(png, embedding);
    const embedded = await embedding;
    if (embedded === "damaged") damaged.push(id);
    else pictures.set(id, { alias: aliasOf(png), png, embedded });
    onProgress((pictures.size + damaged.length) / (pngs.size + 1));
  }
  const pages = layoutPdf(plan, { ...words, isLoaded: ({ id }) => pictures.has(id) });
  const doc = new jsPDF({ orientation: "landscape", unit: "mm", format: "a4" });
  useEmbedded(doc);
  doc.setProperties({ title: `${plan.machineName} · ${words.title}`, author: words.product, creator: words.product });
  for (const [index, page] of pages.entries()) {
    if (index > 0) doc.addPage();
    for (const item of page.items) await drawItem(doc, item, pictures);
    addToOutline(doc, page, index + 1);
  }
  return { bytes: doc.output("arraybuffer"), damaged };

  function aliasOf(png: Uint8Array): string {
    return `png-${[...prepared.keys()].indexOf(png)}`;
  }
}

interface Picture {
  /** Pictures of one alias are in the file once. */
  readonly alias: string;
  readonly png: Uint8Array;
  readonly embedded: EmbeddedImage | "interlaced";
}

/** Has jsPDF take what was embedded, by alias, in place of decoding and compressing PNGs again. */
const ready = new WeakMap<jsPDF, Map<string, EmbeddedImage>>();

function useEmbedded(doc: jsPDF): void {
  const images = new Map<string, EmbeddedImage>();
  ready.set(doc, images);
  // A cast, since both members exist but are not in jsPDF's types.
  const inside = doc as unknown as Inside;
  inside.__private__.setPdfVersion(PDF_VERSION);
  const own = inside.processPNG;
  inside.processPNG = (png, index, alias, compression) => {
    const image = images.get(alias);
    return image ? { ...image, index, alias } : own.call(doc, png, index, alias, compression);
  };
}

function place(doc: jsPDF, alias: string, image: EmbeddedImage, box: readonly [number, number, number, number]) {
  ready.get(doc)?.set(alias, image);
  doc.addImage(PNG_SIGNATURE, "PNG", ...box, alias);
}

async function drawItem(doc: jsPDF, item: PageItem, pictures: ReadonlyMap<string, Picture>): Promise<void> {
  switch (item.kind) {
    case "text":
      return drawTextItem(doc, item);
    case "line":
      doc.setDrawColor(...item.colour).setLineWidth(item.width);
      doc.line(...item.from, ...item.to);
      return;
    case "area": {
      const { x, y, width, height } = item.box;
      doc.setFillColor(...item.fill);
      doc.roundedRect(x, y, width, height, item.radius, item.radius, "F");
      return;
    }
    case "picture": {
      const picture = pictures.get(item.id);
      if (!picture) return;
      const { x, y, width, height } = item.box;
      const { embedded, alias, png } = picture;
      if (embedded === "interlaced") doc.addImage(png, "PNG", x, y, width, height, alias, "SLOW");
      else place(doc, alias, embedded, [x, y, width, height]);
    }
  }
}

/** Where the text begins, as a share of its width left of x. */
const BEFORE = { left: 0, center: 0.5, right: 1 } as const;

async function drawTextItem(doc: jsPDF, item: TextItem): Promise<void> {
  const { text, x, y, size, bold, align, maxWidth, colour } = item;
  if (hasGlyphs(text)) {
    doc.setFont("helvetica", bold ? "bold" : "normal").setFontSize(size).setTextColor(...colour);
    const width = doc.getTextWidth(text);
    if (width > maxWidth) doc.setFontSize((size * maxWidth) / width);
    doc.text(text, x, y, { align });
    return;
  }
  const picture = await pictureOf(item);
  const scale = Math.min(1, maxWidth / picture.textWidth);
  const left = x - BEFORE[align] * picture.textWidth * scale - picture.inset * scale;
  const top = y - picture.ascent * scale;
  const alias = `text-${size}-${bold}-${colour.join()}-${text}`;
  place(doc, alias, picture.image, [left, top, picture.width * scale, picture.height * scale]);
}

const pictureOf = (item: TextItem): Promise<TextPicture> => drawText(item.text, item);

function addToOutline(doc: jsPDF, { outline }: Page, pageNumber: number): void {
  if (outline !== undefined) doc.outline.add(null, outline, { pageNumber });
}
