import type { Size } from "../../shared/machine/types.ts";
import type { OriginalType, Placement } from "../../shared/model/recipe.ts";
import { answerCalls } from "../threads/thread.ts";
import { decodePicture } from "./decode.ts";
import { encodePng } from "./encode-png.ts";
import { inspectFile } from "./facts.ts";
import { resamplerReady } from "./kernel.ts";
import { letterPictures } from "./lettering/letter.ts";
import {
  createBitmapSource,
  createReadableContext,
  isOpaque,
  type PixelSource,
  readPixels,
  resizeImage,
  toRgbaBytes,
} from "./pixels.ts";
import { type FrameComposition, movePlacement, scaleSize, storedScaleOf } from "./placement.ts";
import { renderBackground, renderPixels } from "./render.ts";

const MAX_PREVIEW_SIDE = 1600;
const MAX_LOW_RES_SIDE = 800;

let picture: CurrentPicture | undefined;

interface CurrentPicture {
  readonly bitmap: ImageBitmap;
  readonly lowRes: PixelSource;
  kept?: { readonly share: number; readonly picture: Promise<PlainPicture> } | undefined;
}

export interface DecodedPicture {
  readonly size: Size;
  readonly preview: ImageBitmap;
}

const jobs = {
  inspectFile,

  letter: letterPictures,

  async decode(given: { file: Blob; mediaType: string; size: Size }): Promise<DecodedPicture> {
    return open(await decodePicture(given.file, given.mediaType, given.size));
  },

  open,

  async background(view: FrameComposition): Promise<ImageBitmap | undefined> {
    await resamplerReady;
    const pixels = renderBackground(pictureNow().lowRes, view);
    return (
      pixels && createImageBitmap(new ImageData(new Uint8ClampedArray(toRgbaBytes(pixels)), view.frame.width))
    );
  },

  async render(view: FrameComposition): Promise<Uint8Array<ArrayBuffer>> {
    await resamplerReady;
    const { bitmap, lowRes } = pictureNow();
    return encodePng(renderPixels(createBitmapSource(bitmap), view, lowRes));
  },

  original,
};
export type PictureJobs = typeof jobs;
answerCalls(jobs);

function pictureNow(): CurrentPicture {
  if (!picture) throw new Error("No picture is open");
  return picture;
}

async function open(bitmap: ImageBitmap): Promise<DecodedPicture> {
  let preview: ImageBitmap | undefined;
  try {
    preview = await smaller(bitmap, MAX_PREVIEW_SIDE);
    picture = { bitmap, lowRes: createBitmapSource(await smaller(preview, MAX_LOW_RES_SIDE)) };
    return { size: { width: bitmap.width, height: bitmap.height }, preview };
  } catch (fault) {
    // Frees memory for a bitmap that the page may send next.
    bitmap.close();
    preview?.close();
    throw fault;
  }
}

const smaller = (bitmap: ImageBitmap, longest: number): Promise<ImageBitmap> =>
  resizeImage(bitmap, scaleSize(bitmap, Math.min(1, longest / Math.max(bitmap.width, bitmap.height))));

/** Keeps the SSIM of renderings at 0.992 or more. */
const QUALITY = 0.92;

interface PlainPicture extends Size {
  readonly type: OriginalType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface EncodedOriginal extends PlainPicture {
  readonly placement: Placement;
}

async function original({
  file,
  placement,
  frame,
}: Omit<FrameComposition, "background"> & { file: Blob }): Promise<EncodedOriginal> {
  const picture = pictureNow();
  const { width, height } = picture.bitmap;
  // Kept unchanged, so that the recipe reproduces the same file.
  if (width === frame.width && height === frame.height && (await inspectFile(file)).kind === "png")
    return { type: "image/png", width, height, bytes: await bytesOf(file), placement };
  const share = storedScaleOf(picture.bitmap, placement);
  if (!picture.kept || picture.kept.share < share)
    picture.kept = { share, picture: encoded(picture.bitmap, share) };
  const kept = await picture.kept.picture.catch((fault) => {
    picture.kept = undefined;
    throw fault;
  });
  // Copied because results are transferred.
  const bytes = kept.bytes.slice();
  const scale = (placement.scale * Math.max(width, height)) / Math.max(kept.width, kept.height);
  const isReduced = kept.width !== width || kept.height !== height;
  const settled = { ...placement, scale };
  return {
    ...kept,
    bytes,
    placement: isReduced ? movePlacement({ picture: kept, frame }, settled, { x: 0, y: 0 }) : placement,
  };
}

/** Encodes without metadata, such as a photo's location. Safari can't encode WebP. */
async function encoded(bitmap: ImageBitmap, share: number): Promise<PlainPicture> {
  const { width, height } = scaleSize(bitmap, share);
  const reduced = await resizeImage(bitmap, { width, height });
  const context = createReadableContext({ width, height });
  context.drawImage(reduced, 0, 0);
  reduced.close();
  const { canvas } = context;
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
  if (webp.type === "image/webp") return { width, height, type: "image/webp", bytes: await bytesOf(webp) };
  const pixels = readPixels(context);
  if (!isOpaque(pixels)) return { width, height, type: "image/png", bytes: await encodePng(pixels) };
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  return { width, height, type: "image/jpeg", bytes: await bytesOf(jpeg) };
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
