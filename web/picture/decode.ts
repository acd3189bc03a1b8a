import type { Size } from "../../shared/machine/types.ts";
import { reduceSize } from "./placement.ts";

/** Enough for 12-megapixel photos, which take 50 MB when decoded. */
export const MAX_WORKING_PIXELS = 12_600_000;

/** Decodes a picture upright, reduced to at most `maxPixels`. Rejects if the browser can't, or if `size` is wrong. */
export async function decodePicture(
  file: Blob,
  mediaType: string,
  size: Size,
  maxPixels = MAX_WORKING_PIXELS,
): Promise<ImageBitmap> {
  if (!(await appliesOrientation()))
    throw new Error("Workers in this browser ignore a picture's orientation");
  const working = reduceSize(size, maxPixels);
  const bitmap = await decodeTo(working, file, mediaType, size);
  // Browsers derive the height from the decoded picture, not from `size`.
  if (bitmap.width === working.width && Math.abs(bitmap.height - working.height) <= 1) return bitmap;
  bitmap.close();
  throw new Error("The picture's size differs from its header");
}

async function decodeTo(working: Size, file: Blob, mediaType: string, size: Size): Promise<ImageBitmap> {
  if (working.width === size.width && working.height === size.height) return createImageBitmap(file);
  const resize = { resizeWidth: working.width, resizeQuality: "high" } as const;
  const frame = mediaType === "image/jpeg" ? await decodeReduced(file, size, working) : undefined;
  if (!frame) return createImageBitmap(file, resize);
  return createImageBitmap(frame, { ...resize, resizeHeight: working.height }).finally(() => frame.close());
}

/**
 * Saves memory: Chromium's ImageDecoder can decode a JPEG at eighths of its size. Without `rotation`,
 * VideoFrames aren't drawn upright.
 */
async function decodeReduced(file: Blob, size: Size, working: Size): Promise<VideoFrame | undefined> {
  if (!("ImageDecoder" in self && "rotation" in VideoFrame.prototype)) return undefined;
  const data = await file.arrayBuffer();
  const coded = jpegSize(new DataView(data));
  if (!coded) return undefined;
  const isTurned = coded.width === size.height && coded.height === size.width && size.width !== size.height;
  if (!isTurned && (coded.width !== size.width || coded.height !== size.height)) return undefined;
  const eighths = Math.ceil((8 * working.width) / size.width) / 8;
  const decoder = new ImageDecoder({
    data,
    type: "image/jpeg",
    desiredWidth: Math.ceil(coded.width * eighths),
    desiredHeight: Math.ceil(coded.height * eighths),
  });
  try {
    const { image } = await decoder.decode();
    return image;
  } catch {
    return undefined;
  } finally {
    decoder.close();
  }
}

/** A JPEG of a black and a white pixel, which its EXIF orientation swaps. */
const PROBE =
  "/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAMAAAAAAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtq" +
  "eJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABsQAAAHAQAAAAAA" +
  "AAAAAAAAAAABAgQFNXOy/9oACAEBAAA/AHIuraYo5If/2Q==";
const MIDDLE_GREY = 128;

/** Whether this worker applies EXIF orientation. After a turn by 180°, the size alone can't tell. */
async function appliesOrientation(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(PROBE), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return (context?.getImageData(0, 0, 1, 1).data[0] ?? 0) > MIDDLE_GREY;
}

/** The size before EXIF rotation (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker >> 8 !== 0xff) return undefined;
  }
  return undefined;
}
