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
/** What jsPDF calls the character collection of embedded fonts, and its name (PDF 32000-1, 9.7.3), as long. */
const ORDERING = "/Ordering (Identity-H)";
const ORDERING_MEANT = "/Ordering (Identity)  ";
/** Of a dotted line, in its widths. */
const DOTS = [0, 3.5];
/** Of a text's width, how much stands left of its x. */
const LEFT_OF_X = { left: 0, center: 0.5, right: 1 } as const;

/** Millimetres: left, top, width, height. */
type Rectangle = readonly [number, number, number, number];

/** Two members of jsPDF that its types leave out. */
interface Inside {
  processPNG(png: Uint8Array, index: number, alias: string, compression: string): object;
  readonly __private__: { setPdfVersion(version: string): void };
}

/** What of an embedded font jsPDF's types leave out. */
interface EmbeddedFont {
  readonly metadata: { characterToGlyph(code: number): number | undefined };
}

/** Characters that String.fromCharCode takes at once. */
const AT_ONCE = 8192;

/** A character a byte, as jsPDF keeps files. */
function binary(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return text;
}

/** A typeface that the file carries: a TrueType file for each of its uses. */
export type EmbeddedFaces = Readonly<
  Record<"display" | "text" | "bold", { readonly name: string; readonly bytes: Uint8Array }>
>;

/** What a document may have other than the summary's landscape pages in built-in fonts. */
interface DocumentOptions {
  readonly orientation?: "landscape" | "portrait";
  readonly faces?: EmbeddedFaces | undefined;
}

/** A PDF of A4 pages, drawn item by item with jsPDF. */
export class PdfDrawing {
  readonly #doc: jsPDF;
  readonly #faces: EmbeddedFaces | undefined;
  readonly #embedded = new Map<string, EmbeddedImage>();
  readonly #texts = new Map<string, TextPicture>();
  /** Data of pictures, for which the document has marks so far. */
  readonly #streams: Uint8Array[] = [];

  constructor(
    properties: { title: string; author: string; creator: string },
    { orientation = "landscape", faces }: DocumentOptions = {},
  ) {
    this.#doc = new jsPDF({ orientation, unit: "mm", format: "a4", putOnlyUsedFonts: faces !== undefined });
    this.#faces = faces;
    for (const { name, bytes } of Object.values(faces ?? {})) {
      this.#doc.addFileToVFS(`${name}.ttf`, binary(bytes));
      this.#doc.addFont(`${name}.ttf`, name, "normal");
    }
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

  line({ from, to, width, colour, isDotted = false }: LineItem): void {
    this.#doc.setDrawColor(...colour).setLineWidth(width);
    if (isDotted)
      this.#doc.setLineCap("round").setLineDashPattern(
        DOTS.map((each) => each * width),
        0,
      );
    this.#doc.line(...from, ...to);
    if (isDotted) this.#doc.setLineCap("butt").setLineDashPattern([], 0);
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

  /** A JPEG, as it is. */
  jpeg(alias: string, bytes: Uint8Array, rectangle: Rectangle): void {
    this.#doc.addImage(bytes, "JPEG", ...rectangle, alias);
  }

  /** A text in the document's font, or as a picture where that font lacks a character. */
  async text(item: TextItem): Promise<void> {
    const { text, x, y, size, align, maxWidth, colour } = item;
    this.#setFont(item);
    if (!this.#hasGlyphs(text)) return this.#textPicture(item);
    this.#doc.setFontSize(size).setTextColor(...colour);
    const width = this.#doc.getTextWidth(text);
    if (width > maxWidth) this.#doc.setFontSize((size * maxWidth) / width);
    this.#doc.text(text, x, y, { align });
  }

  #setFont({ bold, isDisplay = false }: TextItem): void {
    if (this.#faces)
      this.#doc.setFont(this.#faces[isDisplay ? "display" : bold ? "bold" : "text"].name, "normal");
    else this.#doc.setFont(FONT, bold ? "bold" : "normal");
  }

  #hasGlyphs(text: string): boolean {
    if (!this.#faces) return hasGlyphs(text);
    const { metadata } = this.#doc.getFont() as unknown as EmbeddedFont;
    return [...text].every((sign) => (metadata.characterToGlyph(sign.codePointAt(0) ?? 0) ?? 0) > 0);
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
    return fillStreams(this.#doc.output().replaceAll(ORDERING, ORDERING_MEANT), this.#streams);
  }
}
