import type { BrowserContextOptions, Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { MACHINES } from "../../web/words/machines.ts";
import { browserForTests } from "./browser.ts";
import { bundledDesign } from "./full-design.ts";
import { axeFaults, cutOff, smallTargets } from "./judge.ts";
import { settled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";

/*
 * The shelf by touch alone.
 */

const { open } = browserForTests();
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const key = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const named = (page: Page, name: string) => page.getByRole("heading", { name, exact: true, level: 2 });
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ has: named(page, name) });
const names = (page: Page) => page.getByRole("listitem").getByRole("heading", { level: 2 }).allTextContents();
const hasNames = (page: Page, expected: readonly string[]) =>
  expect.poll(async () => (await names(page)).sort()).toEqual([...expected].sort());

/** Taps where a card shows its screens, in the middle of the window: no bar lies there, whatever of the card does. */
async function tapScreens(page: Page, name: string): Promise<void> {
  const screens = card(page, name).getByRole("img", { name: MACHINES.screens(name) });
  await screens.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await screens.tap({ force: true });
}

async function choose(page: Page, name: string, what: string): Promise<void> {
  await key(page, MACHINES.more(name)).tap();
  await key(card(page, name), what).tap();
}

/** Types over the name that stands in the field, which has the focus. */
async function rename(page: Page, name: string, as: string): Promise<void> {
  const field = page.getByRole("textbox", { name: MACHINES.name });
  await expect.poll(() => field.inputValue()).toBe(name);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill(as);
  await key(page, MACHINES.saveName).tap();
  await named(page, as).waitFor();
}

const noFault = async (page: Page) => {
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  expect([...(await cutOff(page)), ...(await smallTargets(page))]).toEqual([]);
};

describe.each<[string, BrowserContextOptions]>([
  ["a tablet", TABLET],
  ["a phone", PHONE],
])("by touch on %s", (_, device) => {
  it("machines are opened, duplicated, renamed, deleted and brought back, several at once", async () => {
    const { page, problems } = await open("/assets/404.html", { ...device, reducedMotion: "reduce" });
    await storeDesign(page, bundledDesign(), "/machines");
    await named(page, "Lobby").waitFor();
    await choose(page, "Lobby", MACHINES.duplicate);
    await rename(page, "Lobby 2", "Terrace");
    await choose(page, "Terrace", MACHINES.rename);
    await rename(page, "Terrace", "Roof");
    await choose(page, "Roof", MACHINES.duplicate);
    await rename(page, "Roof 2", "Cellar");
    await hasNames(page, ["Lobby", "Roof", "Cellar"]);
    await noFault(page);

    await choose(page, "Cellar", MACHINES.delete);
    await hasNames(page, ["Lobby", "Roof"]);
    await key(page, MACHINES.undo).last().tap();
    await hasNames(page, ["Lobby", "Roof", "Cellar"]);

    await key(page, MACHINES.several).tap();
    // The whole card is its box.
    for (const name of ["Roof", "Cellar"]) await tapScreens(page, name);
    await page.getByText(MACHINES.chosen(2), { exact: true }).waitFor();
    await noFault(page);
    await key(page, MACHINES.delete).tap();
    await hasNames(page, ["Lobby"]);
    await key(page, MACHINES.undo).last().tap();
    await hasNames(page, ["Lobby", "Roof", "Cellar"]);

    // So is what opens it.
    await tapScreens(page, "Roof");
    await page.getByRole("heading", { level: 1, name: "Final Review" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("machineName"))).toBe("Roof");
    expect(problems).toEqual([]);
  });
});
