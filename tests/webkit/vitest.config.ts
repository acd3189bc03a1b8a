import { defineConfig } from "vitest/config";

/*
 * The store and the wizard in WebKit, the engine of the iPads that stand beside the machines: `npm run
 * test:webkit`. The files are not named as tests are, so that `npm test` leaves them out: not every machine
 * has WebKit.
 */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    name: "webkit",
    environment: "node",
    include: ["tests/webkit/**/*.webkit.ts"],
    globalSetup: ["tests/e2e/serve.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
