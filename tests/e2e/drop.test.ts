import { readFileSync } from "node:fs";
import { zipSync } from "fflate";
import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { FILE_IMPORT } from "#messages/drop.ts";
import { SHELL } from "#messages/shell.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import {
  ALPHA,
  addFiles,
  chooseBy,
  dropAnywhere,
  dropOnPage,
  filesOf,
  held,
  heldOf,
  place,
  plan,
  put,
  putOn,
} from "./dropping.ts";
import { confirm, download } from "./exporting.ts";
import { chosen, drop } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { tabTo } from "./hands.ts";
import { hears } from "./said.ts";
import { settled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";
import { eventually, image, kept, path } from "./wizard.ts";

const { open } = browserForTests();

describe("many files at once", () => {
  it("leave the page as it is, and it says so, if their code can't be loaded", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.route(/\/ImportHost-[^/]*\.js$/, (route) => route.abort());
    const prevented = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "x.png"));
      return ["dragover", "drop"].map((type) => {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector("h1")?.dispatchEvent(event);
        return event.defaultPrevented;
      });
    });
    expect(prevented).toEqual([true, true]);
    await hears(page, SHELL.filesNotLoaded);
    expect(path(page)).toBe("/");
  });

  it("are refused with the way out if they are a spreadsheet", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    for (const name of ["machines.xlsx", "machines.numbers"]) {
      // Numbers puts a picture of the table in its file.
      const bytes = zipSync({ "xl/workbook.xml": new Uint8Array(), "preview.png": png(302, 485) });
      await dropOnPage(page, { name, bytes });
      await hears(page, FILE_IMPORT.workbook(name));
      expect(path(page)).toBe("/");
    }
  });

  it("are a complete design in two actions: sixteen finished files, one drop and one press", async () => {
    const { page, problems } = await open("/", { reducedMotion: "reduce" });
    expect(ALPHA.size).toBe(16);
    await dropAnywhere(page, filesOf(ALPHA));
    expect(await plan(page).getByText(FILE_IMPORT.guess, { exact: true }).count()).toBe(0);
    await put(page);
    await page.waitForURL((url) => url.pathname === CLASSIC_MODEL.reviewStep.route);
    expect(await held(page)).toEqual(heldOf(ALPHA));
    expect(problems).toEqual([]);
  });

  it("change nothing until they are put on, mark what they replace, and are undone in one step", async () => {
    const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
    const own = png(460, 485, { seed: 77 });
    await storeDesign(page, { name: "Bar", images: { hotcold_hot: own } }, "/hot-cold");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const before = await held(page);
    const all = await kept(page);
    const hot = image("hot.png", { width: 460, height: 485 }, 3);
    const cups = ["hot_regular", "hot_medium", "hot_large", "hot_xlarge"].map((name, at) =>
      image(`${name}.png`, { width: 460, height: 235 }, at + 20),
    );
    await dropAnywhere(page, [hot, ...cups]);
    await place(page, "hotcold", "hot").getByText(FILE_IMPORT.replaces).waitFor();
    await place(page, "hotcupsizes", "xlarge").waitFor();
    await plan(page).getByRole("button", { name: FILE_IMPORT.cancel }).click();
    await plan(page).waitFor({ state: "detached" });
    expect(await kept(page)).toEqual(all);

    await dropAnywhere(page, [hot, ...cups]);
    await put(page);
    expect(path(page)).toBe("/hot-cold");
    const after = await held(page);
    expect(Object.keys(after)).toHaveLength(5);
    expect(after.hotcold_hot).toBe(Buffer.from(hot.bytes).toString("base64"));
    await page
      .getByRole("button", { name: /^Undo: / })
      .first()
      .click();
    await eventually(() => held(page)).toEqual(before);
  });

  it("come back unchanged from our own image zip, defaults as defaults", async () => {
    const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
    const design = bundledDesign();
    const images = { ...design.images, blends_left: png(302, 485, { seed: 5 }) };
    await storeDesign(page, { ...design, images }, "/final-preview");
    await confirm(page);
    const zip = await download(page, "Images (zip)");
    const before = await held(page);

    const { page: other } = await open("/", { reducedMotion: "reduce" });
    await chooseBy(addFiles(other), chosen([{ ...zip, type: "application/zip" }]));
    await put(other);
    const after = await held(other);
    // A bundled screensaver comes back as its bytes: only defaults of slots are recognized.
    const slots = Object.entries(before).filter(([at]) => !at.startsWith("screensaver"));
    expect(after).toMatchObject(Object.fromEntries(slots));
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
  });

  it("are moved by keys alone: one is selected, and goes to the next place that is pressed", async () => {
    const { page } = await open("/hot-cold", { reducedMotion: "reduce" });
    await dropAnywhere(page, [
      image("hot.png", { width: 460, height: 485 }),
      image("DSC_1.png", { width: 90, height: 90 }, 2),
    ]);
    const screen = place(page, "dispensinghot", "screen");
    const press = async (target: Locator) => {
      await tabTo(target);
      await page.keyboard.press("Enter");
    };
    await press(place(page, "hotcold", "hot"));
    await press(screen);
    await eventually(() => screen.getAttribute("aria-label")).toContain("hot.png");
    await press(screen);
    await press(plan(page).getByRole("button", { name: FILE_IMPORT.takeOut }));
    await plan(page)
      .getByRole("button", { name: /^hot\.png/ })
      .waitFor();
    await page.keyboard.press("Escape");
    await plan(page).waitFor({ state: "detached" });
  });

  it("that come later are all taken, though others are still read, and named if they hold no image", async () => {
    const { page } = await open("/hot-cold", { reducedMotion: "reduce" });
    await dropAnywhere(page, [image("hot.png", { width: 460, height: 485 })]);
    const screens = plan(page).getByRole("list", { name: FILE_IMPORT.screens });
    const files = [1, 2, 3].map((seed) => image(`DSC_${seed}.png`, { width: 90, height: 90 }, seed));
    const broken = { name: "Bar.mp", bytes: new TextEncoder().encode("no package"), type: "" };
    await Promise.all([...files, broken].map((file) => drop(screens, file)));
    for (const { name } of files) await plan(page).getByRole("button", { name }).waitFor();
    await plan(page).getByText(FILE_IMPORT.notRead(broken.name)).waitFor();
  });

  it("that come while others are put on are planned afterwards", async () => {
    const { page } = await open("/hot-cold", { reducedMotion: "reduce" });
    await dropAnywhere(page, [image("hot.png", { width: 460, height: 485 })]);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: areAsked, resolve: asked } = Promise.withResolvers<void>();
    // The picture is compared with the default of its place.
    await page.route(/\/images\/defaults\//, async (route) => {
      asked();
      await released;
      await route.continue();
    });
    await putOn(page).click();
    await areAsked;
    await drop(plan(page).locator("ol").first(), image("cold.png", { width: 460, height: 485 }, 2));
    release();
    await plan(page).getByRole("button", { name: "cold.png" }).waitFor();
    expect(await plan(page).getByRole("button", { name: "hot.png" }).count()).toBe(0);
    expect(Object.keys(await held(page))).toEqual(["hotcold_hot"]);
    await put(page);
    expect(Object.keys(await held(page)).sort()).toEqual(["hotcold_cold", "hotcold_hot"]);
  });

  it("are planned for the open design if the opening of another was cancelled before them", async () => {
    const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
    await page.goto("/hot-cold");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/design-files*.js", async (route) => {
      await released;
      await route.continue();
    });
    const bytes = readFileSync("tests/store/files/design.brewscreen");
    await dropOnPage(page, { name: "Bar.brewscreen", bytes, type: "" });
    const opening = page.getByRole("dialog", { name: FILE_IMPORT.opening });
    await opening.getByRole("button", { name: FILE_IMPORT.cancel }).click();
    await dropAnywhere(page, [image("hot.png", { width: 460, height: 485 })]);
    release();
    await settled(page);
    expect(await putOn(page).count()).toBe(1);
    expect(await page.evaluate(() => localStorage.machineName)).toBe(undefined);
  });
});
