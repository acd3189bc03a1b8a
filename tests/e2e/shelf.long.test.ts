import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { fullDesign } from "./full-design.ts";
import { axeFaults, cutOff, smallTargets, unreachable } from "./judge.ts";
import { seedDesigns } from "./many-designs.ts";
import { longestOwnTask } from "./own-time.ts";
import { WIDTHS } from "./page-states.ts";
import { settled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";

const { open } = browserForTests();

/** Makes pictures as large as photographs are. */
const NOISE = 150;
const MANY = 50;
/** Of the processor: what else the machine does makes any task longer by the clock. */
const LONGEST_TASK_MS = 50;

/** A page on a shelf of so many designs, all of them with photographs unless told otherwise. */
async function shelfOf(count: number, noise = NOISE): Promise<Page> {
  const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const longest = { task: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await storeDesign(page, fullDesign(noise), "/machines");
  await page.getByRole("button", { name: "Go on with" }).waitFor();
  await seedDesigns(page, count - 1);
  return page;
}
/** Scrolls the page to its top, a bit each frame. Runs in the page. */
async function sweepUp(): Promise<void> {
  for (let y = scrollY; y > 0; y -= 80) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
}
const longestTask = (page: Page) =>
  page.evaluate(() => Math.round((window as unknown as { longest: { task: number } }).longest.task));

describe("a shelf of fifty designs", () => {
  it("is there soon, draws what is seen and never stops the page", async () => {
    const page = await shelfOf(MANY);
    const started = performance.now();
    await page.goto("/machines", { waitUntil: "commit" });
    await page.getByText(`${MANY} machines`).waitFor();
    const listed = Math.round(performance.now() - started);
    // A card is drawn when its design is read, each by itself, and says nothing while it waits.
    const drawing = page.locator("[data-design]:has(img)");
    await expect.poll(() => drawing.count()).toBeGreaterThan(1);
    await settled(page);
    const drawn = Math.round(performance.now() - started);
    expect(await drawing.count()).toBeLessThan(MANY / 3);
    const atStart = await longestTask(page);

    const own = await longestOwnTask(page, async () => {
      for (const at of [0.25, 0.5, 0.75, 1]) {
        await page.evaluate((at) => scrollTo(0, at * document.body.scrollHeight), at);
        await settled(page);
      }
      await page.evaluate(sweepUp);
      await settled(page);
    });
    const scrolled = await longestTask(page);
    console.log(
      `${MANY} designs: listed after ${listed} ms, drawn after ${drawn} ms; longest task ${atStart} ms, scrolling ${scrolled} ms, of the processor ${own} ms`,
    );
    expect(own).toBeLessThan(LONGEST_TASK_MS);

    await page.getByRole("searchbox").fill("machine 49");
    await expect.poll(() => page.locator("[data-design]").count()).toBe(1);
  });

  it("can be worked by keys alone: choosing several, deleting them and taking that back", async () => {
    const page = await shelfOf(12);
    await page.goto("/machines");
    await page.getByText("12 machines").waitFor();
    expect(await unreachable(page)).toEqual([]);
    await page.getByRole("button", { name: "Choose several" }).focus();
    await page.keyboard.press("Enter");
    const boxes = page.getByRole("checkbox");
    for (const at of [1, 2]) {
      await boxes.nth(at).focus();
      await page.keyboard.press("Space");
    }
    await page.getByText("2 chosen").waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("10 machines").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).last().focus();
    await page.keyboard.press("Enter");
    await page.getByText("12 machines").waitFor();
  });

  it("goes into one file, is erased from the device, and comes back from the file", async () => {
    const page = await shelfOf(4, 0);
    await page.goto("/machines");
    await page.getByText("4 machines").waitFor();
    const names = () => page.getByRole("listitem").getByRole("heading", { level: 2 }).allTextContents();
    const before = (await names()).sort();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save one file of all machines" }).click(),
    ]);
    const buffer = Buffer.concat(await (await saved.createReadStream()).toArray());
    await page.getByRole("button", { name: "Erase everything on this device" }).click();
    const dialog = page.getByRole("dialog", { name: "Erase everything on this device?" });
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Erase everything", exact: true }).click();
    await page.getByRole("link", { name: "Start Wizard" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("machineName"))).toBeNull();
    await page.goto("/machines");
    await page.getByText("Your first machine will stand here").waitFor();
    await page
      .getByLabel("Design file")
      .setInputFiles({ name: "all.brewscreen", mimeType: "application/zip", buffer });
    await page.getByText("4 machines were added.").waitFor();
    expect((await names()).sort()).toEqual(before);
    expect(await page.getByText("This browser has deleted").count()).toBe(0);
  });

  it("says of each design how many of its images the browser has deleted", async () => {
    const page = await shelfOf(2, NOISE);
    await page.goto(LIGHT_PAGE);
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open("brewscreen-store");
        opening.onsuccess = () => done(opening.result);
      });
      const writing = database.transaction("blobs", "readwrite");
      const keys = writing.objectStore("blobs").getAllKeys();
      keys.onsuccess = () => writing.objectStore("blobs").delete(keys.result[0] ?? "");
      await new Promise((done) => {
        writing.oncomplete = done;
      });
      database.close();
    });
    await page.goto("/machines");
    await expect.poll(() => page.getByText("This browser has deleted 1 of its images.").count()).toBe(2);
  });

  it.each(["light", "dark"] as const)("has no fault at any width in %s", async (colorScheme) => {
    const page = await shelfOf(12);
    await page.emulateMedia({ colorScheme });
    for (const viewport of [...WIDTHS, { width: 320, height: 700 }]) {
      await page.setViewportSize(viewport);
      await page.goto("/machines");
      await page.getByText("12 machines").waitFor();
      await settled(page);
      expect(await axeFaults(page), `${viewport.width}`).toEqual([]);
      expect(await cutOff(page), `${viewport.width}`).toEqual([]);
      expect(await smallTargets(page), `${viewport.width}`).toEqual([]);
    }
  });
});
