import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { LANGUAGES } from "../web/messages/languages.ts";
import { ensureBrowser, ensureHeadlessShell, ensurePrograms } from "./machine.ts";
import { runTool, spawnTool } from "./run.ts";
import { TALLY_PATH_VARIABLE, type Tally } from "./tally.ts";

/* Runs all but the long tests, or with `--long` only those. Other arguments go to Vitest. The last line has the totals. */
const SLOWEST_SHOWN = 10;

const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ["biome", "check", "."],
  ...["cli", "shared", "worker", "web", "web/app/offline/worker", "tests", "tests/worker", "artwork"].map(
    (side) => ["tsc", "-p", side] as const,
  ),
];

const isLong = process.argv.includes("--long");
const args = process.argv.slice(2).filter((arg) => arg !== "--long");
/** One similar to English, one without spaces, and one written right to left. */
const FIRST_LANGUAGES = ["de", "ja", "ar"];
const languages = Object.keys(LANGUAGES)
  .filter((language) => isLong || FIRST_LANGUAGES.includes(language))
  .map((language) => `language-${language}`);
const projects = [
  ...(isLong ? ["long", "pseudo", "webkit", "fuzz", "walks", "shared"] : ["unit", "worker", "e2e"]),
  ...languages,
];
/** The languages' font tests are slow, so they run only with `--long` or other arguments. */
const leftOut = isLong || args.length > 0 ? [] : ["--exclude=tests/languages/fonts.test.ts"];

const started = performance.now();
const browser = await ensureBrowser();
if (browser) process.env.BREWSCREEN_BROWSER = browser;
else
  console.error(
    "No browser could be found or installed: the browser tests will fail. Install Chromium or Chrome.",
  );
const shell = await ensureHeadlessShell();
if (shell) process.env.BREWSCREEN_SHELL = shell;
const missing = await ensurePrograms(isLong);
if (missing.length > 0)
  console.warn(`Not installed, so tests that need them are skipped: ${missing.join(", ")}`);

// In parallel, because the build at the start of the tests leaves half of the machine idle.
const [checks, tests] = await Promise.all([isLong ? [] : runChecks(), runVitest()]);

const wrong = checks.filter(({ passed }) => !passed);
const failed = wrong.length + tests.failed;
const passed = checks.length - wrong.length + tests.passed;
for (const { name, output, passed } of checks)
  console.log(passed ? `ok: ${name}` : `${output}FAILED: ${name}`);
console.log(`\nThe slowest files, in seconds:`);
for (const { name, ms } of [...tests.files].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_SHOWN))
  console.log(`${(ms / 1000).toFixed(1).padStart(7)}  ${name}`);
console.log(`It took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
if (tests.known.length > 0) console.log(`Known faults, not counted: ${tests.known.join("; ")}`);
if (tests.skipped.length > 0) console.log(`Skipped: ${tests.skipped.join("; ")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runVitest(): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-"));
  const file = join(folder, "tally.json");
  process.env[TALLY_PATH_VARIABLE] = file;
  const chosen = args.some((arg) => arg.startsWith("--project"))
    ? []
    : projects.map((project) => `--project=${project}`);
  const code = await runTool(
    "vitest",
    ...["run", "--reporter=default", "--reporter=./scripts/tally.ts", ...chosen, ...leftOut, ...args],
  );
  try {
    const tally: Tally = JSON.parse(readFileSync(file, "utf8"));
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    console.error("Vitest did not finish.");
    return { passed: 0, failed: 1, skipped: [], known: [], files: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface CheckOutcome {
  readonly name: string;
  readonly passed: boolean;
  readonly output: string;
}

function runChecks(): Promise<CheckOutcome[]> {
  return Promise.all(
    CHECKS.map(async ([command, ...args]) => {
      const child = spawnTool(command, args, ["ignore", "pipe", "pipe"]);
      const ended = new Promise<boolean>((done) => {
        child.on("error", () => done(false));
        child.on("close", (code) => done(code === 0));
      });
      const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
      const passed = await ended;
      return { name: [command, ...args].join(" "), passed, output: (await Promise.all(output)).join("") };
    }),
  );
}
