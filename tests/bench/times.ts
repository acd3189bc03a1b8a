import type { Page } from "playwright";
import { launch } from "../e2e/browser.ts";
import { confirm, download } from "../e2e/exporting.ts";
import { bundledDesign } from "../e2e/full-design.ts";
import { picture, sumOf } from "../e2e/letter-words.ts";
import { namedDesign } from "../e2e/many.ts";
import { turned } from "../support/exif.ts";
import { median } from "./compare.ts";
import { grainy, PHOTO } from "./large-pictures.ts";
import { memoryOf } from "./process.ts";
import * as two from "./two-builds.ts";

/*
 * How long two builds take, in turns, each time in a browser of its own. Run it alone on the machine, with both checkouts
 * built: node tests/bench/times.ts {folder of the other checkout} [names of measurements, all if none]
 * "200 machines", with the memory that they need, is measured only if it is named.
 */

const ROUNDS = 3;
const NAMES = ["Hausmischung", "Äthiopien Natur", "Koffeinfrei"];

const photo = grainy(PHOTO, { width: 4032, height: 3024 }).then((picture) => picture.jpeg().toBuffer());

type Figures = Record<string, number>;

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

async function fit(page: Page): Promise<Figures> {
  const file = { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: Buffer.from(turned(await photo, 6)) };
  await page.goto("/screensaver");
  const [target] = two.TARGETS;
  if (!target) throw new Error("no place");
  await page.waitForLoadState("networkidle");
  const shown = await timed(() => two.give(page, target, file));
  return {
    "12 MP photo: to the editor": shown,
    "12 MP photo: Use to Saved": await timed(() => two.finish(page, /^Use this (image|picture)$/)),
  };
}

async function look(page: Page): Promise<Figures> {
  await two.openDesign(page, bundledDesign(), "/blends");
  await two.openLooks(page);
  await page.waitForLoadState("networkidle");
  return { "a look on a full design": await timed(() => two.finish(page, "Use Studio")) };
}

async function names(page: Page): Promise<Figures> {
  await page.goto("/blends");
  await two.nameBlends(page, NAMES);
  await two.button(page, /^(Put|Add) the names/).waitFor();
  await page.waitForLoadState("networkidle");
  const shown = await timed(async () => {
    await two.button(page, "Whole machine").click();
    await two.button(page, /^(Put|Add) the names/).click();
    await two.button(page, /^Use these (pictures|images)$/).waitFor();
  });
  const used = await timed(() => two.finish(page, /^Use these (pictures|images)$/));
  const before = await sumOf(picture(page, "left"));
  await two.button(page, "Whole machine").click();
  await two.button(page, "Edit names").click();
  const edited = await timed(async () => {
    await two.nameBlends(page, ["Hafer"]);
    while ((await sumOf(picture(page, "left"))) === before);
    await two.saved(page);
  });
  return {
    "three names: shown": shown,
    "three names: Use to Saved": used,
    "one name edited, to Saved": edited,
  };
}

async function rows(page: Page): Promise<Figures> {
  await two.openDesign(page, namedDesign(), "/many");
  await two.giveRows(page, 30);
  const saved = await timed(async () => {
    await two.button(page, /^(Make them|Save as) designs$/).click();
    await two.button(page, /^(Make them|Save as) designs$/).click();
    await page.getByText("30 designs were saved.").waitFor();
  });
  return { "30 rows made designs": saved };
}

/** The PDF of four photographs, which jsPDF treats differently if they have an alpha channel. */
async function pdf(page: Page, kind: string, alpha: number): Promise<Figures> {
  const photographs = Array.from({ length: 4 }, async (_, at) => ({
    name: `${at}.png`,
    mimeType: "image/png",
    buffer: await (await grainy(PHOTO, { width: 1024, height: 768 })).ensureAlpha(alpha).png().toBuffer(),
  }));
  await two.openDesign(page, two.EMPTY, "/screensaver");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await Promise.all(photographs));
  await page
    .getByRole("button", { name: /^Remove / })
    .nth(3)
    .waitFor();
  await two.saved(page);
  await page.goto("/final-preview");
  await confirm(page);
  let bytes = 0;
  const ms = await timed(async () => {
    bytes = (await download(page, "PDF")).bytes.length;
  });
  return { [`PDF of four ${kind} photographs`]: ms, [`the same, MB, ${kind}`]: bytes / 1e6 };
}

/** The files of two hundred machines, written to the origin's own file system in a profile on the disk. */
const manyMachines = (url: string): Promise<Figures> =>
  two.withProfile(url, async (page, profile) => {
    await page.addInitScript(() =>
      Reflect.set(window, "showSaveFilePicker", async () => {
        return (await navigator.storage.getDirectory()).getFileHandle("machines.zip", { create: true });
      }),
    );
    await two.openDesign(page, namedDesign(), "/many");
    await two.giveRows(page, 200);
    await two.button(page, /^(Make|Create) files$/).click();
    let ms = 0;
    const memory = await memoryOf(profile, async () => {
      ms = await timed(async () => {
        await two.button(page, /^(Make|Create) the files$/).click();
        await page.getByText("200 machines finished").waitFor({ timeout: 900_000 });
      });
    });
    return { "200 machines": ms, "200 machines, MB over what was in use": memory / 1e6 };
  });

const MEASURED: Readonly<Record<string, (page: Page) => Promise<Figures>>> = {
  "a photo": fit,
  "a look": look,
  names,
  "30 rows": rows,
  "opaque PDF": (page) => pdf(page, "opaque", 1),
  "see-through PDF": (page) => pdf(page, "see-through", 0.98),
};
const show = (value: number) => value.toFixed(value < 100 ? 1 : 0);

const [other, ...parts] = process.argv.slice(2);
const { urls, stop } = await two.serveBoth(other);
const found = new Map<string, Record<two.Build, number[]>>();
const note = (build: two.Build, figures: Figures) => {
  for (const [name, value] of Object.entries(figures)) {
    const values = found.get(name) ?? { before: [], after: [] };
    values[build].push(value);
    found.set(name, values);
  }
};
try {
  for (const [name, measure] of Object.entries(MEASURED)) {
    if (parts.length > 0 && !parts.includes(name)) continue;
    // The first round warms up both servers.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const build of two.BUILDS) {
        const browser = await launch();
        const figures = await measure(await two.newPage(browser, urls[build]));
        if (round > 0) note(build, figures);
        await browser.close();
      }
    }
  }
  // Once each: it takes five minutes.
  if (parts.includes("200 machines"))
    for (const build of two.BUILDS) note(build, await manyMachines(urls[build]));
} finally {
  await stop();
}
console.log(`Medians of ${ROUNDS}, ms\n`);
console.log("| what | before | after | after / before |\n| --- | ---: | ---: | ---: |");
for (const [name, values] of found) {
  const [before, after] = [median(values.before), median(values.after)];
  console.log(`| ${name} | ${show(before)} | ${show(after)} | ${(after / before).toFixed(2)} |`);
}
