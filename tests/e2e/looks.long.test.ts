import { describe, expect, it } from "vitest";
import { LOOKS } from "#messages/looks.ts";
import { SCREEN } from "#messages/screen.ts";
import { WIZARD } from "#messages/wizard.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { browserForTests } from "./browser.ts";
import { axeFaults } from "./judge.ts";
import { chooser, opened, stored, use } from "./looks.ts";
import { toast } from "./said.ts";
import { chooseCount, eventually, kept, slotsWords } from "./wizard.ts";

const { open } = browserForTests();

describe("a look", () => {
  it("is used without a picture that fails to load, which is named", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    await page.route("**/looks/**/hotcold/cold.webp", (route) => route.fulfill({ status: 404 }));
    await opened(page);
    await use(page).click();
    await page.waitForURL((url) => url.pathname === CLASSIC_MODEL.reviewStep.route);
    await page
      .getByText(LOOKS.notMade(["Hot/Cold Selection, Cold"]))
      .first()
      .waitFor();
    const places = Object.keys(await stored(page));
    expect(places).toContain("hotcold_hot");
    expect(places).not.toContain("hotcold_cold");
  });
});

describe("the pictures of a look", () => {
  it("leave the machine as it is if none loads, and say so", async () => {
    const { page } = await open("/machine-name", { reducedMotion: "reduce" });
    await page.route("**/images/looks/**", (route) => route.fulfill({ status: 404 }));
    await opened(page);
    await chooser(page).getByRole("textbox").first().fill("Oat");
    await use(page).click();
    await chooser(page).getByText(LOOKS.nothingMade).waitFor();
    expect(await kept(page)).toEqual([]);
  });

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
