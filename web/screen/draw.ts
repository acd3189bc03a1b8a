import type { Overlay } from "../../shared/machine/types.ts";
import type { ScreenDescription } from "./describe.ts";

/** Where there is no template. */
const GLASS = "#1c110b";
const OVERLAY_FILL = "rgb(23 12 6 / 0.82)";
const OVERLAY_EDGE = "rgb(255 255 255 / 0.85)";
const OVERLAY_INK = "#fff";
/** Of the overlay's height. */
const OVERLAY_LETTERS = 0.32;

/** Decodes the picture of a source; undefined where it can't be had, and its place stays as it is. */
export type OpenPicture = (source: string) => Promise<ImageBitmap | undefined>;

/** Draws a screen at its own size, every picture in its box, what the machine draws on top. */
export async function drawScreen(screen: ScreenDescription, open: OpenPicture): Promise<OffscreenCanvas> {
  const { size, template, pictures, overlays } = screen;
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser gives no canvas");
  pen.fillStyle = GLASS;
  pen.fillRect(0, 0, size.width, size.height);
  const layers = [{ source: template, box: { x: 0, y: 0, ...size } }, ...pictures];
  for (const { source, box } of layers) {
    const picture = source === undefined ? undefined : await open(source);
    if (!picture) continue;
    pen.drawImage(picture, box.x, box.y, box.width, box.height);
    picture.close();
  }
  for (const overlay of overlays) drawOverlay(pen, overlay);
  return canvas;
}

function drawOverlay(pen: OffscreenCanvasRenderingContext2D, { label, box }: Overlay): void {
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, box.height / 2);
  pen.fillStyle = OVERLAY_FILL;
  pen.fill();
  pen.strokeStyle = OVERLAY_EDGE;
  pen.lineWidth = 2;
  pen.stroke();
  pen.fillStyle = OVERLAY_INK;
  pen.font = `bold ${Math.round(box.height * OVERLAY_LETTERS)}px 'Atkinson', sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(label, box.x + box.width / 2, box.y + box.height / 2, box.width * 0.9);
}
