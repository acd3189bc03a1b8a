import { packageFailureWords } from "../exports/media-package.ts";
import { testFailureWords } from "../exports/test-package.ts";
import { EXPORTS } from "../messages/en/exports.ts";
import type { Failed } from "./exporting.ts";

/** What went wrong with an export, and what to do. The design is untouched in any case. */
export function failedWords({ kind, packageFailure, fault }: Failed): string {
  if (packageFailure) return packageFailureWords(packageFailure);
  if (kind === "test") return testFailureWords(fault);
  return EXPORTS.failed(fault instanceof Error ? fault.message : String(fault));
}
