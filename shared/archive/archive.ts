import type { ArchiveEntry } from "./entry.ts";
import { centralHeader, endRecord, localHeader } from "./headers.ts";
import { CENTRAL_HEADER, END_RECORD, LOCAL_HEADER } from "./records.ts";

/** What an archive's 16-bit count of entries and 32-bit offsets hold. */
export const ARCHIVE_LIMITS = { entries: 0xffff, bytes: 0xffffffff, pathLength: 255 } as const;

/** Why entries can't be an archive: all of it known before the first byte is made. */
export type ArchiveFault = "too-many-entries" | "too-large" | "bad-path" | "duplicate-path";

export type ArchiveResult =
  | {
      readonly ok: true;
      /** Bytes of the whole archive. */
      readonly length: number;
      /** The archive's bytes in order, made as they are asked for, once. */
      chunks(): Iterable<Uint8Array>;
    }
  | {
      readonly ok: false;
      readonly fault: ArchiveFault;
      /** The entry at fault, where it is one. */
      readonly path?: string;
    };

/** Printable ASCII, since flags 0 say nothing of UTF-8; relative, and nothing that climbs. */
const PATH = /^(?!\/)(?!.*\/\/)(?!.*(^|\/)\.\.?(\/|$))[ -[\]-~]+(?<!\/)$/;

function pathFault(entries: readonly ArchiveEntry[]): { fault: ArchiveFault; path: string } | undefined {
  const seen = new Set<string>();
  for (const { path } of entries) {
    if (path.length > ARCHIVE_LIMITS.pathLength || !PATH.test(path)) return { fault: "bad-path", path };
    if (seen.has(path.toLowerCase())) return { fault: "duplicate-path", path };
    seen.add(path.toLowerCase());
  }
  return undefined;
}

/**
 * A ZIP archive in the most conservative dialect that there is, because its reader may be any old
 * firmware: method 8, general-purpose flags 0, version 20, CRC and both sizes in the local header, no
 * data descriptor, no Zip64, no extra fields, no directories, no comment, and one time stamp for all.
 * What this dialect can't hold is refused.
 */
export function createArchive(entries: readonly ArchiveEntry[]): ArchiveResult {
  if (entries.length > ARCHIVE_LIMITS.entries) return { ok: false, fault: "too-many-entries" };
  const refused = pathFault(entries);
  if (refused !== undefined) return { ok: false, ...refused };
  const centralLength = sum(entries, ({ path }) => CENTRAL_HEADER.length + path.length);
  const centralAt = sum(entries, ({ path, content }) => LOCAL_HEADER.length + path.length + content.length);
  const length = centralAt + centralLength + END_RECORD.length;
  const isTooLarge = length > ARCHIVE_LIMITS.bytes || entries.some(({ size }) => size > ARCHIVE_LIMITS.bytes);
  if (isTooLarge) return { ok: false, fault: "too-large" };
  return {
    ok: true,
    length,
    *chunks() {
      for (const entry of entries) {
        yield localHeader(entry);
        yield* entry.content.chunks();
      }
      let at = 0;
      for (const entry of entries) {
        yield centralHeader(entry, at);
        at += LOCAL_HEADER.length + entry.path.length + entry.content.length;
      }
      yield endRecord(entries.length, centralLength, centralAt);
    },
  };
}

const sum = <T>(items: readonly T[], count: (item: T) => number): number =>
  items.reduce((total, item) => total + count(item), 0);
