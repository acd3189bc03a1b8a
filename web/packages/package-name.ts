import type { MachineModel } from "../../shared/machine/types.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import { packageNameFault } from "../../shared/package/name.ts";
import type { PackageReading } from "../../shared/package/reading.ts";

/** What a package is called: by its config.json, else by its file. */
export function packageNameOf({
  reading: { config },
  file,
}: {
  readonly reading: PackageReading;
  readonly file: Pick<File, "name">;
}): string {
  const said = config.kind === "read" ? config.members.packageName : undefined;
  if (typeof said === "string" && packageNameFault(said) === undefined) return said.trim();
  const stem = file.name.replace(/\.[a-z0-9]{1,12}$/i, "").trim();
  return stem.slice(0, LIMITS.packageNameLength).toWellFormed().trim() || file.name;
}

/** A package's name as a machine's, which is shorter; empty where it is too short for one. */
export function machineNameFor({ nameStep }: Pick<MachineModel, "nameStep">, packageName: string): string {
  const name = packageName.trim().slice(0, nameStep.maxLength).toWellFormed().trim();
  return name.length < nameStep.minLength ? "" : name;
}
