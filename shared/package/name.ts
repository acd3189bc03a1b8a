import type { MachineModel } from "../machine/types.ts";
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

/** A package's name as the name of a machine, which is shorter; empty if it is too short for one. */
export function machineNameFor({ nameStep }: Pick<MachineModel, "nameStep">, packageName: string): string {
  const name = packageName.trim().slice(0, nameStep.maxLength).toWellFormed().trim();
  return name.length < nameStep.minLength ? "" : name;
}
