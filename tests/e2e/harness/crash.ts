import type { Page } from "playwright";
import { END_ME } from "./kill-switch.ts";

/**
 * Crashes a page as soon as it asks to be ended during an act, and waits until it is gone. A page that has finished
 * without asking is closed.
 */
export async function crashDuring(page: Page, act: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const asked = page.waitForEvent("console", (message) => message.text() === END_ME).then(() => true);
  const answer = act().then(
    () => false,
    () => true,
  );
  asked.catch(() => {});
  if (await Promise.race([asked, answer])) {
    const crashed = page.waitForEvent("crash");
    session.send("Page.crash").catch(() => {});
    await crashed;
  }
  await page.close();
  await answer;
}
