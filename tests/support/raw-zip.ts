import { crc32, deflateRawSync } from "node:zlib";
import {
  CENTRAL_FILE_HEADER,
  END_RECORD,
  encodeRecord,
  LOCAL_FILE_HEADER,
  ZIP64_END_LOCATOR,
  ZIP64_END_RECORD,
} from "../../shared/archive/records.ts";
import { joined } from "./bytes.ts";

type Fields = Readonly<Record<string, number>>;

/** An entry that may say anything of itself. */
export interface RawEntry {
  readonly path: string;
  readonly data?: Uint8Array;
  /** What its data are in the archive; `data` deflated if nothing is said. */
  readonly packed?: Uint8Array;
  /** Fields of both headers, of its own and of the directory's that differ from what is true. */
  readonly both?: Fields;
  readonly local?: Fields;
  readonly central?: Fields;
  /** The name before its data, where it is another. */
  readonly localPath?: string;
  readonly localExtra?: Uint8Array;
  readonly centralExtra?: Uint8Array;
  /** Stands after its data. */
  readonly descriptor?: Uint8Array;
}

/** What stands around the entries. */
export interface Around {
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
  readonly comment?: string;
  /** Fields of the end that differ from what is true. */
  readonly end?: Fields;
  /** Writes the 64-bit end too. */
  readonly wide?: boolean;
}

const NONE = new Uint8Array();

/** A ZIP archive whose every field can be wrong, for tests. */
export function rawZip(entries: readonly RawEntry[], around: Around = {}): Uint8Array<ArrayBuffer> {
  const { before = NONE, after = NONE, comment = "", end = {}, wide = false } = around;
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const { path, data = NONE, localPath = path, localExtra = NONE, centralExtra = NONE } = entry;
    const packed = entry.packed ?? deflateRawSync(data);
    const said = {
      version: 20,
      method: 8,
      crc32: crc32(data),
      compressedSize: packed.length,
      size: data.length,
      ...entry.both,
    };
    const names = (name: string, extra: Uint8Array) => ({
      pathLength: new TextEncoder().encode(name).length,
      extraLength: extra.length,
    });
    directory.push(
      encodeRecord(CENTRAL_FILE_HEADER, {
        ...said,
        ...names(path, centralExtra),
        localHeaderAt: at,
        ...entry.central,
      }),
      new TextEncoder().encode(path),
      centralExtra,
    );
    const own = [
      encodeRecord(LOCAL_FILE_HEADER, { ...said, ...names(localPath, localExtra), ...entry.local }),
      new TextEncoder().encode(localPath),
      localExtra,
      packed,
      entry.descriptor ?? NONE,
    ];
    parts.push(...own);
    at += own.reduce((sum, { length }) => sum + length, 0);
  }
  const directoryLength = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const ends = wide
    ? [
        encodeRecord(ZIP64_END_RECORD, {
          recordLength: ZIP64_END_RECORD.length - 12,
          entriesOnDisk: count,
          entries: count,
          directoryLength,
          directoryAt: at,
        }),
        encodeRecord(ZIP64_END_LOCATOR, { endAt: at + directoryLength, disks: 1 }),
      ]
    : [];
  const last = encodeRecord(END_RECORD, {
    entriesOnDisk: wide ? 0xffff : count,
    entries: wide ? 0xffff : count,
    directoryLength: wide ? 0xffffffff : directoryLength,
    directoryAt: wide ? 0xffffffff : at,
    commentLength: comment.length,
    ...end,
  });
  return new Uint8Array(
    joined([before, ...parts, ...directory, ...ends, last, new TextEncoder().encode(comment), after]),
  );
}
