import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { REVIEW } from "#messages/review.ts";
import { SCREEN } from "#messages/screen.ts";
import { exportFileNamesOf } from "../../shared/machine/files.ts";
import { findLookLettering, lookListPicturePaths, lookPicturePath } from "../../shared/machine/looks.ts";
import { findWordAt, textOfWord } from "../../shared/machine/machine.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import type { Box } from "../../shared/machine/types.ts";
import { LOOKS as ALL } from "../../shared/machines/classic/looks.ts";
import { wordTable } from "../../shared/machines/classic/machine.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { savedBy } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { chooser, look, NAMES, opened, stored, use } from "./looks.ts";
import { toast } from "./said.ts";
import { storeDesign } from "./stored-design.ts";
import { adjust, eventually, openSheet, path, zone } from "./wizard.ts";

const { open, openDesign } = browserForTests();

const served = (address: string) => readFileSync(join(import.meta.dirname, "../../public", address));

/** The number of pixels that differ clearly in a box of two pictures of one size. */
async function differing(one: Uint8Array, other: Uint8Array, { x, y, width, height }: Box): Promise<number> {
  const box = { left: x, top: y, width, height };
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).extract(box).extractChannel(0).raw().toBuffer()),
  );
  return first?.filter((value, at) => Math.abs(value - (second?.[at] ?? 0)) > 60).length ?? 0;
}

describe("a look", () => {
  it("takes three names to the package in 5 presses, with words on every screen but the screensaver", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    let presses = 0;
    const press = async (name: string) => {
      presses++;
      await page.getByRole("button", { name, exact: true }).last().click();
    };
    await press(SCREEN.chooseLook);
    for (const [i, name] of NAMES.entries()) await chooser(page).getByRole("textbox").nth(i).fill(name);
    await press(LOOKS_DIALOG.use(look.name));
    await page.waitForURL((url) => url.pathname === CLASSIC_MODEL.reviewStep.route);
    await press(REVIEW.confirm);
    await press(REVIEW.confirmWithDefaults);
    const { bytes } = await savedBy(page, () => press("Media package (.mp)"));
    expect(presses).toBeLessThanOrEqual(5);
    const files = readZip(bytes);

    for (const category of CLASSIC_MODEL.categories) {
      const { count, size, places, packageCategory } = findArrangement(
        category,
        "counts" in category ? category.counts.initial : undefined,
      );
      const box = findLookLettering(look, category.id, count)?.box;
      if (category.kind === "list" || !box) continue;
      for (const { slot } of places) {
        const name = `${packageCategory}/${exportFileNamesOf(category, slot).entryName}`;
        const bytes = files.find((each) => each.path === name)?.bytes ?? new Uint8Array();
        const bare = served(lookPicturePath(look, category, count, slot));
        expect(await sharp(bytes).metadata(), name).toMatchObject(size);
        expect(await differing(bytes, bare, box), name).toBeGreaterThanOrEqual(100);
      }
    }
    const savers = files.filter((file) => file.path.startsWith("screensaver/"));
    const [list] = CLASSIC_MODEL.categories;
    expect(savers).toHaveLength(lookListPicturePaths(look, list).length);
    console.log(`Presses from three names to the package: ${presses}`);
  });

  it("keeps the visitor's own pictures, replaces those of a look, and is undone in one step", async () => {
    const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
    // A bundled picture stays ours when it is uploaded again.
    const again = served("images/defaults/hotcold/cold.png");
    const images = { hotcold_hot: png(460, 485, { seed: 3 }), hotcold_cold: again };
    await storeDesign(page, { name: "Bar", images }, "/hot-cold");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const before = await stored(page);
    await opened(page);
    await chooser(page).getByText(LOOKS_DIALOG.othersKeep(1)).waitFor();
    await use(page).click();
    await chooser(page).waitFor({ state: "detached" });
    const dressed = await stored(page);
    expect(dressed.hotcold_hot).toBe(before.hotcold_hot);
    expect(dressed.hotcold_cold).not.toBe(before.hotcold_cold);
    expect(Object.keys(dressed).length).toBeGreaterThan(14);
    expect(path(page)).toBe("/hot-cold");

    await opened(page);
    await chooser(page).getByText(LOOKS_DIALOG.othersKeep(1)).waitFor();
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Undo: / })
      .first()
      .click();
    await eventually(() => stored(page)).toEqual(before);
  });

  it("offers single pictures in the picker and in a picture's sheet, with the slot's words, which can be adjusted", async () => {
    const page = await openDesign(bundledDesign(), "/blends", { reducedMotion: "reduce" });
    await zone(page, "Middle")
      .getByRole("button", { name: /Browse Generic Images/ })
      .click();
    const dialog = page.getByRole("dialog");
    const offered = dialog.getByRole("list", { name: LOOKS_DIALOG.fromLooks });
    await eventually(() => offered.getByRole("listitem").count()).toBe(ALL.length);
    // The suggestions come first.
    await dialog.getByRole("list").first().getByRole("button", { name: "Colombian" }).first().waitFor();
    await offered.getByRole("button", { name: look.name }).click();
    await dialog.waitFor({ state: "detached" });
    await toast(page, "Successfully selected Colombian blend image!").waitFor();
    const before = await stored(page);
    // Pressed before its sheet is loaded, a picture on the machine waits for it and opens no file chooser.
    const pressed = Promise.withResolvers<void>();
    await page.route("**/assets/SlotSheet*", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    let choosers = 0;
    page.on("filechooser", () => choosers++);
    await page.goto("/hot-cold");
    await openSheet(page, "Cold");
    pressed.resolve();
    await dialog.waitFor();
    expect(choosers).toBe(0);
    await offered.getByRole("button", { name: look.name }).click();
    await toast(page, LOOKS_DIALOG.put(look.name, "Cold")).waitFor();
    const after = await stored(page);
    expect(Object.keys(after).filter((place) => after[place] !== before[place])).toEqual(["hotcold_cold"]);

    await adjust(zone(page, "Cold"));
    await page.getByRole("tab", { name: "Words" }).click();
    const table = await wordTable();
    const cold = textOfWord(
      table,
      { texts: {}, language: "en" },
      findWordAt(table, "hotcold", "cold")?.id ?? "",
    );
    await eventually(() => page.getByRole("dialog").getByRole("textbox").first().inputValue()).toBe(cold);
  });

  it("is turned to by the arrow that points at its tab, also from right to left", async () => {
    const { page } = await open("/", { viewport: { width: 600, height: 900 }, reducedMotion: "reduce" });
    await page.getByRole("button", { name: SCREEN.chooseLook }).first().click();
    const tab = (at: number) => chooser(page).getByRole("tab").nth(at);
    const isChosen = (at: number) => eventually(() => tab(at).getAttribute("aria-selected")).toBe("true");
    await tab(0).focus();
    await page.keyboard.press("ArrowRight");
    await isChosen(1);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await page.keyboard.press("ArrowLeft");
    await isChosen(2);
    await page.keyboard.press("ArrowRight");
    await isChosen(1);
  });
});
