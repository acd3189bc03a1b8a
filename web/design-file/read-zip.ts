import { Inflate } from "fflate";
import { tableCrc32 } from "../../shared/crc/crc32.ts";

/** Why bytes are not read as a ZIP. See DesignFileFault. */
export type ZipFault = "foreign" | "damaged" | "tooLarge";

/*
 * Signatures, lengths and offsets of APPNOTE.TXT 6.3.10: local header (4.3.7), central directory header
 * (4.3.12) and end of central directory record (4.3.16).
 */
const LOCAL = { signature: 0x04034b50, length: 30, nameLength: 26, extraLength: 28 } as const;
const CENTRAL = {
  signature: 0x02014b50,
  length: 46,
  flags: 8,
  method: 10,
  crc: 16,
  compressed: 20,
  size: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  offset: 42,
} as const;
const END = { signature: 0x06054b50, length: 22, count: 10, offset: 16, maxComment: 0xffff } as const;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** Entries of a file that someone has packed again, with their system's own among them. */
const MAX_ENTRIES = 1_000;
/** Inflated piece by piece, so that what inflates to more than it says is found out early. */
const INFLATE_PIECE = 4_096;

/**
 * The files of a ZIP by name, folders left out, each with the length and CRC-32 that the archive says.
 * fflate inflates; its own reader checks no CRC. `limit` is in bytes, for all files together.
 */
export function readZip(bytes: Uint8Array, limit: number): Map<string, Uint8Array<ArrayBuffer>> | ZipFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isAt = (at: number, { signature, length }: { signature: number; length: number }) =>
    at >= 0 && at + length <= bytes.length && view.getUint32(at, true) === signature;

  let end = bytes.length - END.length;
  const first = Math.max(0, end - END.maxComment);
  while (end >= first && !isAt(end, END)) end--;
  if (end < first) return isAt(0, LOCAL) ? "damaged" : "foreign";

  const count = view.getUint16(end + END.count, true);
  if (count > MAX_ENTRIES) return "tooLarge";
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = view.getUint32(end + END.offset, true);
  let total = 0;
  for (let i = 0; i < count; i++) {
    if (!isAt(at, CENTRAL)) return "damaged";
    const half = (offset: number) => view.getUint16(at + offset, true);
    const word = (offset: number) => view.getUint32(at + offset, true);
    const nameEnd = at + CENTRAL.length + half(CENTRAL.nameLength);
    const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL.length, nameEnd));
    const size = word(CENTRAL.size);
    total += size;
    if (total > limit) return "tooLarge";

    const local = word(CENTRAL.offset);
    if ((half(CENTRAL.flags) & ENCRYPTED) !== 0 || !isAt(local, LOCAL)) return "damaged";
    const start =
      local +
      LOCAL.length +
      view.getUint16(local + LOCAL.nameLength, true) +
      view.getUint16(local + LOCAL.extraLength, true);
    const data = bytes.subarray(start, start + word(CENTRAL.compressed));
    const file = data.length === word(CENTRAL.compressed) && unpack(data, half(CENTRAL.method), size);
    if (!file || tableCrc32(file) !== word(CENTRAL.crc)) return "damaged";
    if (!name.endsWith("/")) files.set(name, file);
    at = nameEnd + half(CENTRAL.extraLength) + half(CENTRAL.commentLength);
  }
  return files;
}

/** A file of that size, or null where the data does not hold one. */
function unpack(data: Uint8Array, method: number, size: number): Uint8Array<ArrayBuffer> | null {
  if (method === STORED) return data.length === size ? data.slice() : null;
  if (method !== DEFLATED) return null;
  const file = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((piece) => {
    // Throws where the piece reaches beyond the file.
    file.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < data.length; at += INFLATE_PIECE)
      inflate.push(data.subarray(at, at + INFLATE_PIECE), at + INFLATE_PIECE >= data.length);
  } catch {
    return null;
  }
  return length === size ? file : null;
}
