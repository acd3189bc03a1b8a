import type { Size } from "../../../shared/machine/types.ts";
import { type Format, isPicture } from "../intake/format.ts";
import { loadImage } from "../intake/load-image.ts";
import { MEDIA_TYPES } from "../intake/media-types.ts";

/** Formats that say their size, and how they are turned, at their start; others may at their end. */
const HEADED: readonly (Format | undefined)[] = ["PNG", "JPEG", "GIF", "BMP"];
/** Bytes of a start with a camera's notes, a thumbnail and a colour profile in it. */
const HEAD_BYTES = 1_000_000;

/**
 * A picture's size, upright in every browser, without decoding it; undefined where the browser can't load it.
 *
 * @param format by its bytes
 */
export async function pictureSize(file: Blob, format: Format | undefined): Promise<Size | undefined> {
  const type = isPicture(format) ? MEDIA_TYPES[format] : "";
  const typed = (part: Blob) => new Blob([part], { type });
  const head = headOf(file, format);
  return (head && (await withImage(typed(head), sizeOf))) ?? (await withImage(typed(file), sizeOf));
}

/** The part of a file that tells its size: a browser that is given all of a large one reads it on the page's thread. */
const headOf = (file: Blob, format: Format | undefined): Blob | undefined =>
  HEADED.includes(format) && file.size > HEAD_BYTES ? file.slice(0, HEAD_BYTES) : undefined;

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** What a picture's img element tells, which is let go then; undefined where the browser can't load it. */
export async function withImage<Told>(
  source: Blob,
  tell: (image: HTMLImageElement) => Told | Promise<Told>,
): Promise<Told | undefined> {
  const url = URL.createObjectURL(source);
  try {
    const image = await loadImage(url);
    return image && (await tell(image));
  } finally {
    URL.revokeObjectURL(url);
  }
}
