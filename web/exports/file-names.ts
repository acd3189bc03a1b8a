import { safeFileName } from "../../shared/package/file-name.ts";

/** For a design of whose name nothing is left. */
const NAMELESS = "machine";

/** The name in small letters, all but a to z and 0 to 9 as underscores, and `_configuration.pdf`. */
export function pdfFileName(machineName: string): string {
  const stem = machineName.toLowerCase().replace(/[^a-z0-9]/gu, "_");
  return `${/[a-z0-9]/.test(stem) ? stem : NAMELESS}_configuration.pdf`;
}

/** The name with hyphens for spaces, and `-images.zip`. */
export const zipFileName = (machineName: string): string =>
  `${safeFileName(machineName.replace(/\s/gu, "-"), NAMELESS)}-images.zip`;
