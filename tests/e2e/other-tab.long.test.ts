import { expect, it } from "vitest";
import { ANNOTATIONS, BRANDING, STYLE_LABELS } from "#messages/lettering.ts";
import { REVIEW } from "#messages/review.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import type { Design } from "../../shared/model/design.ts";
import { slotsOf } from "../support/categories.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { stopClock } from "./clock.ts";
import { rowsOf } from "./database.ts";
import { beginBeta, openMachine, shows, withAlpha } from "./dropping.ts";
import { chosen, drop } from "./files.ts";
import { input, openTools, startFitting } from "./fit.ts";
import { STILL_MOUSE } from "./hands.ts";
import { slot } from "./letter-words.ts";
import { hashOf, storeDesign } from "./stored-design.ts";
import { adjust, chooseCount, chooseInMenu, image, placedPicture, zone } from "./wizard.ts";

/* Another tab opens another design while something is under way. It still goes to the design that it was begun in. */

const { open } = browserForTests();

const CUP = { width: 460, height: 485 };

it("words are kept with their design, though another tab opens another one meanwhile", async () => {
  const page = await withAlpha(await open(LIGHT_PAGE));
  await page.goto("/hot-cold");
  const words = page.getByRole("dialog", { name: BRANDING.words });
  const type = async (label: string, text: string) => {
    await words.getByRole("textbox", { name: label, exact: true }).fill(text);
  };
  const save = async () => {
    await words.getByRole("button", { name: BRANDING.save }).click();
    await words.waitFor({ state: "detached" });
  };
  await chooseInMenu(page, BRANDING.words);
  await type("Cold", "Iced");
  await save();
  await chooseInMenu(page, BRANDING.words);
  await beginBeta(page);
  await shows(page, "Beta");
  await type("Hot", "Warm");
  await save();
  const texts = (await rowsOf<Design>(page, "designs")).map(([, { name, texts }]) => [name, texts]);
  expect(Object.fromEntries(texts)).toEqual({ Alpha: { hot: "Warm", cold: "Iced" }, Beta: {} });
});

it("words are kept as their own design's brand, though another tab opens another one meanwhile", async () => {
  const page = await withAlpha(await open(LIGHT_PAGE));
  await page.goto("/hot-cold");
  await input(page, "Hot").setInputFiles(chosen([image("hot.png", { width: 460, height: 485 })]));
  await slot(page, "hot").locator("img[width]").waitFor();
  await adjust(slot(page, "hot"));
  const editor = page.getByRole("dialog");
  await editor.getByRole("tab", { name: ANNOTATIONS.words }).click();
  await editor.getByRole("textbox", { name: ANNOTATIONS.text }).fill("Hot");
  await editor.getByText(STYLE_LABELS.premium, { exact: true }).click();
  await beginBeta(page);
  await shows(page, "Beta");
  await editor.getByRole("button", { name: ANNOTATIONS.keepBrand }).click();
  await editor.getByText(ANNOTATIONS.brandKept).waitFor();
  const brands = (await rowsOf<Design>(page, "designs")).map(([, { name, brand }]) => [name, brand]);
  expect(Object.fromEntries(brands)).toMatchObject({ Alpha: { style: "premium" }, Beta: null });
});

it("defaults go to the design they were chosen for, though another tab opens another one while they load", async () => {
  const page = await withAlpha(await open(LIGHT_PAGE));
  await page.goto("/hot-cold");
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  // Defaults may be a look's pictures, so the looks are loaded first.
  await page.route("**/assets/looks-*.js", async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  const [name] = slotsOf(CLASSIC_MODEL, "hotcold").slots.map(({ label }) => label);
  await zone(page, name ?? "")
    .getByRole("button", { name: /default/i })
    .first()
    .click();
  await asked.promise;
  await beginBeta(page);
  await shows(page, "Beta");
  answer.resolve();
  const filled = async () => {
    const designs = (await rowsOf<Design>(page, "designs")).map(([, design]) => design);
    return Object.fromEntries(designs.map(({ name, slots }) => [name, Object.keys(slots.hotcold ?? {})]));
  };
  await expect.poll(filled).toEqual({ Alpha: ["hot"], Beta: [] });
});

it("a confirmation is of the design that was reviewed, though another tab opens another one meanwhile", async () => {
  const page = await withAlpha(await open(LIGHT_PAGE));
  const other = await beginBeta(page);
  await openMachine(page, "Alpha");
  await other.goto("/machines");
  const openBeta = other.getByRole("button", { name: "Open Beta", exact: true });
  await openBeta.waitFor();
  await page.clock.install();
  await page.goto("/final-preview");
  await page.getByRole("button", { name: REVIEW.confirm, exact: true }).click();
  await stopClock(page);
  await page.getByRole("button", { name: REVIEW.confirmWithDefaults, exact: true }).click();
  await openBeta.click();
  await shows(page, "Beta");
  const confirmed = async () =>
    (await rowsOf<Design>(page, "designs")).flatMap(([, { name, isConfirmed }]) => (isConfirmed ? name : []));
  expect(await confirmed()).toEqual([]);
  await page.clock.runFor(1600);
  await expect.poll(confirmed).toEqual(["Alpha"]);
});

it("files fill free places of the machine that was open, though another tab opens another one meanwhile", async () => {
  const { page } = await open(LIGHT_PAGE);
  const own = image("own.png", CUP, 1);
  await storeDesign(page, { name: "Alpha", images: { hotcold_hot: own.bytes } }, "/hot-cold");
  await placedPicture(page, "Hot").waitFor();
  // Words of file names, which are needed to place several files.
  const { promise: isOn, resolve: letOn } = Promise.withResolvers<void>();
  const words = page.waitForRequest(/\/spoken-[^/]*\.js$/);
  await page.route(/\/spoken-[^/]*\.js$/, async (route) => {
    await isOn;
    await route.continue();
  });
  await drop(zone(page, "Cold"), image("a.png", CUP, 2), image("b.png", CUP, 3));
  await words;
  await beginBeta(page);
  await shows(page, "Beta");
  letOn();
  await page.getByText("Not added: b.png.").waitFor();
  const held = (await rowsOf<Design>(page, "designs")).map(([, { name, slots }]) => [
    name,
    Object.values(slots.hotcold ?? {}).map(({ picture }) => picture && "blob" in picture && picture.blob),
  ]);
  const [kept, added] = [own, image("a.png", CUP, 2)].map(({ bytes }) => hashOf(bytes));
  expect(Object.fromEntries(held)).toEqual({ Alpha: [kept, added], Beta: [] });
});

it("the editor starts again at the size of another tab's count of cups, and closes with its slot", async () => {
  const { page } = await open("/hot-cup-size", STILL_MOUSE);
  await chooseCount(page, 3);
  await startFitting(page, "Medium", image("wide.png", { width: 800, height: 300 }));
  await page.getByRole("application").waitFor();
  await openTools(page);
  const frame = () => page.getByRole("dialog").locator("canvas[role=img]").getAttribute("width");
  expect(await frame()).toBe("302");
  const other = await page.context().newPage();
  await other.goto("/hot-cup-size");
  await chooseCount(other, 4);
  // The editor that starts again shows its first view.
  await openTools(page);
  await expect.poll(frame).toBe("460");
  await chooseCount(other, 2);
  await page.getByRole("dialog").waitFor({ state: "detached" });
});
