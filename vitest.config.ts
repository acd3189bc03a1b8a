import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { compatibilityDate, compatibilityFlags } from "./scripts/compatibility.ts";

/*
 * Three projects: plain code in Node, the worker in workerd, and the built product on workerd in a
 * real browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          exclude: ["tests/worker/**", "tests/e2e/**"],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: "./worker/index.ts",
            miniflare: { compatibilityDate, compatibilityFlags },
          }),
        ],
        // What both sides share runs here too, except for tests that need Node itself.
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts", "tests/shared/{crc,png,archive,package}/**/*.test.ts"],
          exclude: ["**/*.node.test.ts"],
          provide: { fuzzCases: Number(process.env.FUZZ_CASES ?? 500) },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/serve.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          // What comes true in a while, on a busy machine too.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
