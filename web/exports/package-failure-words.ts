import { LIMITS } from "../../shared/package/limits.ts";
import { EXPORTS } from "../messages/en/exports.ts";
import type { PackageFailure } from "./media-package.ts";

/** Megabytes of images that a request holds: Base64 makes four bytes of three. */
const MEGABYTES = Math.floor((LIMITS.bodyBytes * 3) / 4 / 1e6);

/** Why there is no media package. */
export function packageFailureWords(failure: PackageFailure): string {
  const words = EXPORTS.package;
  switch (failure.code) {
    case "over-limit":
      return failure.limit === "files" ? words.tooMany(LIMITS.files) : words.tooLarge(MEGABYTES);
    case "unreachable":
      return words.unreachable;
    case "bad-answer":
      return words.badAnswer(failure.detail);
    case "refused":
      return failure.input
        ? words.refusedFile(failure.input.name, failure.problem.title)
        : words.refused(failure.problem.title);
    case "unreadable":
    case "damaged":
      return words.unreadable(failure.input.name);
    case "cancelled":
      return words.cancelled;
  }
}
