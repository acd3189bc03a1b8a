import { Inflate } from "fflate";
import { type Crc32, tableCrc32 } from "../crc/crc32.ts";
import type { EntryFault, FoundEntry } from "./found.ts";
import { METHODS } from "./records.ts";
import type { ArchiveSource } from "./source.ts";

/**
 * Compressed bytes that are read and inflated at a time: what inflates to more than it says is found out within
 * 4 MiB of it, since DEFLATE makes 1,032 of one at most.
 */
const PIECE = 4_096;

/** Compressed bytes that are read from the source at a time. */
const READ = 1024 * 1024;

/**
 * The bytes of an entry, which has no fault yet, of exactly the length and the CRC-32 that the archive says. It
 * holds them, 1 MiB of what they are made from and 4 MiB of what a piece inflates to. Rejects only where the
 * source does.
 */
export async function readEntry(
  source: ArchiveSource,
  { size, compressed, crc32, method, dataAt }: FoundEntry,
  crcOf: Crc32 = tableCrc32,
): Promise<Uint8Array<ArrayBuffer> | EntryFault> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const take = (piece: Uint8Array): void => {
    // Throws where the piece reaches beyond what it may.
    bytes.set(piece, length);
    length += piece.length;
  };
  const inflate = method === METHODS.stored ? undefined : new Inflate(take);
  const end = dataAt + compressed;
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
