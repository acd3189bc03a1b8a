import type { Size } from "../../../../shared/machine/types.ts";
import { closePicture, openPicture } from "../../../../web/picture/open-picture.ts";

const SIDE = 400;

export interface Drawn {
  readonly kind: string;
  readonly size?: Size;
  readonly milliseconds?: number;
  readonly isBlank?: boolean;
  /** The mean difference of the tenth of all channels that differ most. */
  readonly difference?: number;
}

const harness = {
  /** Compares the product's drawing with the browser's own. */
  async difference(text: string): Promise<Drawn> {
    const start = performance.now();
    const opened = await openPicture(new Blob([text]), { width: 300, height: 300 });
    if ("kind" in opened) return { kind: opened.kind };
    const { size } = opened;
    const milliseconds = performance.now() - start;
    const scale = SIDE / Math.max(size.width, size.height);
    const shown = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
    const own = pixelsOf(opened.preview, shown);
    closePicture(opened);
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    await image.decode();
    const original = pixelsOf(image, shown);
    const differences = own.map((value, at) => Math.abs(value - (original[at] ?? 0))).sort((a, b) => b - a);
    const most = differences.slice(0, differences.length / 10);
    return {
      kind: "drawn",
      size,
      milliseconds,
      isBlank: new Set(own).size < 2,
      difference: most.reduce((sum, value) => sum + value, 0) / most.length,
    };
  },
};

/** The pixels over white. */
function pixelsOf(image: CanvasImageSource, { width, height }: Size): number[] {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser gives no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return [...context.getImageData(0, 0, width, height).data];
}

export type SvgHarness = typeof harness;

Object.assign(globalThis, { harness });
