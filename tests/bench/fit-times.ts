import { build } from "../../scripts/build.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { launch } from "../e2e/browser.ts";
import { turned } from "../support/exif.ts";

/*
 * How long a visitor waits with a photo of twelve megapixels on /screensaver: from choosing it to the editor shown,
 * and from Use this picture to Saved. By hand: node tests/bench/fit-times.ts
 */

const PHOTO = { width: 4032, height: 3024 };
const ROUNDS = 5;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await build();
const server = await serveOnFreePorts();
const browser = await launch();
try {
  const waits: { readonly shown: number; readonly saved: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${server.url}/screensaver`);
    const jpeg = await page.evaluate(async ({ width, height }) => {
      const picture = await createImageBitmap(
        await (await fetch("/images/templates/screensaver.png")).blob(),
      );
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.drawImage(picture, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      // A sensor's grain: without it a photo is decoded too soon.
      for (let at = 0; at < data.length; at++) if (at % 4 < 3) data[at] = (data[at] ?? 0) + Math.random() * 8;
      context.putImageData(new ImageData(data, width, height), 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, PHOTO);
    const buffer = Buffer.from(turned(Uint8Array.from(jpeg), 6));
    const input = page.locator("fieldset input[type=file]").first();
    // By the page's own clock: what happened first, and what was seen for it.
    await input.evaluate((element) => {
      const marks: Record<string, number> = {};
      Object.assign(window, { marks });
      const mark = (name: string) => {
        marks[name] ??= performance.now();
      };
      element.addEventListener("change", () => mark("chosen"), { capture: true });
      document.addEventListener("click", () => mark("used"), { capture: true });
      const look = () => {
        if (document.querySelector("dialog [role=application]")) mark("shown");
        if (document.body.textContent?.includes("(1/4)")) mark("saved");
        requestAnimationFrame(look);
      };
      look();
    });
    await input.setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("application").waitFor();
    await page.getByRole("button", { name: "Use this picture" }).click();
    await page.getByText("(1/4)").waitFor();
    const {
      chosen = 0,
      shown = 0,
      used = 0,
      saved = 0,
    } = await page.evaluate(() => Reflect.get(window, "marks") as Record<string, number>);
    waits.push({ shown: shown - chosen, saved: saved - used });
    await page.close();
  }
  console.log(`${ROUNDS} photos of ${PHOTO.width} x ${PHOTO.height}, turned by EXIF; medians, ms`);
  console.log(`from choosing it to the editor shown: ${Math.round(median(waits.map(({ shown }) => shown)))}`);
  console.log(`from Use this picture to Saved: ${Math.round(median(waits.map(({ saved }) => saved)))}`);
} finally {
  await browser.close();
  await server.stop();
}
