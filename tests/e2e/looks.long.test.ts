import { describe, expect, it } from "vitest";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { SCREEN } from "#messages/screen.ts";
import { WIZARD } from "#messages/wizard.ts";
import { browserForTests } from "./browser.ts";
import { axeFaults } from "./judge.ts";
import { chooser, look, opened, stored, use } from "./looks.ts";
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
    await chooser(page).getByRole("button", { name: LOOKS_DIALOG.next }).focus();
    await eventually(async () => {
      await page.keyboard.press("Enter");
      return chooser(page).getByRole("img", { name: "Dark Roast" }).count();
    }).toBeGreaterThan(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await chooser(page).waitFor({ state: "detached" });
  });
});

describe("a look", () => {
  it("is used whole or not at all, and not offered without its pictures, until there is a network", async () => {
    const { page } = await open("/machine-name", { reducedMotion: "reduce" });
    await page.route("**/looks/*/hotcold/cold.webp", (route) => route.abort());
    await opened(page);
    await chooser(page).getByText(LOOKS_DIALOG.notHere).first().waitFor();
    expect(await use(page).getAttribute("aria-disabled")).toBe("true");
    await page.unroute("**/looks/*/hotcold/cold.webp");
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await eventually(() => use(page).getAttribute("aria-disabled")).toBe(null);
    await chooser(page).getByRole("textbox").first().fill("Oat");
    // A picture that is lost once the look is being made.
    await page.route("**/looks/*/screensaver/2.webp", (route) => route.abort());
    await use(page).click();
    await chooser(page).getByText(LOOKS_DIALOG.notMade(look.name)).waitFor();
    expect(await stored(page)).toEqual({});

    await page.unroute("**/looks/*/screensaver/2.webp");
    await use(page).click();
    await chooser(page).waitFor({ state: "detached" });
    expect(Object.keys(await stored(page)).length).toBeGreaterThan(14);
  });

  it("shows the names while one is typed, and gives those that it shows", async () => {
    const { page } = await open("/machine-name");
    await opened(page);
    await chooser(page).getByRole("textbox").first().fill("Oat");
    await chooser(page).getByRole("img", { name: "Colombian" }).first().waitFor();
    await chooser(page)
      .getByText(/^Blends/)
      .waitFor();
    await use(page).click();
    await chooser(page).waitFor({ state: "detached" });
    const names = await page.evaluate(() => localStorage.getItem("blendNames"));
    expect(JSON.parse(names ?? "")).toEqual({ left: "Oat", middle: "Colombian", right: "Dark Roast" });
  });
});
