import type { Size } from "../../shared/machine/types.ts";
import { mayBeTransparent } from "../../shared/png/chunks.ts";

/** RGBA, not premultiplied. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

export interface PixelSource extends Size {
  read(x: number, y: number, width: number, height: number): Uint8ClampedArray;
}

export function isOpaque({ data }: Pick<Pixels, "data">): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

export async function isOpaquePng(png: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!mayBeTransparent(png)) return true;
  const bitmap = await createImageBitmap(new Blob([png]));
  const context = createReadableContext(bitmap);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return isOpaque(readPixels(context));
}

export function createReadableContext({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", {
    colorSpace: "srgb",
    willReadFrequently: true,
  });
  if (!context) throw new Error("Canvas is unavailable");
  return context;
}

export const readPixels = (context: OffscreenCanvasRenderingContext2D): Pixels =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height);

export const resizeImage = (image: ImageBitmapSource, { width, height }: Size): Promise<ImageBitmap> =>
  createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });

export function createBitmapSource(image: ImageBitmap): PixelSource {
  let context: OffscreenCanvasRenderingContext2D | undefined;
  return {
    width: image.width,
    height: image.height,
    read(x, y, width, height) {
      if (context?.canvas.width !== width || context.canvas.height !== height)
        context = createReadableContext({ width, height });
      context.clearRect(0, 0, width, height);
      context.drawImage(image, x, y, width, height, 0, 0, width, height);
      return readPixels(context).data;
    },
  };
}

export const createPixelsSource = ({ width: whole, height: all, data }: Pixels): PixelSource => ({
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

/** Expects premultiplied values. */
export function toRgbaBytes(picture: Float32Array): Uint8ClampedArray {
  const out = new Uint8ClampedArray(picture.length);
  for (let at = 0; at < picture.length; at += 4) {
    const alpha = Math.round(picture[at + 3] as number);
    if (alpha <= 0) continue;
    const share = alpha === 255 ? 1 : 255 / (picture[at + 3] as number);
    for (let channel = 0; channel < 3; channel++)
      out[at + channel] = Math.round((picture[at + channel] as number) * share);
    out[at + 3] = alpha;
  }
  return out;
}
