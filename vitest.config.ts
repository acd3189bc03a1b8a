import { availableParallelism } from "node:os";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import packageJson from "./package.json" with { type: "json" };
import { compatibilityDate, compatibilityFlags } from "./scripts/compatibility.ts";
import { SlowFirstSequencer } from "./scripts/slow-first.ts";
import { fontsFile } from "./tests/fonts/fonts-file.ts";
import { pseudoTexts } from "./tests/pseudo/pseudo-texts.ts";
import { LANGUAGES } from "./web/messages/languages.ts";

const neededNode = Number.parseInt(packageJson.devDependencies.node, 10);
if (Number.parseInt(process.versions.node, 10) < neededNode)
  throw new Error(
    `The tests need Node ${neededNode}, and this is ${process.version}: put node_modules/.bin first in PATH, or run npm test.`,
  );

/** Tests that take too long to run for every change, or need programs that not every machine has. */
const LONG = "tests/**/*.long.test.ts";
/** Tests of long tables, of which `npm test` runs only some rows. */
const SHARED = [
  "tests/e2e/{design-browser,design-killed,drop-tabs,fit-corpus,fonts,hostile-content,lettering,offline}.test.ts",
  "tests/e2e/{ui-pages,wizard-counts,wizard-journey,wizard-messages}.test.ts",
  "tests/e2e/engines/journeys.test.ts",
];

const common = {
  environment: "node",
  // The browsers and PDF readers that tests start use the tests' own fonts, not the machine's.
  env: { FONTCONFIG_FILE: fontsFile("all") },
  // One more than there are cores, since a test spends a sixth of its time waiting for a browser, a clock or the disk.
  maxWorkers: availableParallelism() + 1,
  // Long, so that no test fails just because the machine is busy.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/** Runs the built product on workerd. Each process keeps its own browser open (tests/e2e/browser.ts). */
const browser = {
  ...common,
  isolate: false,
  globalSetup: "tests/e2e/serve.ts",
  setupFiles: "tests/e2e/same-origin.ts",
} as const;

const inWorkerd = () =>
  cloudflareTest({ main: "./worker/index.ts", miniflare: { compatibilityDate, compatibilityFlags } });

/** Runs the journey in another language. The texts that the tests import are in that language too. */
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
 * `npm test` runs unit (plain code in Node), worker (in workerd), e2e (the built product in a real browser)
 * and three languages; `npm run test:long` runs long, pseudo, webkit, fuzz, walks, shared and all languages.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirstSequencer },
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          exclude: ["tests/worker/**", "tests/e2e/**", "tests/languages/**", "tests/pseudo/**", LONG],
          provide: { walkSteps: 1_000 },
        },
      },
      {
        plugins: [inWorkerd()],
        test: {
          ...common,
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          exclude: [LONG],
          provide: { fuzzCases: 4_000 },
        },
      },
      {
        test: {
          ...common,
          name: "walks",
          include: ["tests/{edit,shared/model}/random-walk.test.ts", "tests/store/undo.test.ts"],
          testTimeout: 600_000,
          provide: { walkSteps: 10_000 },
        },
      },
      {
        plugins: [inWorkerd()],
        // Code that Node and workerd share. `npm test` runs these tests in Node.
        test: {
          ...common,
          name: "shared",
          include: ["tests/shared/{crc,png,archive,package}/**/*.test.ts"],
          exclude: ["**/*.node.test.ts"],
        },
      },
      {
        test: {
          ...browser,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          exclude: [LONG],
          provide: { isLong: false },
        },
      },
      {
        test: {
          ...browser,
          name: "long",
          include: [LONG, ...SHARED],
          testTimeout: 1_200_000,
          provide: { isLong: true },
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
        // Only started by tests/bench/pages.ts, which is run by hand.
        test: { ...browser, name: "shots", include: ["tests/bench/*.shots.ts"] },
      },
      {
        // Tests that designs survive when WebKit, the engine of the iPads used beside the machines, is killed.
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
