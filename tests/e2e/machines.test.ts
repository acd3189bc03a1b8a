import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { build, type InlineConfig, type Plugin } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LETTERING } from "#messages/lettering.ts";
import { PACKAGES } from "#messages/packages.ts";
import { SCREEN } from "#messages/screen.ts";
import { type RunningServer, serveOnFreePorts } from "../../scripts/serve.ts";
import { listFileTableRows } from "../../shared/machine/files.ts";
import { findArrangement, findSlot, formatSize } from "../../shared/machine/questions.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { imagesOfPlan, planExport } from "../../web/exports/plan.ts";
import { design, image as stored } from "../exports/designs.ts";
import { ACTIVE } from "../machines/five-cups/index.ts";
import { PICTURES } from "../machines/five-cups/pictures.ts";
import { FIVE_CUPS_STEP_TEXTS } from "../machines/five-cups/step-words.ts";
import { checkPdf, pdfWords } from "../support/pdf.ts";
import { needs, PDF_PROGRAMS } from "../support/programs.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests } from "./browser.ts";
import { confirm, download } from "./exporting.ts";
import { drop, savedBy } from "./files.ts";
import { hears } from "./said.ts";
import { settled } from "./settled.ts";
import { chooseInMenu, continueButton, image, zone } from "./wizard.ts";

/*
 * Another machine, tests/machines/five-cups, is built into page and worker in place of the product's, and
 * everything works with it.
 */

const { open } = browserForTests();
const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "brewscreen-machine-"));
const model = ACTIVE.model;
let server: RunningServer;

const anotherMachine: Plugin = {
  name: "another-machine",
  enforce: "pre",
  resolveId: (id) =>
    id.endsWith("shared/machines/index.ts") ? join(ROOT, "tests/machines/five-cups/index.ts") : undefined,
};

beforeAll(async () => {
  const config: InlineConfig = {
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "error",
    plugins: [anotherMachine],
  };
  await build({ ...config, root: join(ROOT, "web"), build: { outDir: folder, emptyOutDir: true } });
  await build({ ...config, root: ROOT, mode: "worker", build: { outDir: folder } });
  for (const [path, bytes] of PICTURES) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  server = await serveOnFreePorts(folder);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Fills a step until Continue is possible; a list with own pictures. */
async function fill(page: Page, step: Exclude<Step, { kind: "review" }>): Promise<void> {
  if (step.kind === "name") return page.getByLabel(step.config.field, { exact: true }).fill("Q");
  if (step.kind === "list") {
    const { size } = step.category.arrangements[0];
    await drop(zone(page, step.category.label), image("a.png", size, 1), image("b.png", size, 2));
    const tiles = page.getByRole("list", { name: "Images in order" });
    await expect.poll(() => tiles.getByRole("listitem").count()).toBe(2);
    return;
  }
  const { naming } = step.config;
  const words = FIVE_CUPS_STEP_TEXTS.slots[step.id];
  if (!words) throw new Error(`no words for ${step.id}`);
  const { library, defaults, rest } = words;
  const { places, size } = findArrangement(step.category, step.category.counts?.initial);
  if (naming) {
    for (const { id, label } of step.category.slots)
      await page.getByLabel(label, { exact: true }).fill(naming.placeholders[id] ?? "");
    await button(page, naming.confirm).click();
    await hears(page, naming.words.saved);
    await page.getByRole("heading", { name: step.config.heading }).waitFor();
  }
  const [first = "", second = ""] = places.map(({ slot }) => findSlot(step.category, slot).label);
  if (library) {
    await button(page, `${library.browse}: ${first}`).click();
    const dialog = page.getByRole("dialog", { name: library.title });
    await button(page, "Show All Images").click();
    // The third picture of the library has another size.
    await expect.poll(() => dialog.getByRole("listitem").count()).toBe(2);
    await dialog.getByRole("listitem").first().getByRole("button").click();
    await button(page, `Remove ${first}`).waitFor();
  }
  if (defaults?.fills === "all") {
    await button(page, defaults.label).click();
    await button(page, `Remove ${first}`).waitFor();
    await drop(zone(page, first), image("own.png", size, 7));
    await hears(page, words.words.uploaded.replace("{label}", first));
  } else if (rest && places.length > 1) {
    await chooseInMenu(page, rest.label);
  } else if (defaults) await button(page, `${defaults.label}: ${first}`).click();
  if (second) await button(page, `Remove ${second}`).waitFor();
  if (naming && library) await putNamesOn(page, places.length);
}

/** Puts the names on the pictures; the machine has one style, so there is none to choose. */
async function putNamesOn(page: Page, count: number): Promise<void> {
  await chooseInMenu(page, LETTERING.open);
  const dialog = page.getByRole("dialog", { name: LETTERING.title });
  const use = dialog.getByRole("button", { name: LETTERING.use(count), exact: true });
  await use.waitFor();
  expect(await dialog.getByRole("radio").count()).toBe(0);
  await use.click();
  await hears(page, LETTERING.done);
  await dialog.waitFor({ state: "detached" });
}

const plan = planExport(
  model,
  design({
    name: "Q",
    lists: { idle: [1, 2].map((at) => stored(`/${at}.png`)) },
    counts: Object.fromEntries(
      model.categories.flatMap((category) =>
        category.kind === "slots" && category.counts ? [[category.id, category.counts.initial]] : [],
      ),
    ),
  }),
);

/** Entries of an archive, config.json aside. */
const pathsIn = (bytes: Uint8Array): string[] =>
  readZip(bytes)
    .map(({ path }) => path)
    .filter((path) => path !== "config.json")
    .sort();

describe("a machine that the product does not have", () => {
  it("is designed from the home page to the review, and exported", needs(...PDF_PROGRAMS), async () => {
    const { page, problems } = await open(server.url, { reducedMotion: "reduce" });
    await page.getByText(ACTIVE.showcase.card.title).waitFor();
    const screen = await page.getByRole("figure").first().locator("img").first().boundingBox();
    expect((screen?.width ?? 0) / (screen?.height ?? 1)).toBeCloseTo(1280 / 800, 1);
    expect(await button(page, SCREEN.chooseLook).count()).toBe(0);
    await page.getByRole("link", { name: "Start Wizard" }).first().click();
    for (const step of stepsOf(model)) {
      await page.waitForURL(`${server.url}${step.config.route}`);
      const heading = "naming" in step.config ? step.config.naming?.heading : undefined;
      await page
        .getByRole("heading", { level: 1, name: heading ?? step.config.heading, exact: true })
        .waitFor();
      await button(page, SCREEN.machineMenu).click();
      await button(page, SCREEN.addPictures).waitFor();
      expect(await button(page, SCREEN.chooseLook).count()).toBe(0);
      await page.keyboard.press("Escape");
      if (step.kind === "review") break;
      await fill(page, step);
      await expect.poll(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
      await settled(page);
      if (step.kind !== "name" && step.category.id === "warmcups")
        expect(await page.getByRole("figure").getByRole("button").count()).toBe(5);
      await continueButton(page).click();
    }
    expect(await page.title()).toContain("Last look");

    await confirm(page);
    const pdf = await download(page, "PDF");
    const zip = await download(page, "Images (zip)");
    const mp = await download(page, "Media package (.mp)");
    expect([pdf.name, zip.name, mp.name]).toEqual(["q_configuration.pdf", "Q-images.zip", "Q.mp"]);

    const images = imagesOfPlan(plan);
    expect(pathsIn(zip.bytes)).toEqual(images.map(({ path }) => path).sort());
    expect(pathsIn(mp.bytes)).toEqual(
      plan.screens
        .flatMap(({ arrangement, images }) =>
          images.map(({ entryName }) => `${arrangement.packageCategory}/${entryName}`),
        )
        .sort(),
    );
    const config = JSON.parse(new TextDecoder().decode(readZip(mp.bytes)[0]?.bytes));
    expect(config.files.filter(({ valid }: { valid: boolean }) => !valid)).toEqual([]);
    checkPdf(pdf.bytes);
    const words = pdfWords(pdf.bytes)
      .flat()
      .map(({ text }) => text)
      .join(" ");
    for (const text of [model.title, "10. Pouring, cool", "Bucket", "Assam", "Stop"])
      expect(words).toContain(text);

    await page.goto(server.url);
    await page.getByText("Q is finished.").waitFor();
    await page.goto(server.url + PAGE_PATHS.machines);
    await page.getByRole("listitem").filter({ hasText: model.title }).getByText("Finished").waitFor();

    await page.goto(server.url + PAGE_PATHS.package);
    await page
      .locator(`input[aria-label="${PACKAGES.file}"]`)
      .setInputFiles({ name: mp.name, mimeType: "", buffer: Buffer.from(mp.bytes) });
    await page.getByText(PACKAGES.verdicts.good).waitFor();
    const screens = page.getByRole("region", { name: PACKAGES.screens }).getByRole("listitem");
    expect(await screens.count()).toBe(model.categories.length + 1);
    await button(page, PACKAGES.edit).click();
    await page.waitForURL(server.url + model.reviewStep.route);
    expect(problems).toEqual([]);
  });

  it("has its own folders at the uploader and the endpoint", async () => {
    const { page } = await open(`${server.url}${PAGE_PATHS.mediaUpload}`);
    for (const { label } of model.packageCategories)
      await page.getByRole("region", { name: label }).waitFor();
    const narrow = page.getByRole("region", { name: "Narrow ones" });
    await drop(narrow.locator("fieldset"), image("bucket.png", { width: 232, height: 480 }));
    await narrow.getByText("Valid", { exact: true }).waitFor();
    const { bytes } = await savedBy(page, () => button(page, "Create Package").click());
    expect(pathsIn(bytes)).toEqual(["narrow/bucket.png"]);
    const refused = await page.request.post(`${server.url}/api/create-package`, {
      data: { packageName: "Q", files: { icons_0: { data: "data:image/png;base64,AAAA", name: "a.png" } } },
    });
    expect((await refused.json()).code).toBe("unknown-category");
  });

  it("has its own guides and addresses", async () => {
    const { page } = await open(`${server.url}${PAGE_PATHS.imageRequirements}`);
    const guide = await ACTIVE.guide();
    await page.getByText(guide.practices[0]?.title ?? "").waitFor();
    for (const { title } of guide.cards)
      await page.getByRole("heading", { name: title, exact: true }).waitFor();
    await page.getByText("4 or 5", { exact: true }).waitFor();
    for (const { size } of model.categories.flatMap(({ arrangements }) => arrangements))
      expect(
        await page.getByRole("button", { name: new RegExp(`, ${formatSize(size)}$`) }).count(),
      ).toBeGreaterThan(0);
    expect(await page.getByRole("row").count()).toBe(1 + listFileTableRows(model).length);

    await page.goto(`${server.url}${PAGE_PATHS.uploadInstructions}`);
    await page.getByText("Wait nine minutes").waitFor();
    await page.getByText("9 min", { exact: true }).waitFor();
    await page.goto(`${server.url}/old-syrups`);
    await page.waitForURL(`${server.url}/syrups`);
    await page.goto(`${server.url}/screensaver`);
    await page.waitForURL(`${server.url}/`);
  });
});
