import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { SHELF } from "#messages/shelf.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { putRows, rowsOf } from "./database.ts";
import { savedBy } from "./files.ts";
import { fullDesign } from "./full-design.ts";
import { axeFaults } from "./judge.ts";
import { followLongTasks } from "./long-tasks.ts";
import { settled } from "./settled.ts";
import { hasNames, names, openName } from "./shelf.ts";
import { seedDesigns } from "./stored-design.ts";

const { openDesign } = browserForTests();

const NOISE = 150;
const MANY = 50;

/** A page with so many designs, with photographs unless told otherwise. */
async function shelfOf(count: number, noise = NOISE): Promise<Page> {
  const page = await openDesign(fullDesign(noise), "/machines", { reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Continue with" }).waitFor();
  await seedDesigns(page, count - 1);
  return page;
}
/** Runs in the page: scrolls to its top, a bit in each frame. */
async function sweepUp(): Promise<void> {
  for (let y = scrollY; y > 0; y -= 80) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
}

describe("a shelf of fifty designs", () => {
  it("draws only visible cards, and never freezes the page", async () => {
    const page = await shelfOf(MANY);
    await page.goto("/machines", { waitUntil: "commit" });
    await page.getByText(`${MANY} machines`).waitFor();
    // A card is drawn when its design is read.
    const drawing = page.locator("[data-design]:has(img)");
    await expect.poll(() => drawing.count()).toBeGreaterThan(1);
    await settled(page);
    expect(await drawing.count()).toBeLessThan(MANY / 3);
    const longTasks = await followLongTasks(page);
    for (const at of [0.25, 0.5, 0.75, 1]) {
      await page.evaluate((at) => scrollTo(0, at * document.body.scrollHeight), at);
      await settled(page);
    }
    await page.evaluate(sweepUp);
    await settled(page);
    expect(await longTasks()).toEqual([]);

    await page.getByRole("searchbox").fill("machine 49");
    await expect.poll(() => page.locator("[data-design]").count()).toBe(1);
  });

  it("is saved in one file, erased, and restored from the file", async () => {
    const page = await shelfOf(4, 0);
    await page.goto("/machines");
    await page.getByText("4 machines").waitFor();
    const before = await names(page);
    const { bytes: buffer } = await savedBy(page, () =>
      page.getByRole("button", { name: "Save all machines as one file" }).click(),
    );
    await page.getByRole("button", { name: "Erase all Brewscreen data" }).click();
    const dialog = page.getByRole("dialog", { name: "Erase all Brewscreen data?" });
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Erase everything", exact: true }).click();
    await page.getByRole("link", { name: "Start Wizard" }).waitFor();
    expect(await openName(page)).toBeNull();
    await page.goto("/machines");
    await page.getByText("Your first machine will appear here").waitFor();
    await page
      .getByLabel("Design file")
      .setInputFiles({ name: "all.brewscreen", mimeType: "application/zip", buffer });
    await page.getByText(SHELF.undoable.add(4, "")).waitFor();
    await hasNames(page, ...before);
    expect(await page.getByText("This browser deleted").count()).toBe(0);
  });

  it("says of each design how many of its images the browser has deleted", async () => {
    const page = await shelfOf(2, NOISE);
    await page.goto(LIGHT_PAGE);
    const [[hash] = [""]] = await rowsOf(page, "blobs");
    await putRows(page, "blobs", [[hash, undefined]]);
    await page.goto("/machines");
    await expect
      .poll(() => page.getByText("This browser deleted 1 of this machine's images.").count())
      .toBe(2);
  });
});
