import type { Size } from "../../shared/machine/types.ts";
import type { Pixels } from "./encode-png.ts";
import type { Source } from "./resample.ts";

/**
 * The scale below which a picture is halved first: a photo of 12 megapixels on the largest screen is. Halved sooner, small
 * letters are no longer those of Lanczos; halved later, it takes longer.
 */
const HALVED_BELOW = 0.26;

/** Returns a 2D canvas of sRGB colours whose pixels are to be read. */
export function readingCanvas({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", {
    colorSpace: "srgb",
    willReadFrequently: true,
  });
  if (!context) throw new Error("the browser gives no canvas");
  return context;
}

/**
 * A decoded picture to be shown at a scale: its pixels, or those of it halved once or several times, and the scale that
 * those have.
 */
export function readable(
  bitmap: ImageBitmap,
  scale = 1,
): { readonly source: Source; readonly scale: number } {
  let image: ImageBitmap | OffscreenCanvas = bitmap;
  let times = 1;
  while (scale * times < HALVED_BELOW && Math.min(image.width, image.height) > 1) {
    image = halve(image);
    times *= 2;
  }
  return {
    source: { width: bitmap.width / times, height: bitmap.height / times, read: reader(image) },
    scale: scale * times,
  };
}

/** Makes of every four pixels their mean. An odd last row or column is left out. */
function halve(image: ImageBitmap | OffscreenCanvas): OffscreenCanvas {
  const context = readingCanvas({
    width: Math.floor(image.width / 2),
    height: Math.floor(image.height / 2),
  });
  // Low quality is exactly that mean in every browser; in higher ones, each has its own filter.
  context.imageSmoothingQuality = "low";
  context.scale(0.5, 0.5);
  context.drawImage(image, 0, 0);
  return context.canvas;
}

/** Reads a picture by way of a canvas that holds no more than was asked for. */
function reader(image: ImageBitmap | OffscreenCanvas): Source["read"] {
  let context: OffscreenCanvasRenderingContext2D | undefined;
  return (x, y, width, height) => {
    if (context?.canvas.width !== width || context.canvas.height !== height)
      context = readingCanvas({ width, height });
    context.clearRect(0, 0, width, height);
    context.drawImage(image, x, y, width, height, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
}

/** A picture whose pixels are at hand. */
export const atHand = ({ width: whole, height: all, data }: Pixels): Source => ({
  width: whole,
  height: all,
  read(x, y, width, height) {
    if (width === whole) return data.subarray(y * whole * 4, (y + height) * whole * 4);
    const part = new Uint8ClampedArray(width * height * 4);
    for (let row = 0; row < height; row++) {
      const from = ((y + row) * whole + x) * 4;
      part.set(data.subarray(from, from + width * 4), row * width * 4);
    }
    return part;
  },
});

/** Returns a picture as a PNG has it: in whole numbers, colours not multiplied by alpha. */
export function toBytes(picture: Float32Array): Uint8ClampedArray {
  const out = new Uint8ClampedArray(picture.length);
  for (let at = 0; at < picture.length; at += 4) {
    const alpha = Math.round(picture[at + 3] as number);
    if (alpha <= 0) continue;
    const share = alpha >= 255 ? 1 : 255 / (picture[at + 3] as number);
    for (let channel = 0; channel < 3; channel++)
      out[at + channel] = Math.round((picture[at + channel] as number) * share);
    out[at + 3] = alpha;
  }
  return out;
}
