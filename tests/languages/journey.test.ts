import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { HOME } from "#messages/home.ts";
import { LANGUAGE } from "#messages/language.ts";
import { REVIEW } from "#messages/review.ts";
import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import { WIZARD } from "#messages/wizard.ts";
import { stepTexts, wordTable } from "../../shared/machines/classic/machine.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { LANGUAGES, type LanguageId } from "../../web/messages/languages.ts";
import { browserForTests, LIGHT_PAGE } from "../e2e/browser.ts";
import { savedBy } from "../e2e/files.ts";
import { HANDS } from "../e2e/hands.ts";
import { walk } from "../e2e/journey.ts";
import { visitorWith } from "../e2e/journeys.ts";
import { toast } from "../e2e/said.ts";
import { chooseInMenu, imagesInPackage, SLOTS } from "../e2e/wizard.ts";
import { readZip } from "../support/read-zip.ts";

/** The package of the English wizard, but for its date. */
const FILE = "Lobby machine.mp";
const DIGEST = "0918aa3162cc042478e3c28e83d9ac0cd0c929d4785cbef7b6a6ca6ad839caac";

function digestOf(archive: Uint8Array): string {
  const hash = createHash("sha256");
  for (const { path, bytes } of readZip(archive)) {
    const text = path.endsWith(".json") && Buffer.from(bytes).toString();
    hash.update(path).update(text ? text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "") : bytes);
  }
  return hash.digest("hex");
}

const { open } = browserForTests();
const { dir } = LANGUAGES[LANGUAGE as LanguageId];

it("is the page's language from its first paint, and the only one that loads", async () => {
  const { page } = await open(LIGHT_PAGE);
  const texts: string[] = [];
  page.on("request", (request) => {
    const [, language] = /\/texts-([\w-]+?)-(?:first|home|rest|thread)-/.exec(request.url()) ?? [];
    if (language) texts.push(language);
  });
  await page.goto("/");
  await page.getByRole("link", { name: HOME.start }).first().waitFor();
  const { lang, direction } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    direction: getComputedStyle(document.body).direction,
  }));
  expect([lang, direction]).toEqual([LANGUAGE, dir]);
  expect(new Set(texts)).toEqual(new Set([LANGUAGE]));
});

it.skipIf(LANGUAGE === "en")("gives way to another language if its texts can't be loaded", async () => {
  const { page } = await open(LIGHT_PAGE);
  await page.route(`**/texts-${LANGUAGE}-first-*`, (route) => route.abort());
  await page.goto("/image-requirements");
  await page.getByRole("heading", { name: "Image Requirements" }).first().waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.dir])).toEqual(["en", "ltr"]);
});

it("is what the machine is lettered in", async () => {
  const { page } = await open("/hot-cold");
  const template = page.locator('img[src^="/images/templates/"]').first();
  await template.waitFor();
  const folder = LANGUAGE === "en" ? "" : `${LANGUAGE}/`;
  expect(await template.getAttribute("src")).toMatch(new RegExp(`^/images/templates/${folder}\\w+\\.`));
});

it("has everything filled with images that the package takes", async () => {
  const { page } = await open("/screensaver", { reducedMotion: "reduce" });
  await chooseInMenu(page, SCREEN.fill);
  await toast(page, WIZARD.filled.done).waitFor();
  await page.goto(CLASSIC_MODEL.reviewStep.route);
  await page.getByRole("button", { name: REVIEW.confirm }).click();
  const { label } = EXPORTS.kinds.package;
  const press = () => page.getByRole("button", { name: label, exact: true }).first().click();
  // And a screensaver.
  expect(await imagesInPackage(page, press)).toBe(SLOTS + 1);
});

it("is what new visitors see on the machine", async () => {
  const { page } = await open("/", { reducedMotion: "reduce" });
  const folder = LANGUAGE === "en" ? "" : `${LANGUAGE}/`;
  await page.locator(`figure img[src^="/images/templates/${folder}"]`).first().waitFor();
  const { label } = CLASSIC_MODEL.categories.find(({ id }) => id === "hotcold") ?? {};
  await page.getByRole("button", { name: SCREEN.turnTo(label ?? "") }).click();
  // In English, its pictures are bundled; in other languages, they are drawn here.
  const source = LANGUAGE === "en" ? '[src*="/shown/hotcold/"]' : '[src^="blob:"]';
  await expect.poll(() => page.locator(`figure img${source}`).count()).toBe(2);
});

it("is what a bundled screensaver is lettered in", async () => {
  const { page } = await open("/screensaver");
  const library = (await stepTexts()).lists.screensaver?.library;
  if (!library) throw new Error("The machine has no bundled screensavers");
  await page.getByRole("button", { name: library.browse }).click();
  const { languages } = await wordTable();
  const text = languages.find(({ id }) => id === LANGUAGE)?.words.roastery ?? "";
  const choice = page.getByRole("dialog").getByRole("button", { name: text });
  const folder = LANGUAGE === "en" ? "" : `${LANGUAGE}/`;
  await choice.locator(`img[src$="/small/${folder}roastery.webp"]`).waitFor();
  await choice.click();
  await page.getByText(library.chosen).first().waitFor();
});

it("is left for English in the header, and English is kept", async () => {
  const { page } = await open("/image-requirements");
  await page.getByRole("combobox", { name: SHELL.language }).selectOption("en");
  await page.getByRole("heading", { name: "Image Requirements" }).first().waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Image Requirements" }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/image-requirements");
});

it("leads from the home page to the same package as in any other language", {
  timeout: 300_000,
}, async () => {
  const { page, problems } = await open("/", { ...HANDS.mouse.context, reducedMotion: "reduce" });
  const visitor = visitorWith(page, HANDS.mouse);
  await walk(visitor, "own PNGs");
  await visitor.press({ role: "button", name: REVIEW.confirm });
  const { name, bytes } = await savedBy(page, () =>
    visitor.press({ role: "button", name: EXPORTS.kinds.package.label }),
  );
  expect(name).toBe(FILE);
  expect(digestOf(new Uint8Array(bytes))).toBe(DIGEST);
  expect(problems).toEqual([]);
});
