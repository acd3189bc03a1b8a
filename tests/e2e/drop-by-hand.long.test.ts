import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Locator, Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { FILE_IMPORT } from "#messages/drop.ts";
import { browserForTests } from "./browser.ts";
import { ALPHA, addFiles, dropAnywhere, filesOf, held, heldOf, place, plan, put, putOn } from "./dropping.ts";
import type { TestFile } from "./files.ts";
import { choose, dragFromSystem, HANDS } from "./hands.ts";
import { eventually, image } from "./wizard.ts";

const { open } = browserForTests();

const folder = mkdtempSync(join(tmpdir(), "drop-by-hand-"));
afterAll(() => rmSync(folder, { recursive: true }));

const HOT = image("hot.png", { width: 460, height: 485 });
const COLD = image("cold.png", { width: 460, height: 485 }, 3);
const OTHER = image("DSC_1.png", { width: 90, height: 90 }, 2);

/** Writes a file to the disk. */
function stored({ name, bytes }: TestFile, under = ""): string {
  const path = join(folder, under, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

const said = (page: Page, category: string, slot: string) =>
  place(page, category, slot).getAttribute("aria-label");
const aside = (page: Page, name: string) => plan(page).locator('[data-slot^="aside "]', { hasText: name });
const light = (page: Page) => page.getByText(FILE_IMPORT.here, { exact: true });

describe("the plan", () => {
  it("is corrected by dragging: to another place, to an occupied one, aside and back", async () => {
    const { page } = await open("/hot-cold", { reducedMotion: "reduce", ...HANDS.mouse.context });
    await dropAnywhere(page, [HOT, COLD, OTHER]);
    const drag = async (from: Locator, to: Locator) => {
      await from.hover();
      await page.mouse.down();
      // The first move lifts it, the others carry it.
      await to.hover({ force: true });
      await to.hover({ force: true, position: { x: 12, y: 12 } });
      await page.mouse.up();
    };
    await drag(place(page, "hotcold", "hot"), place(page, "hotcold", "cold"));
    await eventually(() => said(page, "hotcold", "cold")).toContain("hot.png");
    await drag(place(page, "hotcold", "cold"), plan(page).locator('[data-slot="aside"]'));
    await aside(page, "hot.png").waitFor();
    await eventually(() => said(page, "hotcold", "cold")).not.toContain("hot.png");
    await drag(aside(page, "hot.png"), place(page, "dispensinghot", "screen"));
    await eventually(() => said(page, "dispensinghot", "screen")).toContain("hot.png");
    // The press that ends a drag chooses nothing.
    expect(await plan(page).getByRole("region", { name: FILE_IMPORT.chosen }).count()).toBe(0);
    // Escape ends a drag where it began.
    await place(page, "dispensinghot", "screen").hover();
    await page.mouse.down();
    await place(page, "hotcold", "hot").hover({ force: true });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await eventually(() => said(page, "dispensinghot", "screen")).toContain("hot.png");
    await put(page);
    await eventually(async () => Object.keys(await held(page))).toContain("dispensinghot_screen");
  });

  it("is corrected by touch: a tap on a picture, then on its new place", async () => {
    const { page } = await open("/", { reducedMotion: "reduce", ...HANDS.touch.context });
    await choose(HANDS.touch, addFiles(page), HOT, OTHER);
    await putOn(page).waitFor();
    await place(page, "hotcold", "hot").tap();
    await eventually(() => place(page, "hotcold", "hot").getAttribute("aria-pressed")).toBe("true");
    await place(page, "hotleaveroom", "noroom").tap();
    await eventually(() => said(page, "hotleaveroom", "noroom")).toContain("hot.png");
    await place(page, "hotleaveroom", "noroom").tap();
    await plan(page).getByRole("button", { name: FILE_IMPORT.takeOut }).tap();
    await aside(page, "hot.png").tap();
    await place(page, "hotcold", "cold").tap();
    await eventually(() => said(page, "hotcold", "cold")).toContain("hot.png");
    await putOn(page).tap();
    await plan(page).waitFor({ state: "detached" });
    await eventually(async () => Object.keys(await held(page))).toContain("hotcold_cold");
  });

  it("is corrected with the menu of places", async () => {
    const { page } = await open("/hot-cold", { reducedMotion: "reduce" });
    await dropAnywhere(page, [HOT]);
    await place(page, "hotcold", "hot").click();
    await plan(page).getByLabel(FILE_IMPORT.putInNamed(HOT.name)).selectOption("coldleaveroom/leaveroom");
    await eventually(() => said(page, "coldleaveroom", "leaveroom")).toContain("hot.png");
  });
});

describe("files that the system drags", () => {
  it("light up the whole window while they are over it, until they are dropped", async () => {
    const { page } = await open("/blends", { reducedMotion: "reduce", ...HANDS.mouse.context });
    const heading = page.getByRole("heading", { level: 1 });
    await heading.waitFor();
    const drag = await dragFromSystem(page, [stored(HOT)]);
    for (let times = 0; times < 2; times++) {
      // The system repeats this while files are over the window.
      await eventually(async () => {
        await drag.over(heading);
        return light(page).isVisible();
      }).toBe(true);
      await drag.giveUp();
      await light(page).waitFor({ state: "detached" });
    }
    await drag.dropOn(heading);
    await putOn(page).waitFor();
    await light(page).waitFor({ state: "detached" });
    // Behind the plan nothing lights up, and more may be dropped on it.
    const second = await dragFromSystem(page, [stored(COLD)]);
    await second.dropOn(plan(page).getByText(FILE_IMPORT.hint));
    await eventually(() => said(page, "hotcold", "cold")).toContain("cold.png");
    expect(await light(page).count()).toBe(0);
  });

  it("are searched if they are folders, with folders in folders", async () => {
    const folders = ["Bar", "Bar/more", "Bar/more/and more"];
    for (const [at, file] of filesOf(ALPHA).entries()) stored(file, folders[at % folders.length]);
    stored({ name: ".DS_Store", bytes: Buffer.from("x") }, "Bar");
    const { page } = await open("/", { reducedMotion: "reduce", ...HANDS.mouse.context });
    const heading = page.getByRole("heading", { level: 1 });
    await heading.waitFor();
    await (await dragFromSystem(page, [join(folder, "Bar")])).dropOn(heading);
    await putOn(page).waitFor();
    await put(page);
    expect(await held(page)).toEqual(heldOf(ALPHA));
  });
});
