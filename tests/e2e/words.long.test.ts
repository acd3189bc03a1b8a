import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { FITTING } from "#messages/fit.ts";
import { ANNOTATIONS, BRANDING, LETTERING, STYLE_LABELS } from "#messages/lettering.ts";
import { UI } from "#messages/ui.ts";
import { WIZARD } from "#messages/wizard.ts";
import type { Design } from "../../shared/model/design.ts";
import { browserForTests } from "./browser.ts";
import { rowsOf } from "./database.ts";
import { openFromMenu } from "./design-menu.ts";
import { chosen } from "./files.ts";
import { openTools } from "./fit.ts";
import { dragByFinger, HANDS } from "./hands.ts";
import { axeFaults } from "./judge.ts";
import { config, lettered, picture, slot, sumOf } from "./letter-words.ts";
import { adjust, chooseCount, chooseInMenu, eventually, image, zone } from "./wizard.ts";

/* Words on one screen stay consistent: longer words, a changed word, another tab, a swap. */

const { open } = browserForTests();
const LONG = "Donaudampfschiffahrt";

const editor = (page: Page) => page.getByRole("dialog", { name: FITTING.title("Oat") });
const openWords = async (page: Page) => {
  await adjust(slot(page, "left"));
  await editor(page).getByRole("tab", { name: ANNOTATIONS.words }).click();
};
const use = async (page: Page) => {
  await editor(page).getByRole("button", { name: FITTING.use }).click();
  await editor(page).waitFor({ state: "detached" });
};

describe("words that are lettered together", () => {
  it("shrink together for longer words in the editor, and grow back, each with one Undo", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    const sums = async () => [await sumOf(picture(page, "left")), await sumOf(picture(page, "right"))];
    const [left, right] = await sums();
    await openWords(page);
    await editor(page).getByRole("textbox", { name: ANNOTATIONS.text }).fill(LONG);
    // The machine in the editor shows the others as they will be.
    const beside = editor(page).getByRole("figure").getByRole("img", { name: "Kenya" });
    await eventually(async () => (await sumOf(beside)) === right).toBe(false);
    await use(page);
    await eventually(async () => (await sumOf(picture(page, "right"))) === right).toBe(false);
    const smaller = await sums();
    await page.keyboard.press("ControlOrMeta+z");
    await eventually(sums).toEqual([left, right]);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await eventually(sums).toEqual(smaller);
    // Without the long words the others grow back.
    await openWords(page);
    await editor(page).getByRole("button", { name: ANNOTATIONS.takeWordsAway }).click();
    await use(page);
    await eventually(() => sumOf(picture(page, "right"))).toBe(right);
  });

  it("are shown in the editor as they are stored", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    await openWords(page);
    await editor(page).getByRole("textbox", { name: ANNOTATIONS.text }).fill(LONG);
    await use(page);
    const kept = await sumOf(picture(page, "left"));
    // A new name letters all three again, with the same result.
    await chooseInMenu(page, config.naming?.edit ?? "");
    await page.getByRole("textbox").nth(1).fill("Mind");
    await page.getByRole("button", { name: config.naming?.confirm ?? "" }).click();
    await picture(page, "right").waitFor();
    await eventually(() => sumOf(picture(page, "left"))).toBe(kept);
  });

  it("are written, styled, moved and used by touch alone", async () => {
    const { press } = HANDS.touch;
    const { page } = await open(config.route, HANDS.touch.context);
    await lettered(page);
    const before = await sumOf(picture(page, "left"));
    await press(slot(page, "left").getByRole("button", { name: /, adjust/ }));
    await press(editor(page).getByRole("button", { name: FITTING.adjust, exact: true }));
    await press(editor(page).getByRole("tab", { name: ANNOTATIONS.words }));
    await HANDS.touch.type(editor(page).getByRole("textbox", { name: ANNOTATIONS.text }), "Hafer");
    await press(editor(page).getByRole("radio", { name: STYLE_LABELS.modern }));
    const isMoved = () =>
      editor(page).getByRole("button", { name: ANNOTATIONS.ownPlace, pressed: false }).isVisible();
    const drag = async () => {
      const stage = await editor(page).getByRole("application").boundingBox();
      if (!stage) throw new Error("no stage");
      const from = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 4 };
      await dragByFinger(page, from, { x: from.x, y: from.y + stage.height / 2 });
    };
    // A finger that presses before the words are there moves nothing, and tries again.
    await eventually(async () => {
      await drag();
      return isMoved();
    }).toBe(true);
    await press(editor(page).getByRole("button", { name: ANNOTATIONS.larger }));
    await press(editor(page).getByRole("tab", { name: ANNOTATIONS.logo }));
    await editor(page).getByRole("button", { name: ANNOTATIONS.chooseLogo }).waitFor();
    await press(editor(page).getByRole("button", { name: FITTING.use }));
    await editor(page).waitFor({ state: "detached" });
    await eventually(async () => (await sumOf(picture(page, "left"))) === before).toBe(false);
    await slot(page, "left").getByText(LETTERING.says("Hafer")).waitFor();
  });

  it("stay on pictures that are fitted again to another count, as their slots' words", async () => {
    const { page } = await open("/hot-cup-size", { reducedMotion: "reduce" });
    await chooseCount(page, 3);
    for (const [i, label] of ["Regular", "Medium"].entries()) {
      const file = image(`${label}.png`, { width: 600, height: 600 }, i);
      await zone(page, label)
        .locator("input[type=file]")
        .setInputFiles(chosen([file]));
      const fitting = page.getByRole("dialog", { name: FITTING.title(label) });
      await openTools(page);
      await fitting.getByRole("tab", { name: ANNOTATIONS.words }).click();
      await fitting.getByRole("button", { name: ANNOTATIONS.putOn(label) }).click();
      await fitting.getByRole("button", { name: FITTING.use }).click();
      await fitting.waitFor({ state: "detached" });
    }
    await eventually(() => page.locator("[data-slot] img[width]").count()).toBe(2);
    await chooseCount(page, 2);
    await page.getByRole("button", { name: WIZARD.fitSame }).click();
    await page.getByRole("button", { name: FITTING.takeAll(2) }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await eventually(() => page.locator("[data-slot] img[width]").count()).toBe(2);
    // What was in the second place stands in a slot of another name.
    for (const label of ["Regular", "Large"]) {
      await adjust(zone(page, label));
      const fitting = page.getByRole("dialog", { name: FITTING.title(label) });
      await fitting.getByRole("tab", { name: ANNOTATIONS.words }).click();
      expect(await fitting.getByRole("textbox", { name: ANNOTATIONS.text }).inputValue()).toBe(label);
      await fitting.getByRole("button", { name: FITTING.cancel }).click();
      await fitting.waitFor({ state: "detached" });
    }
  });
});

describe("words on pictures", () => {
  it("are no longer than a recipe can hold, so that the picture keeps its original", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    const editor = page.getByRole("dialog", { name: FITTING.title("Oat") });
    await adjust(slot(page, "left"));
    await editor.getByRole("tab", { name: ANNOTATIONS.words }).click();
    await editor.getByRole("textbox", { name: ANNOTATIONS.text }).fill("Oat ".repeat(150));
    await editor.getByText(UI.tooLong(439)).waitFor();
    await editor.getByRole("button", { name: FITTING.use }).click();
    await editor.waitFor({ state: "detached" });
    const [[, design] = []] = await rowsOf<Design>(page, "designs");
    expect(design?.slots.blends?.left?.recipe?.words?.text).toBe("Oat ".repeat(125));
  });

  it("find the brand as it was left, unless that was cancelled", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    const brand = page.getByRole("dialog", { name: BRANDING.brand });
    const colour = brand.getByLabel(ANNOTATIONS.brandColour(1), { exact: true });
    await openFromMenu(page, BRANDING.brand);
    await brand.getByRole("radio", { name: STYLE_LABELS.modern }).check();
    await brand.getByRole("button", { name: BRANDING.addColour }).click();
    await brand
      .locator('input[type="file"]')
      .setInputFiles(chosen([image("logo.png", { width: 120, height: 60 })]));
    await brand.getByRole("img", { name: BRANDING.logoAlt }).waitFor();
    await page.keyboard.press("Escape");
    await brand.waitFor({ state: "detached" });
    await openFromMenu(page, BRANDING.brand);
    await brand.getByRole("img", { name: BRANDING.logoAlt }).waitFor();
    expect(await brand.getByRole("radio", { name: STYLE_LABELS.modern }).isChecked()).toBe(true);
    expect(await colour.count()).toBe(1);
    await brand.getByRole("button", { name: BRANDING.cancel }).click();
    await brand.waitFor({ state: "detached" });
    await openFromMenu(page, BRANDING.brand);
    expect(await brand.getByRole("radio", { name: STYLE_LABELS.modern }).isChecked()).toBe(false);
    expect(await colour.count()).toBe(0);
  });

  it("come with a logo, which is put on, moved and kept as the brand", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    const before = await sumOf(picture(page, "left"));
    const editor = page.getByRole("dialog", { name: FITTING.title("Oat") });
    await adjust(slot(page, "left"));
    await editor.getByRole("tab", { name: ANNOTATIONS.logo }).click();
    await editor
      .locator('input[type="file"]')
      .setInputFiles(chosen([image("logo.png", { width: 120, height: 60 })]));
    await editor.getByRole("button", { name: ANNOTATIONS.takeLogoAway }).waitFor();
    await editor.getByRole("button", { name: FITTING.moveUp }).click();
    await editor.getByRole("button", { name: ANNOTATIONS.keepBrand }).click();
    await editor.getByText(ANNOTATIONS.brandKept).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await editor.getByRole("button", { name: FITTING.use }).click();
    await editor.waitFor({ state: "detached" });
    await eventually(async () => (await sumOf(picture(page, "left"))) === before).toBe(false);
    await page.reload();
    await openFromMenu(page, BRANDING.brand);
    await page.getByRole("img", { name: BRANDING.logoAlt }).waitFor();
  });
});
