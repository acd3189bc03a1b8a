import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { MACHINE_NAME } from "#messages/machine-name.ts";
import { SCREEN } from "#messages/screen.ts";
import { DESIGN } from "#messages/shell.ts";
import { UI } from "#messages/ui.ts";
import { WIZARD } from "#messages/wizard.ts";
import { browserForTests } from "./browser.ts";
import { STILL_MOUSE } from "./hands.ts";
import { toast } from "./said.ts";
import { chooseInMenu, continueButton, stepOf } from "./wizard.ts";

const { open } = browserForTests();
const { config } = stepOf("name", "name");
const { naming } = stepOf("slots", "blends").config;
if (!naming) throw new Error("the blends have no names");

const SLOTS = ["Left", "Middle", "Right"];
/** 21 characters, one too many. */
const LONG = "Äthiopien Yirgacheffe";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const texts = (page: Page) => Promise.all(SLOTS.map((label) => field(page, label).inputValue()));
const header = (page: Page, name: string | RegExp) => page.getByRole("banner").getByRole("button", { name });
const rail = (page: Page, label: string) =>
  page.getByRole("navigation", { name: SCREEN.steps }).getByRole("link", { name: new RegExp(label) });
const border = (page: Page, label: string) =>
  field(page, label).evaluate((input) => getComputedStyle(input).borderTopColor);
const toBlends = async (page: Page) => {
  await page.goto("/blends");
  await page.getByRole("heading", { name: naming.heading }).waitFor();
};

describe("what a visitor types", () => {
  it("is there after leaving by the rail, Home, Try it and a reload, valid or not", async () => {
    const { page } = await open("/blends", STILL_MOUSE);
    await field(page, "Left").fill(LONG);
    await field(page, "Middle").fill("Huila");
    const leaves: ((page: Page) => Promise<unknown>)[] = [
      (page) => rail(page, "Leave Room").first().click(),
      (page) => page.getByRole("banner").getByRole("link", { name: /home/ }).click(),
      (page) => page.getByRole("link", { name: SCREEN.tryIt }).click(),
      (page) => page.reload(),
    ];
    for (const [at, leave] of leaves.entries()) {
      await field(page, "Right").fill(`Nacht ${at}`);
      await leave(page);
      await toBlends(page);
      await expect.poll(() => texts(page)).toEqual([LONG, "Huila", `Nacht ${at}`]);
    }
    await header(page, `Your design: ${DESIGN.unfinished}`).waitFor();
  });

  it("is taken by Fill, which overwrites none and calls no other name done", async () => {
    const { page } = await open("/blends", STILL_MOUSE);
    await field(page, "Left").fill(LONG);
    await field(page, "Middle").fill("Huila");
    await chooseInMenu(page, SCREEN.fill);
    await page.getByText(WIZARD.filled.doneButNames, { exact: true }).first().waitFor();
    expect(await texts(page)).toEqual([LONG, "Huila", "Dark Roast"]);
    await rail(page, "Screensaver.*done").waitFor();
    await rail(page, "Blends Selection.*to do").waitFor();
    await field(page, "Left").fill("Yirgacheffe");
    await rail(page, "Blends Selection.*done").waitFor();
    await page.reload();
    await page.getByRole("button", { name: naming.confirm }).click();
    await page.getByText(naming.words.saved).first().waitFor();
    await page.getByRole("heading", { name: "UPLOAD YOUR BLEND IMAGES" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "UPLOAD YOUR BLEND IMAGES" }).waitFor();
  });

  it("is counted over its limit, not cut, not green, and said to be too long instead of missing", async () => {
    const { page } = await open("/blends", STILL_MOUSE);
    const untouched = await border(page, "Left");
    await field(page, "Left").pressSequentially(LONG);
    expect(await field(page, "Left").inputValue()).toBe(LONG);
    await page.getByText(UI.used(21, 20)).waitFor();
    await page.getByText(UI.tooLong(1)).waitFor();
    expect(await field(page, "Left").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => border(page, "Left")).not.toBe(untouched);
    const red = await border(page, "Left");
    await page.getByText(WIZARD.slotNamesNeeded("Middle, Right")).waitFor();
    await page.getByRole("button", { name: naming.suggest ?? "" }).click();
    await page.getByText(WIZARD.slotNameNeeded(20)).waitFor();
    await field(page, "Left").fill(LONG.slice(1));
    await page.getByText(UI.tooLong(1)).waitFor({ state: "detached" });
    await expect.poll(() => border(page, "Left")).not.toBe(red);
    await page.getByText(WIZARD.slotNameNeeded(20)).waitFor({ state: "detached" });
  });

  it("is not called wrong any more once Fill has replaced it", async () => {
    const { page } = await open("/blends", STILL_MOUSE);
    await page.getByRole("button", { name: naming.confirm }).click({ force: true });
    const wrong = page.getByRole("main").getByText(WIZARD.slotNameNeeded(20));
    await expect.poll(() => wrong.count()).toBe(SLOTS.length);
    await chooseInMenu(page, SCREEN.fill);
    await expect.poll(() => wrong.count()).toBe(0);
  });

  it("is not called wrong any more once Undo has replaced it", async () => {
    const { page } = await open("/machine-name", STILL_MOUSE);
    const name = field(page, "Machine name");
    await name.fill("Lobby");
    await header(page, `Your design: ${DESIGN.saved}`).waitFor();
    await name.fill("Lo");
    await continueButton(page).click({ force: true });
    const wrong = page.getByText(MACHINE_NAME.tooShortOrLong(2, config.minLength, config.maxLength));
    await wrong.waitFor();
    await header(page, /^Undo/).click();
    await expect.poll(() => name.inputValue()).not.toBe("Lo");
    await wrong.waitFor({ state: "detached" });
  });

  it("is not red before anything is typed or left, and nothing is called saved before there is something", async () => {
    const { page } = await open("/machine-name", { ...STILL_MOUSE, viewport: { width: 390, height: 844 } });
    const name = field(page, "Machine name");
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await name.getAttribute("aria-invalid")).toBe(null);
    await header(page, `Your design: ${DESIGN.nothing}`).waitFor();
    await name.pressSequentially("La");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await header(page, `Your design: ${DESIGN.unfinished}`).waitFor();
    await name.pressSequentially("La");
    // On a phone, the word is there for screen readers alone.
    await header(page, `Your design: ${DESIGN.saved}`).waitFor();
    await continueButton(page).click();
    await page.waitForURL("**/screensaver");
  });

  it("is called a success only once it is stored", async () => {
    const { page } = await open("/machine-name", STILL_MOUSE);
    await page.evaluate((success) => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      const shown = { success: false };
      Object.assign(window, { shown });
      new MutationObserver(() => {
        shown.success ||= document.body.innerText.includes(success);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, config.words.accepted);
    await field(page, "Machine name").pressSequentially("Lobby");
    await continueButton(page).click();
    await toast(page, MACHINE_NAME.notSaved).waitFor();
    expect(await page.evaluate("shown.success")).toBe(false);
  });

  it("gives the page its title while the blends are named", async () => {
    const { page } = await open("/blends", STILL_MOUSE);
    await page.getByRole("main", { name: "Name your blends" }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Name your blends/);
    await page.getByRole("button", { name: naming.suggest ?? "" }).click();
    await page.getByRole("button", { name: naming.confirm }).click();
    await page.getByRole("main", { name: "Upload your blend images" }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Upload your blend images/);
  });
});
