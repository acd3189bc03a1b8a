import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { REVIEW } from "#messages/review.ts";
import { browserForTests } from "./browser.ts";
import { drop, savedBy } from "./files.ts";
import { choose, HANDS, type Hands } from "./hands.ts";
import { CONTENTS, type Content, LONG_CONTENTS, type Target, type Visitor, walk } from "./journey.ts";
import { face, imagesInPackage, SLOTS } from "./wizard.ts";

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

interface Journey {
  readonly hands: Hands;
  readonly content: Content;
  readonly isFirst: boolean;
}

/** `npm test` walks with each content, by the hands that are harder to serve than a mouse. */
const isFirst = (hands: Hands, content: Content): boolean =>
  (hands === HANDS.keyboard && content === "own PNGs") || (hands === HANDS.touch && content === "defaults");

const JOURNEYS: readonly Journey[] = CONTENTS.flatMap((content) =>
  Object.values(HANDS).map((hands) => ({ hands, content, isFirst: isFirst(hands, content) })),
);
export const FIRST_JOURNEYS = JOURNEYS.filter(({ isFirst }) => isFirst);
export const OTHER_JOURNEYS: readonly Journey[] = [
  ...JOURNEYS.filter(({ isFirst }) => !isFirst),
  ...LONG_CONTENTS.map((content) => ({ hands: HANDS.keyboard, content, isFirst: false })),
];

/** Walks each journey, with a reload at every step, to the saved package. */
export function testJourneys(journeys: readonly Journey[]): void {
  const { open } = browserForTests();
  it.each(journeys)(
    "by $hands.name with $content, the same after a reload at every step, to the saved package",
    async ({ hands, content }) => {
      const { page, problems } = await open("/", { ...hands.context, reducedMotion: "reduce" });
      const visitor = visitorWith(page, hands);
      await walk(visitor, content);
      await visitor.press({ role: "button", name: REVIEW.confirm });
      const press = () => visitor.press({ role: "button", name: EXPORTS.kinds.package.label });
      expect(await imagesInPackage(page, press)).toBe(IMAGES[content]);
      expect(problems).toEqual([]);
    },
    300_000,
  );
}
