import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { browserForTests } from "./browser.ts";
import { continueButton, eventually, imagesInPackage, SLOTS } from "./wizard.ts";

const { open } = browserForTests();

/** A stranger's hand: every press of a key and every click counts. */
class Hand {
  actions = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async click(target: Locator): Promise<void> {
    this.actions++;
    await target.click();
  }
  async type(text: string): Promise<void> {
    this.actions += text.length;
    await this.page.keyboard.type(text);
  }
  async press(key: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.press(key);
  }
  button(name: string): Promise<void> {
    return this.click(this.page.getByRole("button", { name, exact: true }));
  }
  link(name: string): Promise<void> {
    return this.click(this.page.getByRole("main").getByRole("link", { name, exact: true }).first());
  }
}

/** Fills a step with nothing but what is bundled, and goes on. */
async function fill(hand: Hand, step: Step): Promise<void> {
  const { page } = hand;
  if (step.kind === "name") {
    await hand.click(page.getByLabel(step.facts.field));
    await hand.type("Bar");
    await hand.press("Enter");
    return;
  }
  if (step.kind === "list" && step.facts.library) {
    await hand.button(step.facts.library.browse);
    await hand.click(page.getByRole("dialog").getByRole("listitem").first().getByRole("button"));
  }
  if (step.kind === "slots") {
    const { naming, rest, defaults } = step.facts;
    if (naming?.suggest) {
      await hand.button(naming.suggest);
      await hand.button(naming.confirm);
    }
    if (rest) await hand.button(rest.label);
    else if (defaults?.fills === "all") await hand.button(defaults.label);
    else await hand.click(page.getByRole("button", { name: new RegExp(`^${defaults?.label}`) }));
  }
  await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
  await hand.click(continueButton(page));
}

describe("a stranger with nothing but the bundled pictures, from the home page to the saved package", () => {
  it("needs 29 actions through every step", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    const hand = new Hand(page);
    await hand.link("Start Wizard");
    for (const step of stepsOf(ACTIVE.model)) {
      await page.waitForURL((url) => url.pathname === step.facts.route);
      await page.getByRole("heading", { level: 1 }).waitFor();
      if (step.kind !== "review") await fill(hand, step);
    }
    await hand.button("Confirm Final Review");
    const files = await imagesInPackage(page, () => hand.button("Media package (.mp)"));
    console.log(`A stranger's actions through every step: ${hand.actions}`);
    expect(files).toBe(SLOTS + 1);
    expect(hand.actions).toBe(29);
  });

  it("needs 4 by the shortest way", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    const hand = new Hand(page);
    await hand.link("See one finished");
    await hand.button("Confirm Final Review");
    await hand.button("Confirm with defaults");
    const files = await imagesInPackage(page, () => hand.button("Media package (.mp)"));
    console.log(`A stranger's actions by the shortest way: ${hand.actions}`);
    expect(files).toBe(SLOTS);
    expect(hand.actions).toBe(4);
  });
});
