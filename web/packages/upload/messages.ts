import { sentences } from "#messages/formats.ts";
import { INTAKE } from "#messages/intake.ts";
import { LANGUAGE } from "#messages/language.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { DEFAULT_LANGUAGE } from "../../../shared/machine/machine.ts";
import { formatSize } from "../../../shared/machine/questions.ts";
import type { PackageCategory } from "../../../shared/machine/types.ts";
import { REQUEST_LIMITS } from "../../../shared/package/limits.ts";
import type { RequestFault } from "../../../shared/package/problems.ts";
import { type PackageFailure, packageFailureMessage } from "../../exports/media-package.ts";
import type { FileFacts } from "../../picture/facts.ts";
import { damageMessage } from "../../picture/fault-messages.ts";
import { isNonPictureFormat } from "../../picture/format.ts";

export const packageNameFaultMessage = ({ code }: RequestFault): string =>
  code === "package-name-missing"
    ? UPLOADER.nameMissing
    : UPLOADER.nameTooLong(REQUEST_LIMITS.packageNameLength);

/** In English, the specification requires the id. */
export const tooManyFilesMessage = ({ id, label, maxFiles = 0 }: PackageCategory): string =>
  UPLOADER.maximum(maxFiles, LANGUAGE === DEFAULT_LANGUAGE ? id : label);

/** "Drop 1-5 PNG files • 1024x768 pixels". */
export const formatDropHint = (category: PackageCategory): string => {
  const { maxFiles } = category;
  return UPLOADER.hint(
    maxFiles === undefined ? UPLOADER.drop : UPLOADER.dropUpTo(maxFiles),
    formatSizes(category),
  );
};

/** "2 of 5", "3 files" or "". */
export function formatFileCount({ maxFiles }: PackageCategory, count: number): string {
  if (count === 0) return "";
  return maxFiles === undefined ? UPLOADER.files(count) : UPLOADER.filesOfMost(count, maxFiles);
}

/** "302x485, 460x235 or 406x200 pixels". */
export const formatSizes = ({ sizes }: PackageCategory): string => UPLOADER.sizes(sizes.map(formatSize));

/** Returns undefined if the file can be packed. */
export function rejectionMessage(name: string, facts: FileFacts): string | undefined {
  switch (facts.kind) {
    case "png":
      return undefined;
    case "damaged":
      return UPLOADER.damagedFile(name, damageMessage(facts.fault.code));
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
      return (isNonPictureFormat(format) ? UPLOADER.notImage : UPLOADER.otherImage)(
        name,
        INTAKE.file[format],
      );
    }
  }
}

export function uploadFailureMessage(failure: PackageFailure): string {
  if (failure.code === "damaged") return UPLOADER.damagedSince(failure.input.name);
  const words = packageFailureMessage(failure);
  const isUnexplained = failure.code === "not-saved" || (failure.code === "refused" && !failure.input);
  return isUnexplained ? words : sentences([words, UPLOADER.advice[failure.code]]);
}
