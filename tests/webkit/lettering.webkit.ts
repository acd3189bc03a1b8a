import { expect, inject, it } from "vitest";
import { LETTERING } from "#messages/lettering.ts";
import { SCREEN } from "#messages/screen.ts";
import { stepOf } from "../e2e/wizard.ts";
import { driver, driverForTests, eventually, press } from "./driver.ts";

driverForTests();

const { config } = stepOf("slots", "blends");

/** Pictures' sizes and a sum of their pixels each; undefined until all of them are shown. Runs in the page. */
const pixelsOf = (css: string, count: number): { size: string; sum: number }[] | undefined => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(css)];
  // What stands in for a picture that is still being read is one pixel.
  const isShown = pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 1);
  if (document.querySelector("dialog [aria-busy=true]") || pictures.length !== count || !isShown)
    return undefined;
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

/** Three pictures, once they are all shown. */
const seen = (css: string) => eventually(async () => (await driver.ask(pixelsOf, css, 3)) ?? undefined);

it("names on pictures are kept as they were shown, pixel by pixel, and after a reload too", async () => {
  await driver.open(`${inject("baseUrl")}${config.route}`);
  const fields = await eventually(async () => {
    const found = await driver.find("main input");
    return found.length === 3 ? found : undefined;
  });
  for (const [i, name] of ["Hausmischung", "Łódź Poranna", "Oat"].entries())
    await driver.keys(fields[i] ?? "", name);
  await press(config.naming?.confirm ?? "");
  await press(SCREEN.machineMenu);
  await press(LETTERING.open);
  const shown = await seen("dialog label:has([type=checkbox]) img[src^='blob:']");
  expect(shown.map(({ size }) => size)).toEqual(["302x485", "302x485", "302x485"]);
  expect(new Set(shown.map(({ sum }) => sum)).size).toBe(3);
  await press(LETTERING.use(3));
  await eventually(async () => (await driver.find("dialog[open]")).length === 0 || undefined);
  const kept = () => seen("[data-slot] img[width]");
  expect(await kept()).toEqual(shown);
  await driver.reload();
  expect(await kept()).toEqual(shown);
});
