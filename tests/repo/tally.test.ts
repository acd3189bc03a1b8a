import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { TALLY_PATH_VARIABLE, type Tally } from "../../scripts/tally.ts";

const folder = mkdtempSync(join(tmpdir(), "brewscreen-tally-"));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  "mixed.test.js": `
    it("passes", () => {});
    it("fails", () => expect(1).toBe(2));
    it.skip("lacks a program", () => {});
    describe("a block", () => {
      it.fails("is known", () => expect(1).toBe(2));
      it.fails("is mended", () => {});
      describe.skip("without a reader", () => {
        it("reads", () => {});
        it("reads again", () => {});
      });
    });`,
  "skipped.test.js": `
    it.skip("one", () => {});
    it.skipIf(true)("two", () => {});`,
  "broken.test.js": `
    beforeAll(() => Promise.reject(new Error("no server")));
    it.fails("is known", () => expect(1).toBe(2));`,
};
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);

/** Runs vitest on the files above. */
async function tally(...args: string[]): Promise<Tally> {
  const file = join(folder, "tally.json");
  const vitest = resolve("node_modules/vitest/vitest.mjs");
  const reporter = `--reporter=${resolve("scripts/tally.ts")}`;
  const env = { PATH: process.env.PATH, [TALLY_PATH_VARIABLE]: file };
  const run = promisify(execFile)(
    process.execPath,
    [vitest, "run", "--root", folder, "--globals", reporter, ...args],
    { cwd: folder, env },
  );
  // It ends with 1 where a test fails.
  await run.catch(() => undefined);
  return JSON.parse(readFileSync(file, "utf8"));
}

it("counts as passed neither what was skipped nor what fails as it is known to, and names both", async () => {
  const { passed, failed, skipped, known } = await tally();
  expect({ passed, failed }).toEqual({ passed: 1, failed: 3 });
  expect(known).toEqual(["mixed.test.js > a block > is known"]);
  expect([...skipped].sort()).toEqual([
    "broken.test.js (1)",
    "mixed.test.js > a block > without a reader (2)",
    "mixed.test.js > lacks a program",
    "skipped.test.js (2)",
  ]);
});

it("does not name what was not asked for", async () => {
  const { passed, failed, skipped, known } = await tally("mixed", "-t", "block > (is|without)");
  expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
  expect(known).toEqual(["mixed.test.js > a block > is known"]);
  expect(skipped).toEqual(["mixed.test.js > a block > without a reader (2)"]);
});
