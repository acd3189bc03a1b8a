import { sizeText } from "../../shared/machine/questions.ts";
import type { PackageCategory } from "../../shared/machine/types.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import type { PackageFault } from "../../shared/package/problems.ts";
import { PNG_FAULT_WORDS } from "../../shared/png/faults.ts";
import type { PackageFailure } from "../exports/media-package.ts";
import type { FileFacts } from "../intake/facts.ts";

export const NO_PNG_WORDS = "Please drop PNG files only.";
export const FAILED_WORDS = "Failed to create package.";
export const EMPTY_WORDS = "Drop at least one PNG file first.";

/** What is wrong with the package's name. */
export const nameFaultWords = ({ code }: PackageFault): string =>
  code === "package-name-missing"
    ? "Please enter a package name."
    : `The package name may have at most ${LIMITS.packageNameLength} characters.`;

/** Why a file is marked invalid. */
export const invalidWords = (category: PackageCategory): string =>
  `Should be ${sizesInWords(category)} pixels. It is packed all the same.`;

/** The specification's words for a drop with too many files. */
export const maximumWords = ({ id, maxFiles }: PackageCategory): string =>
  `Maximum ${maxFiles} files allowed for ${id}.`;

/** "Drop 1-5 PNG files", or "Drop PNG files" where any number is taken. */
export const dropHint = ({ maxFiles }: PackageCategory): string =>
  maxFiles === undefined ? "Drop PNG files" : `Drop 1-${maxFiles} PNG files`;

/** "2 of 5", "3 files" where any number is taken, and nothing while there are none. */
export function countInWords({ maxFiles }: PackageCategory, count: number): string {
  if (count === 0) return "";
  return maxFiles === undefined ? filesInWords(count) : `${count} of ${maxFiles}`;
}

/** "1 file", "3 files". */
export const filesInWords = (count: number): string => `${count} ${count === 1 ? "file" : "files"}`;

/** "302x485, 460x235 or 406x200". */
export function sizesInWords({ sizes }: PackageCategory): string {
  const texts = sizes.map(sizeText);
  return texts.length === 1 ? `${texts[0]}` : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1)}`;
}

/** Why a file was left out and what to do, or undefined where it was not. */
export function rejectionWords(name: string, facts: FileFacts): string | undefined {
  switch (facts.kind) {
    case "png":
      return undefined;
    case "damaged-png":
      return `${name} is a damaged PNG: ${PNG_FAULT_WORDS[facts.fault.code]}. Export it again and drop the new file.`;
    case "empty":
      return `${name} is empty. Save it again and drop the new file.`;
    case "unreadable":
      return `${name} could not be read. It may have been moved or deleted: choose it again.`;
    case "other":
      return `${name} is ${facts.format ? `a ${facts.format} file` : "of an unknown format"}, whatever its name says. Save it as PNG.`;
  }
}

/** What went wrong with a package, and what to do. The dropped files are still there in any case. */
export function failureWords(failure: PackageFailure): string {
  switch (failure.code) {
    case "over-limit":
      return failure.limit === "files"
        ? `The server packs at most ${LIMITS.files} files at a time. Remove some, or build the package on this device.`
        : `The files are too large to send: the server takes ${LIMITS.bodyBytes / 1024 / 1024} MiB, which is about ${Math.floor((LIMITS.bodyBytes * 3) / 4 / 1e6)} MB of pictures. Remove some, or build the package on this device.`;
    case "unreachable":
      return "The server could not be reached. Check your connection and try again, or build the package on this device.";
    case "bad-answer":
      return `The server's answer was not a package (${failure.detail}), so nothing was saved. Try again, or build the package on this device.`;
    case "refused":
      return failure.input
        ? `The server refused ${failure.input.name}: ${failure.problem.title} Remove or replace it, then try again.`
        : `The server refused the package: ${failure.problem.title}`;
    case "unreadable":
      return `${failure.input.name} could not be read. It may have been moved or deleted since you dropped it: drop it again.`;
    case "damaged":
      return `${failure.input.name} has changed since you dropped it and is now damaged. Drop it again.`;
    case "cancelled":
      return "You cancelled it. Your files are still here.";
  }
}
