import { execFile } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

/*
 * Counts the pictures of `lettering-sheets.ts` in which OCR (tesseract 5 with English data) reads the first word. Pictures are
 * enlarged three times and read as one block and as scattered text, first with a global threshold, then with a local one.
 * Run it by: node tests/bench/lettering-read.ts
 */

const run = promisify(execFile);
const OUT = join(tmpdir(), "brewscreen-lettering");
const LAYOUTS = ["6", "11"];
const THRESHOLDS = ["0", "2"];
const LATIN = /^[\p{Script=Latin}\p{N}\s%-]+$/u;

interface Made {
  readonly file: string;
  readonly group: string;
  readonly text: string;
}

/** Letters and digits alone, without accents: its data know few of them. */
const plain = (text: string) =>
  text
    .replaceAll(/[łŁ]/g, "l")
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .toLowerCase();

/** Whether tesseract reads the first word with a threshold, in one of the layouts. */
async function isRead({ file, text }: Made, threshold: string): Promise<boolean> {
  const large = join(OUT, `large-${file}`);
  const [first = ""] = plain(text.replaceAll("-", " ")).split(/\s+/);
  for (const layout of LAYOUTS) {
    const env = { ...process.env, OMP_THREAD_LIMIT: "1" };
    const mode = ["--psm", layout, "-c", `thresholding_method=${threshold}`];
    const { stdout } = await run("tesseract", [large, "-", ...mode], { env });
    // A word that was broken with a hyphen is read in two lines.
    const read = plain(stdout.replaceAll(/[-‐—]\s*\n\s*/g, ""));
    if (read.includes(first)) return true;
  }
  return false;
}

/** Writes a picture three times as large. */
async function enlarge(from: string, to: string): Promise<void> {
  const { width } = await sharp(from).metadata();
  await sharp(from)
    .resize({ width: width * 3, kernel: "lanczos3" })
    .toFile(to);
}

const all: Made[] = JSON.parse(readFileSync(join(OUT, "made.json"), "utf8"));
const asked = all.filter(({ text }) => LATIN.test(text));
/** By picture: the threshold with which it was read; undefined for none. */
const readWith = new Map<string, string | undefined>();
for (const threshold of THRESHOLDS) {
  const queue = asked.filter(({ file }) => readWith.get(file) === undefined);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { file } = next;
      if (threshold === THRESHOLDS[0]) await enlarge(join(OUT, file), join(OUT, `large-${file}`));
      const isFound = await isRead(next, threshold);
      readWith.set(file, isFound ? threshold : undefined);
      appendFileSync(join(OUT, "read.log"), `${file} ${threshold} ${isFound}\n`);
    }
  };
  await Promise.all([work(), work()]);
}
console.log("| pictures | whole threshold | or local | not read |\n| --- | ---: | ---: | --- |");
for (const group of new Set(asked.map((each) => each.group))) {
  const files = asked.filter((each) => each.group === group).map(({ file }) => file);
  const whole = files.filter((file) => readWith.get(file) === THRESHOLDS[0]);
  const not = files.filter((file) => readWith.get(file) === undefined);
  console.log(
    `| ${group} | ${whole.length} of ${files.length} | ${files.length - not.length} of ${files.length} | ${not.join(", ")} |`,
  );
}
