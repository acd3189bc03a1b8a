import { INTAKE } from "#messages/intake.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { sizeText } from "../../../shared/machine/questions.ts";
import type { PackageCategory } from "../../../shared/machine/types.ts";
import { LIMITS } from "../../../shared/package/limits.ts";
import type { PackageFault } from "../../../shared/package/problems.ts";
import { type PackageFailure, packageFailureWords } from "../../exports/media-package.ts";
import type { FileFacts } from "../../picture/facts.ts";
import { damageWords } from "../../picture/fault-words.ts";
import { isOtherKind } from "../../picture/format.ts";

export const nameFaultWords = ({ code }: PackageFault): string =>
  code === "package-name-missing" ? UPLOADER.nameMissing : UPLOADER.nameTooLong(LIMITS.packageNameLength);

export const maximumWords = ({ id, maxFiles = 0 }: PackageCategory): string => UPLOADER.maximum(maxFiles, id);

/** "Drop 1-5 PNG files • 1024x768 pixels". */
export const dropHint = (category: PackageCategory): string => {
  const { maxFiles } = category;
  return UPLOADER.hint(
    maxFiles === undefined ? UPLOADER.drop : UPLOADER.dropUpTo(maxFiles),
    sizesInWords(category),
  );
};

/** "2 of 5", "3 files" or "". */
export function fileCountText({ maxFiles }: PackageCategory, count: number): string {
  if (count === 0) return "";
  return maxFiles === undefined ? UPLOADER.files(count) : UPLOADER.filesOfMost(count, maxFiles);
}

/** "302x485, 460x235 or 406x200 pixels". */
export const sizesInWords = ({ sizes }: PackageCategory): string => UPLOADER.sizes(sizes.map(sizeText));

/** Undefined if the file can be packed. */
export function rejectionWords(name: string, facts: FileFacts): string | undefined {
  switch (facts.kind) {
    case "png":
      return undefined;
    case "damaged":
      return UPLOADER.damagedFile(name, damageWords(facts.fault.code));
    case "tooComplex":
      return INTAKE.tooComplex(name);
    case "folder":
      return INTAKE.folder(name);
    case "empty":
      return UPLOADER.emptyFile(name);
    case "gone":
      return INTAKE.gone(name);
    case "other": {
      const { format } = facts;
      if (format === undefined) return UPLOADER.unknownFile(name);
      return (isOtherKind(format) ? UPLOADER.notImage : UPLOADER.otherImage)(name, INTAKE.file[format]);
    }
  }
}

export function failureWords(failure: PackageFailure): string {
  if (failure.code === "damaged") return UPLOADER.damagedSince(failure.input.name);
  const words = packageFailureWords(failure);
  const isUnexplained = failure.code === "refused" && !failure.input;
  return isUnexplained ? words : `${words} ${UPLOADER.advice[failure.code]}`;
}
