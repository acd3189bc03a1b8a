import { mkdir, open, readdir, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type ArchiveSource, isSystemFile } from "../shared/archive/source.ts";
import { parseTime } from "../shared/package/config.ts";
import {
  findPackagesOrDesigns,
  PACKAGE_FILE_NAME_PATTERN,
  type PackageOrDesignFile,
} from "../shared/package/find-files.ts";
import { UserError, withPath } from "./run.ts";

const find = (path: string) => stat(path).catch(() => undefined);
export const exists = async (path: string): Promise<boolean> => (await find(path)) !== undefined;
export const isFolder = async (path: string): Promise<boolean> => (await find(path))?.isDirectory() ?? false;

const PARTIAL = ".part";

interface WriteOptions {
  readonly signal: AbortSignal;
  readonly force?: boolean | undefined;
}

/** Writes to a temporary file first, so a failure leaves the old file as it was. */
export async function writeFileAtomically(
  given: string,
  bytes: Uint8Array | string,
  { signal, force }: WriteOptions,
): Promise<void> {
  await assertCanWrite(given, force);
  await mkdir(dirname(given), { recursive: true });
  // Replaces the file that a link points to, and keeps the link.
  const path = await realpath(given)
    .catch(async () => resolve(await realpath(dirname(given)), await readlink(given)))
    .catch(() => given);
  const partial = `${path}.${process.pid}${PARTIAL}`;
  try {
    const file = await open(partial, "w");
    try {
      await file.writeFile(bytes, { signal });
      await file.sync();
    } finally {
      await file.close();
    }
    signal.throwIfAborted();
    await assertCanWrite(path, force);
    await rename(partial, path);
  } catch (fault) {
    await rm(partial, { force: true });
    // Errors name the partial file, or no file if the disk is full.
    if (fault instanceof Error) Object.assign(fault, { path: given });
    throw fault;
  }
}

export async function assertCanWrite(path: string, force = false): Promise<void> {
  const found = await find(path);
  if (found && !found.isFile())
    throw new UserError(`${path} is a folder or a device. Name another file with -o.`);
  if (found && !force)
    throw new UserError(`${path} already exists. Name another file with -o, or add --force.`);
}

/** Lists files in subfolders too, in the wizard's order for dropped folders. */
export async function listFilesInFolder(folder: string, signal: AbortSignal): Promise<string[]> {
  signal.throwIfAborted();
  const inOrder = new Intl.Collator("en", { numeric: true });
  const entries = await readdir(folder, { withFileTypes: true });
  const own = entries.filter(({ name }) => !isSystemFile(name) && !name.endsWith(PARTIAL));
  const files: string[] = [];
  for (const entry of own.sort((one, other) => inOrder.compare(one.name, other.name))) {
    if (entry.isDirectory())
      for (const path of await listFilesInFolder(join(folder, entry.name), signal))
        files.push(`${entry.name}/${path}`);
    else {
      // Links to files count as files. Broken links are reported when they are read.
      const found = await find(join(folder, entry.name));
      if (found === undefined || found.isFile()) files.push(entry.name);
    }
  }
  return files;
}

/** A folder stands for the packages in it. */
export async function listPackages(paths: readonly string[], signal: AbortSignal): Promise<string[]> {
  const packagesIn = async (path: string) => {
    if (!(await isFolder(path))) return [path];
    const files = await listFilesInFolder(path, signal);
    return files.filter((file) => PACKAGE_FILE_NAME_PATTERN.test(file)).map((file) => join(path, file));
  };
  const found = (await Promise.all(paths.map(packagesIn))).flat();
  if (found.length === 0) throw new UserError(`There is no package (.mp) in ${paths.join(", ")}.`);
  return found;
}

export async function withArchiveSource<Result>(
  path: string,
  use: (source: ArchiveSource) => Promise<Result>,
): Promise<Result> {
  const file = await open(path);
  try {
    const found = await file.stat();
    // The size of a pipe is unknown.
    if (!found.isFile() && !found.isDirectory())
      throw new UserError(`${path}: It is a pipe or a device. Save it as a file first.`);
    const { size } = found;
    return await use({
      length: size,
      async read(start, end) {
        const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
        if (bytesRead < bytes.length) throw new UserError(`${path}: It was truncated while being read.`);
        return bytes;
      },
    });
  } catch (fault) {
    throw withPath(fault, path);
  } finally {
    await file.close();
  }
}

/** Returns an empty list if the file is itself a package. */
export async function findPackagesInZip(source: ArchiveSource): Promise<readonly PackageOrDesignFile[]> {
  const found = await findPackagesOrDesigns(source);
  return typeof found === "string" ? [] : found.filter(({ kind }) => kind === "package");
}

/** Without a time zone, a time would depend on the computer. */
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

export function parseDate(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = parseTime(text, DATE);
  if (!date) throw new UserError(`"${text}" is not a date. Write it as in 2026-11-26T09:30:00Z.`);
  return date;
}
