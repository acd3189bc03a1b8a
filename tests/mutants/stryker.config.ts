import type { PartialStrykerOptions } from "@stryker-mutator/api/core";
import { ROOMS, reportOf } from "./rooms.ts";

/** Set by run.ts. */
const { room, part }: { room: string; part: string } = JSON.parse(process.env.BREWSCREEN_MUTANTS ?? "{}");

const inside = Object.keys(ROOMS).filter((other) => other.startsWith(`${part}/`));

/** Sentences and tables of words: a test of them could only state them again. */
const DATA = ["shared/package/explain.ts"];

const options: PartialStrykerOptions = {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/mutants/vitest.config.ts", related: false },
  mutate: [
    part.endsWith(".ts") ? part : `${part}/**/*.ts`,
    "!**/*.d.ts",
    ...[...DATA, ...inside.flatMap((other) => [other, `${other}/**`])].map((file) => `!${file}`),
  ],
  testFiles: (ROOMS[room] ?? []).map((tests) => `tests/${tests}`),
  coverageAnalysis: "perTest",
  // What runs while a module is loaded makes a table, and every test would have to run for each change of it.
  ignoreStatic: true,
  ignorePatterns: ["dist", ".mutants", ".wrangler", ".ci", "tests/e2e", "tests/picture/logos"],
  incremental: true,
  incrementalFile: `.mutants/${part}.incremental.json`,
  reporters: ["clear-text", "progress", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: reportOf(part) },
  htmlReporter: { fileName: reportOf(part).replace(/json$/, "html") },
  tempDirName: ".mutants/sandbox",
  concurrency: 1,
  // workerd has Uint8Array.fromBase64; Node 24 needs to be asked.
  testRunnerNodeArgs: ["--js-base-64"],
  // Stryker would rewrite it with an API that TypeScript 7 lacks, and nothing here reads it.
  tsconfigFile: "none",
  disableTypeChecks: true,
  // On a busy machine a slow test is no endless loop; most of those are found by counting.
  timeoutMS: 5_000,
  timeoutFactor: 3,
};

export default options;
