import type { Page } from "playwright";
import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";
import { encodePng } from "../../web/picture/encode-png.ts";

/** What a camera's sensor adds to a picture, in levels of 255 to either side. */
const GRAIN = 4;

/**
 * Photographs of given sizes as opaque PNGs: our own renders, each cut differently and with a sensor's
 * grain.
 *
 * @param page on the product's origin
 * @returns PNG bytes by id
 */
export async function photographs(
  page: Page,
  sizes: readonly { id: string; width: number; height: number }[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const scenes = SCREENSAVER_PICTURES.map(({ path }) => path);
  const pngs = new Map<string, Uint8Array>();
  for (const [index, { id, ...size }] of sizes.entries()) {
    const scene = scenes[index % scenes.length] as string;
    const base64 = await page.evaluate(photograph, { scene, ...size, seed: index + 1, grain: GRAIN });
    pngs.set(id, await encodePng({ ...size, data: new Uint8ClampedArray(Buffer.from(base64, "base64")) }));
  }
  return pngs;
}

/** Runs in the page; gives RGBA pixels in base64. */
async function photograph(job: {
  scene: string;
  width: number;
  height: number;
  seed: number;
  grain: number;
}): Promise<string> {
  const { scene, width, height, grain } = job;
  const image = await createImageBitmap(await (await fetch(scene)).blob());
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas");
  const scale = Math.max(width / image.width, height / image.height) * (1 + job.seed / 50);
  context.drawImage(image, 0, 0, image.width * scale, image.height * scale);
  const pixels = context.getImageData(0, 0, width, height);
  let state = job.seed;
  for (let at = 0; at < pixels.data.length; at++) {
    if (at % 4 === 3) continue;
    // Two draws make a triangle of chances, near enough to a sensor's bell.
    for (let draw = 0; draw < 2; draw++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      pixels.data[at] = (pixels.data[at] as number) + ((state >>> 8) / 2 ** 24 - 0.5) * grain;
    }
  }
  return new Uint8Array(pixels.data.buffer).toBase64();
}
