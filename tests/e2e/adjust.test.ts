import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import type { Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FITTING } from "#messages/fit.ts";
import { type Design, imagesOf } from "../../shared/model/design.ts";
import { turned } from "../support/exif.ts";
import { COLOURS, rgb, writeFourColours } from "../support/four-colours.ts";
import { browserForTests } from "./browser.ts";
import { rowsOf } from "./database.ts";
import { giveDesignFile, openMenu, savedDesign } from "./design-menu.ts";
import { doneButton, keptPng, NAMED, openTools, pixel, stage, startFitting } from "./fit.ts";
import { chooseCount, kept, placedPicture, zone } from "./wizard.ts";

const { open, openDesign } = browserForTests();

const PLACE = "48.2082 N 16.3738 E";

let folder: string;
let photo: string;
let large: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "brewscreen-adjust-"));
  const upright = join(folder, "upright.jpg");
  const withPlace = (picture: Sharp) =>
    picture.withExif({ IFD0: { ImageDescription: PLACE } }).jpeg({ quality: 95 });
  await writeFourColours(upright, { width: 900, height: 600, encode: withPlace });
  photo = join(folder, "photo.jpg");
  writeFileSync(photo, turned(readFileSync(upright), 6));
  large = join(folder, "large.jpg");
  await writeFourColours(large, { width: 5000, height: 3000, encode: withPlace });
});
afterAll(() => rmSync(folder, { recursive: true }));

const blends = () => openDesign(NAMED, "/blends", { reducedMotion: "reduce" });
const leftOf = async (page: Page) => (await kept(page)).find(([key]) => key.endsWith("_blends_left"))?.[1];
/** By its button, or by a press on the picture. */
const adjust = async (page: Page, name: string | RegExp = /^Left: /) => {
  await zone(page, "Left").getByRole("button", { name }).click();
  await stage(page).waitFor();
  expect(await page.getByText(FITTING.adjusting).count()).toBe(0);
};
const use = async (page: Page) => {
  await doneButton(page).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
};
/** The nearest of the four colours at the top left and the top right of the kept picture. */
const topOf = async (page: Page) => {
  const png = await keptPng(page, "left");
  return [pixel(png, 20, 20), pixel(png, png.width - 20, 20)].map((rgba) => {
    const away = COLOURS.map((colour) =>
      Math.hypot(...rgb(colour).map((value, channel) => value - (rgba[channel] ?? 0))),
    );
    return away.indexOf(Math.min(...away));
  });
};

/** The type and the size of the only original that is kept, and its bytes as text. */
async function original(page: Page) {
  const [[, design] = []] = await rowsOf<Design>(page, "designs");
  const images = design ? [...imagesOf(design)] : [];
  const found = images.find(({ image }) => image.recipe)?.image.recipe?.original;
  if (!found || !("blob" in found)) throw new Error("no original is kept");
  const file = new Map(await rowsOf<Uint8Array>(page, "blobs")).get(found.blob);
  const { type, width, height } = found;
  return { type, width, height, text: Buffer.from(file ?? []).toString("latin1") };
}

describe("a photo that was made to fit", () => {
  it("is adjusted from its original after a reload and in another browser", async () => {
    const page = await blends();
    await startFitting(page, "Left", photo);
    await openTools(page);
    await page.getByRole("button", { name: "Show all" }).click();
    await use(page);
    await placedPicture(page, "Left").waitFor();
    expect(readFileSync(photo, "latin1")).toContain(PLACE);
    const { text, ...kept } = await original(page);
    // It is shown at 0.503 of its size, so all of it is kept.
    expect(kept).toEqual({ type: "image/webp", width: 600, height: 900 });
    expect(text).not.toContain(PLACE);
    const first = await leftOf(page);
    const top = await topOf(page);

    await page.reload();
    await placedPicture(page, "Left").waitFor();
    await adjust(page);
    // Used unchanged, it is the same picture and no change.
    await use(page);
    expect(await leftOf(page)).toBe(first);
    await adjust(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await leftOf(page)).toBe(first);
    await adjust(page);
    await openTools(page);
    await page.getByRole("button", { name: "Flip horizontally" }).click();
    await use(page);
    await expect.poll(() => topOf(page)).toEqual([...top].reverse());
    await page.keyboard.press("Control+z");
    await expect.poll(() => leftOf(page)).toBe(first);

    const { name, bytes: buffer } = await savedDesign(page, await openMenu(page));
    expect(buffer.toString("latin1")).not.toContain(PLACE);
    const other = await blends();
    const menu = await openMenu(other);
    await giveDesignFile(menu, name, buffer);
    await expect.poll(() => leftOf(other)).toBe(first);
    await menu.getByRole("button", { name: "Close" }).click();
    await menu.waitFor({ state: "detached" });
    await placedPicture(other, "Left").waitFor();
    await adjust(other);
    await openTools(other);
    await other.getByRole("button", { name: "Flip horizontally" }).click();
    await use(other);
    await expect.poll(() => topOf(other)).toEqual([...top].reverse());
  });

  it("is kept at twice the frame's resolution if it is too large to be kept whole", async () => {
    const page = await blends();
    await startFitting(page, "Left", large);
    await use(page);
    await placedPicture(page, "Left").waitFor();
    const { text, ...kept } = await original(page);
    expect(kept).toEqual({ type: "image/webp", width: 1617, height: 970 });
    expect(text).not.toContain(PLACE);
    const before = await topOf(page);
    await adjust(page);
    await openTools(page);
    await page.getByRole("button", { name: "Flip horizontally" }).click();
    await use(page);
    await expect.poll(() => topOf(page)).toEqual([...before].reverse());
  });

  it("is kept without the metadata of its file, whatever its type", async () => {
    const page = await blends();
    const types = { Left: "jpeg", Middle: "png", Right: "webp" } as const;
    for (const [label, type] of Object.entries(types)) {
      const path = join(folder, `noted.${type}`);
      const encode = (picture: Sharp) =>
        picture
          .withExif({ IFD0: { ImageDescription: PLACE } })
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${PLACE}</x:xmpmeta>`)
          .toFormat(type);
      await writeFourColours(path, { width: 700, height: 900, encode });
      expect(readFileSync(path, "latin1")).toContain(PLACE);
      await startFitting(page, label, path);
      await use(page);
      await placedPicture(page, label).waitFor();
    }
    const files = await rowsOf<Uint8Array>(page, "blobs");
    expect(files).toHaveLength(6);
    for (const [, bytes] of files) expect(Buffer.from(bytes).toString("latin1")).not.toContain(PLACE);
  });

  it("is fitted again to another count of cups", async () => {
    const { page } = await open("/cold-cup-size", { reducedMotion: "reduce" });
    await startFitting(page, "Regular", photo);
    await use(page);
    await placedPicture(page, "Regular").waitFor();
    await chooseCount(page, 3);
    await page.getByRole("button", { name: "Fit the same pictures again" }).click();
    await stage(page).waitFor();
    await use(page);
    await page.locator("[data-slot] img[width]").first().waitFor();
    // One change: a second Undo brings the count back.
    await page.keyboard.press("Control+z");
    await expect.poll(() => page.locator("[data-slot] img[width]").count()).toBe(0);
  });
});
