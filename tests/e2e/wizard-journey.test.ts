import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { choose, HANDS, type Hands } from "./hands.ts";
import { CONTENTS, type Target, type Visitor, walk } from "./journey.ts";
import { face, imagesInPackage, SLOTS } from "./wizard.ts";

const { open } = browserForTests();

/** With bundled pictures, one screensaver; of their own, two. */
const IMAGES = { defaults: SLOTS + 1, "own PNGs": SLOTS + 2 };

const locate = (page: Page, { role, name, within }: Target): Locator =>
  (within ? locate(page, within) : page)
    .getByRole(role, name === undefined ? {} : { name, exact: true })
    .first();

/** Somebody with nothing but those hands. */
const visitorWith = (page: Page, hands: Hands): Visitor => ({
  press: (target) => hands.press(locate(page, target)),
  type: (target, text) => hands.type(locate(page, target), text),
  choose: (zone, files) => choose(hands, face(page, zone), ...files),
  meets: (target) => locate(page, target).waitFor(),
  reads: (words) => page.getByText(words, { exact: true }).first().waitFor(),
  reload: async () => void (await page.reload()),
  ask: (question) => page.evaluate(question),
});

describe.each(Object.values(HANDS))("the whole journey by $name", (hands) => {
  it.each(CONTENTS)(
    "with %s, the same after a reload at every step, to the saved package",
    async (content) => {
      const { page, problems } = await open("/", { ...hands.context, reducedMotion: "reduce" });
      const visitor = visitorWith(page, hands);
      await walk(visitor, content);
      await visitor.press({ role: "button", name: "Confirm Final Review" });
      const press = () => visitor.press({ role: "button", name: "Media package (.mp)" });
      expect(await imagesInPackage(page, press)).toBe(IMAGES[content]);
      expect(problems).toEqual([]);
    },
    300_000,
  );
});
