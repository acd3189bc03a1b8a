import type { Size } from "../../shared/machine/types.ts";

/**
 * Pixels to which a larger picture is reduced as it is decoded: 50 MB, and four times a screen each way. What phones call
 * 12 megapixels, 4032 x 3024 to 4096 x 3072, is not larger.
 */
export const MAX_WORKING = 12_600_000;

/** The size at which a picture is worked on: its own, or reduced to what may be held, in pixels. */
export function workingSize({ width, height }: Size, most = MAX_WORKING): Size {
  const share = Math.min(1, Math.sqrt(most / (width * height)));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}

/**
 * Decodes a picture upright, in sRGB, off the page's thread; one that is larger than may be held, reduced.
 *
 * @param size of the whole picture, upright
 * @param most pixels that may be held
 * @throws where this browser can't, or decodes one of another size
 */
export async function decode(
  file: Blob,
  mediaType: string,
  size: Size,
  most = MAX_WORKING,
): Promise<ImageBitmap> {
  if (!(await isTurnedHere())) throw new Error("this browser's workers do not turn pictures upright");
  const working = workingSize(size, most);
  const bitmap = await decodeTo(working, file, mediaType, size);
  // The height is left to the browser, so that a picture whose size is another comes undistorted.
  if (bitmap.width === working.width && Math.abs(bitmap.height - working.height) <= 1) return bitmap;
  bitmap.close();
  throw new Error("the picture is of another size than its header says");
}

async function decodeTo(working: Size, file: Blob, mediaType: string, size: Size): Promise<ImageBitmap> {
  if (working.width === size.width && working.height === size.height) return createImageBitmap(file);
  const resize = { resizeWidth: working.width, resizeQuality: "high" } as const;
  const reduced = mediaType === "image/jpeg" ? await decodeReduced(file, size, working) : undefined;
  if (!reduced) return createImageBitmap(file, resize);
  return createImageBitmap(reduced, { ...resize, resizeHeight: working.height }).finally(() =>
    reduced.close(),
  );
}

/**
 * A JPEG at some eighths of its size, the next larger, which Chromium's ImageDecoder makes without ever having
 * the whole. Only where a VideoFrame knows how it is turned: drawn, it is then upright.
 */
async function decodeReduced(file: Blob, size: Size, working: Size): Promise<VideoFrame | undefined> {
  if (!("ImageDecoder" in self && "rotation" in VideoFrame.prototype)) return undefined;
  const data = await file.arrayBuffer();
  // It asks for the size as the file has it, before it is turned.
  const coded = jpegSize(new DataView(data));
  if (!coded) return undefined;
  const isTurned = coded.width === size.height && coded.height === size.width && size.width !== size.height;
  if (!isTurned && (coded.width !== size.width || coded.height !== size.height)) return undefined;
  const eighths = Math.ceil((8 * working.width) / size.width) / 8;
  const decoder = new ImageDecoder({
    data,
    type: "image/jpeg",
    // It gives what is at most so large.
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

/** A JPEG of a black pixel and a white one, which its EXIF turns by half: white stands first. */
const PROBE =
  "/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAMAAAAAAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtq" +
  "eJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABsQAAAHAQAAAAAA" +
  "AAAAAAAAAAABAgQFNXOy/9oACAEBAAA/AHIuraYo5If/2Q==";
const MIDDLE_GREY = 128;

/**
 * Whether a worker's createImageBitmap turns a picture as its EXIF says. Not all do, and half a turn or a
 * mirrored picture would not tell by its size.
 */
async function isTurnedHere(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(PROBE), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return (context?.getImageData(0, 0, 1, 1).data[0] ?? 0) > MIDDLE_GREY;
}

/**
 * Returns the size of a JPEG before EXIF turns it, from its frame header (ITU-T T.81, B.2.2), the first marker SOFn;
 * undefined if it has none. Throws if it is cut off within a segment's length.
 */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker >> 8 !== 0xff) return undefined;
  }
  return undefined;
}
