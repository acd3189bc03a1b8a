import type { EmbeddedImage } from "./embed.ts";
import { deflate } from "./zlib.ts";

/** What the PDF's built-in fonts encode: ASCII, Latin-1 and the rest of Windows-1252. */
const BUILT_IN = /^[ -~¡-¬®-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Whether the built-in fonts have every character of a text. */
export const hasGlyphs = (text: string): boolean => BUILT_IN.test(text);

/** What looks most like the built-in Helvetica, then whatever the device has for the script. */
const FAMILY = "Helvetica, Arial, 'Liberation Sans', 'Noto Sans', sans-serif";

/** Pixels a point: 288 to the inch, so that print is sharp. */
const SCALE = 4;
const POINTS_PER_MM = 72 / 25.4;

/** A text as the browser draws it, and where it stands in the picture, in millimetres. */
export interface TextPicture {
  readonly image: EmbeddedImage;
  readonly width: number;
  readonly height: number;
  /** From the picture's top to the baseline, and from its left to where the text starts. */
  readonly ascent: number;
  readonly inset: number;
  /** Of the text alone. */
  readonly textWidth: number;
}

/** Draws a text of any script on a transparent ground. Needs a worker or page with OffscreenCanvas. */
export async function drawText(
  text: string,
  { size, bold, colour }: { size: number; bold: boolean; colour: readonly number[] },
): Promise<TextPicture> {
  const font = `${bold ? "bold " : ""}${size * SCALE}px ${FAMILY}`;
  const { width, ascent, descent } = measure(text, font);
  // Letters and marks reach beyond what is measured.
  const pad = Math.ceil((size * SCALE) / 4);
  const canvas = new OffscreenCanvas(width + 2 * pad, ascent + descent + 2 * pad);
  const context = contextOf(canvas);
  context.font = font;
  context.fillStyle = `rgb(${colour.join()})`;
  context.fillText(text, pad, pad + ascent);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const perMm = SCALE * POINTS_PER_MM;
  return {
    image: await embedPixels(data, canvas.width, canvas.height),
    width: canvas.width / perMm,
    height: canvas.height / perMm,
    ascent: (pad + ascent) / perMm,
    inset: pad / perMm,
    textWidth: width / perMm,
  };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser can't draw text");
  return context;
}

function measure(text: string, font: string) {
  const context = contextOf(new OffscreenCanvas(1, 1));
  context.font = font;
  const box = context.measureText(text);
  return {
    width: Math.max(1, Math.ceil(box.width)),
    ascent: Math.ceil(box.actualBoundingBoxAscent),
    descent: Math.max(0, Math.ceil(box.actualBoundingBoxDescent)),
  };
}

/** RGBA pixels as colour and soft mask, a filter byte of 0 before each row. */
async function embedPixels(pixels: Uint8ClampedArray, width: number, height: number): Promise<EmbeddedImage> {
  const colour = new Uint8Array(height * (1 + width * 3));
  const alpha = new Uint8Array(height * (1 + width));
  for (let y = 0, from = 0, toColour = 0, toAlpha = 0; y < height; y++) {
    toColour++;
    toAlpha++;
    for (let x = 0; x < width; x++) {
      for (let i = 0; i < 3; i++) colour[toColour++] = pixels[from++] as number;
      alpha[toAlpha++] = pixels[from++] as number;
    }
  }
  return {
    width,
    height,
    data: await deflate(colour),
    filter: "FlateDecode",
    predictor: 15,
    decodeParameters: `/Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns ${width}`,
    colorSpace: "DeviceRGB",
    bitsPerComponent: 8,
    sMask: await deflate(alpha),
    sMaskBitsPerComponent: 8,
  };
}
