import type { Locator, Page } from "playwright";
import { LETTERING } from "#messages/lettering.ts";
import { chooseInMenu, stepOf } from "./wizard.ts";

/** The blends, whose names stand on their pictures. */
export const { config } = stepOf("slots", "blends");
export const slot = (page: Page, id: string) => page.locator(`[data-slot="${id}"]`);
export const picture = (page: Page, id: string) =>
  slot(page, id).locator("img[width]:not([src^='data:image/gif'])");

/** A sum of the pixels of an image or a canvas, read again if the image's source changes meanwhile. */
export const sumOf = (picture: Locator): Promise<number> =>
  picture.evaluate(async (element) => {
    async function bitmapOf(image: HTMLImageElement): Promise<ImageBitmap> {
      for (;;) {
        const { src } = image;
        const isSame = () => image.src === src;
        const bitmap = await image
          .decode()
          .then(() => createImageBitmap(image))
          .catch((fault) => {
            if (isSame()) throw fault;
          });
        if (bitmap && isSame()) return bitmap;
      }
    }
    const bitmap =
      element instanceof HTMLImageElement
        ? await bitmapOf(element)
        : await createImageBitmap(element as HTMLCanvasElement);
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    let sum = 0;
    for (const value of context?.getImageData(0, 0, width, height).data ?? [])
      sum = (Math.imul(sum, 31) + value) | 0;
    return sum;
  });

/** Pictures' sizes and a sum of their pixels each; none until all of them are shown. Runs in the page. */
export const pixelsOf = (css: string): { size: string; sum: number }[] => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(css)];
  // While a picture is being read, its placeholder is one pixel.
  const isShown = pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 1);
  if (document.querySelector("dialog [aria-busy=true]") || !isShown) return [];
  return pictures.map((picture) => {
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    let sum = 0;
    for (const value of context?.getImageData(0, 0, width, height).data ?? [])
      sum = (Math.imul(sum, 31) + value) | 0;
    return { size: `${width}x${height}`, sum };
  });
};

/** Names the blends. */
export async function named(page: Page, names: readonly string[]): Promise<void> {
  for (const [i, name] of names.entries()) await page.getByRole("textbox").nth(i).fill(name);
  await page.getByRole("button", { name: config.naming?.confirm ?? "" }).click();
  await page.getByRole("heading", { level: 1, name: config.heading }).waitFor();
}

/** Names the blends, and puts the names on pictures. */
export async function lettered(page: Page, names = ["Oat", "Mild", "Kenya"]): Promise<void> {
  await named(page, names);
  await chooseInMenu(page, LETTERING.open);
  const dialog = page.getByRole("dialog", { name: LETTERING.title });
  await dialog.getByRole("button", { name: LETTERING.use(3), exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await picture(page, "right").waitFor();
}
