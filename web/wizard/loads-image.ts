import type { Size } from "../../shared/machine/types.ts";

/** Whether the browser can fetch and decode the picture of a path, and it has that size. */
export async function loadsImage(path: string, { width, height }: Size): Promise<boolean> {
  const image = new Image();
  image.src = path;
  try {
    await image.decode();
    return image.naturalWidth === width && image.naturalHeight === height;
  } catch {
    return false;
  }
}
