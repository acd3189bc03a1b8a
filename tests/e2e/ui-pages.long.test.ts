import { describe, expect, it } from "vitest";
import { ROUTES } from "../../web/app/routes.ts";
import { FONT_SETS } from "../fonts/fonts-file.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { axeFaults, cutOff, smallTargets, unreachable } from "./judge.ts";
import { pagesInStates, SMALLEST, STATES, WIDTHS } from "./page-states.ts";
import { MOST_SHIFT, shiftsWhileLoading } from "./shifts.ts";

const { show } = pagesInStates();

describe.each(STATES)("$name", (state) => {
  it.each(["light", "dark"] as const)(
    "has no violations by axe in %s, at every width",
    async (colorScheme) => {
      const page = await show(state, { colorScheme });
      for (const viewport of WIDTHS) {
        await page.setViewportSize(viewport);
        expect(await axeFaults(page), `${viewport.width}`).toEqual([]);
      }
    },
  );

  it("cuts nothing off, and can be worked by thumb and by keys alone at every width", async () => {
    const page = await show(state);
    for (const viewport of [...WIDTHS, ...SMALLEST]) {
      await page.setViewportSize(viewport);
      expect(await cutOff(page), `${viewport.width}`).toEqual([]);
      expect(await smallTargets(page), `${viewport.width}`).toEqual([]);
      expect(await unreachable(page), `${viewport.width}`).toEqual([]);
    }
  });
});

describe.each(FONT_SETS)("with the fonts of %s", (fonts) => {
  const { open } = browserForTests(fonts);
  it.each(WIDTHS)(
    "nothing moves while fonts and images load, on any page at $width by $height",
    async (viewport) => {
      for (const { path } of ROUTES) {
        const { page } = await open(LIGHT_PAGE, { viewport, reducedMotion: "reduce" });
        const { sum, moved } = await shiftsWhileLoading(page, path);
        console.log(`${fonts} ${viewport.width} ${path}: ${sum.toFixed(4)}`);
        expect(sum, `${path}: ${moved.join("; ")}`).toBeLessThanOrEqual(MOST_SHIFT);
        await page.close();
      }
    },
  );
});
