import type { Box, Overlay, Size } from "../../shared/machine/types.ts";
import { isRtl } from "../fonts/direction.ts";
import type { ScreenDescription } from "./describe.ts";

const GLASS = "#1c110b";
const BOX = "#1b100a";
const OVERLAY_FILL = "rgb(23 12 6 / 0.82)";
const OVERLAY_EDGE = "rgb(255 255 255 / 0.85)";
const OVERLAY_INK = "#fff";
const OVERLAY_LETTERS = 0.32;

export type BitmapLoader = (source: string) => Promise<ImageBitmap | undefined>;

const PAGE_FAMILIES = ["'Noto Sans JP'", "'Noto Sans Arabic'"];

/** `families` are fonts for Japanese and Arabic labels. */
export async function drawScreen(
  screen: ScreenDescription,
  open: BitmapLoader,
  families: readonly string[] = PAGE_FAMILIES,
): Promise<OffscreenCanvas> {
  const { size, template, pictures, overlays } = screen;
  const context = createCanvasContext(size);
  context.fillStyle = GLASS;
  context.fillRect(0, 0, size.width, size.height);
  const layers = [{ source: template, box: { x: 0, y: 0, ...size } }, ...pictures];
  context.fillStyle = BOX;
  for (const { source, box } of layers) {
    const picture = source === undefined ? undefined : await open(source);
    if (!picture) continue;
    // Hides the template behind transparent pictures.
    context.fillRect(box.x, box.y, box.width, box.height);
    context.drawImage(picture, box.x, box.y, box.width, box.height);
    picture.close();
  }
  for (const overlay of overlays) drawOverlay(context, overlay, families);
  return context.canvas;
}

function drawOverlay(
  context: OffscreenCanvasRenderingContext2D,
  { label, box }: Overlay,
  families: readonly string[],
): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, box.height / 2);
  context.fillStyle = OVERLAY_FILL;
  context.fill();
  context.strokeStyle = OVERLAY_EDGE;
  context.lineWidth = 2;
  context.stroke();
  context.fillStyle = OVERLAY_INK;
  const size = Math.round(box.height * OVERLAY_LETTERS);
  context.font = `bold ${size}px ${["Atkinson", ...families, "sans-serif"].join()}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(label, box.x + box.width / 2, box.y + box.height / 2, box.width * 0.9);
}

export function fillTextLine(
  context: OffscreenCanvasRenderingContext2D,
  text: string,
  { x, y }: Pick<Box, "x" | "y">,
  maxWidth?: number,
): void {
  context.direction = isRtl(text) ? "rtl" : "ltr";
  context.textAlign = "left";
  context.fillText(text, x, y, maxWidth);
}

export function createCanvasContext({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("Canvas is unavailable");
  return context;
}

export const encodeCanvas = async (
  canvas: OffscreenCanvas,
  options?: ImageEncodeOptions,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await canvas.convertToBlob(options)).arrayBuffer());
