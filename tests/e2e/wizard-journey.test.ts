import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/catalogue/classic.ts";
import { arrangementFor, findSlot } from "../../shared/catalogue/questions.ts";
import { type Step, stepsOf } from "../../shared/catalogue/steps.ts";
import { browserForTests } from "./browser.ts";
import { choose, HANDS, type Hands } from "./hands.ts";
import { continueButton, eventually, face, image, kept, path, toast, zone } from "./wizard.ts";

const { open } = browserForTests();

type Content = "defaults" | "own PNGs";

/** Fills a step with nothing but the hands given, up to where Continue is possible. */
async function fill(page: Page, hands: Hands, step: Step, content: Content): Promise<void> {
  switch (step.kind) {
    case "name":
      await hands.type(page.getByLabel(step.facts.field), "Lobby machine");
      return;
    case "list": {
      const { facts, category } = step;
      if (content === "own PNGs") {
        const { size } = arrangementFor(category, undefined);
        await choose(hands, face(page, facts.label), image("a.png", size, 1), image("b.png", size, 2));
      } else if (facts.library) {
        await hands.press(page.getByRole("button", { name: facts.library.browse }));
        await hands.press(page.getByRole("dialog").getByRole("listitem").first().getByRole("button"));
      }
      await page.getByRole("list", { name: "Images, in order" }).getByRole("listitem").first().waitFor();
      return;
    }
    case "slots":
      return fillSlots(page, hands, step, content);
    case "review":
      return;
  }
}

async function fillSlots(
  page: Page,
  hands: Hands,
  { facts, category }: Extract<Step, { kind: "slots" }>,
  content: Content,
): Promise<void> {
  const { naming, library, defaults } = facts;
  const { size, places } = arrangementFor(category, category.counts?.initial);
  if (naming) {
    for (const { id, label } of category.slots)
      await hands.type(page.getByLabel(label, { exact: true }), naming.placeholders[id] ?? label);
    await hands.press(page.getByRole("button", { name: naming.confirm }));
    await page.getByRole("heading", { level: 1, name: facts.heading }).waitFor();
  }
  for (const [index, { slot }] of places.entries()) {
    const { label } = findSlot(category, slot);
    if (content === "own PNGs") {
      await choose(hands, face(page, label), image(`${slot}.png`, size, index + 1));
    } else if (library) {
      await hands.press(zone(page, label).getByRole("button", { name: library.browse }));
      await hands.press(page.getByRole("dialog").getByRole("listitem").first().getByRole("button"));
    } else if (defaults?.fills === "slot") {
      await hands.press(zone(page, label).getByRole("button", { name: defaults.label }));
    } else if (defaults && index === 0) {
      await hands.press(page.getByRole("button", { name: defaults.label }));
    }
    await zone(page, label)
      .getByRole("button", { name: `Remove ${label}` })
      .waitFor();
  }
}

/** What a visitor sees of a step: its heading, its pictures, and what is still needed. */
async function seen(page: Page): Promise<unknown> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() =>
    [...document.images].every((each) => each.complete && each.naturalWidth > 0),
  );
  return page.evaluate(() => ({
    heading: document.querySelector("h1")?.textContent,
    // An upload's file name is not kept, and so not what it is called by.
    pictures: Array.from(document.querySelectorAll<HTMLImageElement>("main img"), ({ src, naturalWidth }) =>
      src.startsWith("blob:") ? naturalWidth : src,
    ),
    actions: [...document.querySelectorAll("main button")].map(
      (each) => `${each.textContent} ${each.getAttribute("aria-disabled")}`,
    ),
  }));
}

describe.each(Object.values(HANDS))("the whole journey by $name", (hands) => {
  it.each<Content>(["defaults", "own PNGs"])(
    "with %s, the same after a reload at every step",
    async (content) => {
      const { page, problems } = await open("/", { ...hands.context, reducedMotion: "reduce" });
      await hands.press(page.getByRole("link", { name: "Start Wizard" }).first());
      for (const step of stepsOf(CLASSIC)) {
        await page.waitForURL((url) => url.pathname === step.facts.route);
        await page.getByRole("heading", { level: 1 }).waitFor();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        if (step.kind === "review") break;
        await fill(page, hands, step, content);
        if (step.kind === "name") {
          // The name is kept when it is submitted, and the step goes on by itself.
          await hands.press(continueButton(page));
          await page.getByText(step.facts.words.accepted).waitFor();
          await toast(page, step.facts.words.saved).waitFor();
          continue;
        }
        await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
        const [before, keptBefore] = [await seen(page), await kept(page)];
        await page.reload();
        expect(await seen(page)).toEqual(before);
        expect(await kept(page)).toEqual(keptBefore);
        await hands.press(continueButton(page));
      }
      expect(path(page)).toBe("/final-preview");
      await page.getByText("Lobby machine").waitFor();
      expect(await page.getByText("Not complete yet").count()).toBe(0);
      expect(problems).toEqual([]);
    },
    300_000,
  );
});
