import type { Locator, Page } from "playwright";
import { drop, savedBy } from "./files.ts";
import { choose, type Hands } from "./hands.ts";
import type { Content, Target, Visitor } from "./journey.ts";
import { face, SLOTS } from "./wizard.ts";

/** With bundled pictures, one screensaver; of their own, two. */
export const IMAGES: Readonly<Record<Content, number>> = {
  defaults: SLOTS + 1,
  "own PNGs": SLOTS + 2,
  "photos of another size": SLOTS + 1,
};

const locate = (page: Page, { role, name, within }: Target): Locator =>
  (within ? locate(page, within) : page)
    .getByRole(role, name === undefined ? {} : { name, exact: true })
    .first();

export const visitorWith = (page: Page, hands: Hands): Visitor => ({
  press: (target) => hands.press(locate(page, target)),
  type: (target, text) => hands.type(locate(page, target), text),
  choose: (zone, files) => choose(hands, face(page, zone), ...files),
  meets: (target) => locate(page, target).waitFor(),
  reads: (words) => page.getByText(words, { exact: true }).first().waitFor(),
  go: async (url) => void (await page.goto(url)),
  drop: (files) => drop(page.locator("body"), ...files),
  saved: (press) => savedBy(page, press),
  reload: async () => void (await page.reload()),
  ask: (question, ...args) => page.evaluate(`(${question})(...${JSON.stringify(args)})`),
});
