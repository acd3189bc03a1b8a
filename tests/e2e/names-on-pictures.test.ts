import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { LETTERING, STYLE_LABELS } from "#messages/lettering.ts";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { axeFaults } from "./judge.ts";
import { config, named, pixelsOf } from "./letter-words.ts";
import { look } from "./looks.ts";
import { chooseInMenu, continueButton, eventually, image, kept, zone } from "./wizard.ts";

/* From three names to three finished pictures. */

const { open } = browserForTests();
const NAMES = ["Hausmischung", "Äthiopien Natur", "Koffeinfrei"];

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

const IN_SLOTS = "[data-slot] img[width]";
const IN_DIALOG = "dialog label:has([type=checkbox]) img";

/** The sizes of the three pictures, and sums of their pixels. */
async function shown(page: Page, css: string) {
  await eventually(async () => (await page.evaluate(pixelsOf, css)).length).toBe(NAMES.length);
  return page.evaluate(pixelsOf, css);
}

const urls = (page: Page) =>
  page
    .locator(IN_DIALOG)
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src).join());

/** The visitor's own picture in the middle, byte for byte. */
const own = async (page: Page) => (await kept(page)).filter(([key]) => key.endsWith("_middle"));

const ticks = (page: Page) => dialog(page).getByRole("checkbox");
const isTicked = (page: Page) =>
  ticks(page).evaluateAll((boxes) => (boxes as HTMLInputElement[]).map(({ checked }) => checked));

describe("names put on pictures", () => {
  it("make three finished pictures, shown as they will be stored, in any style, on the same or other pictures", async () => {
    const { page } = await open(config.route);
    await named(page, NAMES);
    await opened(page);
    const seen = new Set<string>();
    for (const style of Object.values(STYLE_LABELS)) {
      await dialog(page).getByRole("radio", { name: style }).check();
      await eventually(async () => seen.has(await urls(page))).toBe(false);
      await use(page).waitFor();
      seen.add(await urls(page));
    }
    expect(await axeFaults(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: LETTERING.otherScenes }).click();
    await eventually(async () => seen.has(await urls(page))).toBe(false);
    await use(page).waitFor();
    const before = await shown(page, IN_DIALOG);
    expect(before.map(({ size }) => size)).toEqual(Array(3).fill("302x485"));
    expect(new Set(before.map(({ sum }) => sum)).size).toBe(3);
    await used(page);
    await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
    await eventually(() => shown(page, IN_SLOTS)).toEqual(before);
    await page.reload();
    await eventually(() => shown(page, IN_SLOTS)).toEqual(before);
  });

  it("stand on the visitor's own pictures in one press, and on a look's beside them", async () => {
    const { page } = await open(config.route);
    await named(page, NAMES);
    for (const label of ["Left", "Middle"])
      await drop(zone(page, label), image(`${label}.png`, { width: 302, height: 485 }));
    await zone(page, "Right")
      .getByRole("button", { name: /Browse Generic Images/ })
      .click();
    await page
      .getByRole("list", { name: LOOKS_DIALOG.fromLooks })
      .getByRole("button", { name: look.name })
      .click();
    await eventually(() => page.locator(IN_SLOTS).count()).toBe(3);
    await opened(page);
    expect(await isTicked(page)).toEqual([true, true, true]);
    // The styles are shown on the first picture.
    await eventually(() => dialog(page).getByRole("radio").locator("..").locator("img").count()).toBe(
      Object.keys(STYLE_LABELS).length,
    );
    const [left, middle, right] = await shown(page, IN_DIALOG);
    const before = await shown(page, IN_SLOTS);
    const untouched = await own(page);
    expect(untouched).toHaveLength(1);
    for (const [at, each] of [left, middle, right].entries()) expect(each).not.toEqual(before[at]);
    await ticks(page).nth(1).uncheck();
    await ticks(page).nth(2).uncheck();
    await use(page, 1).waitFor();
    await used(page, 1);
    await eventually(async () => (await shown(page, IN_SLOTS))[0]).not.toEqual(before[0]);
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
    await eventually(() => shown(page, IN_SLOTS)).toEqual([left, middle, right]);
  });
});
