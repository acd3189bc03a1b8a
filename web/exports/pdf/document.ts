import { jsPDF } from "jspdf";
import type { Box } from "../../../shared/machine/types.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import { loadNotoFamily } from "../../fonts/script-fonts.ts";
import { createCanvasContext, encodeCanvas, fillTextLine } from "../../screen/draw.ts";
import type { LineItem, PageItem, PictureItem, RectItem, TextItem } from "./page.ts";

/** Windows-1252, the encoding of jsPDF's built-in fonts. */
const BUILT_IN = /^[ -~¡-¬®-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
/** A dash pattern, in line widths. */
const DOTS = [0, 3.5];
const LEFT_OF_X = { left: 0, center: 0.5, right: 1 } as const;
/** MEDIUM and SLOW take up to ten times as long for little gain. */
const COMPRESSION = "FAST";

interface TrueTypeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface EmbeddedFontFaces {
  readonly files: Readonly<Record<"display" | "text" | "bold", TrueTypeFile>>;
  /** Matches text for which every face has glyphs. */
  readonly letters: RegExp;
}

export class PdfDocument {
  readonly doc: jsPDF;
  readonly #faces: EmbeddedFontFaces | undefined;
  readonly #texts = new Map<string, Awaited<ReturnType<typeof drawText>>>();

  constructor(title: string, orientation: "landscape" | "portrait", faces?: EmbeddedFontFaces) {
    this.doc = new jsPDF({ orientation, unit: "mm", format: "a4", putOnlyUsedFonts: faces !== undefined });
    this.#faces = faces;
    for (const { name, bytes } of Object.values(faces?.files ?? {})) {
      this.doc.addFileToVFS(`${name}.ttf`, binaryString(bytes));
      this.doc.addFont(`${name}.ttf`, name, "normal");
    }
    this.doc.setProperties({ title, author: PRODUCT_NAME, creator: PRODUCT_NAME });
  }

  async draw(item: Exclude<PageItem, PictureItem>): Promise<void> {
    if (item.kind === "line") this.#line(item);
    else if (item.kind === "area") this.#area(item);
    else await this.#text(item);
  }

  /** Throws if the bytes can't be decoded. */
  drawPicture(alias: string, bytes: Uint8Array, format: "PNG" | "JPEG", { x, y, width, height }: Box): void {
    this.doc.addImage(bytes, format, x, y, width, height, alias, COMPRESSION);
  }

  toBytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.doc.output("arraybuffer"));
  }

  #line({ from, to, width, colour, isDotted }: LineItem): void {
    this.doc.setDrawColor(...colour).setLineWidth(width);
    if (isDotted) {
      const dashes = DOTS.map((each) => each * width);
      this.doc.setLineCap("round").setLineDashPattern(dashes, 0);
    }
    this.doc.line(...from, ...to);
    if (isDotted) this.doc.setLineCap("butt").setLineDashPattern([], 0);
  }

  #area({ box: { x, y, width, height }, radius, fill }: RectItem): void {
    this.doc.setFillColor(...fill);
    this.doc.roundedRect(x, y, width, height, radius, radius, "F");
  }

  async #text(item: TextItem): Promise<void> {
    const { text, x, y, size, bold, isDisplay, align, maxWidth, colour } = item;
    if (!(this.#faces?.letters ?? BUILT_IN).test(text)) return this.#textPicture(item);
    const face = this.#faces?.files[isDisplay ? "display" : bold ? "bold" : "text"].name;
    if (face) this.doc.setFont(face, "normal");
    else this.doc.setFont("helvetica", bold ? "bold" : "normal");
    this.doc.setFontSize(size).setTextColor(...colour);
    const width = this.doc.getTextWidth(text);
    if (width > maxWidth) this.doc.setFontSize((size * maxWidth) / width);
    this.doc.text(text, x, y, { align });
  }

  async #textPicture(item: TextItem): Promise<void> {
    const { text, size, bold, colour, x, y } = item;
    const alias = `text ${size} ${bold} ${colour.join()} ${text}`;
    // Cached, since the machine's name is on every page.
    const picture = this.#texts.get(alias) ?? (await drawText(item));
    this.#texts.set(alias, picture);
    const scale = Math.min(1, item.maxWidth / picture.textWidth);
    this.drawPicture(alias, picture.png, "PNG", {
      x: x - (LEFT_OF_X[item.align] * picture.textWidth + picture.inset) * scale,
      y: y - picture.ascent * scale,
      width: picture.width * scale,
      height: picture.height * scale,
    });
  }
}

/** More arguments could overflow the stack. */
const CHARACTERS = 8192;

/** jsPDF expects a font as a string with one character per byte. */
function binaryString(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHARACTERS)
    text += String.fromCharCode(...bytes.subarray(at, at + CHARACTERS));
  return text;
}

const FAMILY = "Helvetica, Arial, 'Liberation Sans', 'Noto Sans', sans-serif";

/** Pixels per point. */
const SCALE = 4;
const POINTS_PER_MM = 72 / 25.4;

/** Returns lengths in millimetres. `ascent` is from the top to the baseline. */
async function drawText({ text, size, bold, colour }: TextItem) {
  const ofScript = await loadNotoFamily(text, bold ? 700 : 400);
  const font = `${bold ? "bold " : ""}${size * SCALE}px ${ofScript ? `${ofScript}, ` : ""}${FAMILY}`;
  const ruler = createCanvasContext({ width: 1, height: 1 });
  ruler.font = font;
  const box = ruler.measureText(text);
  const width = Math.max(1, Math.ceil(box.width));
  const ascent = Math.ceil(box.actualBoundingBoxAscent);
  const descent = Math.max(0, Math.ceil(box.actualBoundingBoxDescent));
  // Glyphs can extend beyond the measured box.
  const pad = Math.ceil((size * SCALE) / 4);
  const context = createCanvasContext({ width: width + 2 * pad, height: ascent + descent + 2 * pad });
  context.font = font;
  context.fillStyle = `rgb(${colour.join()})`;
  fillTextLine(context, text, { x: pad, y: pad + ascent });
  const perMm = SCALE * POINTS_PER_MM;
  return {
    png: await encodeCanvas(context.canvas),
    width: context.canvas.width / perMm,
    height: context.canvas.height / perMm,
    ascent: (pad + ascent) / perMm,
    inset: pad / perMm,
    textWidth: width / perMm,
  };
}
