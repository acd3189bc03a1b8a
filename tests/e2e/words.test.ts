import { describe, expect, it } from "vitest";
import { FIT } from "#messages/fit.ts";
import { BRANDING, LETTER_TABS, LETTERING, STYLE_LABELS } from "#messages/lettering.ts";
import { SHELL } from "#messages/shell.ts";
import { UI } from "#messages/ui.ts";
import type { Design } from "../../shared/model/design.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { rowsOf } from "./database.ts";
import { openFromMenu } from "./design-menu.ts";
import { beginBeta, shows, withAlpha } from "./dropping.ts";
import { chosen } from "./files.ts";
import { input } from "./fit.ts";
import { axeFaults } from "./judge.ts";
import { config, lettered, picture, slot, sumOf } from "./letter-words.ts";
import { adjust, chooseInMenu, chooseInSheet, eventually, image } from "./wizard.ts";

/* Words on pictures can be changed in the editor, by a new name, by a swap and by the design's table. */

const { open } = browserForTests();

describe("words on pictures", () => {
  it("follow a new name, with one Undo", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    // A transparent pixel stands in for a picture until it is read.
    await eventually(() => sumOf(picture(page, "right"))).not.toBe(0);
    const [left, right] = [await sumOf(picture(page, "left")), await sumOf(picture(page, "right"))];
    await page.reload();
    await chooseInMenu(page, config.naming?.edit ?? "");
    await page.getByRole("textbox").nth(0).fill("Ham");
    await page.getByRole("button", { name: config.naming?.confirm ?? "" }).click();
    await picture(page, "right").waitFor();
    await eventually(async () => (await sumOf(picture(page, "left"))) === left).toBe(false);
    expect(await sumOf(picture(page, "right"))).toBe(right);
    await page.keyboard.press("ControlOrMeta+z");
    await eventually(() => sumOf(picture(page, "left"))).toBe(left);
    expect(await page.getByText(LETTERING.says("Ham")).count()).toBe(0);
  });

  it("are written, moved and taken away in the editor, by keys", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    const before = await sumOf(picture(page, "left"));
    const editor = page.getByRole("dialog", { name: FIT.title("Oat") });
    await adjust(slot(page, "left"));
    await editor.getByRole("tab", { name: LETTER_TABS.words }).click();
    const text = editor.getByRole("textbox", { name: LETTER_TABS.text });
    expect(await text.inputValue()).toBe("Oat");
    await text.fill("Hafer");
    expect(await axeFaults(page)).toEqual([]);
    await editor.getByRole("application").focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowDown");
    await editor.getByRole("button", { name: FIT.use }).click();
    await editor.waitFor({ state: "detached" });
    await eventually(async () => (await sumOf(picture(page, "left"))) === before).toBe(false);
    await slot(page, "left").getByText(LETTERING.says("Hafer")).waitFor();
    await chooseInSheet(page, "Oat", LETTERING.showName("Oat"));
    await slot(page, "left").getByText(LETTERING.says("Hafer")).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await adjust(slot(page, "left"));
    await editor.getByRole("tab", { name: LETTER_TABS.words }).click();
    expect(await text.inputValue()).toBe("Oat");
    await editor.getByRole("button", { name: LETTER_TABS.takeWordsAway }).click();
    await editor.getByRole("button", { name: FIT.use }).click();
    await editor.waitFor({ state: "detached" });
    const scene = await picture(page, "left").getAttribute("src");
    expect(scene).toMatch(/^\/images\/defaults\/generic\/scenes\//);
  });

  it("are no longer than a recipe can hold, so that the picture keeps its original", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    const editor = page.getByRole("dialog", { name: FIT.title("Oat") });
    await adjust(slot(page, "left"));
    await editor.getByRole("tab", { name: LETTER_TABS.words }).click();
    await editor.getByRole("textbox", { name: LETTER_TABS.text }).fill("Oat ".repeat(150));
    await editor.getByText(UI.tooLong(439)).waitFor();
    await editor.getByRole("button", { name: FIT.use }).click();
    await editor.waitFor({ state: "detached" });
    const [[, design] = []] = await rowsOf<Design>(page, "designs");
    expect(design?.slots.blends?.left?.recipe?.words?.text).toBe("Oat ".repeat(125));
  });

  it("come from the design's own words, in German too, and from its brand", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    const before = await sumOf(picture(page, "left"));
    const words = await openFromMenu(page, BRANDING.words);
    await words.getByRole("combobox", { name: SHELL.language }).selectOption("de");
    await eventually(() => words.getByRole("textbox", { name: "Hot", exact: true }).inputValue()).toBe(
      "Heiß",
    );
    expect(await axeFaults(page)).toEqual([]);
    await words.getByRole("button", { name: BRANDING.save }).click();
    await words.waitFor({ state: "detached" });
    const brand = await openFromMenu(page, BRANDING.brand);
    await brand.getByRole("radio", { name: STYLE_LABELS.modern }).check();
    expect(await axeFaults(page)).toEqual([]);
    await brand.getByRole("button", { name: BRANDING.applyToAll }).click();
    await brand.waitFor({ state: "detached" });
    await eventually(async () => (await sumOf(picture(page, "left"))) === before).toBe(false);
    await page.reload();
    await openFromMenu(page, BRANDING.words);
    await eventually(() => words.getByRole("textbox", { name: "Large", exact: true }).inputValue()).toBe(
      "Groß",
    );
  });

  it("find the brand as it was left, unless that was cancelled", async () => {
    const { page } = await open(config.route);
    await lettered(page);
    const brand = page.getByRole("dialog", { name: BRANDING.brand });
    const colour = brand.getByLabel(LETTER_TABS.brandColour(1), { exact: true });
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
    const editor = page.getByRole("dialog", { name: FIT.title("Oat") });
    await adjust(slot(page, "left"));
    await editor.getByRole("tab", { name: LETTER_TABS.logo }).click();
    await editor
      .locator('input[type="file"]')
      .setInputFiles(chosen([image("logo.png", { width: 120, height: 60 })]));
    await editor.getByRole("button", { name: LETTER_TABS.takeLogoAway }).waitFor();
    await editor.getByRole("button", { name: FIT.moveUp }).click();
    await editor.getByRole("button", { name: LETTER_TABS.keepBrand }).click();
    await editor.getByText(LETTER_TABS.brandKept).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await editor.getByRole("button", { name: FIT.use }).click();
    await editor.waitFor({ state: "detached" });
    await eventually(async () => (await sumOf(picture(page, "left"))) === before).toBe(false);
    await page.reload();
    await openFromMenu(page, BRANDING.brand);
    await page.getByRole("img", { name: BRANDING.logoAlt }).waitFor();
  });

  it("are kept with their design, though another tab opens another one meanwhile", async () => {
    const page = await withAlpha(await open(LIGHT_PAGE));
    await page.goto("/hot-cold");
    const words = page.getByRole("dialog", { name: BRANDING.words });
    const type = async (label: string, text: string) => {
      await words.getByRole("textbox", { name: label, exact: true }).fill(text);
    };
    const save = async () => {
      await words.getByRole("button", { name: BRANDING.save }).click();
      await words.waitFor({ state: "detached" });
    };
    await chooseInMenu(page, BRANDING.words);
    await type("Cold", "Iced");
    await save();
    await chooseInMenu(page, BRANDING.words);
    await beginBeta(page);
    await shows(page, "Beta");
    await type("Hot", "Warm");
    await save();
    const texts = (await rowsOf<Design>(page, "designs")).map(([, { name, texts }]) => [name, texts]);
    expect(Object.fromEntries(texts)).toEqual({ Alpha: { hot: "Warm", cold: "Iced" }, Beta: {} });
  });

  it("are kept as their own design's brand, though another tab opens another one meanwhile", async () => {
    const page = await withAlpha(await open(LIGHT_PAGE));
    await page.goto("/hot-cold");
    await input(page, "Hot").setInputFiles(chosen([image("hot.png", { width: 460, height: 485 })]));
    await slot(page, "hot").locator("img[width]").waitFor();
    await adjust(slot(page, "hot"));
    const editor = page.getByRole("dialog");
    await editor.getByRole("tab", { name: LETTER_TABS.words }).click();
    await editor.getByRole("textbox", { name: LETTER_TABS.text }).fill("Hot");
    await editor.getByText(STYLE_LABELS.premium, { exact: true }).click();
    await beginBeta(page);
    await shows(page, "Beta");
    await editor.getByRole("button", { name: LETTER_TABS.keepBrand }).click();
    await editor.getByText(LETTER_TABS.brandKept).waitFor();
    const brands = (await rowsOf<Design>(page, "designs")).map(([, { name, brand }]) => [name, brand]);
    expect(Object.fromEntries(brands)).toMatchObject({ Alpha: { style: "premium" }, Beta: null });
  });
});
