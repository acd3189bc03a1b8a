import type { Page } from "playwright";
import { END_ME } from "./kill-switch.ts";

/** Ends a page's process as soon as it asks to be, in the middle of an act; waits until it is gone. */
export async function crashDuring(page: Page, act: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const asks = page.waitForEvent("console", (message) => message.text() === END_ME);
  const answer = act().catch(() => "ended");
  await asks;
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();
  await answer;
}
