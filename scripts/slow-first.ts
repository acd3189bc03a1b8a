import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Started first. Otherwise, Vitest would start with the largest files and end with one of these running alone. */
const SLOW = [
  "worker/fuzz/cut.test.ts",
  "worker/fuzz/mutated.test.ts",
  "fuzz/guided.long.test.ts",
  "load/load.long.test.ts",
  "e2e/faults/storage.long.test.ts",
  "e2e/faults/network.long.test.ts",
  "e2e/faults/browser.long.test.ts",
  "e2e/page-killed.long.test.ts",
  "e2e/lettering.test.ts",
  "e2e/engines/journeys.test.ts",
  "e2e/photo-journey.long.test.ts",
  "e2e/ui-pages.test.ts",
  "e2e/wizard-messages.test.ts",
  "e2e/wizard-journey.test.ts",
  "e2e/wizard-counts.test.ts",
  "e2e/home.test.ts",
  "e2e/offline.test.ts",
  "e2e/design-killed.test.ts",
];

export class SlowFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((name) => moduleId.endsWith(`/tests/${name}`));
      return at < 0 ? SLOW.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
