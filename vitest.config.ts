import { availableParallelism } from "node:os";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import packageJson from "./package.json" with { type: "json" };
import { compatibilityDate, compatibilityFlags } from "./scripts/compatibility.ts";
import { SlowFirst } from "./scripts/slow-first.ts";
import { fontsFile } from "./tests/fonts/fonts-file.ts";
import { pseudoTexts } from "./tests/pseudo/pseudo-texts.ts";
import { LANGUAGES } from "./web/messages/languages.ts";

const neededNode = Number.parseInt(packageJson.devDependencies.node, 10);
if (Number.parseInt(process.versions.node, 10) < neededNode)
  throw new Error(
    `The tests need Node ${neededNode}, and this is ${process.version}: put node_modules/.bin first in PATH, or run npm test.`,
  );

/** What is too long for every change, or needs what not every machine has. */
const LONG = "tests/**/*.long.test.ts";

const common = {
  environment: "node",
  // Every browser and reader of PDF files that a test starts has the tests' own fonts, not the machine's.
  env: { FONTCONFIG_FILE: fontsFile("all") },
  // One more than there are cores: a test waits for its browser, for a clock or for the disk a sixth of its time.
  maxWorkers: availableParallelism() + 1,
  // A busy machine is no fault of what is tested.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/** The built product on workerd; every process has a browser of its own, and keeps it: tests/e2e/browser.ts. */
const browser = {
  ...common,
  isolate: false,
  globalSetup: "tests/e2e/serve.ts",
  setupFiles: "tests/e2e/same-origin.ts",
} as const;

const inWorkerd = () =>
  cloudflareTest({ main: "./worker/index.ts", miniflare: { compatibilityDate, compatibilityFlags } });

/** The journey in another language: the tests' own imports of texts are in it, too. */
const inLanguage = (language: string) => ({
  resolve: {
    alias: [
      { find: /^#messages\//, replacement: `${import.meta.dirname}/web/messages/${language}/` },
      {
        find: /^#classic\//,
        replacement: `${import.meta.dirname}/shared/machines/classic/texts/${language}/`,
      },
    ],
  },
  test: {
    ...browser,
    name: `language-${language}`,
    include: ["tests/languages/**/*.test.ts"],
    env: { ...common.env, BREWSCREEN_LANGUAGE: language },
  },
});

/*
 * `npm test` runs unit (plain code in Node), worker (in workerd) and e2e (the built product in a real
 * browser); `npm run test:long` runs long, pseudo, webkit and fuzz.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          exclude: ["tests/worker/**", "tests/e2e/**", "tests/languages/**", "tests/pseudo/**", LONG],
        },
      },
      {
        plugins: [inWorkerd()],
        // What both sides share runs here too, except for tests that need Node itself.
        test: {
          ...common,
          name: "worker",
          include: ["tests/worker/**/*.test.ts", "tests/shared/{crc,png,archive,package}/**/*.test.ts"],
          exclude: ["**/*.node.test.ts", LONG],
          provide: { fuzzCases: 4_000 },
        },
      },
      {
        test: {
          ...browser,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          exclude: [LONG],
          provide: { corpus: { largestWidth: 6_000, isWhole: false } },
        },
      },
      {
        test: {
          ...browser,
          name: "long",
          include: [LONG, "tests/e2e/fit-corpus.test.ts"],
          testTimeout: 1_200_000,
          provide: { corpus: { largestWidth: 12_000, isWhole: true } },
        },
      },
      ...Object.keys(LANGUAGES).map(inLanguage),
      {
        plugins: [pseudoTexts],
        test: {
          ...browser,
          name: "pseudo",
          include: ["tests/pseudo/**/*.test.ts"],
          globalSetup: "tests/pseudo/serve.ts",
        },
      },
      {
        // By hand alone, for tests/bench/pages.ts.
        test: { ...browser, name: "shots", include: ["tests/bench/*.shots.ts"] },
      },
      {
        // What only WebKit promises, the engine of the iPads that stand beside the machines, is kept when it is killed.
        test: {
          ...browser,
          name: "webkit",
          include: ["tests/webkit/**/*.webkit.ts"],
          testTimeout: 600_000,
        },
      },
      {
        plugins: [inWorkerd()],
        test: {
          ...common,
          name: "fuzz",
          include: ["tests/worker/fuzz/*.test.ts"],
          provide: { fuzzCases: Number(process.env.FUZZ_CASES ?? 1_000_000) },
        },
      },
    ],
  },
});
