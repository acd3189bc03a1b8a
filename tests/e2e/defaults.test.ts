import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { BRANDING } from "#messages/lettering.ts";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import { LOOKS as ALL } from "../../shared/machines/classic/looks.ts";
import { CLASSIC_MODEL, EXPORT_FILE_NAMES } from "../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { isDefaultImage } from "../../shared/model/defaults.ts";
import type { Design } from "../../shared/model/design.ts";
import { slotsOf } from "../support/categories.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { rowsOf } from "./database.ts";
import { openFromMenu } from "./design-menu.ts";
import { confirm, download, exportButton } from "./exporting.ts";
import { chooser, opened } from "./looks.ts";
import { toast } from "./said.ts";
import { hashOf, storeDesign } from "./stored-design.ts";
import { chooseInMenu, eventually, zone } from "./wizard.ts";

/* Defaults match the other pictures: they are in the look in use, and say the design's words. */

const { open, openDesign } = browserForTests();

const [, WALNUT] = ALL;
const [, GERMAN] = WORD_TABLE.languages;
if (!WALNUT || !GERMAN) throw new Error("the machine has one look or language only");

const designIn = async (page: Page): Promise<Design | undefined> =>
  (await rowsOf<Design>(page, "designs")).map(([, design]) => design)[0];

async function saysInGerman(page: Page, images: number): Promise<void> {
  const words = await openFromMenu(page, BRANDING.words);
  await words.getByRole("combobox", { name: SHELL.language }).selectOption(GERMAN?.id ?? "");
  await words.getByRole("button", { name: BRANDING.save }).click();
  await toast(page, BRANDING.wordsSaved(images)).waitFor();
}

/** The bytes of an exported picture of Hot/Cold Selection. */
function imageIn(zip: Uint8Array, slot: string): Uint8Array {
  const { folder, names } = EXPORT_FILE_NAMES.hotcold;
  const path = `${folder}/${names[slot as keyof typeof names]}.png`;
  return readZip(zip).find((file) => file.path === path)?.bytes ?? new Uint8Array();
}

it("defaults are the bundled files until a look is used or words are changed, then change with them", async () => {
  const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
  const pathOf = (slot: string) => `/images/defaults/hotcold/${slot}.png`;
  await storeDesign(page, { name: "Bar", images: { hotcold_hot: pathOf("hot") } }, "/final-preview");
  await confirm(page);
  const { bytes } = await download(page, "Images (zip)");
  for (const slot of ["hot", "cold"])
    expect(hashOf(imageIn(bytes, slot))).toBe(hashOf(readFileSync(`public${pathOf(slot)}`)));

  await page.goto("/hot-cold");
  await zone(page, "Hot").locator("img[width]").waitFor();
  await saysInGerman(page, 1);
  await eventually(async () => (await designIn(page))?.slots.hotcold?.hot?.recipe).toMatchObject({
    look: ALL[0]?.id,
    words: { text: GERMAN.words.hot },
  });
  await zone(page, "Hot").getByText(WIZARD.default, { exact: true }).waitFor();
});

it("Fill completes a look in its own pictures and words, and exports already show them", async () => {
  const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
  const names = { left: "Oat", middle: "Mild", right: "Kenya" };
  const own = png(460, 485, { seed: 3 });
  await storeDesign(page, { name: "Bar", names, images: { hotcold_hot: own } }, "/hot-cold");
  await opened(page);
  await page.getByRole("button", { name: LOOKS_DIALOG.use(WALNUT.name) }).click();
  await chooser(page).waitFor({ state: "detached" });
  const pictures = async () =>
    Object.values((await designIn(page))?.slots ?? {}).flatMap(Object.values).length;
  await eventually(pictures).toBeGreaterThan(10);
  await saysInGerman(page, (await pictures()) - 1 - Object.keys(names).length);
  for (const label of ["Hot", "Cold"])
    await page.getByRole("button", { name: WIZARD.removeNamed(label) }).click();
  await eventually(async () => (await designIn(page))?.slots.hotcold).toEqual({});

  await page.goto("/final-preview");
  await confirm(page);
  const { bytes } = await download(page, "Images (zip)");
  await page.goto("/hot-cold");
  await chooseInMenu(page, SCREEN.fill);
  await toast(page, WIZARD.filled.done).waitFor();
  const design = await designIn(page);
  if (!design) throw new Error("the design is gone");
  for (const category of CLASSIC_MODEL.categories) {
    if (category.kind === "list") continue;
    const { places } = findArrangement(category, design.counts[category.id]);
    for (const { slot } of places) {
      const { recipe } = design.slots[category.id]?.[slot] ?? {};
      const word = WORD_TABLE.words.find((each) =>
        each.places.some((place) => place.category === category.id && place.slot === slot),
      );
      const text = word ? GERMAN.words[word.id] : names[slot as keyof typeof names];
      expect(recipe, `${category.id}, ${slot}`).toMatchObject({ look: WALNUT.id, words: { text } });
    }
  }
  for (const [slot, image] of Object.entries(design.slots.hotcold ?? {})) {
    expect(isDefaultImage(slotsOf(CLASSIC_MODEL, "hotcold"), 2, slot, image)).toBe(true);
    expect(image.picture).toMatchObject({ blob: hashOf(imageIn(bytes, slot)) });
  }
});

it("defaults are never exported in the wrong words because the looks couldn't be loaded", async () => {
  const page = await openDesign({ name: "Bar", images: { hotcold_hot: png(460, 485) } }, "/hot-cold", {
    reducedMotion: "reduce",
  });
  await zone(page, "Hot").locator("img[width]").waitFor();
  await saysInGerman(page, 0);
  const looks = "**/assets/looks-*.js";
  await page.route(looks, (route) => route.abort());
  await page.goto("/final-preview");
  await confirm(page);
  await exportButton(page, "Images (zip)").click();
  await page.getByText(EXPORTS.failed).waitFor();
  await page.unroute(looks);
  const { bytes } = await download(page, "Images (zip)");
  expect(hashOf(imageIn(bytes, "cold"))).not.toBe(
    hashOf(readFileSync("public/images/defaults/hotcold/cold.png")),
  );
});
