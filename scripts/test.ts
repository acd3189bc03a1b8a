import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureReaders } from "./machine.ts";
import { run } from "./run.ts";

/*
 * Proves the whole tree: format and lint, types of each side, then every test. Arguments go to vitest
 * (npm test -- --project unit). The last line counts checks and tests together.
 */
const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ["biome", "check", "."],
  ...["shared", "worker", "web", "tests", "tests/worker"].map((side) => ["tsc", "-p", side] as const),
];

/** The part of vitest's JSON report that is read. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

const tally = { passed: 0, failed: 0, skipped: 0 };

const browser = await ensureBrowser();
if (browser) process.env.BREWSCREEN_BROWSER = browser;
else
  console.error(
    "No browser could be found or installed: the browser tests will fail. Install Chromium or Chrome.",
  );
const missing = await ensureReaders();
if (missing.length > 0) console.warn(`Not on this machine, so not used as a check: ${missing.join(", ")}`);

for (const [command, ...args] of CHECKS) {
  const passed = (await run(command, ...args)) === 0;
  tally[passed ? "passed" : "failed"]++;
  console.log(`${passed ? "ok" : "FAILED"}: ${command} ${args.join(" ")}`);
}

const folder = mkdtempSync(join(tmpdir(), "brewscreen-"));
const reportFile = join(folder, "report.json");
const code = await run(
  "vitest",
  ...["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`],
  ...process.argv.slice(2),
);
countTests();
rmSync(folder, { recursive: true });
console.log(
  `${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ""}`,
);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Adds vitest's figures; a file that could not be loaded, and a crash, count as failures. */
function countTests(): void {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportFile, "utf8"));
  } catch {
    console.error("vitest left no report");
    tally.failed++;
    return;
  }
  tally.passed += report.numPassedTests;
  tally.failed += report.numFailedTests;
  tally.skipped += report.numPendingTests + report.numTodoTests;
  tally.failed += report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  ).length;
  if (code !== 0 && tally.failed === 0) tally.failed++;
}
