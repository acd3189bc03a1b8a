import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, it } from "vitest";
import { UI } from "#messages/ui.ts";
import { pagesInStates, STATES, WIDTHS } from "../e2e/page-states.ts";
import { settled } from "../e2e/settled.ts";

/* Screenshots of every state of the pages, for tests/bench/pages.ts. */

const { PAGES_SHOTS = "" } = process.env;
/** The policy would refuse the style that hides toasts. */
const OPTIONS = { bypassCSP: true };
const { show } = pagesInStates();

/** Saves the whole page at every size in both schemes. */
async function shoot(page: Page, state: string): Promise<void> {
  mkdirSync(PAGES_SHOTS, { recursive: true });
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    // What follows the size of the window is drawn again.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const name = `${state} ${viewport.width} ${colorScheme}`.replaceAll("/", "_");
      await settled(page);
      await page.screenshot({
        path: join(PAGES_SHOTS, `${name}.png`),
        fullPage: true,
        animations: "disabled",
        caret: "hide",
        // Toasts come and leave by themselves.
        style: `[aria-label="${UI.notifications}"] { display: none !important }`,
      });
    }
  }
}

describe("screenshots", () => {
  it.each(STATES.filter(({ isUnderWay }) => !isUnderWay))("of $name", async (state) => {
    await shoot(await show(state, OPTIONS), state.name);
  });
});
