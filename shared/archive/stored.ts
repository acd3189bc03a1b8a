import { type Crc32, tableCrc32 } from "../crc/crc32.ts";
import type { ArchiveEntry, Deflated } from "./entry.ts";

/** The most data that a stored block holds (RFC 1951, section 3.2.4). */
export const BLOCK_LENGTH = 0xffff;

/** Bytes before a block's data: final flag and type, length, its complement. */
export const BLOCK_HEAD_LENGTH = 5;

/** The head of a stored block of that many bytes. */
const blockHead = (length: number, isFinal: boolean): Uint8Array =>
  Uint8Array.of(isFinal ? 1 : 0, length & 255, length >>> 8, ~length & 255, (~length >>> 8) & 255);

/** How many blocks hold that many bytes: an empty file needs one too. */
const blockCount = (size: number): number => Math.max(1, Math.ceil(size / BLOCK_LENGTH));

/** Bytes of a file of that size as stored blocks. */
export const storedLength = (size: number): number => size + blockCount(size) * BLOCK_HEAD_LENGTH;

/** A file in parts as DEFLATE stored blocks (level 0), its data not copied. */
export const storedBlocks = (...parts: readonly Uint8Array[]): Deflated => {
  const size = parts.reduce((total, part) => total + part.length, 0);
  return { length: storedLength(size), chunks: () => blocksOf(parts, size) };
};

function* blocksOf(parts: readonly Uint8Array[], size: number): Generator<Uint8Array> {
  let sizeLeft = size;
  const startBlock = (): number => {
    const length = Math.min(sizeLeft, BLOCK_LENGTH);
    sizeLeft -= length;
    return length;
  };
  let blockLeft = startBlock();
  yield blockHead(blockLeft, sizeLeft === 0);
  for (const part of parts) {
    for (let at = 0; at < part.length; ) {
      if (blockLeft === 0) {
        blockLeft = startBlock();
        yield blockHead(blockLeft, sizeLeft === 0);
      }
      const end = Math.min(part.length, at + blockLeft);
      yield part.subarray(at, end);
      blockLeft -= end - at;
      at = end;
    }
  }
}

/** An entry of a whole file, stored. The CRC is taken here where the caller does not know it. */
export const storedEntry = (
  path: string,
  data: Uint8Array,
  crc: number | Crc32 = tableCrc32,
): ArchiveEntry => ({
  path,
  crc32: typeof crc === "number" ? crc : crc(data),
  size: data.length,
  content: storedBlocks(data),
});
