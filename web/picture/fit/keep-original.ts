import type { Size } from "../../../shared/machine/types.ts";
import { encodePng } from "../intake/encode-png.ts";
import { type PlainPicture, withoutMetadata } from "../intake/strip.ts";
import { MAX_WORKING } from "./decode.ts";
import type { Placement } from "./placement.ts";
import { readable } from "./readable.ts";
import { wantedPart } from "./wanted-part.ts";

/** Bytes of a file that is kept as it is, without its metadata. */
const MAX_WHOLE_BYTES = 4 * 1024 * 1024;
/** Bytes of a file that may come to that without its metadata. Larger ones are not read: they may fill the memory. */
const MAX_READ_BYTES = 32 * 1024 * 1024;
const QUALITY = 0.92;

/** A picture to be placed anew another day, and how it lies in the frame. */
export interface KeptOriginal extends PlainPicture {
  readonly placement: Placement;
}

/**
 * The original as it is kept: the file itself without its metadata, where it is of the frame's size or not too
 * large, else what the placement may come to show of it.
 *
 * @param bitmap the file as it was decoded, upright; of its own size unless it is too large
 */
export async function keepOriginal(
  file: Blob,
  bitmap: ImageBitmap,
  placement: Placement,
  frame: Size,
): Promise<KeptOriginal> {
  const { width: w, height: h } = bitmap;
  // A picture that stands in a design as it came: what is taken away gives it back, byte for byte.
  if (file.type === "image/png" && w === frame.width && h === frame.height)
    return { type: file.type, width: w, height: h, bytes: await bytesOf(file), placement };
  const plain = file.size <= MAX_READ_BYTES ? await withoutMetadata(file) : undefined;
  if (plain?.width === w && plain.height === h && plain.bytes.length <= MAX_WHOLE_BYTES)
    return { ...plain, placement };
  const { part, size, placement: placed } = wantedPart({ picture: bitmap, frame }, placement, MAX_WORKING);
  const { x, y, width, height } = part;
  const reduced = await createImageBitmap(bitmap, x, y, width, height, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: "high",
  });
  try {
    return { ...size, ...(await encode(reduced)), placement: placed };
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
  const { width, height, band, read } = readable(bitmap);
  for (let y = 0; y < height; y += band) {
    const rows = read(0, y, width, Math.min(band, height - y));
    for (let at = 3; at < rows.length; at += 4) if (rows[at] !== 255) return false;
  }
  return true;
}
