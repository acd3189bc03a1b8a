import { expect, inject, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { REVIEW } from "#messages/review.ts";
import { browserForTests } from "./browser.ts";
import { HANDS, type Hands } from "./hands.ts";
import { CONTENTS, type Content, LONG_CONTENTS, walk } from "./journey.ts";
import { IMAGES, visitorWith } from "./journeys.ts";
import { imagesInPackage } from "./wizard.ts";

interface Journey {
  readonly hands: Hands;
  readonly content: Content;
}

/** `npm test` walks with own pictures, by the hands that are hardest to serve. */
const isFirst = (hands: Hands, content: Content): boolean =>
  hands === HANDS.keyboard && content === "own PNGs";

/** By mouse, tests/e2e/engines walk. */
const JOURNEYS: readonly Journey[] = [
  ...CONTENTS.flatMap((content) => [HANDS.keyboard, HANDS.touch].map((hands) => ({ hands, content }))),
  ...LONG_CONTENTS.map((content) => ({ hands: HANDS.keyboard, content })),
];

const { open } = browserForTests();
it.each(JOURNEYS.filter(({ hands, content }) => isFirst(hands, content) !== inject("isLong")))(
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
