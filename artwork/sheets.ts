import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { defaultImagePath } from "../shared/machine/questions.ts";
import { BLEND_PICTURES } from "../shared/machines/classic/library/blends.ts";
import { SCREENSAVER_PICTURES } from "../shared/machines/classic/library/screensavers.ts";
import { model } from "../shared/machines/classic/machine.ts";
import { openBrowser } from "./letter/draw.ts";

/*
 * Draws contact sheets for judging the pictures: each set on its template, and the generic pictures at
 * full and at half size. They go to .cache/sheets.
 *
 * node sheets.ts
 */

const here = fileURLToPath(new URL(".", import.meta.url));
const folder = join(here, ".cache/sheets");
const address = (path: string): string => pathToFileURL(join(here, "../public", path)).href;

const image = (path: string, css: string): string => `<img src="${address(path)}" style="${css}">`;

/** Each arrangement's defaults in the boxes of its template, and the machine's overlays. */
const onTemplates = (): [string, string][] =>
  model.categories.flatMap((category) =>
    category.arrangements.map((arrangement): [string, string] => {
      const placed = arrangement.places.map(({ slot, box }) => {
        const path =
          category.kind === "slots"
            ? defaultImagePath(category, arrangement.count, slot)
            : (SCREENSAVER_PICTURES[0]?.path ?? model.placeholder);
        return image(path, `position:absolute;left:${box.x}px;top:${box.y}px`);
      });
      const overlays = (arrangement.overlays ?? []).map(
        ({ box, label }) =>
          `<div style="position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;
            background:#b3341f;color:#fff;font:500 30px/${box.height}px sans-serif;text-align:center;border-radius:12px">${label}</div>`,
      );
      const body = image(arrangement.template, "position:absolute") + placed.join("") + overlays.join("");
      return [`${category.id}-${arrangement.count}`, body];
    }),
  );

/** Pictures side by side, each `width` pixels wide. */
const side = (paths: readonly string[], width: number): string =>
  paths.map((path) => image(path, `width:${width}px;margin:4px;vertical-align:top`)).join("");

const scenes = [...new Set(BLEND_PICTURES.flatMap(({ scene }) => scene ?? []))];
const sheets: [string, string][] = [
  ...onTemplates(),
  [
    "generics-1",
    side(
      BLEND_PICTURES.slice(0, 18).map(({ path }) => path),
      220,
    ),
  ],
  [
    "generics-2",
    side(
      BLEND_PICTURES.slice(18).map(({ path }) => path),
      220,
    ),
  ],
  [
    "generics-half",
    side(
      BLEND_PICTURES.map(({ path }) => path),
      151,
    ),
  ],
  ["scenes", side(scenes, 220)],
  [
    "screensavers",
    side(
      SCREENSAVER_PICTURES.map(({ path }) => path),
      660,
    ),
  ],
];

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage();
for (const [name, body] of sheets) {
  const single = body.includes("position:absolute");
  await page.setViewportSize(single ? model.screen : { width: 1380, height: 800 });
  const file = join(folder, "sheet.html");
  writeFileSync(file, `<!doctype html><body style="margin:0;background:#888">${body}`);
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !single });
}
await browser.close();
console.log(`${sheets.length} sheets in ${folder}`);
