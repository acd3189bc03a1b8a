import type { ArchiveSource } from "../../shared/archive/source.ts";

/** A file as an archive that is read slice by slice: no more of it is in memory than is asked for. */
export const fileSource = (file: Blob): ArchiveSource => ({
  length: file.size,
  read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
});
