import { type Crc32Function, tableCrc32 } from "../crc/crc32.ts";

/** Can be read once. */
export interface DeflateData {
  readonly length: number;
  chunks(): Iterable<Uint8Array>;
}

export interface ArchiveEntry {
  /** Printable ASCII. */
  readonly path: string;
  /** Of the uncompressed file. */
  readonly crc32: number;
  /** In bytes, uncompressed. */
  readonly size: number;
  readonly content: DeflateData;
}

export const createDeflatedEntry = (
  path: string,
  file: { readonly crc32: number; readonly size: number; readonly deflated: Uint8Array },
): ArchiveEntry => ({
  path,
  crc32: file.crc32,
  size: file.size,
  content: { length: file.deflated.length, chunks: () => [file.deflated] },
});

/** Of a stored block (RFC 1951, section 3.2.4). */
export const MAX_BLOCK_LENGTH = 0xffff;

/** The final flag and type, the length, and its complement. */
const BLOCK_HEADER_LENGTH = 5;

const blockHead = (length: number, isFinal: boolean): Uint8Array =>
  Uint8Array.of(isFinal ? 1 : 0, length & 255, length >>> 8, ~length & 255, (~length >>> 8) & 255);

/** An empty file needs a block too. */
const blockCount = (size: number): number => Math.max(1, Math.ceil(size / MAX_BLOCK_LENGTH));

export const storedLengthOf = (size: number): number => size + blockCount(size) * BLOCK_HEADER_LENGTH;

/** Wraps data in stored blocks (level 0) without copying it. */
export const encodeStoredBlocks = (...parts: readonly Uint8Array[]): DeflateData => {
  const size = parts.reduce((total, part) => total + part.length, 0);
  return { length: storedLengthOf(size), chunks: () => blocksOf(parts, size) };
};

function* blocksOf(parts: readonly Uint8Array[], size: number): Generator<Uint8Array> {
  let sizeLeft = size;
  const startBlock = (): number => {
    const length = Math.min(sizeLeft, MAX_BLOCK_LENGTH);
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

export const createStoredEntry = (
  path: string,
  data: Uint8Array,
  crc: number | Crc32Function = tableCrc32,
): ArchiveEntry => ({
  path,
  crc32: typeof crc === "number" ? crc : crc(data),
  size: data.length,
  content: encodeStoredBlocks(data),
});
