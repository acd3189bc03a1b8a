import type { Size } from "../../shared/machine/types.ts";
import type { OriginalType, Placement } from "../../shared/model/recipe.ts";
import { encodePng } from "./encode-png.ts";
import { isOpaque, pixelsOf, readingCanvas } from "./pixels.ts";
import { move, scaled } from "./placement.ts";

/** Pixels per frame pixel along a side. */
const DENSITY = 2;
/** Encoding takes no longer than rendering the largest frame. */
const MAX_KEPT = 3_200_000;
/** Renderings have an SSIM of at least 0.992 to those of the file. */
const QUALITY = 0.92;

/** Without metadata, such as the place where it was taken. */
interface PlainPicture extends Size {
  readonly type: OriginalType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface KeptOriginal extends PlainPicture {
  readonly placement: Placement;
}

export interface Keepable {
  readonly bitmap: ImageBitmap;
  kept?: { readonly share: number; readonly picture: Promise<PlainPicture> } | undefined;
}

/**
 * Returns a PNG of the frame's size as it is, any other file re-encoded at twice the frame's density or less. The
 * encoding is reused unless a later placement enlarges the picture.
 */
export async function keepOriginal(
  file: Blob,
  picture: Keepable,
  placement: Placement,
  frame: Size,
): Promise<KeptOriginal> {
  const { width, height } = picture.bitmap;
  // Without text and logo, its recipe gives the same file back.
  if (file.type === "image/png" && width === frame.width && height === frame.height)
    return { type: "image/png", width, height, bytes: await bytesOf(file), placement };
  const share = Math.min(1, DENSITY * placement.scale, Math.sqrt(MAX_KEPT / (width * height)));
  if (!picture.kept || picture.kept.share < share)
    picture.kept = { share, picture: encoded(picture.bitmap, share) };
  const kept = await picture.kept.picture.catch((fault) => {
    picture.kept = undefined;
    throw fault;
  });
  // The answer is transferred.
  const bytes = kept.bytes.slice();
  const scale = (placement.scale * Math.max(width, height)) / Math.max(kept.width, kept.height);
  const isReduced = kept.width !== width || kept.height !== height;
  const settled = { ...placement, scale };
  return {
    ...kept,
    bytes,
    placement: isReduced ? move({ picture: kept, frame }, settled, { x: 0, y: 0 }) : placement,
  };
}

/** As WebP if the browser can, else as JPEG, or as PNG if a pixel is transparent. */
async function encoded(bitmap: ImageBitmap, share: number): Promise<PlainPicture> {
  const { width, height } = scaled(bitmap, share);
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: "high" } as const;
  const reduced = await createImageBitmap(bitmap, options);
  const context = readingCanvas({ width, height });
  context.drawImage(reduced, 0, 0);
  reduced.close();
  const { canvas } = context;
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
  if (webp.type === "image/webp") return { width, height, type: "image/webp", bytes: await bytesOf(webp) };
  const pixels = pixelsOf(context);
  if (!isOpaque(pixels)) return { width, height, type: "image/png", bytes: await encodePng(pixels) };
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  return { width, height, type: "image/jpeg", bytes: await bytesOf(jpeg) };
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
