import { readDirectory } from "../../../shared/archive/directory.ts";
import type { ArchiveFault, EntryFault, ReadLimits } from "../../../shared/archive/found.ts";
import { readEntry } from "../../../shared/archive/read-entry.ts";
import { bytesSource } from "../../../shared/archive/source.ts";

/** What is read, and its bounds. */
export interface FilesOrder {
  readonly bytes: Uint8Array;
  readonly limits: ReadLimits;
}

/** The files of an archive by path, or the first fault: where one can't be had, none is. */
export async function readFiles({
  bytes,
  limits,
}: FilesOrder): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>> | ArchiveFault | EntryFault> {
  const source = bytesSource(bytes);
  const result = await readDirectory(source, limits);
  if (!result.ok) return result.fault;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of result.directory.entries) {
    const file = entry.fault ?? (await readEntry(source, entry));
    if (typeof file === "string") return file;
    files.set(entry.path, file);
  }
  return files;
}
