import type { ArchiveEntry } from "./entry.ts";

/*
 * The records of a ZIP archive (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16), all little-endian.
 */

const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;

/** 2.0: the least version that has DEFLATE and folders. Made by: the same, on FAT. */
const VERSION = 20;
const FLAGS = 0;
const DEFLATE = 8;
const MIDNIGHT = 0;
/** 1980-01-01, the first day that there is, so that the same images make the same bytes. */
const FIRST_DAY = (1 << 5) | 1;

/** Bytes before the path. */
export const LOCAL_HEADER_LENGTH = 30;
export const CENTRAL_HEADER_LENGTH = 46;
export const END_LENGTH = 22;

/** A record of the fields' 16 and 32 bits, with room for a path. */
function record(fields: readonly [bits: 16 | 32, value: number][], path = ""): Uint8Array<ArrayBuffer> {
  const length = fields.reduce((total, [bits]) => total + bits / 8, 0);
  const bytes = new Uint8Array(length + path.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [bits, value] of fields) {
    if (bits === 16) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bits / 8;
  }
  for (let i = 0; i < path.length; i++) bytes[at + i] = path.charCodeAt(i);
  return bytes;
}

/** What the local and the central header share, from the version needed to the extra field's length. */
const shared = ({ path, crc32, size, content }: ArchiveEntry): [16 | 32, number][] => [
  [16, VERSION],
  [16, FLAGS],
  [16, DEFLATE],
  [16, MIDNIGHT],
  [16, FIRST_DAY],
  [32, crc32],
  [32, content.length],
  [32, size],
  [16, path.length],
  [16, 0],
];

/** Stands before an entry's data. */
export const localHeader = (entry: ArchiveEntry): Uint8Array<ArrayBuffer> =>
  record([[32, LOCAL_SIGNATURE], ...shared(entry)], entry.path);

/** Stands in the central directory; `at` is where the entry's local header starts. */
export const centralHeader = (entry: ArchiveEntry, at: number): Uint8Array<ArrayBuffer> =>
  record(
    [
      [32, CENTRAL_SIGNATURE],
      [16, VERSION],
      ...shared(entry),
      [16, 0], // comment
      [16, 0], // disk
      [16, 0], // internal attributes
      [32, 0], // external attributes
      [32, at],
    ],
    entry.path,
  );

/** Ends the archive: how many entries, and where the central directory stands. */
export const endRecord = (
  entries: number,
  centralLength: number,
  centralAt: number,
): Uint8Array<ArrayBuffer> =>
  record([
    [32, END_SIGNATURE],
    [16, 0], // this disk
    [16, 0], // the central directory's disk
    [16, entries],
    [16, entries],
    [32, centralLength],
    [32, centralAt],
    [16, 0], // comment
  ]);
