import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A mutant is killed by the first test that fails, so those that fail soonest run first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed();
  }
}

/* Everything in Node, which starts sooner than workerd. */
export default defineConfig({
  resolve: { alias: { "cloudflare:workers": `${import.meta.dirname}/../worker/in-node.ts` } },
  test: {
    environment: "node",
    setupFiles: "tests/mutants/setup.ts",
    include: ["tests/**/*.test.ts"],
    // They start programs, or a browser, for seconds.
    exclude: ["**/*.long.test.ts", "**/{readers,other-packers}.node.test.ts"],
    env: { RUNS: "4" },
    provide: { fuzzCases: 500, walkSteps: 300 },
    sequence: { sequencer: QuickFirst },
    // The files then share what they import, which takes longer than most tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
