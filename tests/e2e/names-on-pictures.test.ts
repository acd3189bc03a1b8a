import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { LETTERING, STYLE_LABELS } from "#messages/lettering.ts";
import { LOOKS } from "#messages/looks.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { axeFaults } from "./judge.ts";
import { look } from "./looks.ts";
import { chooseInMenu, continueButton, eventually, image, kept, stepOf, zone } from "./wizard.ts";

/* From three names to three finished pictures. */

const { open } = browserForTests();
const { config } = stepOf("slots", "blends");
const NAMES = ["Hausmischung", "Äthiopien Natur", "Koffeinfrei"];

/** The step's images, with three names typed by hand. */
async function named(page: Page): Promise<void> {
  for (const [i, name] of NAMES.entries()) await page.getByRole("textbox").nth(i).fill(name);
  await page.getByRole("button", { name: config.naming?.confirm ?? "" }).click();
  await page.getByRole("heading", { level: 1, name: config.heading }).waitFor();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: LETTERING.title });
/** Appears once the names are on the shown pictures. */
const use = (page: Page, count = NAMES.length) =>
  dialog(page).getByRole("button", { name: LETTERING.use(count), exact: true });

async function opened(page: Page): Promise<void> {
  await chooseInMenu(page, LETTERING.open);
  await use(page).waitFor();
}

async function used(page: Page, count?: number): Promise<void> {
  await use(page, count).click();
  await dialog(page).waitFor({ state: "detached" });
}

const inSlots = (page: Page) => page.locator("[data-slot] img[width]");
const inDialog = (page: Page) => dialog(page).locator("label:has([type=checkbox]) img");

/** The sizes of pictures, and sums of their pixels. */
const shown = (pictures: Locator) =>
  pictures.evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context?.drawImage(image, 0, 0);
        let sum = 0;
        for (const value of context?.getImageData(0, 0, width, height).data ?? [])
          sum = (Math.imul(sum, 31) + value) | 0;
        return { size: `${width}x${height}`, sum };
      }),
    ),
  );

const urls = (pictures: Locator) =>
  pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src).join());

/** The visitor's own picture in the middle, byte for byte. */
const own = async (page: Page) => (await kept(page)).filter(([key]) => key.endsWith("_middle"));

const ticks = (page: Page) => dialog(page).getByRole("checkbox");
const isTicked = (page: Page) =>
  ticks(page).evaluateAll((boxes) => (boxes as HTMLInputElement[]).map(({ checked }) => checked));

describe("names put on pictures", () => {
  it("make three finished pictures in two presses, which survive a reload", async () => {
    const { page } = await open(config.route);
    await named(page);
    await opened(page);
    expect(await isTicked(page)).toEqual([true, true, true]);
    await used(page);
    await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
    await eventually(async () => (await shown(inSlots(page))).map(({ size }) => size)).toEqual(
      Array(3).fill("302x485"),
    );
    const before = await shown(inSlots(page));
    expect(new Set(before.map(({ sum }) => sum)).size).toBe(3);
    await page.reload();
    await eventually(() => shown(inSlots(page))).toEqual(before);
  });

  it("are shown as they will be stored, in any style, on the same or other pictures", async () => {
    const { page } = await open(config.route);
    await named(page);
    await opened(page);
    const seen = new Set<string>();
    for (const style of Object.values(STYLE_LABELS)) {
      await dialog(page).getByRole("radio", { name: style }).check();
      await eventually(async () => seen.has(await urls(inDialog(page)))).toBe(false);
      await use(page).waitFor();
      seen.add(await urls(inDialog(page)));
    }
    expect(await axeFaults(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: LETTERING.otherScenes }).click();
    await eventually(async () => seen.has(await urls(inDialog(page)))).toBe(false);
    await use(page).waitFor();
    const before = await shown(inDialog(page));
    await used(page);
    await eventually(() => shown(inSlots(page))).toEqual(before);
  });

  it("stand on the visitor's own pictures in one press, and on a look's beside them", async () => {
    const { page } = await open(config.route);
    await named(page);
    for (const label of ["Left", "Middle"])
      await drop(zone(page, label), image(`${label}.png`, { width: 302, height: 485 }));
    await zone(page, "Right")
      .getByRole("button", { name: /Browse Generic Images/ })
      .click();
    await page.getByRole("list", { name: LOOKS.fromLooks }).getByRole("button", { name: look.name }).click();
    await eventually(() => inSlots(page).count()).toBe(3);
    await opened(page);
    expect(await isTicked(page)).toEqual([true, true, true]);
    // The styles are shown on the first picture.
    await eventually(() => dialog(page).getByRole("radio").locator("..").locator("img").count()).toBe(
      Object.keys(STYLE_LABELS).length,
    );
    const [left, middle, right] = await shown(inDialog(page));
    const before = await shown(inSlots(page));
    const untouched = await own(page);
    expect(untouched).toHaveLength(1);
    for (const [at, each] of [left, middle, right].entries()) expect(each).not.toEqual(before[at]);
    await ticks(page).nth(1).uncheck();
    await ticks(page).nth(2).uncheck();
    await use(page, 1).waitFor();
    await used(page, 1);
    await eventually(async () => (await shown(inSlots(page)))[0]).not.toEqual(before[0]);
    expect(await own(page)).toEqual(untouched);
    await chooseInMenu(page, LETTERING.open);
    await use(page).waitFor();
    await ticks(page).nth(0).uncheck();
    await ticks(page).nth(1).uncheck();
    await ticks(page).nth(2).uncheck();
    const none = dialog(page).getByRole("button", { name: LETTERING.noneChosen });
    expect(await none.getAttribute("aria-disabled")).toBe("true");
    for (const tick of await ticks(page).all()) await tick.check();
    await used(page);
    await eventually(() => shown(inSlots(page))).toEqual([left, middle, right]);
  });
});
