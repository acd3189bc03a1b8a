import { startPlacement } from "../../web/fit/placement.ts";
import { readable } from "../../web/fit/readable.ts";
import { render } from "../../web/fit/render.ts";
import { encodePng } from "../../web/intake/encode-png.ts";

/*
 * What the editor's worker does with a picture that was opened, beside the browser's own canvas: for
 * tests/bench/fit.ts, which calls it in the page that it is built for.
 */

interface Frame {
  readonly width: number;
  readonly height: number;
}

const pixelsOf = (canvas: OffscreenCanvas): ImageData => {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

let bitmap: ImageBitmap;

const bench = {
  async open(base64: string): Promise<void> {
    bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(base64)]));
  },

  /** The picture filling the frame, as the editor makes it. */
  ours(frame: Frame): { ms: number; rgba: string } {
    const start = performance.now();
    const { data } = render(
      readable(bitmap),
      startPlacement({ picture: bitmap, frame }),
      frame,
      { kind: "colour", colour: "#000000" },
      readable(bitmap),
    );
    const ms = performance.now() - start;
    return { ms, rgba: new Uint8Array(data.buffer).toBase64() };
  },

  /** The same by drawImage, with the browser's quality. */
  canvas(frame: Frame, quality: ImageSmoothingQuality): { ms: number; rgba: string } {
    const start = performance.now();
    const canvas = new OffscreenCanvas(frame.width, frame.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    const scale = Math.max(frame.width / bitmap.width, frame.height / bitmap.height);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    context.imageSmoothingQuality = quality;
    context.drawImage(bitmap, (frame.width - width) / 2, (frame.height - height) / 2, width, height);
    const { data } = pixelsOf(canvas);
    return { ms: performance.now() - start, rgba: new Uint8Array(data.buffer).toBase64() };
  },

  /** Milliseconds to the PNG of what was rendered, ours and the canvas's own. */
  async encoded(frame: Frame): Promise<{ ours: number; canvas: number; bytes: number; canvasBytes: number }> {
    const canvas = new OffscreenCanvas(frame.width, frame.height);
    canvas.getContext("2d", { willReadFrequently: true })?.drawImage(bitmap, 0, 0, frame.width, frame.height);
    const pixels = pixelsOf(canvas);
    const start = performance.now();
    const png = await encodePng(pixels);
    const middle = performance.now();
    const blob = await canvas.convertToBlob({ type: "image/png" });
    return {
      ours: middle - start,
      canvas: performance.now() - middle,
      bytes: png.length,
      canvasBytes: blob.size,
    };
  },
};

export type FitBench = typeof bench;
Object.assign(self, { bench });
