import type { Size } from "../../../shared/machine/types.ts";
import { encodePng } from "../intake/encode-png.ts";
import { type PlainPicture, withoutMetadata } from "../intake/strip.ts";
import { move, type Placement } from "./placement.ts";
import { readable } from "./source.ts";

/** Bytes of a file that is kept as it is, without its metadata. */
const MAX_WHOLE_BYTES = 4 * 1024 * 1024;
/** Bytes of a file that may come to that without its metadata. Larger ones are not read: they may fill the memory. */
const MAX_READ_BYTES = 32 * 1024 * 1024;
/** Pixels that are kept for each of the frame's, so that a picture can be enlarged later. */
const DENSITY = 2;
const QUALITY = 0.92;
/** Pixels that are read at once. */
const READ_PIXELS = 4_000_000;

/** A picture to be placed anew another day, upright and without metadata, and how it lies in the frame. */
export interface KeptOriginal extends PlainPicture {
  readonly placement: Placement;
}

/** A decoded picture, upright and of at most `MAX_WORKING` pixels, and what was made of it to be kept. */
export interface Keepable {
  readonly bitmap: ImageBitmap;
  kept?: { readonly share: number; readonly picture: Promise<PlainPicture> } | undefined;
}

/**
 * Returns the original as it is kept: a PNG of the frame's size byte for byte, other files without their metadata, and
 * large ones as a new picture of at least twice the frame's pixels. That is made once, unless another placement shows
 * the picture larger.
 */
export async function keepOriginal(
  file: Blob,
  picture: Keepable,
  placement: Placement,
  frame: Size,
): Promise<KeptOriginal> {
  const { width, height } = picture.bitmap;
  // A picture that stands in a design as it came: what is taken away gives it back, byte for byte.
  if (file.type === "image/png" && width === frame.width && height === frame.height)
    return { type: file.type, width, height, bytes: await bytesOf(file), placement };
  const share = Math.min(1, DENSITY * placement.scale);
  if (!picture.kept || picture.kept.share < share)
    picture.kept = { share, picture: plain(file, picture.bitmap, share) };
  const kept = await picture.kept.picture.catch((fault) => {
    picture.kept = undefined;
    throw fault;
  });
  // What is answered is handed over to the page.
  const bytes = kept.bytes.slice();
  if (kept.width === width && kept.height === height) return { ...kept, bytes, placement };
  const scale = (placement.scale * Math.max(width, height)) / Math.max(kept.width, kept.height);
  return {
    ...kept,
    bytes,
    placement: move({ picture: kept, frame }, { ...placement, scale }, { x: 0, y: 0 }),
  };
}

async function plain(file: Blob, bitmap: ImageBitmap, share: number): Promise<PlainPicture> {
  const own = file.size <= MAX_READ_BYTES ? await withoutMetadata(file) : undefined;
  const isWhole = own?.width === bitmap.width && own.height === bitmap.height;
  return isWhole && own.bytes.length <= MAX_WHOLE_BYTES ? own : reduce(bitmap, share);
}

async function reduce(bitmap: ImageBitmap, share: number): Promise<PlainPicture> {
  const width = Math.max(1, Math.round(bitmap.width * share));
  const height = Math.max(1, Math.round(bitmap.height * share));
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: "high" } as const;
  const reduced = await createImageBitmap(bitmap, options);
  try {
    return { width, height, ...(await encode(reduced)) };
  } finally {
    reduced.close();
  }
}

/** As WebP where the browser encodes it, else as JPEG, or as PNG where something shows through. */
async function encode(bitmap: ImageBitmap): Promise<Pick<PlainPicture, "type" | "bytes">> {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { colorSpace: "srgb" });
  if (!context) throw new Error("the browser gives no canvas");
  context.drawImage(bitmap, 0, 0);
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
  if (webp.type === "image/webp") return { type: "image/webp", bytes: await bytesOf(webp) };
  if (isOpaque(bitmap)) {
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return { type: "image/jpeg", bytes: await bytesOf(jpeg) };
  }
  const { data } = context.getImageData(0, 0, width, height);
  return { type: "image/png", bytes: await encodePng({ width, height, data }) };
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

function isOpaque(bitmap: ImageBitmap): boolean {
  const { width, height, read } = readable(bitmap).source;
  const band = Math.max(1, Math.floor(READ_PIXELS / width));
  for (let y = 0; y < height; y += band) {
    const rows = read(0, y, width, Math.min(band, height - y));
    for (let at = 3; at < rows.length; at += 4) if (rows[at] !== 255) return false;
  }
  return true;
}
