import { jsPDF } from "jspdf";
import type { EmbeddedImage } from "./embed.ts";
import { fillStreams, markOf } from "./fill-streams.ts";
import type { AreaItem, LineItem, TextItem } from "./page.ts";
import { drawText, hasGlyphs, type TextPicture } from "./text-picture.ts";

/** Soft masks came with PDF 1.4, 16 bits a component with 1.5. */
const PDF_VERSION = "1.5";
/** What makes jsPDF take data for a PNG. */
const PNG_SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const FONT = "helvetica";
/** Of a text's width, how much stands left of its x. */
const LEFT_OF_X = { left: 0, center: 0.5, right: 1 } as const;

/** Millimetres: left, top, width, height. */
type Rectangle = readonly [number, number, number, number];

/** Two members of jsPDF that its types leave out. */
interface Inside {
  processPNG(png: Uint8Array, index: number, alias: string, compression: string): object;
  readonly __private__: { setPdfVersion(version: string): void };
}

/** A PDF of landscape A4 pages, drawn item by item with jsPDF. */
export class PdfDrawing {
  readonly #doc = new jsPDF({ orientation: "landscape", unit: "mm", format: "a4" });
  readonly #embedded = new Map<string, EmbeddedImage>();
  readonly #texts = new Map<string, TextPicture>();
  /** Data of pictures, for which the document has marks so far. */
  readonly #streams: Uint8Array[] = [];

  constructor(properties: { title: string; author: string; creator: string }) {
    this.#doc.setProperties(properties);
    const inside = this.#doc as unknown as Inside;
    inside.__private__.setPdfVersion(PDF_VERSION);
    // jsPDF would decode every PNG and compress it again: it gets what was embedded instead.
    const own = inside.processPNG;
    inside.processPNG = (png, index, alias, compression) => {
      const image = this.#embedded.get(alias);
      return image ? this.#marked(image, index, alias) : own.call(this.#doc, png, index, alias, compression);
    };
  }

  #marked(image: EmbeddedImage, index: number, alias: string): object {
    const mark = (data: Uint8Array) => markOf(this.#streams.push(data) - 1);
    const { data, sMask } = image;
    return { ...image, index, alias, data: mark(data), ...(sMask && { sMask: mark(sMask) }) };
  }

  addPage(): void {
    this.#doc.addPage();
  }

  /** Leads from the viewer's list of contents to a page, counted from 1. */
  addToOutline(title: string, pageNumber: number): void {
    this.#doc.outline.add(null, title, { pageNumber });
  }

  line({ from, to, width, colour }: LineItem): void {
    this.#doc.setDrawColor(...colour).setLineWidth(width);
    this.#doc.line(...from, ...to);
  }

  area({ box: { x, y, width, height }, radius, fill }: AreaItem): void {
    this.#doc.setFillColor(...fill);
    this.#doc.roundedRect(x, y, width, height, radius, radius, "F");
  }

  /** Pictures of one alias stand in the file once. */
  picture(alias: string, image: EmbeddedImage, rectangle: Rectangle): void {
    this.#embedded.set(alias, image);
    this.#doc.addImage(PNG_SIGNATURE, "PNG", ...rectangle, alias);
  }

  /** A PNG that can't be embedded as it is: jsPDF decodes it. */
  foreignPicture(alias: string, png: Uint8Array, rectangle: Rectangle): void {
    this.#doc.addImage(png, "PNG", ...rectangle, alias, "SLOW");
  }

  /** A text in a built-in font, or as a picture where that font lacks a character. */
  async text(item: TextItem): Promise<void> {
    const { text, x, y, size, bold, align, maxWidth, colour } = item;
    if (!hasGlyphs(text)) return this.#textPicture(item);
    this.#doc
      .setFont(FONT, bold ? "bold" : "normal")
      .setFontSize(size)
      .setTextColor(...colour);
    const width = this.#doc.getTextWidth(text);
    if (width > maxWidth) this.#doc.setFontSize((size * maxWidth) / width);
    this.#doc.text(text, x, y, { align });
  }

  async #textPicture(item: TextItem): Promise<void> {
    const { text, size, bold, colour, x, y } = item;
    const alias = `text ${size} ${bold} ${colour.join()} ${text}`;
    // The machine's name stands on every page.
    const drawn = this.#texts.get(alias) ?? (await drawText(text, item));
    this.#texts.set(alias, drawn);
    const scale = Math.min(1, item.maxWidth / drawn.textWidth);
    const left = x - (LEFT_OF_X[item.align] * drawn.textWidth + drawn.inset) * scale;
    this.picture(alias, drawn.image, [
      left,
      y - drawn.ascent * scale,
      drawn.width * scale,
      drawn.height * scale,
    ]);
  }

  /** The whole file. */
  bytes(): Uint8Array<ArrayBuffer> {
    return fillStreams(this.#doc.output(), this.#streams);
  }
}
