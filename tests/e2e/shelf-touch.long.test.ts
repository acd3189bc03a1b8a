import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { DOWNLOADS } from "#messages/download.ts";
import { VARIANTS } from "#messages/many.ts";
import { SHELF } from "#messages/shelf.ts";
import { png } from "../support/png.ts";
import { needs } from "../support/programs.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { savedBy } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { axeFaults, cutOff, smallTargets } from "./judge.ts";
import { FILES_PROGRAMS, filesIn, namedDesign, openTable } from "./many.ts";
import { settled } from "./settled.ts";
import { card, choose, hasNames, key, named, openName, rename } from "./shelf.ts";
import { storeDesign } from "./stored-design.ts";

/* The shelf and the table of machines, by touch alone. */

const { open } = browserForTests();
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Taps the screens of a card in the middle of the window, where no bar covers them. */
async function tapScreens(page: Page, name: string): Promise<void> {
  const screens = card(page, name).getByRole("img", { name: SHELF.screens(name) });
  await screens.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await screens.tap({ force: true });
}

const chooses = (page: Page, name: string, what: string) => choose(page, name, what, "tap");
async function renames(page: Page, name: string, as: string): Promise<void> {
  await rename(page, name, as, "tap");
  await named(page, as).waitFor();
}

const noFault = async (page: Page) => {
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  expect([...(await cutOff(page)), ...(await smallTargets(page))]).toEqual([]);
};

describe.each<[string, BrowserContextOptions]>([
  ["a tablet", TABLET],
  ["a phone", PHONE],
])("by touch on %s", (_, device) => {
  it("machines are opened, duplicated, renamed, deleted and restored", async () => {
    const { page, problems } = await open(LIGHT_PAGE, { ...device, reducedMotion: "reduce" });
    await storeDesign(page, bundledDesign(), "/machines");
    await named(page, "Lobby").waitFor();
    await chooses(page, "Lobby", SHELF.duplicate);
    await renames(page, "Lobby 2", "Terrace");
    await chooses(page, "Terrace", SHELF.rename);
    await renames(page, "Terrace", "Roof");
    await chooses(page, "Roof", SHELF.duplicate);
    await renames(page, "Roof 2", "Cellar");
    await hasNames(page, "Lobby", "Roof", "Cellar");
    await noFault(page);

    await chooses(page, "Cellar", SHELF.delete);
    await hasNames(page, "Lobby", "Roof");
    await key(page, SHELF.undo).last().tap();
    await hasNames(page, "Lobby", "Roof", "Cellar");

    await key(page, SHELF.several).tap();
    // The whole card is its checkbox.
    for (const name of ["Roof", "Cellar"]) await tapScreens(page, name);
    await page.getByText(SHELF.chosen(2), { exact: true }).waitFor();
    await noFault(page);
    await key(page, SHELF.delete).tap();
    await hasNames(page, "Lobby");
    await key(page, SHELF.undo).last().tap();
    await hasNames(page, "Lobby", "Roof", "Cellar");

    // It also opens the machine.
    await tapScreens(page, "Roof");
    await page.getByRole("heading", { level: 1, name: "Final Review" }).waitFor();
    expect(await openName(page)).toBe("Roof");
    expect(problems).toEqual([]);
  });

  it("a table is filled in its sheet, corrected, and exported", needs(...FILES_PROGRAMS), async () => {
    const { page, problems } = await openTable(open, namedDesign(), device);
    await page.getByLabel("Left Blend", { exact: true }).tap();
    await page.getByText(VARIANTS.groups.picture, { exact: true }).tap();
    await page.getByLabel("Blends Selection, Right", { exact: true }).tap();
    await noFault(page);
    await key(page, VARIANTS.add).tap();
    const first = page.getByRole("dialog", { name: VARIANTS.sheetName(1, 1) });
    await first.getByRole("textbox").first().fill("Foyer");
    await first.getByRole("textbox").nth(1).fill("Hausmischung");
    await first.locator("input[type=file]").setInputFiles({
      name: "foyer.png",
      mimeType: "image/png",
      buffer: Buffer.from(png(302, 485, { seed: 5 })),
    });
    await first.getByText("foyer.png").waitFor();
    await noFault(page);
    await key(first, VARIANTS.another).tap();
    const second = page.getByRole("dialog", { name: VARIANTS.sheetName(2, 2) });
    await second.getByRole("textbox").first().fill("Foyer");
    await second.getByText(VARIANTS.faults.twice(1)).waitFor();
    await key(second, VARIANTS.done).tap();

    await key(page, VARIANTS.wrongRows(2)).tap();
    const ofTwo = page.getByRole("dialog", { name: VARIANTS.sheetName(1, 2) });
    await key(ofTwo, VARIANTS.next).tap();
    await second.getByRole("textbox").first().fill("Bar");
    await key(second, VARIANTS.done).tap();
    await page.getByText(VARIANTS.ready(2)).waitFor();
    // A cell opens its sheet at its field.
    await page
      .getByRole("button", { name: /Hausmischung/ })
      .first()
      .tap();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
      .toBe("Hausmischung");
    await key(ofTwo, VARIANTS.done).tap();
    await key(page, VARIANTS.remove(VARIANTS.row(2, "Bar"))).tap();
    await page.getByText(VARIANTS.ready(1)).waitFor();
    await key(page, VARIANTS.undo).last().tap();
    await page.getByText(VARIANTS.ready(2)).waitFor();
    await noFault(page);

    await key(page, VARIANTS.toFiles).tap();
    const saved = await savedBy(page, () => key(page, VARIANTS.exportStart).tap());
    const dialog = page.getByRole("dialog");
    await dialog.getByText(VARIANTS.exported(2)).waitFor();
    await dialog.getByRole("link", { name: DOWNLOADS.saveAgain(saved.name) }).waitFor();
    await noFault(page);
    const files = filesIn(new Uint8Array(saved.bytes));
    expect(Object.keys(files).sort()).toEqual(["Bar/Bar.mp", "Foyer/Foyer.mp", VARIANTS.summaryFile].sort());
    await key(dialog, VARIANTS.close).last().tap();
    await dialog.waitFor({ state: "detached" });
    expect(problems).toEqual([]);
  });
});
