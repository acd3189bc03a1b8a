import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
  /** Tests that failed as expected. They count as neither passed nor failed. */
  readonly known: readonly string[];
  readonly files: readonly { readonly name: string; readonly ms: number }[];
}

export const TALLY_PATH_VARIABLE = "BREWSCREEN_TALLY";

/** Stray errors and failures outside tests count as failed tests. */
export class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const known = tests.filter((test) => test.options.fails === true && test.result().state === "passed");
    const blocks = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = blocks.filter((block) => block.errors().length > 0).length;
    const tally: Tally = {
      passed: count("passed") - known.length,
      failed: count("failed") + count("pending") + broken + strayErrors.length,
      skipped: modules.flatMap((module) => skippedIn(module, nameOf(module))),
      known: known.map((test) => `${nameOf(test.module)} > ${test.fullName}`),
      files: modules.map((module) => {
        const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
          module.diagnostic();
        return {
          name: nameOf(module),
          ms: prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration,
        };
      }),
    };
    const file = process.env[TALLY_PATH_VARIABLE];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

const nameOf = (module: TestModule) => `${module.project.name} ${module.relativeModuleId}`.trim();

/** Whether the `-t` pattern, if there is one, includes the test. */
const matchesTestFilter = ({ project, fullName }: TestCase) =>
  project.globalConfig.testNamePattern?.test(fullName) ?? true;

function skippedIn(block: TestModule | TestSuite, name: string): string[] {
  const isSkipped = (test: TestCase) => test.result().state === "skipped";
  const asked = [...block.children.allTests()].filter(matchesTestFilter);
  const skipped = asked.filter(isSkipped);
  if (skipped.length === 0) return [];
  if (skipped.length === asked.length) return [`${name} (${skipped.length})`];
  return [...block.children].flatMap((child) => {
    const childName = `${name} > ${child.name}`;
    if (child.type === "suite") return skippedIn(child, childName);
    return skipped.includes(child) ? [childName] : [];
  });
}

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter's default export
export default TallyReporter;
