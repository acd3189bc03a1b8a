import type { Size } from "../../shared/catalogue/types.ts";
import type { Format } from "./format.ts";

export type Conversion =
  | { readonly kind: "png"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "wrong-size"; readonly actual: Size }
  | { readonly kind: "undecodable" }
  | { readonly kind: "altered" };

/** What an img element must be told to decode it; the file's declared type may be wrong. */
const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  PNG: "image/png",
  JPEG: "image/jpeg",
  GIF: "image/gif",
  WebP: "image/webp",
  AVIF: "image/avif",
  HEIC: "image/heic",
  BMP: "image/bmp",
  TIFF: "image/tiff",
  SVG: "image/svg+xml",
  PDF: "application/pdf",
  ZIP: "application/zip",
};

/**
 * Turns a picture of the exact size into a PNG: the browser's own decoding, upright by its EXIF, in sRGB.
 * A picture of another size is told by its header alone, so that a large photo is never decoded. An img
 * element, and not createImageBitmap, since it does that, knows SVG, and turns a picture in every browser.
 */
export async function toPng(file: Blob, format: Format, size: Size): Promise<Conversion> {
  const url = URL.createObjectURL(new Blob([file], { type: MEDIA_TYPES[format] }));
  try {
    const image = await load(url);
    if (!image) return { kind: "undecodable" };
    const actual = { width: image.naturalWidth, height: image.naturalHeight };
    if (actual.width !== size.width || actual.height !== size.height) return { kind: "wrong-size", actual };
    if (isReadingAltered()) return { kind: "altered" };
    const canvas = canvasOf(size);
    canvas.context.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((give) => canvas.element.toBlob(give, "image/png"));
    return blob ? { kind: "png", bytes: new Uint8Array(await blob.arrayBuffer()) } : { kind: "undecodable" };
  } catch {
    return { kind: "undecodable" };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture once its size is known; undefined where the browser can't decode it. */
function load(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  return new Promise((give) => {
    image.onload = () => give(image);
    image.onerror = () => give(undefined);
    image.src = url;
  });
}

function canvasOf({ width, height }: Size) {
  const element = document.createElement("canvas");
  element.width = width;
  element.height = height;
  const context = element.getContext("2d", { colorSpace: "srgb", willReadFrequently: true });
  if (!context) throw new Error("the browser gives no canvas");
  return { element, context };
}

const PROBE: Size = { width: 32, height: 32 };

/**
 * Whether what is read from a canvas differs from what was drawn: Firefox with resistFingerprinting,
 * Brave and Safari's private windows do that, some by a little, some by all of it.
 */
function isReadingAltered(): boolean {
  const { context } = canvasOf(PROBE);
  const drawn = context.createImageData(PROBE.width, PROBE.height);
  for (let at = 0; at < drawn.data.length; at++) drawn.data[at] = at % 4 === 3 ? 255 : (at * 37) & 255;
  context.putImageData(drawn, 0, 0);
  const read = context.getImageData(0, 0, PROBE.width, PROBE.height).data;
  return drawn.data.some((value, at) => value !== read[at]);
}
