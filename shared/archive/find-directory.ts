import {
  COMPRESSION_METHODS,
  createRecordReader,
  dataViewOf,
  END_RECORD,
  ENTRY_FLAGS,
  faultOfFlags,
  isRecordAt,
  LOCAL_FILE_HEADER,
  ZIP64_END_LOCATOR,
  ZIP64_END_RECORD,
} from "./records.ts";
import {
  type ArchiveDirectory,
  type ArchiveDirectoryEntry,
  type ArchiveReadLimits,
  type ArchiveSource,
  type ArchiveTrait,
  decodePath,
  isSafePath,
  normalizePath,
} from "./source.ts";

export interface EndRecord {
  readonly entries: number;
  readonly directoryLength: number;
  readonly directoryStart: number;
  /** Bytes before the archive, to be added to its offsets. */
  readonly shift: number;
  readonly isSplit: boolean;
  readonly traits: readonly ArchiveTrait[];
}

const MAX_COMMENT = 0xffff;
/** Candidates to try: a comment or trailing data may contain the signature by chance. */
const MAX_ENDS = 8;
const HIGH = 2 ** 32;

/** Candidates whose comment reaches the end of the file come first. */
export async function findEndRecords(source: ArchiveSource): Promise<EndRecord[]> {
  const from = Math.max(0, source.length - END_RECORD.length - MAX_COMMENT - ENDS_64);
  const tail = await source.read(from, source.length);
  const view = dataViewOf(tail);
  const exact: EndRecord[] = [];
  const others: EndRecord[] = [];
  for (let at = tail.length; at >= 0; at--) {
    if (exact.length + others.length === MAX_ENDS) break;
    if (!isRecordAt(END_RECORD, view, at)) continue;
    const comment = createRecordReader(END_RECORD, view, at)("commentLength");
    const left = tail.length - at - END_RECORD.length - comment;
    const { traits, ...end } = readEnd(view, at, from);
    if (left > 0) traits.push("junk-after");
    if (comment > 0) traits.push("comment");
    (left === 0 ? exact : others).push({ ...end, traits });
  }
  return [...exact, ...others];
}

const ENDS_64 = ZIP64_END_RECORD.length + ZIP64_END_LOCATOR.length;

function readEnd(view: DataView, at: number, from: number) {
  const plain = createRecordReader(END_RECORD, view, at);
  const wideAt = at - ENDS_64;
  // A Zip64 record may repeat the values even if it isn't needed (APPNOTE 4.3.14).
  const isWide = isRecordAt(ZIP64_END_RECORD, view, wideAt);
  const wide = createRecordReader(ZIP64_END_RECORD, view, wideAt);
  const field = (name: "entries" | "directoryLength" | "directoryAt") =>
    isWide ? wide(name) + wide(`${name}High`) * HIGH : plain(name);
  const disk = (name: "disk" | "directoryDisk") => (isWide ? wide(name) : plain(name));
  const directoryLength = field("directoryLength");
  const directoryStart = from + (isWide ? wideAt : at) - directoryLength;
  const shift = directoryStart - field("directoryAt");
  const traits: ArchiveTrait[] = [];
  if (isWide) traits.push("zip64");
  if (shift > 0) traits.push("junk-before");
  const isSplit = disk("disk") !== 0 || disk("directoryDisk") !== 0;
  return { entries: field("entries"), directoryLength, directoryStart, shift, isSplit, traits };
}

/** Lists the complete entries of an archive without a directory. Local headers must state sizes, as ours do. */
export async function recoverArchiveDirectory(
  source: ArchiveSource,
  limits: ArchiveReadLimits,
): Promise<ArchiveDirectory> {
  const entries: ArchiveDirectoryEntry[] = [];
  const paths = new Set<string>();
  let total = 0;
  // Stryker disable next-line EqualityOperator: a header at the end has no path.
  for (
    let at = 0, count = 0;
    count < limits.entries && at + LOCAL_FILE_HEADER.length <= source.length;
    count++
  ) {
    const head = await source.read(at, at + LOCAL_FILE_HEADER.length);
    const view = dataViewOf(head);
    if (!isRecordAt(LOCAL_FILE_HEADER, view, 0)) break;
    const field = createRecordReader(LOCAL_FILE_HEADER, view, 0);
    const pathEnd = at + LOCAL_FILE_HEADER.length + field("pathLength");
    const dataAt = pathEnd + field("extraLength");
    const end = dataAt + field("compressedSize");
    const method = field("method");
    const isUnusual = (field("flags") & ENTRY_FLAGS.descriptor) !== 0 || faultOfFlags(field("flags"));
    if (end > source.length || isUnusual) break;
    const pathBytes = await source.read(at + LOCAL_FILE_HEADER.length, pathEnd);
    const path = normalizePath(decodePath(pathBytes, field("flags")));
    const isKnown = method === COMPRESSION_METHODS.stored || method === COMPRESSION_METHODS.deflate;
    const size = field("size");
    const isWithin = size <= limits.entryBytes && total + size <= limits.bytes;
    const isFile = isSafePath(path) && !path.endsWith("/") && !paths.has(path);
    if (isKnown && isWithin && isFile) {
      paths.add(path);
      total += size;
      const [compressedSize, crc32] = [field("compressedSize"), field("crc32")];
      entries.push({ path, size, compressedSize, crc32, method, dataAt, fault: undefined });
    }
    at = end;
  }
  return { entries, traits: new Set() };
}
