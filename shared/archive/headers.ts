import type { ArchiveEntry } from "./entry.ts";
import { CENTRAL_HEADER, END_RECORD, LOCAL_HEADER, METHODS, writeRecord } from "./records.ts";

/** 2.0, the first version with DEFLATE and folders; "made by" the same, on FAT. */
const VERSION = 20;
/** 1980-01-01, the first day that ZIP knows. A fixed date makes equal images equal bytes. */
const FIRST_DAY = (1 << 5) | 1;

/** The fields that both headers of an entry share; all others are zero. */
const said = ({ path, crc32, size, content }: ArchiveEntry) => ({
  version: VERSION,
  method: METHODS.deflate,
  date: FIRST_DAY,
  crc32,
  compressed: content.length,
  size,
  pathLength: path.length,
});

export const localHeader = (entry: ArchiveEntry): Uint8Array<ArrayBuffer> =>
  writeRecord(LOCAL_HEADER, said(entry), entry.path);

export const centralHeader = (entry: ArchiveEntry, localHeaderAt: number): Uint8Array<ArrayBuffer> =>
  writeRecord(CENTRAL_HEADER, { madeBy: VERSION, ...said(entry), localHeaderAt }, entry.path);

export const endRecord = (
  entries: number,
  directoryLength: number,
  directoryAt: number,
): Uint8Array<ArrayBuffer> =>
  writeRecord(END_RECORD, { entriesOnDisk: entries, entries, directoryLength, directoryAt });
