import type { ArchiveEntry } from "./entry.ts";
import { CENTRAL_HEADER, END_RECORD, LOCAL_HEADER, METHODS, writeRecord } from "./records.ts";

/** 2.0: the least version that has DEFLATE and folders. Made by: the same, on FAT. */
const VERSION = 20;
/** 1980-01-01, the first day that there is, so that the same images make the same bytes. */
const FIRST_DAY = (1 << 5) | 1;

/** What our dialect says of an entry in both of its headers; the rest is zero. */
const said = ({ path, crc32, size, content }: ArchiveEntry) => ({
  version: VERSION,
  method: METHODS.deflate,
  date: FIRST_DAY,
  crc32,
  compressed: content.length,
  size,
  pathLength: path.length,
});

/** Stands before an entry's data. */
export const localHeader = (entry: ArchiveEntry): Uint8Array<ArrayBuffer> =>
  writeRecord(LOCAL_HEADER, said(entry), entry.path);

/** Stands in the central directory; the entry's local header starts at `localHeaderAt`. */
export const centralHeader = (entry: ArchiveEntry, localHeaderAt: number): Uint8Array<ArrayBuffer> =>
  writeRecord(CENTRAL_HEADER, { madeBy: VERSION, ...said(entry), localHeaderAt }, entry.path);

/** Ends the archive: how many entries, and where the central directory stands. */
export const endRecord = (
  entries: number,
  directoryLength: number,
  directoryAt: number,
): Uint8Array<ArrayBuffer> =>
  writeRecord(END_RECORD, { entriesOnDisk: entries, entries, directoryLength, directoryAt });
