import { Inflate } from "fflate";
import { type Crc32Function, tableCrc32 } from "../crc/crc32.ts";
import { type EndRecord, findEndRecords, recoverArchiveDirectory } from "./find-directory.ts";
import {
  CENTRAL_FILE_HEADER,
  COMPRESSION_METHODS,
  createRecordReader,
  dataViewOf,
  ENTRY_FLAGS,
  faultOfFlags,
  isRecordAt,
  LOCAL_FILE_HEADER,
  SPLIT_SIGNATURE,
  ZIP64_PLACEHOLDER,
} from "./records.ts";
import {
  type ArchiveDirectory,
  type ArchiveDirectoryEntry,
  type ArchiveDirectoryResult,
  type ArchiveFault,
  type ArchiveReadLimits,
  type ArchiveSource,
  type ArchiveTrait,
  decodePath,
  type EntryFault,
  isSafePath,
  normalizePath,
} from "./source.ts";

const VERSION = 20;
/** The highest compression ratio DEFLATE can reach. */
const MAX_RATIO = 1_032;
/** On average; eight times what our longest paths need. */
const MAX_ROW_BYTES = 1_024;
/** Id of the extra field for values over 32 bits (APPNOTE 4.5.3). */
const ZIP64_FIELD = 1;

interface DirectoryRow extends Omit<ArchiveDirectoryEntry, "dataAt"> {
  readonly localHeaderAt: number;
  readonly pathBytes: Uint8Array;
  readonly flags: number;
}

/** Keeps only the directory in memory, and trusts it over local headers. Rejects only if the source does. */
export async function readArchiveDirectory(
  source: ArchiveSource,
  limits: ArchiveReadLimits,
): Promise<ArchiveDirectoryResult> {
  const ends = await findEndRecords(source);
  let fault: ArchiveFault | undefined;
  for (const end of ends) {
    const result = await readFrom(source, end, limits);
    if (typeof result !== "string") return { ok: true, directory: result };
    fault ??= result;
    // Like other readers, tries an earlier end record only if the directory is damaged.
    if (result !== "damaged-directory") break;
  }
  if (fault !== undefined) return { ok: false, fault };
  const start = await source.read(0, Math.min(source.length, LOCAL_FILE_HEADER.length));
  const view = dataViewOf(start);
  if (start.length >= 4 && view.getUint32(0, true) === SPLIT_SIGNATURE) return { ok: false, fault: "split" };
  if (!isRecordAt(LOCAL_FILE_HEADER, view, 0)) return { ok: false, fault: "not-zip" };
  return { ok: false, fault: "cut-off", rest: await recoverArchiveDirectory(source, limits) };
}

async function readFrom(
  source: ArchiveSource,
  end: EndRecord,
  limits: ArchiveReadLimits,
): Promise<ArchiveDirectory | ArchiveFault> {
  if (end.isSplit) return "split";
  if (end.entries > limits.entries) return "too-many-entries";
  const { directoryStart, shift } = end;
  if (shift < 0) return "damaged-directory";
  if (end.directoryLength > limits.entries * MAX_ROW_BYTES) return "too-many-entries";
  const bytes = await source.read(directoryStart, directoryStart + end.directoryLength);
  const traits = new Set(end.traits);
  const listed = readRows(bytes, end.entries, limits, traits);
  if (!listed) return "damaged-directory";
  const wanted = listed.filter(({ fault }) => fault === undefined || fault === "unsafe-path");
  if (wanted.reduce((sum, { size }) => sum + size, 0) > limits.bytes) return "too-large";

  // In sequence, so that neighbouring entries share a read.
  const found: LocatedEntry[] = [];
  for (const entry of listed) found.push(await locate(source, entry, shift, traits));
  if (overlap(found, directoryStart)) return "overlapping";
  const seen = new Set<string>();
  const entries: ArchiveDirectoryEntry[] = [];
  for (const { entry } of found) {
    if (entry.path.endsWith("/")) {
      traits.add("folders");
      continue;
    }
    entries.push(seen.has(entry.path) ? { ...entry, fault: entry.fault ?? "duplicate" } : entry);
    seen.add(entry.path);
  }
  return { entries, traits };
}

/** Returns undefined unless there are exactly `count` well-formed rows. */
function readRows(
  bytes: Uint8Array,
  count: number,
  limits: ArchiveReadLimits,
  traits: Set<ArchiveTrait>,
): DirectoryRow[] | undefined {
  const view = dataViewOf(bytes);
  const rows: DirectoryRow[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (!isRecordAt(CENTRAL_FILE_HEADER, view, at)) return undefined;
    const field = createRecordReader(CENTRAL_FILE_HEADER, view, at);
    const pathEnd = at + CENTRAL_FILE_HEADER.length + field("pathLength");
    const extraEnd = pathEnd + field("extraLength");
    const pathBytes = bytes.subarray(at + CENTRAL_FILE_HEADER.length, pathEnd);
    const values = readWideValues(field, bytes.subarray(pathEnd, extraEnd));
    if (!values) return undefined;
    if (values.isWide) traits.add("zip64");
    else if (field("extraLength") > 0) traits.add("extra-fields");
    if (field("commentLength") > 0) traits.add("comment");
    const flags = field("flags");
    const decoded = decodePath(pathBytes, flags);
    const path = normalizePath(decoded);
    if (decoded.includes("\\")) traits.add("backslashes");
    if (/^\.[/\\]/.test(decoded)) traits.add("dot-slash");
    if (pathBytes.some((byte) => byte > 0x7e)) traits.add("names-beyond-ascii");
    if ((field("version") & 0xff) > VERSION) traits.add("version");
    const row = { ...values, path, pathBytes, flags, method: field("method"), crc32: field("crc32") };
    rows.push({ ...row, fault: faultOf(row, flags, limits) });
    at = extraEnd + field("commentLength");
  }
  return at === bytes.length ? rows : undefined;
}

function faultOf(
  { path, method, size, compressedSize }: Pick<DirectoryRow, "path" | "method" | "size" | "compressedSize">,
  flags: number,
  limits: ArchiveReadLimits,
): EntryFault | undefined {
  const stated = faultOfFlags(flags);
  if (stated) return stated;
  if (method !== COMPRESSION_METHODS.stored && method !== COMPRESSION_METHODS.deflate) return "method";
  if (size > limits.entryBytes) return "too-large";
  // Stryker disable next-line EqualityOperator: a stream's end takes bits too.
  if (size > compressedSize * MAX_RATIO) return "data";
  return isSafePath(path) ? undefined : "unsafe-path";
}

const WIDE = ["size", "compressedSize", "localHeaderAt"] as const;

function readWideValues(field: (name: (typeof WIDE)[number]) => number, extra: Uint8Array) {
  const names = WIDE.filter((name) => field(name) === ZIP64_PLACEHOLDER);
  const [size, compressedSize, localHeaderAt] = [
    field("size"),
    field("compressedSize"),
    field("localHeaderAt"),
  ];
  const values = { size, compressedSize, localHeaderAt, isWide: names.length > 0 };
  if (names.length === 0) return values;
  const view = dataViewOf(extra);
  let at = 0;
  // Stryker disable next-line EqualityOperator: an empty field isn't Zip64's.
  while (at + 4 <= extra.length && view.getUint16(at, true) !== ZIP64_FIELD)
    at += 4 + view.getUint16(at + 2, true);
  if (at + 4 + names.length * 8 > extra.length) return undefined;
  for (const [i, name] of names.entries()) {
    const value = Number(view.getBigUint64(at + 4 + i * 8, true));
    if (!Number.isSafeInteger(value)) return undefined;
    values[name] = value;
  }
  return values;
}

/** `start` and `end` span the header and the data. */
interface LocatedEntry {
  readonly entry: ArchiveDirectoryEntry;
  readonly start: number;
  readonly end: number;
}

async function locate(
  source: ArchiveSource,
  { localHeaderAt, pathBytes, flags, ...row }: DirectoryRow,
  shift: number,
  traits: Set<ArchiveTrait>,
): Promise<LocatedEntry> {
  const start = localHeaderAt + shift;
  const pathAt = start + LOCAL_FILE_HEADER.length;
  const lost = { entry: { ...row, dataAt: 0, fault: row.fault ?? "header" }, start, end: start } as const;
  // Stryker disable next-line EqualityOperator: a header at the end overlaps the directory.
  if (pathAt + pathBytes.length > source.length) return lost;
  const head = await source.read(start, pathAt + pathBytes.length);
  if (!isRecordAt(LOCAL_FILE_HEADER, dataViewOf(head), 0)) return lost;
  const local = createRecordReader(LOCAL_FILE_HEADER, dataViewOf(head), 0);
  const own = head.subarray(LOCAL_FILE_HEADER.length);
  if (local("pathLength") !== own.length || own.some((byte, i) => byte !== pathBytes[i])) return lost;
  if (local("extraLength") > 0) traits.add("extra-fields");
  const hasDescriptor = (local("flags") & ENTRY_FLAGS.descriptor) !== 0;
  if (hasDescriptor) traits.add("descriptor");
  const others = hasDescriptor ? [] : (["crc32", "size", "compressedSize"] as const);
  const isOther = (name: (typeof others)[number] | "method") =>
    local(name) !== row[name] && local(name) !== ZIP64_PLACEHOLDER;
  if (local("flags") !== flags || ["method" as const, ...others].some(isOther)) traits.add("headers-differ");
  const dataAt = pathAt + own.length + local("extraLength");
  const end = dataAt + row.compressedSize;
  return { entry: { ...row, dataAt }, start, end };
}

function overlap(found: readonly LocatedEntry[], directoryStart: number): boolean {
  // An entry without a local header has no bytes.
  const byStart = found.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  return byStart.some(({ end }, i) => end > (byStart[i + 1]?.start ?? directoryStart));
}

/** Bytes inflated at a time (into 4 MiB at most), to detect oversized entries early. */
const INFLATE_BYTES = 4_096;

const READ_BYTES = 1024 * 1024;

/** Rejects only if the source does. */
export async function readArchiveEntry(
  source: ArchiveSource,
  { size, compressedSize, crc32, method, dataAt, fault }: ArchiveDirectoryEntry,
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
  const end = dataAt + compressedSize;
  // Stryker disable next-line EqualityOperator: nothing is left to inflate.
  for (let at = dataAt; at < end; at += READ_BYTES) {
    const part = await source.read(at, Math.min(at + READ_BYTES, end));
    try {
      if (!inflate) take(part);
      else
        for (let i = 0; i < part.length; i += INFLATE_BYTES)
          inflate.push(part.subarray(i, i + INFLATE_BYTES), at + i + INFLATE_BYTES >= end);
    } catch {
      return "data";
    }
  }
  if (length !== size) return "data";
  return crcOf(bytes) === crc32 ? bytes : "crc";
}
