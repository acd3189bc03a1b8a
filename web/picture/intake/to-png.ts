import type { Size } from "../../../shared/machine/types.ts";
import { isReadingAltered } from "./altered.ts";
import { decodeHeic } from "./decode-heic.ts";
import { encodeAway } from "./encode-away.ts";
import type { PictureFormat } from "./format.ts";
import { loadImage } from "./load-image.ts";
import { MEDIA_TYPES } from "./media-types.ts";

export type Conversion =
  | { readonly kind: "png"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "wrong-size"; readonly actual: Size }
  | { readonly kind: "undecodable" }
  | { readonly kind: "damaged-heic" }
  | { readonly kind: "unconverted" }
  | { readonly kind: "altered" };

/**
 * Turns a picture of the exact size into a PNG: the browser's own decoding, upright by its EXIF, in sRGB.
 * A picture of another size is told by its header alone, so that a large photo is never decoded. An img
 * element, and not createImageBitmap, since it does that, knows SVG, and turns a picture in every browser.
 */
export async function toPng(file: Blob, format: PictureFormat, size: Size): Promise<Conversion> {
  const url = URL.createObjectURL(new Blob([file], { type: MEDIA_TYPES[format] }));
  try {
    const image = await loadImage(url);
    if (!image) return format === "HEIC" ? heicToPng(file, size) : { kind: "undecodable" };
    const actual = { width: image.naturalWidth, height: image.naturalHeight };
    if (actual.width !== size.width || actual.height !== size.height) return { kind: "wrong-size", actual };
    if (isReadingAltered()) return { kind: "altered" };
    return { kind: "png", bytes: await encodeAway(pixelsOf(image, size)) };
  } catch {
    return { kind: "undecodable" };
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function heicToPng(file: Blob, exact: Size): Promise<Conversion> {
  const pixels = exact.width * exact.height;
  const outcome = await decodeHeic({ file, exact, maxPixels: pixels, workingPixels: pixels });
  if (!outcome) return { kind: "unconverted" };
  if (outcome.kind === "damaged") return { kind: "damaged-heic" };
  if (outcome.kind !== "decoded") return { kind: "wrong-size", actual: outcome.size };
  if (isReadingAltered()) return { kind: "altered" };
  return { kind: "png", bytes: await encodeAway(pixelsOf(outcome.bitmap, exact)) };
}

/** What the browser makes of a picture: upright, in sRGB. */
function pixelsOf(image: HTMLImageElement | ImageBitmap, { width, height }: Size): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { colorSpace: "srgb", willReadFrequently: true });
  if (!context) throw new Error("the browser gives no canvas");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}
