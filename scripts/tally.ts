import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** What a run of vitest came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each file's own time in milliseconds, of which several run side by side. */
  readonly files: readonly { readonly name: string; readonly ms: number }[];
}

/** The variable of the environment that says where the tally is written, as JSON. */
export const TALLY_FILE = "BREWSCREEN_TALLY";

/** Counts a run. A file or block that fails outside of its tests counts as a failure, a stray error too. */
export class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const blocks = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = blocks.filter((block) => block.errors().length > 0).length;
    const tally: Tally = {
      passed: count("passed"),
      failed: count("failed") + count("pending") + broken + strayErrors.length,
      skipped: count("skipped"),
      files: modules.map((module) => {
        const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
          module.diagnostic();
        return {
          name: `${module.project.name} ${module.relativeModuleId}`,
          ms: prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration,
        };
      }),
    };
    const file = process.env[TALLY_FILE];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter's default export
export default TallyReporter;
