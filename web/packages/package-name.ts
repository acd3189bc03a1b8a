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
