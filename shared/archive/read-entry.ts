import { Inflate } from "fflate";
import { type Crc32Function, tableCrc32 } from "../crc/crc32.ts";
import { COMPRESSION_METHODS } from "./records.ts";
import type { ArchiveSource, DirectoryEntry, EntryFault } from "./source.ts";

/** Inflated at a time (into 4 MiB at most), to detect oversized entries early. */
const PIECE = 4_096;

const READ = 1024 * 1024;

/** Rejects only if the source does. */
export async function readEntry(
  source: ArchiveSource,
  { size, compressed, crc32, method, dataAt, fault }: DirectoryEntry,
  crcOf: Crc32Function = tableCrc32,
): Promise<Uint8Array<ArrayBuffer> | EntryFault> {
  if (fault) return fault;
  const bytes = new Uint8Array(size);
  let length = 0;
  const take = (piece: Uint8Array): void => {
    // Throws if the piece exceeds the stated size.
    bytes.set(piece, length);
    length += piece.length;
  };
  const inflate = method === COMPRESSION_METHODS.stored ? undefined : new Inflate(take);
  const end = dataAt + compressed;
  // Stryker disable next-line EqualityOperator: at the end, there is nothing to inflate.
  for (let at = dataAt; at < end; at += READ) {
    const part = await source.read(at, Math.min(at + READ, end));
    try {
      if (!inflate) take(part);
      else
        for (let i = 0; i < part.length; i += PIECE)
          inflate.push(part.subarray(i, i + PIECE), at + i + PIECE >= end);
    } catch {
      return "data";
    }
  }
  if (length !== size) return "data";
  return crcOf(bytes) === crc32 ? bytes : "crc";
}
