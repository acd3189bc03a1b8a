/** What looks most like the built-in Helvetica, then whatever the device has for the script. */
const FAMILY = "Helvetica, Arial, 'Liberation Sans', 'Noto Sans', sans-serif";

/** Pixels a point: 288 to the inch, so that print is sharp. */
const SCALE = 4;
const POINTS_PER_MM = 72 / 25.4;

/** A text as the browser draws it, and where it stands in the picture, in millimetres. */
export interface TextPicture {
  readonly png: Uint8Array;
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
  const context = canvasOf(width + 2 * pad, ascent + descent + 2 * pad);
  context.font = font;
  context.fillStyle = `rgb(${colour.join()})`;
  context.fillText(text, pad, pad + ascent);
  const perMm = SCALE * POINTS_PER_MM;
  return {
    png: await pngOf(context),
    width: context.canvas.width / perMm,
    height: context.canvas.height / perMm,
    ascent: (pad + ascent) / perMm,
    inset: pad / perMm,
    textWidth: width / perMm,
  };
}

function measure(text: string, font: string) {
  const context = canvasOf(1, 1);
  context.font = font;
  const box = context.measureText(text);
  return {
    width: Math.max(1, Math.ceil(box.width)),
    ascent: Math.ceil(box.actualBoundingBoxAscent),
    descent: Math.max(0, Math.ceil(box.actualBoundingBoxDescent)),
  };
}

/** A new canvas, by its context. */
export function canvasOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("the browser has no canvas");
  return context;
}

export const pngOf = async ({
  canvas,
}: OffscreenCanvasRenderingContext2D): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
