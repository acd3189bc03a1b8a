import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { FILE_IMPORT } from "#messages/drop.ts";
import { HOME } from "#messages/home.ts";
import { BRANDING, LETTERING } from "#messages/lettering.ts";
import { REVIEW } from "#messages/review.ts";
import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import { WIZARD } from "#messages/wizard.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { wordTable } from "../../shared/machines/classic/machine.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, imagesOf } from "../../shared/model/design.ts";
import { png } from "../support/png.ts";
import { browserForTests } from "./browser.ts";
import { rowsOf } from "./database.ts";
import { chosen } from "./files.ts";
import { HANDS } from "./hands.ts";
import { Hand } from "./photo-journey.ts";
import { settled } from "./settled.ts";
import { continueButton, eventually, imagesInPackage, SLOTS, stepOf } from "./wizard.ts";

/* People on their way to a finished machine, and what they may need at most. */

const { open } = browserForTests();
const { config } = stepOf("slots", "blends");
const { naming } = config;
const NAMES = ["Hausmischung", "Äthiopien Natur", "Koffeinfrei"];
const REVIEW_STEP = CLASSIC_MODEL.reviewStep;

class Person extends Hand {
  /** Presses Tab, or Shift and Tab, until the control of this name has the focus, and then Enter. */
  async tabTo(role: "button" | "link" | "textbox", name: string | RegExp, key = "Tab"): Promise<void> {
    const target = this.page.getByRole(role, { name, exact: true }).last();
    await target.waitFor();
    await settled(this.page);
    for (let stops = 0; stops < 60; stops++) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        if (role !== "textbox") await this.press("Enter");
        return;
      }
      await this.press(key);
    }
    throw new Error(`Tab never comes to ${name}`);
  }
}

const record = async (page: Page): Promise<Design> => {
  const [[, design] = []] = await rowsOf<Design>(page, "designs");
  if (!design) throw new Error("No design is stored");
  return design;
};
const rail = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: SCREEN.steps }).getByRole("link", { name });
const typeInto = async (field: Locator, text: string) => {
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.page().keyboard.type(text);
};
/** Pictures with a word that could be in this language, but is not. */
const picturesNotIn = async (stored: Design, language: string) => {
  const { words, languages } = await wordTable();
  const table = languages.find(({ id }) => id === language)?.words ?? {};
  return [...imagesOf(stored)].filter(({ category, key, image: { recipe, picture } }) => {
    const word = words.find(({ places }) => places.some((at) => at.category === category && at.slot === key));
    const isOurs = picture && "path" in picture;
    return word && (recipe?.words ? recipe.words.text !== table[word.id] : isOurs);
  });
};
const at = (route: string) => (url: URL) => url.pathname === route;

/** Fills a step with bundled pictures, and goes on. */
async function fill(hand: Hand, step: Step): Promise<void> {
  const { page } = hand;
  if (step.kind === "name") {
    await hand.click(page.getByLabel(step.config.field));
    await hand.type("Bar");
    await hand.press("Enter");
    return;
  }
  const words = await ACTIVE.stepTexts();
  const browse = words.lists[step.id]?.library?.browse;
  if (browse) {
    await hand.button(browse);
    await hand.click(page.getByRole("dialog").getByRole("listitem").first().getByRole("button"));
  }
  if (step.kind === "slots") {
    const { naming } = step.config;
    const { rest, defaults } = words.slots[step.id] ?? {};
    if (naming?.suggest) {
      await hand.button(naming.suggest);
      await hand.button(naming.confirm);
      await continueButton(page).waitFor();
    }
    if (rest) {
      await hand.button(SCREEN.machineMenu);
      await hand.button(rest.label);
    } else if (defaults?.fills === "all") await hand.button(defaults.label);
    else await hand.click(page.getByRole("button", { name: new RegExp(`^${defaults?.label}`) }));
  }
  await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
  await hand.click(continueButton(page));
}

describe("a finished machine", () => {
  it("takes a café owner with 14 photos 20 taps, in German, and no name is lost", async () => {
    const { page, problems } = await open("/", { ...HANDS.touch.context, reducedMotion: "reduce" });
    const her = new Person(page, true);
    // Half of them upright.
    const photos = [...Array(14).keys()].map((i) => ({
      name: `IMG_${4030 + i}.png`,
      bytes: png(i % 2 ? 1200 : 900, i % 2 ? 900 : 1200, { seed: i + 1 }),
    }));
    const [files] = await Promise.all([page.waitForEvent("filechooser"), her.button(HOME.addFiles)]);
    await files.setFiles(chosen(photos));
    await her.button(FILE_IMPORT.put);
    await page.waitForURL(at(REVIEW_STEP.route));
    await her.click(rail(page, /Name/));
    await page.waitForURL(at(CLASSIC_MODEL.nameStep.route));
    await typeInto(page.getByRole("textbox"), "Kaffeehaus");
    await her.click(rail(page, /Blends Selection/));
    for (const [i, name] of NAMES.entries()) {
      const field = page.getByRole("textbox").nth(i);
      await her.click(field);
      await typeInto(field, name);
    }
    await her.button(naming?.confirm ?? "");
    await page.getByRole("heading", { name: config.heading }).waitFor();
    await her.button(SCREEN.machineMenu);
    await her.button(SCREEN.fill);
    await settled(page);
    await her.click(page.getByRole("banner").getByRole("button", { name: /^Your design/ }));
    await her.button(BRANDING.words);
    await her.click(page.getByRole("dialog").getByRole("combobox", { name: SHELL.language }));
    await page.getByRole("dialog").getByRole("combobox", { name: SHELL.language }).selectOption("de");
    await her.button(BRANDING.save);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await her.button(LETTERING.open);
    await her.button(LETTERING.use(NAMES.length));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await her.click(rail(page, /Review/));
    await her.button(REVIEW.confirm);
    const pictures = await imagesInPackage(page, () => her.button("Media package (.mp)"));
    console.log(`Café owner: ${her.actions} taps, ${pictures} images`);
    expect(her.actions).toBeLessThanOrEqual(19);
    expect(pictures).toBeGreaterThan(SLOTS);
    const stored = await record(page);
    expect(stored.name).toBe("Kaffeehaus");
    expect(Object.values(stored.names.blends ?? {})).toEqual(NAMES);
    expect(await picturesNotIn(stored, "de")).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("takes 90 keys beside letters, from the home page to the package", async () => {
    const { page, problems } = await open("/", { ...HANDS.keyboard.context, reducedMotion: "reduce" });
    const her = new Person(page);
    await her.tabTo("link", HOME.start);
    await page.waitForURL(at(CLASSIC_MODEL.nameStep.route));
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await page.keyboard.type("Lobby");
    await her.press("Enter");
    await page.waitForURL(at("/screensaver"));
    // The steps stand before the page, where the focus is.
    await her.tabTo("link", /Blends Selection/, "Shift+Tab");
    await page.waitForURL(at("/blends"));
    for (const [i, name] of NAMES.entries()) {
      await her.tabTo("textbox", ["Left", "Middle", "Right"][i] ?? "");
      await page.keyboard.type(name);
    }
    await her.press("Enter");
    await page.getByRole("heading", { name: config.heading }).waitFor();
    await her.tabTo("button", SCREEN.machineMenu);
    await her.tabTo("button", SCREEN.fill);
    await page.getByText(WIZARD.filled.done, { exact: true }).first().waitFor();
    await her.tabTo("link", /Review/, "Shift+Tab");
    await page.waitForURL(at(REVIEW_STEP.route));
    await her.tabTo("button", REVIEW.confirm);
    await page.getByRole("button", { name: "Media package (.mp)" }).first().waitFor();
    const pictures = await imagesInPackage(page, () => her.tabTo("button", "Media package (.mp)"));
    console.log(`By keyboard: ${her.actions} keys, ${pictures} images`);
    expect(her.actions).toBeLessThanOrEqual(90);
    expect(Object.values((await record(page)).names.blends ?? {})).toEqual(NAMES);
    expect(problems).toEqual([]);
  });

  it("takes a stranger with nothing but the bundled pictures 33 actions, through every step", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    const hand = new Hand(page);
    let shown = await page.getByRole("heading", { level: 1 }).textContent();
    await hand.link("Start Wizard");
    for (const step of stepsOf(ACTIVE.model)) {
      await page.waitForURL((url) => url.pathname === step.config.route);
      // The address changes before the page does.
      const heading = page.getByRole("heading", { level: 1 });
      const before = shown;
      await eventually(async () => (await heading.textContent()) !== before).toBe(true);
      shown = await heading.textContent();
      if (step.kind !== "review") await fill(hand, step);
    }
    await hand.button("Confirm Final Review");
    const files = await imagesInPackage(page, () => hand.button("Media package (.mp)"));
    console.log(`A stranger's actions through every step: ${hand.actions}`);
    expect(files).toBe(SLOTS + 1);
    expect(hand.actions).toBe(33);
  });
});
