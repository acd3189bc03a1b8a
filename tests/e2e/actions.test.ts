import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { arrangementFor, findSlot } from "../../shared/machine/questions.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { browserForTests } from "./browser.ts";
import { continueButton, eventually, face, imagesInPackage, SLOTS } from "./wizard.ts";

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
    const { naming, library, rest, defaults } = step.facts;
    if (naming?.suggest) {
      await hand.button(naming.suggest);
      await hand.button(naming.confirm);
    }
    // Where names can be put on pictures, that stands above the slots, and this in the menu.
    if (rest && naming && library) await hand.button("More");
    if (rest) await hand.button(rest.label);
    else if (defaults?.fills === "all") await hand.button(defaults.label);
    else await hand.click(page.getByRole("button", { name: new RegExp(`^${defaults?.label}`) }));
  }
  await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
  await hand.click(continueButton(page));
}

/** The next press must not be lost on what is still being checked. */
const settled = (page: Page) =>
  page
    .getByText(/^Checking the image/)
    .first()
    .waitFor({ state: "detached" });

/** A phone's photos, as JPEGs that the page itself makes. */
async function photos(
  page: Page,
  count: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const urls = await page.evaluate(
    (count) =>
      Array.from({ length: count }, (_, index) => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 900 });
        const context = canvas.getContext("2d");
        if (!context) throw new Error("no canvas");
        context.fillStyle = `hsl(${index * 40} 60% 50%)`;
        context.fillRect(0, 0, canvas.width, canvas.height);
        return canvas.toDataURL("image/jpeg");
      }),
    count,
  );
  return urls.map((url, index) => ({
    name: `IMG_${index + 1}.jpg`,
    mimeType: "image/jpeg",
    buffer: Buffer.from(url.split(",")[1] ?? "", "base64"),
  }));
}

/** Fills a step with photos from a phone, all of the step's at once, and goes on. */
async function fillWithPhotos(hand: Hand, step: Step): Promise<void> {
  const { page } = hand;
  if (step.kind === "name") {
    // The field has the focus.
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await hand.type("Bar");
    await hand.press("Enter");
    return;
  }
  if (step.kind === "review") return;
  if (step.kind === "slots" && step.facts.naming?.suggest) {
    await hand.button(step.facts.naming.suggest);
    await hand.button(step.facts.naming.confirm);
  }
  const { category } = step;
  const count =
    category.kind === "list" ? 1 : arrangementFor(category, category.counts?.initial).places.length;
  const [place] = arrangementFor(
    category,
    category.kind === "slots" ? category.counts?.initial : undefined,
  ).places;
  const label = category.kind === "list" || !place ? category.label : findSlot(category, place.slot).label;
  const files = await photos(page, count);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), hand.click(face(page, label))]);
  await chooser.setFiles(files);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("application").waitFor();
  await noErrors(page);
  await hand.button(count > 1 ? "Fit all" : "Use this picture");
  await dialog.waitFor({ state: "detached" });
  await settled(page);
  await eventually(() => continueButton(page).count()).toBe(1);
  await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
  await noErrors(page);
  await hand.click(continueButton(page));
}

/** Nothing on the page wears the colour of refusals. */
async function noErrors(page: Page): Promise<void> {
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const colours = ["--cherry", "--cherry-ground"].map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
        const worn = [color, backgroundColor, ...(borderTopWidth === "0px" ? [] : [borderTopColor])];
        return worn.some((each) => colours.includes(each));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(red).toEqual([]);
}

describe("an owner with sixteen photos on a phone, from the home page to the saved package", () => {
  it("needs 36 actions, and meets nothing in the style of an error", async () => {
    const { page } = await open("/", { reducedMotion: "reduce", viewport: { width: 820, height: 1180 } });
    const hand = new Hand(page);
    await hand.link("Start Wizard");
    for (const step of stepsOf(ACTIVE.model)) {
      await page.waitForURL((url) => url.pathname === step.facts.route);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await fillWithPhotos(hand, step);
    }
    await hand.button("Confirm Final Review");
    const files = await imagesInPackage(page, () => hand.button("Media package (.mp)"));
    console.log(`An owner's actions with photos: ${hand.actions}`);
    expect(files).toBe(SLOTS + 1);
    expect(hand.actions).toBeLessThanOrEqual(36);
  });
});

describe("a stranger with nothing but the bundled pictures, from the home page to the saved package", () => {
  it("needs 30 actions through every step", async () => {
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
    expect(hand.actions).toBe(30);
  });

  it("needs 4 by the shortest way", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    const hand = new Hand(page);
    await hand.button("See one finished");
    await hand.button("Start with these");
    await page.waitForURL((url) => url.pathname === ACTIVE.model.reviewStep.route);
    await hand.button("Confirm Final Review");
    const files = await imagesInPackage(page, () => hand.button("Media package (.mp)"));
    console.log(`A stranger's actions by the shortest way: ${hand.actions}`);
    // A screensaver too.
    expect(files).toBe(SLOTS + 1);
    expect(hand.actions).toBe(4);
  });
});
