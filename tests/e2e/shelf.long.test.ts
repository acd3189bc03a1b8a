import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { fullDesign } from "./full-design.ts";
import { axeFaults, cutOff, smallTargets, unreachable } from "./judge.ts";
import { seedDesigns } from "./many-designs.ts";
import { WIDTHS } from "./page-states.ts";
import { settled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";

const { open } = browserForTests();

/** Makes pictures as large as photographs are. */
const NOISE = 150;
const MANY = 50;
/** A machine that does other things too makes any task longer; without that the longest is printed below 50. */
const LONGEST_TASK_MS = 250;

/** A page on a shelf of so many designs, all of them with photographs. */
async function shelfOf(count: number): Promise<Page> {
  const { page } = await open("/assets/404.html", { reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const longest = { task: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await storeDesign(page, fullDesign(NOISE), "/machines");
  await page.getByRole("button", { name: "Go on with" }).waitFor();
  await seedDesigns(page, count - 1);
  return page;
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
    await page.locator("[data-design]").first().getByText("of 11 steps").waitFor();
    await settled(page);
    const drawn = Math.round(performance.now() - started);
    const drawing = await page.locator("[data-design]:has(img)").count();
    expect(drawing).toBeGreaterThan(1);
    expect(drawing).toBeLessThan(MANY / 3);
    const atStart = await longestTask(page);

    for (const at of [0.25, 0.5, 0.75, 1]) {
      await page.evaluate((at) => scrollTo(0, at * document.body.scrollHeight), at);
      await settled(page);
    }
    const scrolled = await longestTask(page);
    console.log(
      `${MANY} designs: listed after ${listed} ms, drawn after ${drawn} ms; longest task ${atStart} ms, scrolling ${scrolled} ms`,
    );
    expect(scrolled).toBeLessThan(LONGEST_TASK_MS);

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
