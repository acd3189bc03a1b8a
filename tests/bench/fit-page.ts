import pica from "pica";
import { encodePng } from "../../web/picture/encode-png.ts";
import { createBitmapSource, createPixelsSource } from "../../web/picture/pixels.ts";
import { createStartPlacement } from "../../web/picture/placement.ts";
import { renderPixels } from "../../web/picture/render.ts";

/* Runs in the worker of tests/bench/fit.ts. */

interface Frame {
  readonly width: number;
  readonly height: number;
}

const contextOf = (canvas: OffscreenCanvas, alpha = true): OffscreenCanvasRenderingContext2D => {
  const context = canvas.getContext("2d", { willReadFrequently: true, alpha });
  if (!context) throw new Error("no canvas");
  return context;
};
const pixelsOf = (canvas: OffscreenCanvas): ImageData =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

let bitmap: ImageBitmap;
let pixels: ImageData;

const smallPica = { wasm: pica({ features: ["wasm"] }), js: pica({ features: ["js"] }) };
const BLACK = { kind: "colour", colour: "#000000" } as const;

async function timed(make: () => Promise<Uint8Array | Uint8ClampedArray> | Uint8Array | Uint8ClampedArray) {
  const start = performance.now();
  const data = await make();
  const ms = performance.now() - start;
  return { ms, rgba: new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.length).toBase64() };
}

const bench = {
  async open(base64: string): Promise<void> {
    bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(base64)]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    contextOf(canvas).drawImage(bitmap, 0, 0);
    pixels = pixelsOf(canvas);
  },

  /** From the bitmap, as the editor does. */
  placed(frame: Frame) {
    const placement = createStartPlacement({ picture: bitmap, frame });
    return timed(
      () => renderPixels(createBitmapSource(bitmap), { placement, frame, background: BLACK }).data,
    );
  },

  /** From pixels. */
  resampled(frame: Frame) {
    const placement = createStartPlacement({ picture: bitmap, frame });
    return timed(
      () => renderPixels(createPixelsSource(pixels), { placement, frame, background: BLACK }).data,
    );
  },

  pica(frame: Frame, by: keyof typeof smallPica) {
    const { width, height, data } = pixels;
    return timed(() =>
      smallPica[by].resizeBuffer({
        src: data as Uint8ClampedArray,
        width,
        height,
        toWidth: frame.width,
        toHeight: frame.height,
        filter: "lanczos3",
      }),
    );
  },

  canvas(frame: Frame, quality: ImageSmoothingQuality) {
    return timed(() => {
      const canvas = new OffscreenCanvas(frame.width, frame.height);
      const context = contextOf(canvas);
      context.imageSmoothingQuality = quality;
      context.drawImage(bitmap, 0, 0, frame.width, frame.height);
      return pixelsOf(canvas).data as Uint8ClampedArray;
    });
  },

  /** Milliseconds to a PNG, and the PNG, by our encoder and by the canvas. */
  async encoded(frame: Frame) {
    const canvas = new OffscreenCanvas(frame.width, frame.height);
    contextOf(canvas, false).drawImage(bitmap, 0, 0, frame.width, frame.height);
    const rendered = pixelsOf(canvas);
    const start = performance.now();
    const ours = await encodePng(rendered);
    const middle = performance.now();
    const blob = await canvas.convertToBlob({ type: "image/png" });
    const end = performance.now();
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return {
      ours: { ms: middle - start, png: ours.toBase64() },
      canvas: { ms: end - middle, png: bytes.toBase64() },
    };
  },
};

export type FitBench = typeof bench;

self.onmessage = async ({ data: { name, args } }) => {
  try {
    self.postMessage({ said: await Reflect.get(bench, name)(...args) });
  } catch (fault) {
    self.postMessage({ fault: `${fault}` });
  }
};
self.postMessage({});
