import { readArchiveDirectory, readArchiveEntry } from "../archive/read-archive.ts";
import { type ArchiveReadLimits, type ArchiveSource, isSystemFile } from "../archive/source.ts";
import { DESIGN_ENTRY_PATH, findConfigEntry } from "./config.ts";

const BYTES_PER_MIB = 1024 * 1024;
/** Memory holds only one file at a time. */
const LIMITS: ArchiveReadLimits = {
  entries: 10_000,
  entryBytes: 128 * BYTES_PER_MIB,
  bytes: 4_096 * BYTES_PER_MIB,
};
export const PACKAGE_FILE_NAME_PATTERN = /\.mp$/i;
export const DESIGN_FILE_NAME_PATTERN = /\.brewscreen$/i;

export interface PackageOrDesignFile<File = Uint8Array<ArrayBuffer>> {
  readonly path: string;
  readonly kind: "package" | "design";
  /** Returns null if the file is damaged. */
  read(): Promise<File | null>;
}

/**
 * Returns the packages in a ZIP, or else its designs, since an export may contain each machine as both.
 * Returns the kind if the file is itself a package or a design.
 */
export async function findPackagesOrDesigns(
  source: ArchiveSource,
): Promise<readonly PackageOrDesignFile[] | PackageOrDesignFile["kind"]> {
  const found = await readArchiveDirectory(source, LIMITS);
  const entries = found.ok ? found.directory.entries : [];
  if (findConfigEntry(entries)) return "package";
  if (entries.some(({ path }) => path === DESIGN_ENTRY_PATH)) return "design";
  const all = (kind: PackageOrDesignFile["kind"], name: RegExp) =>
    entries.flatMap((entry) => (name.test(entry.path) && !isSystemFile(entry.path) ? { entry, kind } : []));
  const packages = all("package", PACKAGE_FILE_NAME_PATTERN);
  return (packages.length > 0 ? packages : all("design", DESIGN_FILE_NAME_PATTERN)).map(
    ({ entry, kind }) => ({
      path: entry.path,
      kind,
      async read() {
        const bytes = await readArchiveEntry(source, entry);
        return typeof bytes === "string" ? null : bytes;
      },
    }),
  );
}
