import { safeFileName } from "./file-name.ts";
import { LIMITS } from "./limits.ts";
import type { PackageFault } from "./problems.ts";

/** What is wrong with a package's name, or undefined. It is judged, and kept, trimmed. */
export function packageNameFault(name: string): PackageFault | undefined {
  const { length } = name.trim();
  if (length === 0) return { code: "package-name-missing", pointer: "/packageName" };
  if (length <= LIMITS.packageNameLength) return undefined;
  return {
    code: "package-name-too-long",
    pointer: "/packageName",
    detail: `It may have ${LIMITS.packageNameLength} UTF-16 units, and ${LIMITS.packageNameSentLength} with white space at both ends.`,
  };
}

/** `{packageName}.mp`, fit for any file system. */
export const packageFileName = (packageName: string): string => `${safeFileName(packageName, "package")}.mp`;
