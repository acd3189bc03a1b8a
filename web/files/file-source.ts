import type { ArchiveSource } from "../../shared/archive/source.ts";

/** In bytes. Each read takes a millisecond, so small ones share a block. */
const BLOCK = 64 * 1024;

export function createFileSource(file: Blob): ArchiveSource {
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
