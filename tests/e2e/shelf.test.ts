import type { BrowserContext, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { confirm, download } from "./exporting.ts";
import { bundledDesign } from "./full-design.ts";
import { focusIsOn } from "./hands.ts";
import { settled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";

const { open } = browserForTests();

/** A shelf with one design, Lobby. */
async function withLobby(): Promise<Page> {
  const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
  await storeDesign(page, bundledDesign(), "/machines");
  await named(page, "Lobby").waitFor();
  return page;
}
const named = (page: Page, name: string) => page.getByRole("heading", { name, exact: true, level: 2 });
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ has: named(page, name) });
const names = (page: Page) => page.getByRole("listitem").getByRole("heading", { level: 2 }).allTextContents();
async function choose(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${name}`, exact: true }).click();
  await card(page, name).getByRole("button", { name: what, exact: true }).click();
}
/** Types over the name once the field has the focus. */
async function rename(page: Page, name: string, as: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Machine name" });
  await expect.poll(() => field.inputValue()).toBe(name);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(as);
  await page.keyboard.press("Enter");
}

async function copy(page: Page, name: string, as: string): Promise<void> {
  await choose(page, name, "Duplicate");
  await rename(page, `${name} 2`, as);
  await named(page, as).waitFor();
}
const openName = (page: Page) => page.evaluate(() => localStorage.getItem("machineName"));
const another = (context: BrowserContext) => context.newPage();

describe("the shelf", () => {
  it("is empty at first, and not on the home page", async () => {
    const { page } = await open("/machines");
    await page.getByRole("heading", { name: "Your first machine will appear here" }).waitFor();
    await page.goto("/");
    await page.getByRole("button", { name: "Your design: Saved" }).waitFor();
    expect(await page.getByRole("main").getByText("machines", { exact: false }).count()).toBe(0);
  });

  it("duplicates, renames, opens, deletes with an Undo, and makes a new machine", async () => {
    const page = await withLobby();
    await copy(page, "Lobby", "Terrace");
    expect(await names(page)).toEqual(["Terrace", "Lobby"]);
    await card(page, "Terrace").getByText("of 11 steps done").waitFor();
    expect(await openName(page)).toBe("Lobby");

    await page.getByRole("button", { name: "Open Terrace" }).click();
    await page.getByRole("heading", { level: 1, name: "Final Review" }).waitFor();
    await page.getByRole("button", { name: "Your design: Saved Terrace" }).waitFor();
    expect(await openName(page)).toBe("Terrace");

    await page.goto("/machines");
    await choose(page, "Lobby", "Delete");
    await page.getByText("Lobby was deleted.").waitFor();
    await expect.poll(() => names(page)).toEqual(["Terrace"]);
    await focusIsOn(page, "Undo");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await names(page)).sort()).toEqual(["Lobby", "Terrace"]);
    await focusIsOn(page, "Open Lobby");
    await page.getByRole("button", { name: "Select several" }).focus();
    await focusIsOn(page, "Select several");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Done" }).focus();
    await focusIsOn(page, "Done");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "Select several");

    await choose(page, "Lobby", "Rename");
    await rename(page, "Lobby", "A");
    await page.getByText("This name has 1 character.").waitFor();
    await page.keyboard.press("Escape");
    await named(page, "Lobby").waitFor();

    await page.getByRole("button", { name: "New machine" }).click();
    await page.getByRole("heading", { level: 1, name: "NAME YOUR MACHINE" }).waitFor();
    expect(await openName(page)).toBeNull();
    await page.getByRole("textbox").fill("Bar");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/screensaver");
    await page.getByRole("button", { name: "Your design: Saved Bar" }).click();
    await page.getByRole("link", { name: "Your machines" }).first().click();
    await expect.poll(async () => (await names(page)).sort()).toEqual(["Bar", "Lobby", "Terrace"]);
  });

  it("is the same in two tabs: a machine opened in one is open in the other, which says so", async () => {
    const page = await withLobby();
    await copy(page, "Lobby", "Terrace");
    await page.goto("/machine-name");
    await page.getByRole("button", { name: "Your design: Saved Lobby" }).waitFor();
    const other = await another(page.context());
    await other.goto("/machines");
    await other.getByRole("button", { name: "Open Terrace" }).click();
    const said = page.getByRole("region").getByText("Another tab has opened Terrace. Lobby hasn't changed.");
    await said.waitFor();
    // It is neither a success nor a fault, so it has no icon.
    expect(await said.locator("xpath=..").locator("> svg").count()).toBe(0);
    await page.getByRole("button", { name: "Your design: Saved Terrace" }).waitFor();
    await page.getByRole("textbox").fill("Roof");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/screensaver");
    await settled(page);
    await other.goto("/machines");
    await expect.poll(async () => (await names(other)).sort()).toEqual(["Lobby", "Roof"]);
    await choose(other, "Roof", "Delete");
    await page.getByRole("button", { name: "Your design: Saved Lobby" }).waitFor();
  });

  it("puts a screen on other machines, and undoes that", async () => {
    const page = await withLobby();
    await copy(page, "Lobby", "Terrace");
    await page.goto("/blends");
    await page.getByRole("button", { name: "Browse Generic Images" }).first().click();
    await page.getByRole("dialog").getByRole("listitem").nth(3).getByRole("button").first().click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await settled(page);
    await page.goto("/final-preview");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Use on other machines…" }).click();
    const dialog = page.getByRole("dialog", { name: "Use Blends Selection on other machines" });
    await dialog.getByRole("checkbox", { name: "Terrace" }).check();
    await dialog.getByRole("button", { name: "Use on 1 machine" }).click();
    await dialog.getByText("Blends Selection is now on 1 other machine.").waitFor();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await dialog.getByRole("checkbox", { name: "Terrace" }).waitFor();
    await dialog.getByRole("button", { name: "Use on 1 machine" }).click();
    await dialog.getByRole("button", { name: "Done" }).click();

    const blends = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.includes("_blends_"))
          .map(([key, value]) => [key.split("_").at(-1), value])
          .sort(),
      );
    const mine = await blends();
    await page.goto("/machines");
    await page.getByRole("button", { name: "Open Terrace" }).click();
    await page.getByRole("button", { name: "Your design: Saved Terrace" }).waitFor();
    expect(await blends()).toEqual(mine);
  });

  it("makes another machine like the reviewed one, which stays as it was", async () => {
    const page = await withLobby();
    await page.goto("/final-preview");
    await confirm(page);
    await download(page, "Test package");
    await page.getByRole("button", { name: "Make another like this" }).click();
    const dialog = page.getByRole("dialog", { name: "Make another like this" });
    const field = dialog.getByRole("textbox");
    await expect.poll(() => field.inputValue()).toBe("Lobby 2");
    await field.fill("Terrace");
    await dialog.getByRole("button", { name: "Create it" }).click();
    await page.getByText("Terrace created. You're working on it now.").first().waitFor();
    await page.getByRole("button", { name: "Your design: Saved Terrace" }).waitFor();
    // The saved file was of the other machine.
    expect(await page.getByRole("link", { name: /^Save .* again$/ }).count()).toBe(0);
    expect(await openName(page)).toBe("Terrace");
    const blends = () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, value]) => (key.includes("_blends_") ? value : [])),
      );
    const made = (await blends()).sort();
    expect(made.length).toBeGreaterThan(0);
    await page.goto("/machines");
    await expect.poll(async () => (await names(page)).sort()).toEqual(["Lobby", "Terrace"]);
    await page.getByRole("button", { name: "Open Lobby" }).click();
    await page.getByRole("button", { name: "Your design: Saved Lobby" }).waitFor();
    expect((await blends()).sort()).toEqual(made);
  });

  it("says why there is only one machine without IndexedDB", async () => {
    const { page } = await open(LIGHT_PAGE);
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", { value: undefined });
    });
    await page.goto("/machines");
    await page.getByText("This browser can keep only one machine").waitFor();
    await page.getByRole("link", { name: "Continue" }).waitFor();
  });
});
