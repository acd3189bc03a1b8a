import type { Page } from "playwright";

/** More than a busy machine takes to stop the clock. */
const AHEAD_MS = 60_000;

/** Stops the clock of a page that has `page.clock.install`; time passes in `page.clock.runFor` alone. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
