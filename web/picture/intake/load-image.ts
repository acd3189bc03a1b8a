/** Loads an image; resolves once its size is known, with undefined where the browser can't decode it. */
export function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  return new Promise((give) => {
    image.onload = () => give(image);
    image.onerror = () => give(undefined);
    image.src = url;
  });
}
