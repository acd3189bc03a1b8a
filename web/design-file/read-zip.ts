import { Inflate } from "fflate";
import {
  CENTRAL_HEADER,
  ENCRYPTED,
  END_RECORD,
  isRecord,
  LOCAL_HEADER,
  METHODS,
  recordReader,
} from "../../shared/archive/records.ts";
import { tableCrc32 } from "../../shared/crc/crc32.ts";

/** Why bytes are not read as a ZIP. See DesignFileFault. */
export type ZipFault = "foreign" | "damaged" | "tooLarge";

/** Of the archive's own comment, whose length has 16 bits. */
const MAX_COMMENT = 0xffff;
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
  let endAt = bytes.length - END_RECORD.length;
  const first = Math.max(0, endAt - MAX_COMMENT);
  while (endAt >= first && !isRecord(END_RECORD, view, endAt)) endAt--;
  if (endAt < first) return isRecord(LOCAL_HEADER, view, 0) ? "damaged" : "foreign";

  const end = recordReader(END_RECORD, view, endAt);
  const count = end("entries");
  if (count > MAX_ENTRIES) return "tooLarge";
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = end("directoryAt");
  let total = 0;
  for (let i = 0; i < count; i++) {
    if (!isRecord(CENTRAL_HEADER, view, at)) return "damaged";
    const central = recordReader(CENTRAL_HEADER, view, at);
    const pathEnd = at + CENTRAL_HEADER.length + central("pathLength");
    const path = new TextDecoder().decode(bytes.subarray(at + CENTRAL_HEADER.length, pathEnd));
    const size = central("size");
    total += size;
    if (total > limit) return "tooLarge";

    const localAt = central("localHeaderAt");
    if ((central("flags") & ENCRYPTED) !== 0 || !isRecord(LOCAL_HEADER, view, localAt)) return "damaged";
    const local = recordReader(LOCAL_HEADER, view, localAt);
    const start = localAt + LOCAL_HEADER.length + local("pathLength") + local("extraLength");
    const data = bytes.subarray(start, start + central("compressed"));
    const file = data.length === central("compressed") && unpack(data, central("method"), size);
    if (!file || tableCrc32(file) !== central("crc32")) return "damaged";
    if (!path.endsWith("/")) files.set(path, file);
    at = pathEnd + central("extraLength") + central("commentLength");
  }
  return files;
}

/** A file of that size, or null where the data does not hold one. */
function unpack(data: Uint8Array, method: number, size: number): Uint8Array<ArrayBuffer> | null {
  if (method === METHODS.stored) return data.length === size ? data.slice() : null;
  if (method !== METHODS.deflate) return null;
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
