import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { STYLE_LABELS } from "#messages/lettering.ts";
import type { PictureStyle } from "../../shared/machine/library.ts";
import { LETTERING_STYLES, LETTERINGS } from "../../shared/machines/classic/library/lettering.ts";
import { LIBRARIES } from "../../shared/machines/classic/library/libraries.ts";
import type { Contrast } from "../../web/picture/lettering/contrast.ts";
import { letteringFor } from "../../web/picture/lettering/order.ts";
import type { LetteringOrder } from "../../web/picture/lettering/page.ts";
import { launch } from "../e2e/browser.ts";
import { letterOn } from "../e2e/letter.ts";
import { LETTERED_BACKGROUNDS, LETTERED_NAMES } from "../support/lettered.ts";

/*
 * Renders names in every style on every background, and the bundled pictures, each beside the same rendered by the engine;
 * with a contact sheet for each style. `lettering-read.ts` reads the results. Run it by: node tests/bench/lettering-sheets.ts
 */

const OUT = join(tmpdir(), "brewscreen-lettering");
const PUBLIC = join(import.meta.dirname, "../../public");
const SIZE = { width: 302, height: 485 };
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[]; // Its keys are the styles.

/** Of each picture: the group that it is counted in, its words, and what the engine measured; undefined of bundled ones. */
const made: { file: string; group: string; text: string; contrast?: Contrast }[] = [];

mkdirSync(OUT, { recursive: true });
const browser = await launch();
const letter = await letterOn(await browser.newPage());

async function make(file: string, group: string, order: LetteringOrder): Promise<void> {
  const [lettered] = await letter([order]);
  if (!lettered) throw new Error(`${file} was not lettered`);
  writeFileSync(join(OUT, file), lettered.png);
  made.push({ file, group, text: order.text, contrast: lettered.contrast });
}
async function sheet(files: readonly string[], columns: number, name: string): Promise<void> {
  const thumbnail = (file: string) =>
    sharp(join(OUT, file))
      .resize({ width: SIZE.width / 2 })
      .png()
      .toBuffer();
  const thumbnails = await Promise.all(files.map(thumbnail));
  await sharp(thumbnails, { join: { across: columns, shim: 6 } }).toFile(join(OUT, name));
}

const generics: string[] = [];
for (const { path, scene, style, text, size } of LIBRARIES.blends) {
  const lettering = LETTERINGS.blends({ style, scene });
  const picture = new Uint8Array(readFileSync(join(PUBLIC, scene)));
  const name = path.split("/").at(-1) ?? "";
  writeFileSync(join(OUT, `bundled-${name}`), readFileSync(join(PUBLIC, path)));
  made.push({ file: `bundled-${name}`, group: "the bundled pictures", text });
  const order = { text, picture, size, lettering, treatment: undefined };
  await make(`anew-${name}`, "the same, made anew", order);
  generics.push(`bundled-${name}`, `anew-${name}`);
}
await sheet(generics, 10, "generics.png");

for (const style of STYLES) {
  const files: string[] = [];
  for (const [at, picture] of LETTERED_BACKGROUNDS.entries()) {
    for (const [i, text] of LETTERED_NAMES.entries()) {
      const lettering = letteringFor(LETTERING_STYLES, style, SIZE);
      const order = { text, picture, size: SIZE, lettering, treatment: { style, scale: 1 } };
      const file = `${style}-${at + 1}-${i + 1}.png`;
      await make(file, STYLE_LABELS[style], order);
      files.push(file);
    }
  }
  await sheet(files, LETTERED_NAMES.length / 2, `${style}.png`);
}
await browser.close();
writeFileSync(join(OUT, "made.json"), JSON.stringify(made));
console.log("| pictures | measured | lowest median | highest share below 3 |\n| --- | ---: | ---: | ---: |");
for (const group of new Set(made.map((each) => each.group))) {
  const measured = made.flatMap((each) => (each.group === group && each.contrast ? [each.contrast] : []));
  if (measured.length === 0) continue;
  const lowest = Math.min(...measured.map(({ median }) => median));
  const weakest = Math.max(...measured.map(({ weak }) => weak));
  console.log(`| ${group} | ${measured.length} | ${lowest.toFixed(2)} | ${(100 * weakest).toFixed(2)} % |`);
}
console.log(`${made.length} pictures and their contact sheets are in ${OUT}`);
