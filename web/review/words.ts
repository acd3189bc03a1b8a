import { LIMITS } from "../../shared/package/limits.ts";
import type { SkipReason } from "../exports/gather.ts";
import type { PackageFailure } from "../exports/media-package.ts";
import { testFailureWords } from "../exports/test-failure.ts";
import type { Failed } from "./exporting.ts";

/** Why a picture was left out, and what to do, as the rest of a sentence that its name begins. */
export const SKIP_WORDS: Readonly<Record<SkipReason, string>> = {
  missing: "the browser has deleted it to make room. Add it again.",
  unreachable: "its file did not arrive. Check your connection and export again.",
  damaged: "its file is damaged. Replace it.",
};

/** What went wrong with an export, and what to do. The design is untouched in any case. */
export function failedWords({ kind, packageFailure, fault }: Failed): string {
  if (packageFailure) return packageFailureWords(packageFailure);
  if (kind === "test") return testFailureWords(fault);
  return `${fault instanceof Error ? fault.message : String(fault)}. Your design is untouched.`;
}

function packageFailureWords(failure: PackageFailure): string {
  switch (failure.code) {
    case "over-limit":
      return failure.limit === "files"
        ? `The server packs at most ${LIMITS.files} files at a time.`
        : `The images are too large to send: the server takes ${LIMITS.bodyBytes / 1024 / 1024} MiB.`;
    case "unreachable":
      return "The server could not be reached.";
    case "bad-answer":
      return `The server's answer was not a package (${failure.detail}), so nothing was saved.`;
    case "refused":
      return `The server refused ${failure.input?.name ?? "the package"}: ${failure.problem.title}`;
    case "unreadable":
    case "damaged":
      return `${failure.input.name} could not be read.`;
    case "cancelled":
      return "You cancelled it.";
  }
}
