import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { STYLE_LABELS } from "#messages/lettering.ts";
import type { PictureStyle } from "../../shared/machine/library.ts";
import { LETTERING_STYLES, LETTERINGS } from "../../shared/machines/classic/library/lettering.ts";
import { PICTURE_LIBRARIES } from "../../shared/machines/classic/library/libraries.ts";
import type { Contrast } from "../../web/picture/lettering/contrast.ts";
import { createLettering } from "../../web/picture/lettering/lettering-job.ts";
import type { LetteringJob } from "../../web/picture/lettering/text-renderer.ts";
import { launch } from "../e2e/browser.ts";
import { letterOn } from "../e2e/letter.ts";
import { LETTERED_BACKGROUNDS, LETTERED_NAMES } from "../support/lettered.ts";

/*
 * Renders names in every style on every background, and the bundled pictures, each beside the same rendered by the engine;
 * with a contact sheet for each style. Then counts the pictures in which OCR (tesseract 5 with English data) reads the first
 * word, as one block or as scattered text, with a global or a local threshold: node tests/bench/lettering.ts
 */

const OUT = join(tmpdir(), "brewscreen-lettering");
const PUBLIC = join(import.meta.dirname, "../../public");
const SIZE = { width: 302, height: 485 };
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[]; // Its keys are the styles.

const LAYOUTS = ["6", "11"];
const THRESHOLDS = { global: "0", local: "2" };
const LATIN = /^[\p{Script=Latin}\p{N}\s%-]+$/u;

interface Made {
  readonly file: string;
  /** What it is counted with. */
  readonly group: string;
  readonly text: string;
  /** What the engine measured; undefined of bundled ones. */
  readonly contrast?: Contrast;
  readBy?: keyof typeof THRESHOLDS;
}
const made: Made[] = [];

mkdirSync(OUT, { recursive: true });
const browser = await launch();
const letter = await letterOn(await browser.newPage());

async function make(file: string, group: string, job: LetteringJob): Promise<void> {
  const [lettered] = await letter([job]);
  if (!lettered) throw new Error(`${file} was not lettered`);
  writeFileSync(join(OUT, file), lettered.png);
  made.push({ file, group, text: job.text, contrast: lettered.contrast });
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
for (const { path, scene, style, text, size } of PICTURE_LIBRARIES.blends) {
  const lettering = LETTERINGS.blends({ style, scene });
  const picture = new Uint8Array(readFileSync(join(PUBLIC, scene)));
  const name = path.split("/").at(-1) ?? "";
  writeFileSync(join(OUT, `bundled-${name}`), readFileSync(join(PUBLIC, path)));
  made.push({ file: `bundled-${name}`, group: "the bundled pictures", text });
  const job = { text, picture, size, lettering, treatment: undefined };
  await make(`anew-${name}`, "the same, made anew", job);
  generics.push(`bundled-${name}`, `anew-${name}`);
}
await sheet(generics, 10, "generics.png");

for (const style of STYLES) {
  const files: string[] = [];
  for (const [at, picture] of LETTERED_BACKGROUNDS.entries()) {
    for (const [i, text] of LETTERED_NAMES.entries()) {
      const lettering = createLettering(LETTERING_STYLES, style, SIZE);
      const job = { text, picture, size: SIZE, lettering, treatment: { style, scale: 1 } };
      const file = `${style}-${at + 1}-${i + 1}.png`;
      await make(file, STYLE_LABELS[style], job);
      files.push(file);
    }
  }
  await sheet(files, LETTERED_NAMES.length / 2, `${style}.png`);
}
await browser.close();
console.log("| pictures | measured | lowest median | highest share below 3 |\n| --- | ---: | ---: | ---: |");
for (const group of new Set(made.map((each) => each.group))) {
  const measured = made.flatMap((each) => (each.group === group && each.contrast ? [each.contrast] : []));
  if (measured.length === 0) continue;
  const lowest = Math.min(...measured.map(({ median }) => median));
  const weakest = Math.max(...measured.map(({ weak }) => weak));
  console.log(`| ${group} | ${measured.length} | ${lowest.toFixed(2)} | ${(100 * weakest).toFixed(2)} % |`);
}
console.log(`${made.length} pictures and their contact sheets are in ${OUT}`);

/** Letters and digits alone, without accents: its data know few of them. */
const plain = (text: string) =>
  text
    .replaceAll(/[łŁ]/g, "l")
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .toLowerCase();

/** Whether tesseract reads the first word of a picture that is enlarged three times, in one of the layouts. */
async function isRead({ file, text }: Made, threshold: string): Promise<boolean> {
  const large = join(OUT, `large-${file}`);
  await sharp(join(OUT, file))
    .resize({ width: SIZE.width * 3, kernel: "lanczos3" })
    .toFile(large);
  const [first = ""] = plain(text.replaceAll("-", " ")).split(/\s+/);
  for (const layout of LAYOUTS) {
    const env = { ...process.env, OMP_THREAD_LIMIT: "1" };
    const mode = ["--psm", layout, "-c", `thresholding_method=${threshold}`];
    const { stdout } = await promisify(execFile)("tesseract", [large, "-", ...mode], { env });
    // A word that was broken with a hyphen is read in two lines.
    const read = plain(stdout.replaceAll(/[-‐—]\s*\n\s*/g, ""));
    if (read.includes(first)) return true;
  }
  return false;
}

const asked = made.filter(({ text }) => LATIN.test(text));
const queue = asked.values();
const work = async () => {
  for (const picture of queue) {
    if (await isRead(picture, THRESHOLDS.global)) picture.readBy = "global";
    else if (await isRead(picture, THRESHOLDS.local)) picture.readBy = "local";
  }
};
await Promise.all([work(), work()]);
console.log("| pictures | global threshold | or local | not read |\n| --- | ---: | ---: | --- |");
for (const [group, pictures] of Map.groupBy(asked, (each) => each.group)) {
  const by = (way: Made["readBy"]) => pictures.filter(({ readBy }) => readBy === way).map(({ file }) => file);
  const counts = [by("global").length, pictures.length - by(undefined).length];
  const cells = counts.map((count) => `${count} of ${pictures.length}`);
  console.log(`| ${[group, ...cells, by(undefined).join(", ")].join(" | ")} |`);
}
