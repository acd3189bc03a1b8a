import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { openMenu } from "./design-menu.ts";

const { openDesign } = browserForTests();

const SAVERS = ["first-light", "over-ice"].map((name) => `/images/defaults/generic/screensavers/${name}.png`);
const LAPTOP = { width: 1440, height: 900 };
const UPRIGHT = { width: 820, height: 1180 };

async function withSavers(viewport: { width: number; height: number }): Promise<Page> {
  const images = Object.fromEntries(SAVERS.map((path, i) => [`screensaver_${i}`, path]));
  const page = await openDesign({ name: "Lobby", images }, "/screensaver", {
    viewport,
    reducedMotion: "reduce",
  });
  await page.getByText("Images Uploaded (2/4)").waitFor();
  return page;
}
const header = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });
const uploaded = (page: Page, count: number) => page.getByText(`Images Uploaded (${count}/4)`).waitFor();

describe("undo and redo", () => {
  it("are in the header, at a removal, and on keys outside text fields", async () => {
    const page = await withSavers(LAPTOP);
    expect(await header(page, "Undo").getAttribute("aria-disabled")).toBe("true");
    await page.getByRole("button", { name: "Remove image 1" }).click();
    await uploaded(page, 1);
    const notice = page.getByRole("main").getByText("Image removed.", { exact: true });
    await notice.waitFor();
    await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).click();
    await uploaded(page, 2);
    expect(await notice.count()).toBe(0);

    await header(page, "Redo: image removed from Screensaver").click();
    await uploaded(page, 1);
    await header(page, "Undo: image removed from Screensaver").click();
    await uploaded(page, 2);
    await page.locator("body").press("Control+Shift+Z");
    await uploaded(page, 1);
    await page.locator("body").press("Meta+Z");
    await uploaded(page, 2);
    await page.locator("body").press("Meta+Shift+Z");
    await uploaded(page, 1);
    /** Whether the page takes a key instead of the browser. */
    const isTaken = (key: { key: string; code: string; shiftKey?: boolean }) =>
      page.locator("body").evaluate((body, init) => !body.dispatchEvent(new KeyboardEvent("keydown", init)), {
        ...key,
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      });
    // The key of an Arabic keyboard.
    expect(await isTaken({ key: "ئ", code: "KeyZ" })).toBe(true);
    await uploaded(page, 2);
    // On a French keyboard, Z is elsewhere.
    expect(await isTaken({ key: "w", code: "KeyZ" })).toBe(false);
    expect(await isTaken({ key: "z", code: "KeyW", shiftKey: true })).toBe(true);
    await uploaded(page, 1);

    await page.getByRole("navigation", { name: "Steps" }).getByRole("link").first().click();
    const field = page.getByRole("textbox").first();
    await field.fill("Foyer");
    await field.press("Control+Z");
    await expect.poll(() => field.inputValue()).not.toBe("Foyer");
    await field.press("Control+Shift+Z");
    await header(page, "Undo: new machine name").waitFor();
    await field.blur();
    await page.locator("body").press("Control+Z");
    await header(page, "Redo: new machine name").waitFor();
    await page.locator("body").press("Control+Z");
    await header(page, "Redo: image removed from Screensaver").waitFor();
  });

  it("are the menu's first rows if the header has no room", async () => {
    const page = await withSavers(UPRIGHT);
    await page.getByRole("button", { name: "Remove image 2" }).click();
    await uploaded(page, 1);
    expect(
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^(Undo|Redo)/ })
        .count(),
    ).toBe(0);
    const dialog = await openMenu(page);
    const rows = dialog.getByRole("button");
    await dialog.getByRole("button", { name: "Undo: image removed from Screensaver" }).click();
    await dialog.getByRole("button", { name: "Redo: image removed from Screensaver" }).waitFor();
    const labels = await rows.allInnerTexts();
    const own = labels.slice(labels.findIndex((label) => label.startsWith("Undo")));
    expect(own.slice(0, 3)).toEqual(["Undo", "Redo: image removed from Screensaver", "Save design"]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await uploaded(page, 2);
  });
});
