import { describe, expect, it } from "vitest";
import { FITTING } from "#messages/fit.ts";
import { ANNOTATIONS, BRANDING, LETTERING, STYLE_LABELS } from "#messages/lettering.ts";
import { SHELL } from "#messages/shell.ts";
import { browserForTests } from "./browser.ts";
import { openFromMenu } from "./design-menu.ts";
import { axeFaults } from "./judge.ts";
import { config, lettered, picture, slot, sumOf } from "./letter-words.ts";
import { adjust, chooseInMenu, chooseInSheet, eventually } from "./wizard.ts";

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
    const editor = page.getByRole("dialog", { name: FITTING.title("Oat") });
    await adjust(slot(page, "left"));
    await editor.getByRole("tab", { name: ANNOTATIONS.words }).click();
    const text = editor.getByRole("textbox", { name: ANNOTATIONS.text });
    expect(await text.inputValue()).toBe("Oat");
    await text.fill("Hafer");
    expect(await axeFaults(page)).toEqual([]);
    await editor.getByRole("application").focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowDown");
    await editor.getByRole("button", { name: FITTING.use }).click();
    await editor.waitFor({ state: "detached" });
    await eventually(async () => (await sumOf(picture(page, "left"))) === before).toBe(false);
    await slot(page, "left").getByText(LETTERING.says("Hafer")).waitFor();
    await chooseInSheet(page, "Oat", LETTERING.showName("Oat"));
    await slot(page, "left").getByText(LETTERING.says("Hafer")).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await adjust(slot(page, "left"));
    await editor.getByRole("tab", { name: ANNOTATIONS.words }).click();
    expect(await text.inputValue()).toBe("Oat");
    await editor.getByRole("button", { name: ANNOTATIONS.takeWordsAway }).click();
    await editor.getByRole("button", { name: FITTING.use }).click();
    await editor.waitFor({ state: "detached" });
    const scene = await picture(page, "left").getAttribute("src");
    expect(scene).toMatch(/^\/images\/defaults\/generic\/scenes\//);
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
});
