import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { FILE_IMPORT } from "#messages/drop.ts";
import { SHELF } from "#messages/shelf.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { designPackage } from "../support/media-package.ts";
import { png } from "../support/png.ts";
import { browserForTests } from "./browser.ts";
import { openMenu, savedDesign } from "./design-menu.ts";
import {
  ALPHA,
  addFiles,
  asHeld,
  chooseBy,
  dropAnywhere,
  dropOnPage,
  held,
  heldOf,
  place,
  plan,
  put,
  putOn,
} from "./dropping.ts";
import type { TestFile } from "./files.ts";
import { fullDesign } from "./full-design.ts";
import { followLongTasks } from "./long-tasks.ts";
import { photos } from "./photo-journey.ts";
import { eventually, image, kept } from "./wizard.ts";

const { open, openDesign } = browserForTests();

const CAMERA = { width: 4032, height: 3024, orientation: 1 };

/** Names as an owner gives them, for every place of a new design. */
const TELLING = [
  "screensaver.jpg",
  "left blend.jpg",
  "middle blend.jpg",
  "right blend.jpg",
  "hot.jpg",
  "cold.jpg",
  "hot regular.jpg",
  "hot large.jpg",
  "cold regular.jpg",
  "cold large.jpg",
  "hot leave room.jpg",
  "hot no room.jpg",
  "cold leave room.jpg",
  "cold no room.jpg",
  "hot dispensing.jpg",
  "cold dispensing.jpg",
];

describe("many files at once", () => {
  it("are a complete design in two actions: sixteen photos with telling names, unless they are cancelled", async () => {
    const { page } = await open("/blends", { reducedMotion: "reduce" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const before = await kept(page);
    const taken = await photos(page, CAMERA, TELLING.length);
    await dropAnywhere(
      page,
      taken.map(({ mimeType, buffer }, at) => ({ name: TELLING[at] ?? "", bytes: buffer, type: mimeType })),
    );
    await putOn(page).click();
    await plan(page).getByRole("progressbar").waitFor();
    await plan(page).getByRole("button", { name: FILE_IMPORT.cancel }).click();
    await putOn(page).waitFor();
    expect(await kept(page)).toEqual(before);
    await put(page);
    expect(Object.keys(await held(page))).toHaveLength(TELLING.length);
  });

  it("open as a design beside the one that was begun, which loses nothing, if they are one design file", async () => {
    const { pngs, ...design } = fullDesign(60);
    const page = await openDesign({ ...design, name: "Hotel" }, "/final-preview", {
      reducedMotion: "reduce",
    });
    const { bytes } = await savedDesign(page, await openMenu(page));
    const file: TestFile = { name: "a.brewscreen", bytes, type: "" };

    const { pngs: own, ...started } = fullDesign(20);
    const other = await openDesign({ ...started, name: "Started" }, "/blends", { reducedMotion: "reduce" });
    const nameIs = (name: string) =>
      eventually(() => other.evaluate(() => localStorage.machineName)).toBe(name);
    await dropOnPage(other, file);
    await other.getByText(DESIGN_MENU.opened).first().waitFor();
    await nameIs("Hotel");
    await eventually(() => held(other)).toEqual(asHeld(pngs));
    await other.goto(PAGE_PATHS.machines);
    await other.getByRole("button", { name: SHELF.openNamed("Started") }).click();
    await nameIs("Started");
    await eventually(() => held(other)).toEqual(asHeld(own));
    const names = await other.evaluate(() => JSON.parse(localStorage.blendNames ?? "{}"));
    expect(names).toMatchObject(started.names ?? {});

    await dropOnPage(other, file, image("hot.png", { width: 460, height: 485 }));
    await other.getByRole("button", { name: FILE_IMPORT.which.takePictures(1) }).click();
    await putOn(other).waitFor();
  });

  it("name a machine without a name after their package, and no other", async () => {
    const bytes = designPackage(CLASSIC_MODEL, { packageName: "Łódź Bar 7" });
    const use = async (page: Page) => {
      await dropOnPage(page, { name: "a.mp", bytes, type: "" });
      await page.getByRole("button", { name: FILE_IMPORT.which.take }).click();
      await putOn(page).waitFor();
    };
    const nameIn = (page: Page) => page.evaluate(() => localStorage.machineName ?? "");
    const { page } = await open("/", { reducedMotion: "reduce" });
    await use(page);
    await plan(page).getByText(FILE_IMPORT.summary.named("Łódź Bar 7")).waitFor();
    await put(page);
    await eventually(() => nameIn(page)).toBe("Łódź Bar 7");
    await page
      .getByRole("button", { name: /^Undo: / })
      .first()
      .click();
    await eventually(() => nameIn(page)).toBe("");
    expect(await held(page)).toEqual({});

    const named = await openDesign({ name: "Mine" }, "/blends", { reducedMotion: "reduce" });
    await use(named);
    expect(await plan(named).getByText("Łódź Bar 7").count()).toBe(0);
    await put(named);
    await eventually(async () => Object.keys(await held(named)).length).toBeGreaterThan(10);
    expect(await nameIn(named)).toBe("Mine");
  });

  it("come from folders and folders in folders, in addition to others", async () => {
    const folder = mkdtempSync(join(tmpdir(), "drop-"));
    const [first, ...files] = ALPHA;
    if (!first) throw new Error("there is no file");
    mkdirSync(join(folder, "Bar", "more"), { recursive: true });
    for (const [at, [, { name, bytes }]] of files.entries())
      writeFileSync(join(folder, "Bar", at % 2 ? "more" : "", name), bytes);
    writeFileSync(join(folder, "Bar", "notes.txt"), "hello");
    const { page } = await open("/blends", { reducedMotion: "reduce" });
    await dropAnywhere(page, [first[1]]);
    await chooseBy(plan(page).getByRole("button", { name: FILE_IMPORT.addFolder }), join(folder, "Bar"));
    await plan(page).getByText("notes.txt").first().waitFor();
    await put(page);
    expect(await held(page)).toEqual(heldOf(ALPHA));
    rmSync(folder, { recursive: true });
  });

  it("are named if they are damaged or no pictures, and the rest find their places", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    const whole = png(460, 485);
    await dropAnywhere(page, [
      { name: "hot.png", bytes: whole },
      { name: "broken.png", bytes: whole.subarray(0, whole.length / 2) },
      { name: "notes.txt", bytes: Buffer.from("hello"), type: "text/plain" },
      { name: "cut.zip", bytes: Buffer.from("PK\x03\x04 and no more"), type: "application/zip" },
    ]);
    await plan(page).getByText(FILE_IMPORT.unreadable(3)).waitFor();
    // A damaged picture shows what there is of it.
    const left = plan(page).getByRole("list", { name: FILE_IMPORT.unreadableFiles });
    await left.getByRole("listitem").filter({ hasText: "broken.png" }).locator("img").waitFor();
    expect(await left.locator("img").count()).toBe(1);
    await put(page);
    expect(Object.keys(await held(page))).toEqual(["hotcold_hot"]);
  });

  it("may be two hundred photos, and the page never freezes for a fifth of a second", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const few = await photos(page, CAMERA, 4);
    const many = Array.from({ length: 50 }, (_, round) =>
      few.map((photo) => ({ ...photo, name: `${round}_${photo.name}` })),
    ).flat();
    await chooseBy(addFiles(page), many);
    const longTasks = await followLongTasks(page);
    await putOn(page).waitFor();
    await page.waitForFunction(
      () => {
        // Photos out of view are reduced once they come into view.
        const shown = [...document.querySelectorAll<HTMLImageElement>("dialog img")].filter((img) => {
          const { x, y, width, height } = img.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === img;
        });
        return shown.length > 0 && shown.every(({ src }) => src !== "");
      },
      undefined,
      { timeout: 60_000 },
    );
    const tasks = await longTasks();
    console.log(`Tasks over 50 ms with 200 photos: ${tasks.join(", ") || "none"}`);
    expect(Math.max(0, ...tasks)).toBeLessThan(200);
    await place(page, "hotcold", "hot").waitFor();
  }, 300_000);
});
