import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { choose, HANDS, type Hands } from "./hands.ts";
import { CONTENTS, type Target, type Visitor, walk } from "./journey.ts";
import { face } from "./wizard.ts";

const { open } = browserForTests();

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
    "with %s, the same after a reload at every step",
    async (content) => {
      const { page, problems } = await open("/", { ...hands.context, reducedMotion: "reduce" });
      await walk(visitorWith(page, hands), content);
      expect(problems).toEqual([]);
    },
    300_000,
  );
});
