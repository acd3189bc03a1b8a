import type { ArchiveSource } from "../../../shared/archive/source.ts";

/**
 * Bytes that are read at a time where less is asked for: a read of a file takes a browser a millisecond, however
 * little it is, and an archive has a header for each entry.
 */
const BLOCK = 64 * 1024;

/** A file as an archive that is read slice by slice: no more of it is in memory than is asked for, and one block. */
export function fileSource(file: Blob): ArchiveSource {
  const slice = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer());
  let blockAt = 0;
  let block = new Uint8Array();
  return {
    length: file.size,
    async read(start, end) {
      if (end - start > BLOCK) return slice(start, end);
      if (start < blockAt || end > blockAt + block.length) {
        const read = await slice(start, start + BLOCK);
        [blockAt, block] = [start, read];
        return read.subarray(0, end - start);
      }
      return block.subarray(start - blockAt, end - blockAt);
    },
  };
}
