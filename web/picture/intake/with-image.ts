import type { Size } from "../../../shared/machine/types.ts";
import type { PictureFormat } from "./format.ts";
import { MEDIA_TYPES } from "./media-types.ts";

/** Loads a picture into an img element for as long as it is used; undefined if the browser can't load it. */
export async function withImage<Result>(
  file: Blob,
  format: PictureFormat,
  use: (image: HTMLImageElement) => Result | Promise<Result>,
): Promise<Result | undefined> {
  const url = URL.createObjectURL(new Blob([file], { type: MEDIA_TYPES[format] }));
  try {
    const image = new Image();
    const isLoaded = await new Promise<boolean>((give) => {
      image.onload = () => give(true);
      image.onerror = () => give(false);
      image.src = url;
    });
    return isLoaded ? await use(image) : undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});
