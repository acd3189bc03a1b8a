import type { Size } from "../../../shared/machine/types.ts";
import type { Source } from "./resample.ts";

/** Pixels that are read at once. */
const BAND_PIXELS = 4_000_000;

/** Reads a decoded picture by way of a canvas that holds no more than was asked for. */
export function readable(bitmap: ImageBitmap, bandPixels = BAND_PIXELS): Source {
  let canvas: { readonly size: Size; readonly context: OffscreenCanvasRenderingContext2D } | undefined;
  const contextOf = (width: number, height: number) => {
    if (canvas?.size.width === width && canvas.size.height === height) return canvas.context;
    const context = new OffscreenCanvas(width, height).getContext("2d", {
      colorSpace: "srgb",
      willReadFrequently: true,
    });
    if (!context) throw new Error("the browser gives no canvas");
    canvas = { size: { width, height }, context };
    return context;
  };
  return {
    width: bitmap.width,
    height: bitmap.height,
    band: Math.max(1, Math.floor(bandPixels / bitmap.width)),
    read(x, y, width, height) {
      const context = contextOf(width, height);
      context.clearRect(0, 0, width, height);
      context.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data;
    },
  };
}
