import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { DOWNLOADS } from "#messages/download.ts";
import { FILE_IMPORT } from "#messages/drop.ts";
import { EXPORTS } from "#messages/exports.ts";
import { PACKAGES } from "#messages/packages.ts";
import { SHELF } from "#messages/shelf.ts";
import { defaultImagePath, findCategory } from "../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { sameBytes } from "../support/bytes.ts";
import { designPackage } from "../support/media-package.ts";
import { png } from "../support/png.ts";
import { rawZip } from "../support/raw-zip.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests } from "./browser.ts";
import { confirm, download } from "./exporting.ts";
import { drop, savedBy } from "./files.ts";
import { MOST_SLOTS } from "./full-design.ts";
import { hears } from "./said.ts";
import { hasNames } from "./shelf.ts";
import { zone } from "./wizard.ts";

const { open } = browserForTests();

it("shows where files can be dropped until they leave the page", async () => {
  const { page } = await open(PAGE_PATHS.package);
  const drag = (type: string, over: string) =>
    page.locator(over).evaluate((element, type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "x.mp"));
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, type);
  const overlay = page.getByText(PACKAGES.dropping);
  await drag("dragenter", "h1");
  await drag("dragover", "h1");
  await overlay.waitFor();
  // On the way to another element. Safari's events have no `relatedTarget`.
  await drag("dragenter", "main");
  await drag("dragleave", "h1");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await overlay.count()).toBe(1);
  await drag("dragleave", "main");
  await overlay.waitFor({ state: "detached" });
});

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const chooser = page.locator(`input[type=file][aria-label="${PACKAGES.file}"]`);
  await chooser.setInputFiles({ name, mimeType: "", buffer: Buffer.from(bytes) });
  await page.getByText(name, { exact: true }).waitFor();
}

const verdict = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const saved = async (page: Page, press: string) =>
  (await savedBy(page, () => button(page, press).click())).bytes;

function bundled(id: string, place: string | number): Uint8Array | undefined {
  const category = findCategory(CLASSIC_MODEL, id);
  if (category?.kind !== "slots") return undefined;
  const { [id]: count = category.arrangements[0].count }: Record<string, number> = MOST_SLOTS;
  return readFileSync(`public${defaultImagePath(category, count, String(place))}`);
}

/** A package of every place, with bundled defaults in two categories. */
const OURS = designPackage(CLASSIC_MODEL, {
  packageName: "Łódź Bar 7",
  counts: MOST_SLOTS,
  inLists: 4,
  pictureAt: (id, place) => (["hotcold", "hotcupsizes"].includes(id) ? bundled(id, place) : undefined),
});

/** Entries by path, config.json without its date and the row of the changed picture. */
function contents(bytes: Uint8Array, changed: string) {
  return readZip(bytes).map(({ path, bytes: file }) => {
    if (path === changed) return [path];
    if (path !== "config.json") return [path, Buffer.from(file).toString("base64")];
    const config = JSON.parse(new TextDecoder().decode(file));
    const rows = config.files.filter((row: { path: string }) => row.path !== changed);
    return [path, { ...config, createdAt: "", files: rows }];
  });
}

describe("the place to press on", () => {
  it("opens the file chooser by Enter, too", async () => {
    const { page } = await open("/package");
    const place = page.getByRole("button", { name: PACKAGES.choose });
    // Awaited before the press, since a key opens the chooser at once.
    const choosing = page.waitForEvent("filechooser");
    await place.focus();
    await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await (await choosing).setFiles({ name: "lobby.mp", mimeType: "", buffer: Buffer.from(OURS) });
    await verdict(page, PACKAGES.verdicts.good);
  });
});

it("a file saved from one package isn't shown under another that was opened meanwhile", async () => {
  const { page } = await open("/package");
  await choose(page, "first.mp", OURS);
  const answer = Promise.withResolvers<void>();
  await page.route("**/assets/convert-*.js", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await button(page, PACKAGES.pictures).click();
  await choose(page, "second.mp", OURS);
  answer.resolve();
  await hears(page, PACKAGES.savedPictures);
  await verdict(page, PACKAGES.verdicts.good);
  expect(await page.getByText(DOWNLOADS.nothingHappened).count()).toBe(0);
});

describe("several packages", () => {
  const ZIP = rawZip([
    { path: "Bar/Bar.mp", data: designPackage(CLASSIC_MODEL, { packageName: "Bar" }) },
    { path: "Roof/Roof.mp", data: designPackage(CLASSIC_MODEL, { packageName: "Roof", inLists: 0 }) },
    { path: "Spa/Spa.mp", data: new TextEncoder().encode("no package") },
    { path: "summary.csv", data: new TextEncoder().encode("Name;Folder") },
  ]);
  const row = (page: Page, path: string) =>
    page.getByRole("listitem").filter({ has: page.getByText(path, { exact: true }) });
  const says = (page: Page, path: string, words: string) =>
    row(page, path).getByText(words, { exact: true }).waitFor();

  it("in one archive are checked one by one, and looked into", async () => {
    const { page } = await open("/package");
    const chooser = page.locator(`input[type=file][aria-label="${PACKAGES.file}"]`);
    await chooser.setInputFiles({ name: "machines.zip", mimeType: "", buffer: Buffer.from(ZIP) });
    await page.getByRole("heading", { name: PACKAGES.several.title(3) }).waitFor();
    await says(page, "Bar/Bar.mp", PACKAGES.verdicts.good);
    await says(page, "Roof/Roof.mp", PACKAGES.verdicts.incomplete);
    await says(page, "Spa/Spa.mp", PACKAGES.verdicts.closed);
    await button(page, FILE_IMPORT.which.look("Roof.mp")).click();
    await verdict(page, PACKAGES.verdictNotes.incomplete(1));
    await button(page, PACKAGES.several.back).click();
    await says(page, "Bar/Bar.mp", PACKAGES.verdicts.good);
  });

  it("dropped together become designs, and what can't be read is named", async () => {
    const { page } = await open("/package", { reducedMotion: "reduce" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const files = ["Foyer.mp", "Lobby.mp"].map((name) => ({ name, bytes: OURS, type: "" }));
    await drop(page.locator("body"), { name: "machines.zip", bytes: ZIP, type: "" }, ...files);
    await button(page, FILE_IMPORT.which.openAll(5)).click();
    await page.waitForURL(`**${PAGE_PATHS.machines}`);
    await hasNames(page, "Bar", "Roof", "Łódź Bar 7", "Łódź Bar 7");
    await page
      .getByText(SHELF.notAdded(["Spa/Spa.mp"]))
      .first()
      .waitFor();
  });
});

describe("a package of our own", () => {
  it("becomes a design and, with one picture changed, a package that differs in that alone", async () => {
    const { page } = await open("/package");
    await choose(page, "lobby.mp", OURS);
    await verdict(page, PACKAGES.verdicts.good);
    const screens = page.getByRole("region", { name: PACKAGES.screens });
    expect(await screens.getByRole("listitem").count()).toBe(4 + 8);
    await button(page, "Cold Cup Sizes").click();
    await page.getByRole("figure", { name: PACKAGES.onScreen("Cold Cup Sizes") }).waitFor();

    await button(page, PACKAGES.edit).click();
    await page.waitForURL("**/final-preview");
    const stored = await page.evaluate(() => ({ ...localStorage }));
    const valueAt = (place: string) =>
      Object.entries(stored).find(([key]) => key.endsWith(`_${place}`))?.[1] ?? "";
    expect(stored).toMatchObject({ machineName: "Łódź Bar 7", hotNumCupSizes: "4", coldNumCupSizes: "3" });
    expect(valueAt("hotcupsizes_xlarge")).toBe("/images/defaults/hotcupsizes/4/xlarge.png");
    expect(valueAt("hotcold_hot")).toBe("/images/defaults/hotcold/hot.png");
    expect(valueAt("blends_left")).not.toContain("/images/");

    await page.goto("/hot-cold");
    const other = png(460, 485, { seed: 77 });
    await drop(zone(page, "Hot"), { name: "other.png", bytes: other });
    await hears(page, "Successfully uploaded hot image!");
    await page.goto("/final-preview");
    await confirm(page);
    const { bytes } = await download(page, EXPORTS.kinds.package.label);
    const changed = "customization/Hot.png";
    expect(contents(bytes, changed)).toEqual(contents(OURS, changed));
    expect(sameBytes(readZip(bytes).find(({ path }) => path === changed)?.bytes ?? bytes, other)).toBe(true);
  });
});

describe("a package with faults", () => {
  it("is dropped, explained, and saved repaired and as pictures", async () => {
    const entries = readZip(OURS).map(({ path, bytes }) => ({ path, data: bytes }));
    const broken = rawZip(
      [
        ...entries.slice(1),
        { path: "customization/Other blend.png", data: png(302, 485) },
        { path: "icons/half.png", data: png(302, 485).subarray(0, 900) },
      ],
      { comment: "hello" },
    );
    const { page } = await open("/package");
    await drop(page.getByRole("heading", { level: 1 }), { name: "broken.mp", bytes: broken, type: "" });
    await verdict(page, PACKAGES.verdicts.error);
    for (const id of ["config-missing", "wrong-folder", "png-damaged", "name-unusual", "dialect"] as const)
      await page.getByText(PACKAGES.rules[id].title, { exact: true }).waitFor();
    expect(await page.getByText(PACKAGES.rules["size-unknown"].title).count()).toBe(0);

    const repaired = await saved(page, PACKAGES.repair);
    await page.getByText(PACKAGES.leftOut(["icons/half.png"])).waitFor();
    const files = readZip(repaired).map(({ path }) => path);
    expect(files).toHaveLength(entries.length + 1);
    expect(files).toContain("icons/Other_blend.png");
    const pictures = await saved(page, PACKAGES.pictures);
    const paths = readZip(pictures).map(({ path }) => path);
    expect(paths).toContain("Blend Images/Left_Blend.png");
    expect(paths).toHaveLength(entries.length);

    await choose(page, "repaired.mp", repaired);
    await verdict(page, PACKAGES.verdicts.good);
    await choose(page, "picture.png", png(8, 8));
    await verdict(page, PACKAGES.verdicts.closed);

    const bare = readZip(designPackage(CLASSIC_MODEL, { inLists: 0 })).slice(1);
    await choose(page, "bare.mp", rawZip(bare.map(({ path, bytes }) => ({ path, data: bytes }))));
    await saved(page, PACKAGES.repair);
    await page.getByText(PACKAGES.verdictNotes.incomplete(1), { exact: true }).waitFor();
  });
});
