import { describe, expect, it } from "vitest";
import { LOOKS } from "#messages/looks.ts";
import { SCREEN } from "#messages/screen.ts";
import { WIZARD } from "#messages/wizard.ts";
import { browserForTests } from "./browser.ts";
import { axeFaults } from "./judge.ts";
import { chooser, opened, use } from "./looks.ts";
import { toast } from "./said.ts";
import { chooseCount, eventually, slotsWords } from "./wizard.ts";

const { open } = browserForTests();

describe("the pictures of a look", () => {
  it("follow another count, unless one is missing: then the images are cleared", async () => {
    const { page } = await open("/hot-cup-size", { reducedMotion: "reduce" });
    const { counting } = slotsWords("hotcupsizes");
    await opened(page);
    await use(page).click();
    await chooser(page).waitFor({ state: "detached" });
    await chooseCount(page, 4);
    await toast(page, counting?.words.filled ?? "").waitFor();
    await eventually(() => page.locator("[data-slot] img[width]").count()).toBe(4);
    await page.route("**/looks/**/hotcupsizes/3/**", (route) => route.fulfill({ status: 404 }));
    await chooseCount(page, 3);
    await toast(page, counting?.words.cleared ?? "").waitFor();
    expect(await page.locator("[data-slot] img[width]").count()).toBe(0);
    await page.getByRole("button", { name: WIZARD.undo, exact: true }).click();
    await eventually(() => page.locator("[data-slot] img[width]").count()).toBe(4);
  });
});

describe("the chooser of looks", () => {
  it("walks one machine at a time, with a pause, and by its keys", async () => {
    const { page } = await open("/machine-name");
    await opened(page);
    await chooser(page).getByRole("button", { name: SCREEN.pause }).click();
    await chooser(page).getByRole("button", { name: LOOKS.next }).focus();
    await eventually(async () => {
      await page.keyboard.press("Enter");
      return chooser(page).getByRole("img", { name: "Dark Roast" }).count();
    }).toBeGreaterThan(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await chooser(page).waitFor({ state: "detached" });
  });
});
