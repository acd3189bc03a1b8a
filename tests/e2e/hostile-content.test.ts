import { strToU8, unzipSync } from "fflate";
import type { Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { VARIANTS } from "#messages/many.ts";
import { PACKAGES } from "#messages/packages.ts";
import { SHELF } from "#messages/shelf.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { parseCsv } from "../../shared/sorting/csv.ts";
import { ROUTES } from "../../web/app/routes.ts";
import { png } from "../support/png.ts";
import { rawZip } from "../support/raw-zip.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { putRows, rowsOf } from "./database.ts";
import { confirm, download, downloadMore } from "./exporting.ts";
import { chosen, drop, savedBy } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { pasteText } from "./many.ts";
import { settled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";
import { beside, sees, shown } from "./uploads.ts";
import { eventually, image, kept, saidOf, zone } from "./wizard.ts";

/*
 * Names, stored values and files that want to be markup, with the content security policy off: it is the second
 * line, and this tries the first.
 */

const { open } = browserForTests();

const IMAGE = "<img src=x onerror=ran()>";
const MARKUP = `"'>${IMAGE}<script>ran()</script><svg onload=ran()>`;

/** A page on which `ran` counts the scripts that content could run. */
async function openTrap() {
  const { page } = await open(LIGHT_PAGE, { bypassCSP: true, reducedMotion: "reduce" });
  let times = 0;
  await page.context().exposeFunction("ran", () => void times++);
  await page.reload();
  return { page, timesRun: () => times };
}

/** Elements that only content can have made. */
const foreign = (page: Page) =>
  page
    .locator("[onerror], [onload], script:not([src]), iframe, object, embed, a[href^='javascript:' i]")
    .count();

/** Looks at every page of the product in turn, or at every third one if that must be quick. */
async function lookAround(page: Page): Promise<void> {
  for (const { path } of ROUTES.filter((_, index) => inject("isLong") || index % 3 === 0)) {
    await page.goto(path);
    await settled(page);
    expect(await foreign(page), path).toBe(0);
  }
}

it("markup does run where it is taken for markup", async () => {
  const { page, timesRun } = await openTrap();
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, MARKUP);
  await expect.poll(timesRun).toBeGreaterThan(0);
  expect(await foreign(page)).toBeGreaterThan(0);
});

describe("markup in a name", () => {
  it("is text on every page and in every file", async () => {
    const { page, timesRun } = await openTrap();
    const names = { left: MARKUP, middle: MARKUP, right: MARKUP };
    await storeDesign(page, { ...bundledDesign(), name: MARKUP, names }, PAGE_PATHS.machines);
    await page.getByRole("button", { name: SHELF.goOnNamed(MARKUP) }).waitFor();
    const [[id, design] = ["", {}]] = await rowsOf<object>(page, "designs");
    const texts = { hot: MARKUP, cold: MARKUP, regular: MARKUP };
    const brand = { logo: null, colours: ["#112233"], style: MARKUP };
    await putRows(page, "designs", [[id, { ...design, customer: MARKUP, note: MARKUP, texts, brand }]]);
    await page.goto(PAGE_PATHS.many);
    await pasteText(page, `${MARKUP}\nBar`);
    await page.getByText(MARKUP).first().waitFor();
    await lookAround(page);
    await page.goto(PAGE_PATHS.machines);
    await eventually(() => page.getByText(MARKUP).count()).toBeGreaterThan(2);

    await page.goto("/final-preview");
    await confirm(page);
    const { images, pdf, package: packed, preview } = EXPORTS.kinds;
    const files = [
      await download(page, images.label),
      await download(page, pdf.label),
      await download(page, packed.label),
      await downloadMore(page, preview.label),
    ];
    for (const { name } of files) expect(name).toMatch(/^[^<>"|*?:/\\]{3,200}$/);
    const { bytes } = files[3] ?? {};
    await page.setContent(new TextDecoder().decode(bytes));
    expect(await page.title()).toBe(MARKUP);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(MARKUP);
    expect(await foreign(page)).toBe(0);
    expect(timesRun()).toBe(0);
  });

  it("of a file is text, and no path", async () => {
    const { page, timesRun } = await openTrap();
    await page.goto(PAGE_PATHS.mediaUpload);
    const name = `${MARKUP.replaceAll("/", ":")}.png`;
    await drop(beside(page), image(name, { width: 406, height: 200 }), { name, bytes: png(9, 9) });
    await sees(page, UPLOADER.tray, name);
    await eventually(() => shown(page, "Icons")).toEqual([name]);
    expect(await foreign(page)).toBe(0);
    const { bytes } = await savedBy(page, () => page.getByRole("button", { name: UPLOADER.create }).click());
    for (const { path } of readZip(new Uint8Array(bytes))) expect(path).toMatch(/^[\w-]+(\/[\w-]+)?\.\w+$/);

    await page.goto(PAGE_PATHS.package);
    const config = { packageName: MARKUP, version: "1.0", files: [MARKUP] };
    const mp = rawZip([
      { path: "config.json", data: strToU8(JSON.stringify(config)) },
      { path: `icons/${name}`, data: png(302, 485) },
      { path: "../../icons/up.png", data: png(302, 485) },
    ]);
    await drop(page.getByRole("heading", { level: 1 }), {
      name: `${MARKUP.replaceAll("/", ":")}.mp`,
      bytes: mp,
    });
    await page.getByText(PACKAGES.verdicts.error).waitFor();
    await eventually(() => page.getByText(IMAGE).count()).toBeGreaterThan(1);
    await settled(page);
    expect(await foreign(page)).toBe(0);

    await page.goto("/hot-cold");
    await drop(zone(page, "Hot"), { name, bytes: strToU8(MARKUP) });
    await eventually(() => saidOf(page, "Hot")).toContain(IMAGE);
    expect(await foreign(page)).toBe(0);
    expect(timesRun()).toBe(0);
  });
});

describe("a table", () => {
  it("with formulas, markup and a cell of a megabyte is shown, and written without a formula", async () => {
    const { page, timesRun } = await openTrap();
    await storeDesign(page, bundledDesign(), PAGE_PATHS.many);
    const formulas = ["=1+1", "+1+cmd|' /C calc'!A0", "@SUM(1)", "-2+3", "＝1+1"];
    const cells = [...formulas, IMAGE, MARKUP, "x".repeat(1_000_000), "Foyer"];
    const csv = ["Machine name", ...cells.map((cell) => `"${cell.replaceAll('"', '""')}"`)].join("\n");
    await page.getByRole("button", { name: VARIANTS.add }).waitFor();
    await page
      .getByLabel(VARIANTS.files)
      .setInputFiles(chosen([{ name: "table.csv", bytes: strToU8(csv), type: "text/csv" }]));
    await page.getByText("Foyer", { exact: true }).first().waitFor();
    await page.getByText(MARKUP).first().waitFor();
    expect(await foreign(page)).toBe(0);
    await page.getByRole("button", { name: VARIANTS.toFiles }).click();
    const saved = await savedBy(page, () => page.getByRole("button", { name: VARIANTS.exportStart }).click());
    const summary = unzipSync(new Uint8Array(saved.bytes))[VARIANTS.summaryFile];
    const written = parseCsv(new TextDecoder().decode(summary)).flatMap(({ cells }) => cells);
    for (const name of ["'@SUM(1)", "'＝1+1", IMAGE]) expect(written).toContain(name);
    expect(written.filter((cell) => /^[=+@\-\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    expect(timesRun()).toBe(0);
  });
});

describe("values that somebody put into the browser's storage", () => {
  const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"><script>ran()</script><image href="https://elsewhere.example/a.png"/></svg>`;
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const VALUES = {
    blends_left: "javascript:ran()",
    blends_middle: `data:text/html;base64,${base64(MARKUP)}`,
    blends_right: `data:image/svg+xml;base64,${base64(SVG)}`,
    hotcold_hot: `data:image/svg+xml,${encodeURIComponent(SVG)}`,
    hotcold_cold: "https://elsewhere.example/a.png",
    hotcupsizes_regular: "//elsewhere.example/a.png",
    hotcupsizes_large: "/\\elsewhere.example/a.png",
    coldcupsizes_regular: "/\t/elsewhere.example/a.png",
    screensaver_0: `data:text/html,${MARKUP}`,
    dispensinghot_screen: MARKUP,
  };

  it("are no pictures, run nowhere, and stay until their place is filled", async () => {
    const { page, timesRun } = await openTrap();
    await storeDesign(page, { name: "Lobby", images: VALUES }, "/blends");
    await lookAround(page);
    const hostile = async () => new Set((await kept(page)).map(([, value]) => value));
    for (const value of Object.values(VALUES)) expect(await hostile()).toContain(value);
    await page.goto("/hot-cold");
    await drop(zone(page, "Hot"), image("hot.png", { width: 460, height: 485 }));
    await eventually(async () => (await hostile()).has(VALUES.hotcold_hot)).toBe(false);
    expect(await hostile()).toContain(VALUES.hotcold_cold);
    expect(timesRun()).toBe(0);
  });

  it("make a design unreadable at most: it stays as it is, and every page works", async () => {
    const { page, timesRun } = await openTrap();
    await storeDesign(page, bundledDesign(), PAGE_PATHS.machines);
    await page.getByRole("button", { name: SHELF.goOnNamed("Lobby") }).waitFor();
    const [[id, design] = ["", {}]] = await rowsOf<object>(page, "designs");
    const brand = { logo: { value: "javascript:ran()" }, colours: [["#112233"]], style: MARKUP };
    const broken = { ...design, revision: -5, names: { blends: { left: { __html: MARKUP } } }, brand };
    await putRows(page, "designs", [[id, broken]]);
    await lookAround(page);
    await page.goto(PAGE_PATHS.machines);
    await page.getByText(SHELF.kind.unreadable).waitFor();
    await page.goto("/hot-cold");
    await drop(zone(page, "Hot"), image("hot.png", { width: 460, height: 485 }));
    await eventually(async () => (await rowsOf(page, "designs")).length).toBe(2);
    expect(new Map(await rowsOf(page, "designs")).get(id)).toEqual(broken);
    await page.reload();
    await zone(page, "Hot").locator("img[width]").waitFor();
    expect(timesRun()).toBe(0);
  });
});
