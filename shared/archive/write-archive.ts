import { type Crc32Function, tableCrc32 } from "../crc/crc32.ts";
import {
  CENTRAL_FILE_HEADER,
  COMPRESSION_METHODS,
  END_RECORD,
  encodeRecord,
  LOCAL_FILE_HEADER,
} from "./records.ts";

/** Can be read only once. */
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

/** Of a stored block's data (RFC 1951, section 3.2.4). */
export const MAX_STORED_BLOCK_LENGTH = 0xffff;

/** The final flag and type, the length, and its complement. */
const BLOCK_HEADER_LENGTH = 5;

const blockHead = (length: number, isFinal: boolean): Uint8Array =>
  Uint8Array.of(isFinal ? 1 : 0, length & 255, length >>> 8, ~length & 255, (~length >>> 8) & 255);

/** An empty file needs a block too. */
const blockCount = (size: number): number => Math.max(1, Math.ceil(size / MAX_STORED_BLOCK_LENGTH));

export const storedLengthOf = (size: number): number => size + blockCount(size) * BLOCK_HEADER_LENGTH;

/** Wraps data in stored blocks (level 0) without copying it. */
export const encodeStoredBlocks = (...parts: readonly Uint8Array[]): DeflateData => {
  const size = parts.reduce((total, part) => total + part.length, 0);
  return { length: storedLengthOf(size), chunks: () => blocksOf(parts, size) };
};

function* blocksOf(parts: readonly Uint8Array[], size: number): Generator<Uint8Array> {
  let sizeLeft = size;
  const startBlock = (): number => {
    const length = Math.min(sizeLeft, MAX_STORED_BLOCK_LENGTH);
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

/** Version 2.0, the first with DEFLATE and folders. As `madeBy`, it also names the FAT file system. */
const VERSION = 20;
/** 1980-01-01, the earliest ZIP date, so that the same files always make the same archive. */
const FIRST_DAY = (1 << 5) | 1;

const headerFieldsOf = ({ path, crc32, size, content }: ArchiveEntry) => ({
  version: VERSION,
  method: COMPRESSION_METHODS.deflate,
  date: FIRST_DAY,
  crc32,
  compressedSize: content.length,
  size,
  pathLength: path.length,
});

export const encodeEndRecord = (
  entries: number,
  directoryLength: number,
  directoryAt: number,
): Uint8Array<ArrayBuffer> =>
  encodeRecord(END_RECORD, { entriesOnDisk: entries, entries, directoryLength, directoryAt });

/** The limits of 16-bit counts, 32-bit offsets and our paths. */
export const ARCHIVE_LIMITS = { entries: 0xffff, bytes: 0xffffffff, pathLength: 255 } as const;

export type CreateArchiveFault = "too-many-entries" | "too-large" | "bad-path" | "duplicate-path";

export type CreateArchiveResult =
  | {
      readonly ok: true;
      readonly length: number;
      /** May be called only once. */
      chunks(): Iterable<Uint8Array>;
    }
  | {
      readonly ok: false;
      readonly fault: CreateArchiveFault;
      readonly path?: string;
    };

/** Without `.` or `..` segments, in printable ASCII; other characters would need the UTF-8 flag. */
const PATH = /^(?!\/)(?!.*\/\/)(?!.*(^|\/)\.\.?(\/|$))[ -[\]-~]+(?<!\/)$/;

function pathFault(
  entries: readonly ArchiveEntry[],
): { fault: CreateArchiveFault; path: string } | undefined {
  const seen = new Set<string>();
  for (const { path } of entries) {
    if (path.length > ARCHIVE_LIMITS.pathLength || !PATH.test(path)) return { fault: "bad-path", path };
    if (seen.has(path.toLowerCase())) return { fault: "duplicate-path", path };
    seen.add(path.toLowerCase());
  }
  return undefined;
}

/** Uses the most conservative dialect, since the reader may be very old firmware. */
export function createArchive(entries: readonly ArchiveEntry[]): CreateArchiveResult {
  if (entries.length > ARCHIVE_LIMITS.entries) return { ok: false, fault: "too-many-entries" };
  const refused = pathFault(entries);
  if (refused !== undefined) return { ok: false, ...refused };
  const centralLength = sum(entries, ({ path }) => CENTRAL_FILE_HEADER.length + path.length);
  const centralAt = sum(
    entries,
    ({ path, content }) => LOCAL_FILE_HEADER.length + path.length + content.length,
  );
  const length = centralAt + centralLength + END_RECORD.length;
  const isTooLarge = length > ARCHIVE_LIMITS.bytes || entries.some(({ size }) => size > ARCHIVE_LIMITS.bytes);
  if (isTooLarge) return { ok: false, fault: "too-large" };
  return {
    ok: true,
    length,
    *chunks() {
      for (const entry of entries) {
        yield encodeRecord(LOCAL_FILE_HEADER, headerFieldsOf(entry), asciiOf(entry));
        yield* entry.content.chunks();
      }
      let at = 0;
      for (const entry of entries) {
        yield encodeRecord(
          CENTRAL_FILE_HEADER,
          { madeBy: VERSION, ...headerFieldsOf(entry), localHeaderAt: at },
          asciiOf(entry),
        );
        at += LOCAL_FILE_HEADER.length + entry.path.length + entry.content.length;
      }
      yield encodeEndRecord(entries.length, centralLength, centralAt);
    },
  };
}

const asciiOf = ({ path }: ArchiveEntry): Uint8Array => new TextEncoder().encode(path);

const sum = <T>(items: readonly T[], count: (item: T) => number): number =>
  items.reduce((total, item) => total + count(item), 0);
