import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { HTML_HEAD } from "#messages/html-head.ts";
import { SCREEN } from "#messages/screen.ts";
import { showcasePicturePath } from "../../shared/machine/looks.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import { LOOKS } from "../../shared/machines/classic/looks.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { PRODUCT_NAME } from "../../shared/product.ts";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { openMenu } from "./design-menu.ts";
import { bundledDesign } from "./full-design.ts";
import type { StoredDesign } from "./stored-design.ts";
import { eventually, path } from "./wizard.ts";

const { open, openDesign } = browserForTests();

const SAVER = png(1024, 768, { seed: 5 });
const NAMES = { left: "House Blend", middle: "Colombian", right: "Dark Roast" };
const BLENDS = "/images/defaults/generic/blends";
/** A name, a screensaver and two of three blends. */
const HALF: StoredDesign = {
  name: "Łódź Bar 7",
  names: NAMES,
  images: {
    screensaver_0: SAVER,
    blends_left: `${BLENDS}/house-blend.png`,
    blends_middle: `${BLENDS}/colombian.png`,
  },
};
const WHOLE = bundledDesign();

const MOST_SCREENS = 6;

const STILL = { reducedMotion: "reduce" } as const;

const back = (design: StoredDesign) => openDesign(design, "/", STILL);
const next = (page: Page) => page.getByRole("link", { name: "Continue where you left off" });
const sourcesOf = (pictures: Locator) => () =>
  pictures.evaluateAll((images) => images.map((image) => image.getAttribute("src")));
const machine = (page: Page) => page.locator("main figure").first();

describe("the home page of a new visitor", () => {
  it("has no footer until the page is there, which would push it from under a press", async () => {
    const { page } = await open(LIGHT_PAGE, STILL);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route("**/assets/home-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    await page.getByRole("banner").waitFor();
    await page.locator("footer").waitFor({ state: "attached" });
    // Its link to the wizard has the same name as the page's in some languages.
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    const easings = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().map(({ easing }) => easing)),
    );
    expect([...new Set(easings)]).toEqual(["steps(3, jump-none)"]);
    arrive();
    await page.getByRole("contentinfo").waitFor();
  });

  it("asks older browsers for a newer one, but not this one", async () => {
    const { page } = await open("/");
    const notice = page.getByText(HTML_HEAD.outdated(PRODUCT_NAME));
    await notice.waitFor({ state: "attached" });
    expect(await notice.isVisible()).toBe(false);
    const conditions = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSSupportsRule && rule.cssText.includes("#outdated"))
        .map((rule) => (rule as CSSSupportsRule).conditionText),
    );
    expect(conditions).toHaveLength(1);
    expect(conditions[0]).toMatch(/^not .*light-dark.*popover-open/);
  });

  it("shows the looks with words on the machine, from its second screen on", async () => {
    const { page } = await open("/", STILL);
    const screens = CLASSIC_MODEL.categories.filter((category) => category.kind === "slots").slice(1);
    const pictures = machine(page).locator("img[alt]:not([alt=''])");
    const shown = sourcesOf(pictures);
    for (const category of screens.slice(0, MOST_SCREENS - 1)) {
      const look = LOOKS.find((each) => each.shown.includes(category.id));
      if (!look) throw new Error(`no look shows ${category.id}`);
      const { places } = findArrangement(
        category,
        "counts" in category ? category.counts.initial : undefined,
      );
      await page.getByRole("button", { name: SCREEN.turnTo(category.label), exact: true }).click();
      await eventually(shown).toEqual(places.map(({ slot }) => showcasePicturePath(look, category, slot)));
    }
  });
});

describe("the home page of a returning visitor", () => {
  it("shows the design's name, how far it is, and the first unfinished step", async () => {
    const page = await back(HALF);
    await page.getByText("Łódź Bar 7 is in progress: 2 of 11 steps are done.").waitFor();
    await page.getByText("Next: Blends Selection.").waitFor();
    expect(
      await page.getByRole("main").getByRole("link", { name: "Start Wizard" }).getAttribute("href"),
    ).toBe("/machine-name");
    await next(page).click();
    await page.getByRole("heading", { level: 1, name: "UPLOAD YOUR BLEND IMAGES" }).waitFor();
    expect(path(page)).toBe("/blends");
  });

  it("shows the visitor's own pictures on the machine, whole and in their boxes", async () => {
    const page = await back(HALF);
    const picture = machine(page).locator("img[alt]:not([alt=''])");
    await eventually(() =>
      picture.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
    ).toEqual([1024]);
    expect(await picture.getAttribute("src")).toContain("blob:");
    await page.getByRole("button", { name: "Blends", exact: false }).last().click();
    const shown = sourcesOf(picture);
    await eventually(shown).toEqual([`${BLENDS}/house-blend.png`, `${BLENDS}/colombian.png`]);
    await machine(page).getByText("Right").waitFor();
  });

  it("leads to the review when only that is left, and to the files once it is confirmed", async () => {
    const page = await back(WHOLE);
    await page.getByText("10 of 11 steps are done.").waitFor();
    await next(page).click();
    await page.getByRole("button", { name: "Confirm Final Review" }).click();
    await page.getByRole("button", { name: "Media package (.mp)" }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Brewscreen, home" }).click();
    await page.getByText("Lobby is finished.").waitFor();
    await page.getByRole("link", { name: "Get your files" }).click();
    await page.getByRole("button", { name: "Media package (.mp)" }).waitFor();
  });

  it("is the plain one if its own can't be loaded", async () => {
    const page = await openDesign(HALF, "/image-requirements", STILL);
    await page.route("**/assets/ReturningHero-*.js", () => {});
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Start Wizard" }).first().click();
    await eventually(async () => path(page)).toBe("/machine-name");
  });

  it("is the plain one after starting over, and for new visitors", async () => {
    const page = await back(HALF);
    await next(page).waitFor();
    const menu = await openMenu(page);
    await menu.getByRole("button", { name: "Start over" }).click();
    await menu.getByRole("button", { name: "Clear it" }).click();
    await next(page).waitFor({ state: "detached" });
    await page.getByText("No account needed.").first().waitFor();
    const { page: fresh } = await open("/", STILL);
    await fresh.waitForLoadState("networkidle");
    expect(await next(fresh).count()).toBe(0);
  });
});
