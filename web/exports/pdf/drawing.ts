import { jsPDF } from "jspdf";
import type { Box } from "../../../shared/machine/types.ts";
import type { AreaItem, LineItem, PageItem, PictureItem, TextItem } from "./page.ts";
import { drawText, type TextPicture } from "./text-picture.ts";

const FONT = "helvetica";
/** What jsPDF's built-in fonts encode: ASCII, Latin-1 and the rest of Windows-1252. */
const BUILT_IN = /^[ -~¡-¬®-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
/** The dashes of a dotted line, in widths of the line. */
const DOTS = [0, 3.5];
/** The share of a text's width that stands left of its x. */
const LEFT_OF_X = { left: 0, center: 0.5, right: 1 } as const;
/** How jsPDF compresses PNGs: its other levels take up to ten times as long, for files that are hardly smaller. */
const COMPRESSION = "FAST";

/** Characters that String.fromCharCode takes at once. */
const AT_ONCE = 8192;

/** A string with one character for each byte, which is how jsPDF takes the files of fonts. */
function binary(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return text;
}

/** Typefaces that the file carries, each a TrueType file. */
export interface EmbeddedFaces {
  readonly files: Readonly<
    Record<"display" | "text" | "bold", { readonly name: string; readonly bytes: Uint8Array }>
  >;
  /** Matches a text if every one of the files has all its letters. */
  readonly letters: RegExp;
}

/** Options of a document that is not like the summary, which has landscape pages and built-in fonts. */
interface DocumentOptions {
  readonly orientation?: "landscape" | "portrait";
  readonly faces?: EmbeddedFaces | undefined;
}

/** A PDF of A4 pages, drawn item by item with jsPDF. */
export class PdfDrawing {
  readonly #doc: jsPDF;
  readonly #faces: EmbeddedFaces | undefined;
  readonly #texts = new Map<string, TextPicture>();

  constructor(
    properties: { title: string; author: string; creator: string },
    { orientation = "landscape", faces }: DocumentOptions = {},
  ) {
    this.#doc = new jsPDF({ orientation, unit: "mm", format: "a4", putOnlyUsedFonts: faces !== undefined });
    this.#faces = faces;
    for (const { name, bytes } of Object.values(faces?.files ?? {})) {
      this.#doc.addFileToVFS(`${name}.ttf`, binary(bytes));
      this.#doc.addFont(`${name}.ttf`, name, "normal");
    }
    this.#doc.setProperties(properties);
  }

  addPage(): void {
    this.#doc.addPage();
  }

  /** Adds a page, counted from 1, to the viewer's list of contents. */
  addToOutline(title: string, pageNumber: number): void {
    this.#doc.outline.add(null, title, { pageNumber });
  }

  /** Draws anything but a picture, whose bytes the caller has. */
  async draw(item: Exclude<PageItem, PictureItem>): Promise<void> {
    if (item.kind === "line") this.#line(item);
    else if (item.kind === "area") this.#area(item);
    else await this.#text(item);
  }

  /**
   * Draws a PNG or JPEG. Pictures of one alias stand in the file once. Throws if the bytes can't be decoded, and
   * has drawn nothing then.
   */
  picture(alias: string, bytes: Uint8Array, format: "PNG" | "JPEG", { x, y, width, height }: Box): void {
    this.#doc.addImage(bytes, format, x, y, width, height, alias, COMPRESSION);
  }

  #line({ from, to, width, colour, isDotted = false }: LineItem): void {
    this.#doc.setDrawColor(...colour).setLineWidth(width);
    if (isDotted)
      this.#doc.setLineCap("round").setLineDashPattern(
        DOTS.map((each) => each * width),
        0,
      );
    this.#doc.line(...from, ...to);
    if (isDotted) this.#doc.setLineCap("butt").setLineDashPattern([], 0);
  }

  #area({ box: { x, y, width, height }, radius, fill }: AreaItem): void {
    this.#doc.setFillColor(...fill);
    this.#doc.roundedRect(x, y, width, height, radius, radius, "F");
  }

  /** Draws a text in the document's font, or as a picture if that font lacks a character. */
  async #text(item: TextItem): Promise<void> {
    const { text, x, y, size, align, maxWidth, colour } = item;
    if (!(this.#faces?.letters ?? BUILT_IN).test(text)) return this.#textPicture(item);
    this.#setFont(item);
    this.#doc.setFontSize(size).setTextColor(...colour);
    const width = this.#doc.getTextWidth(text);
    if (width > maxWidth) this.#doc.setFontSize((size * maxWidth) / width);
    this.#doc.text(text, x, y, { align });
  }

  #setFont({ bold, isDisplay = false }: TextItem): void {
    if (this.#faces)
      this.#doc.setFont(this.#faces.files[isDisplay ? "display" : bold ? "bold" : "text"].name, "normal");
    else this.#doc.setFont(FONT, bold ? "bold" : "normal");
  }

  async #textPicture(item: TextItem): Promise<void> {
    const { text, size, bold, colour, x, y } = item;
    const alias = `text ${size} ${bold} ${colour.join()} ${text}`;
    // The machine's name stands on every page.
    const drawn = this.#texts.get(alias) ?? (await drawText(text, item));
    this.#texts.set(alias, drawn);
    const scale = Math.min(1, item.maxWidth / drawn.textWidth);
    this.picture(alias, drawn.png, "PNG", {
      x: x - (LEFT_OF_X[item.align] * drawn.textWidth + drawn.inset) * scale,
      y: y - drawn.ascent * scale,
      width: drawn.width * scale,
      height: drawn.height * scale,
    });
  }

  /** The whole file. */
  bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#doc.output("arraybuffer"));
  }
}
