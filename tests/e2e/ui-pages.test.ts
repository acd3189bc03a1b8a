import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { axeFaults, colourFaults, cutOff, smallTargets, unreachable } from "./judge.ts";
import { pagesInStates, SMALLEST, STATES, WIDTHS } from "./page-states.ts";
import { MOST_SHIFT, shiftsWhileLoading } from "./shifts.ts";

const { show } = pagesInStates();
const { open } = browserForTests();

const [TABLET, UPRIGHT, DESK, PHONE] = WIDTHS;

describe.each(STATES.filter(({ isLess }) => !isLess))("$name", (state) => {
  it("has no violations by axe, cuts nothing off at any width, and can be worked by thumb and by keys", async () => {
    const page = await show(state, { viewport: TABLET });
    expect(await unreachable(page), "by keys alone").toEqual([]);
    for (const viewport of [...WIDTHS, ...SMALLEST]) {
      await page.setViewportSize(viewport);
      expect(await cutOff(page), `${viewport.width}`).toEqual([]);
      expect(await smallTargets(page), `${viewport.width}`).toEqual([]);
      // A desk's page has all that there is, a phone's another header.
      if (viewport === DESK || viewport === PHONE)
        expect(await axeFaults(page), `${viewport.width}`).toEqual([]);
    }
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await colourFaults(page), "dark").toEqual([]);
  });
});

describe("steadiness", () => {
  it.each(["/", "/media-upload"])("nothing moves while fonts and images load: %s", async (path) => {
    for (const viewport of [TABLET, UPRIGHT, PHONE]) {
      const { page } = await open(LIGHT_PAGE, { viewport, reducedMotion: "reduce" });
      const { sum, moved } = await shiftsWhileLoading(page, path);
      expect(sum, `${viewport.width}: ${moved.join("; ")}`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });

  it("stands still under reduced motion, and moves otherwise, with a pause", async () => {
    const machine = (page: Page) => page.locator("main figure").first().getAttribute("aria-label");
    const openAt = async (reducedMotion: "reduce" | "no-preference") => {
      const { page } = await open(LIGHT_PAGE, { reducedMotion });
      await page.clock.install();
      await page.goto("/");
      await page.getByRole("button", { name: reducedMotion === "reduce" ? "Play" : "Pause" }).waitFor();
      return page;
    };
    const still = await openAt("reduce");
    const before = await machine(still);
    await still.clock.runFor(20_000);
    expect(await machine(still)).toBe(before);
    const moving = await openAt("no-preference");
    const first = await machine(moving);
    await moving.clock.runFor(5_100);
    await expect.poll(() => machine(moving)).not.toBe(first);
    await moving.getByRole("button", { name: "Pause" }).click();
    await moving.getByRole("button", { name: "Play" }).waitFor();
    const paused = await machine(moving);
    await moving.clock.runFor(20_000);
    expect(await machine(moving)).toBe(paused);
  });
});
