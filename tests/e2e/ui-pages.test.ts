import type { Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { HOME } from "#messages/home.ts";
import { RETURNING_VISITOR } from "#messages/returning.ts";
import { SCREEN } from "#messages/screen.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { ROUTES } from "../../web/app/routes.ts";
import { FONT_SETS } from "../fonts/fonts-file.ts";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { stopClock } from "./clock.ts";
import { axeFaults, cutOff, smallTargets, unreachable } from "./judge.ts";
import { pagesInStates, SMALLEST, STATES, WIDTHS } from "./page-states.ts";
import { countShifts, MOST_SHIFT, shiftsWhileLoading } from "./shifts.ts";
import { storeDesign } from "./stored-design.ts";

const { show } = pagesInStates();
const { open } = browserForTests();

const TURN_MS = 5000;
const isLong = inject("isLong");

const [TABLET, , DESK, PHONE] = WIDTHS;

describe.each(STATES.filter(({ isLess }) => isLong || !isLess))("$name", (state) => {
  if (!isLong)
    it("has no violations by axe, cuts nothing off at any width, and can be worked by thumb and by keys", async () => {
      const page = await show(state, { viewport: TABLET });
      expect(await unreachable(page), "by keys alone").toEqual([]);
      for (const viewport of [...WIDTHS, ...SMALLEST]) {
        await page.setViewportSize(viewport);
        expect(await cutOff(page), `${viewport.width}`).toEqual([]);
        expect(await smallTargets(page), `${viewport.width}`).toEqual([]);
      }
      // A desktop has all controls, a phone another header. Each takes every second state.
      const isOnDesk = STATES.indexOf(state) % 2 === 0;
      await page.setViewportSize(isOnDesk ? DESK : PHONE);
      await page.emulateMedia({ colorScheme: isOnDesk ? "light" : "dark" });
      expect(await axeFaults(page), isOnDesk ? "desktop, light" : "phone, dark").toEqual([]);
    });
  else
    it("has no violations by axe, cuts nothing off, and can be worked by thumb and by keys, light and dark, at every width", async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await show(state, { colorScheme });
        for (const viewport of WIDTHS) {
          await page.setViewportSize(viewport);
          expect(await axeFaults(page), `${colorScheme}, ${viewport.width}`).toEqual([]);
        }
        for (const viewport of colorScheme === "light" ? [...WIDTHS, ...SMALLEST] : []) {
          await page.setViewportSize(viewport);
          for (const faults of [cutOff, smallTargets, unreachable])
            expect(await faults(page), `${viewport.width}`).toEqual([]);
        }
      }
    });
});

describe.each(isLong ? FONT_SETS : FONT_SETS.slice(0, 1))("steadiness with the fonts of %s", (fonts) => {
  const { open } = browserForTests(fonts);
  const paths = isLong ? ROUTES.map(({ path }) => path) : ["/", "/media-upload"];
  it.each(paths)("nothing moves while fonts and images load: %s", async (path) => {
    for (const viewport of isLong ? WIDTHS : [TABLET, PHONE]) {
      const { page } = await open(LIGHT_PAGE, { viewport, reducedMotion: "reduce" });
      const { sum, moved } = await shiftsWhileLoading(page, path);
      expect(sum, `${viewport.width}: ${moved.join("; ")}`).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }
  });

  it("nothing moves while the design of a returning visitor loads", async () => {
    for (const viewport of isLong ? WIDTHS : [TABLET, PHONE]) {
      const { page } = await open(LIGHT_PAGE, { viewport, reducedMotion: "reduce" });
      const shifts = await countShifts(page);
      await storeDesign(page, { name: "Lobby", images: { screensaver_0: png(1024, 768) } }, "/");
      await page.getByRole("link", { name: RETURNING_VISITOR.continue }).waitFor();
      await page.waitForLoadState("networkidle");
      const { sum, moved } = await shifts();
      expect(sum, `${viewport.width}: ${moved.join("; ")}`).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }
  });
});

if (!isLong)
  describe("motion", () => {
    it("stops under reduced motion, and otherwise moves and can be paused", async () => {
      const turning = CLASSIC_MODEL.categories.filter((category) => category.kind === "slots");
      const shows = (page: Page, turn: number) =>
        expect
          .poll(() => page.locator("main figure").first().getAttribute("aria-label"))
          .toBe(HOME.onScreen(turning[turn]?.label ?? ""));
      const press = async (page: Page, name: string, then: string) => {
        await page.getByRole("button", { name, exact: true }).click();
        await page.getByRole("button", { name: then, exact: true }).waitFor();
      };
      /** Opens the first screen with its pictures, with a stopped clock. */
      const openAt = async (reducedMotion: "reduce" | "no-preference") => {
        const { page } = await open(LIGHT_PAGE, { reducedMotion });
        await page.clock.install();
        await stopClock(page);
        await page.goto("/");
        await page.locator("main figure img").first().waitFor();
        await expect.poll(() => page.locator("main figure img[src^='data:image/gif']").count()).toBe(0);
        await shows(page, 0);
        return page;
      };
      const noTurnIn = (page: Page) => page.clock.runFor(4 * TURN_MS);

      const still = await openAt("reduce");
      await noTurnIn(still);
      await press(still, SCREEN.play, SCREEN.pause);
      await still.clock.runFor(TURN_MS);
      await shows(still, 1);

      const moving = await openAt("no-preference");
      await moving.clock.runFor(TURN_MS);
      await shows(moving, 1);
      await press(moving, SCREEN.pause, SCREEN.play);
      await noTurnIn(moving);
      await press(moving, SCREEN.play, SCREEN.pause);
      await moving.clock.runFor(TURN_MS);
      await shows(moving, 2);
    });
  });
