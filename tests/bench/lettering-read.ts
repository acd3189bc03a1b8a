import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/*
 * How often a public OCR (tesseract 5, its English data, three times enlarged) reads the first word of the pictures
 * that `lettering-sheets.ts` has left. Each is read as one block and as text wherever it stands, with the threshold of the
 * whole picture and with a local one, until the word is found.
 * By hand, with tesseract and ImageMagick installed: node tests/bench/lettering-read.ts
 */

const run = promisify(execFile);
const OUT = join(tmpdir(), "brewscreen-lettering");
const MODES = [
  ["--psm", "6"],
  ["--psm", "11"],
  ["--psm", "6", "-c", "thresholding_method=2"],
  ["--psm", "11", "-c", "thresholding_method=2"],
];
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

async function isRead({ file, text }: Made): Promise<boolean> {
  const large = join(OUT, `large-${file}`);
  await run("convert", [join(OUT, file), "-filter", "Lanczos", "-resize", "300%", large]);
  const [first = ""] = plain(text.replaceAll("-", " ")).split(/\s+/);
  for (const mode of MODES) {
    const env = { ...process.env, OMP_THREAD_LIMIT: "1" };
    const { stdout } = await run("tesseract", [large, "-", ...mode], { env });
    // A word that was broken with a hyphen is read in two lines.
    const read = plain(stdout.replaceAll(/[-‐—]\s*\n\s*/g, ""));
    if (read.includes(first)) return true;
  }
  return false;
}

const all: Made[] = JSON.parse(readFileSync(join(OUT, "made.json"), "utf8"));
const waiting = all.filter(({ text }) => LATIN.test(text));
const unread: Made[] = [];
const queue = [...waiting];
const work = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) if (!(await isRead(next))) unread.push(next);
};
await Promise.all([work(), work()]);
console.log("| pictures | first word read | not read |\n| --- | ---: | --- |");
for (const group of new Set(waiting.map((each) => each.group))) {
  const of = waiting.filter((each) => each.group === group);
  const not = unread.filter((each) => each.group === group);
  console.log(
    `| ${group} | ${of.length - not.length} of ${of.length} | ${not.map(({ file }) => file).join(", ")} |`,
  );
}
