import type { Directory, FoundEntry, ReadLimits, Trait } from "./found.ts";
import {
  ELSEWHERE,
  END_LOCATOR_64,
  END_RECORD,
  END_RECORD_64,
  FLAGS,
  isRecord,
  LOCAL_HEADER,
  METHODS,
  recordReader,
  viewOf,
} from "./records.ts";
import { type ArchiveSource, decodePath, isSafePath } from "./source.ts";

export interface ArchiveEnd {
  readonly entries: number;
  readonly directoryLength: number;
  readonly directoryStart: number;
  /** Bytes before the archive, to be added to every offset in it. */
  readonly shift: number;
  readonly isSplit: boolean;
  readonly traits: readonly Trait[];
}

const MAX_COMMENT = 0xffff;
/** Several candidates are tried, since a comment or trailing data may contain the signature by chance. */
const MAX_ENDS = 8;
/** The factor for a field's upper 32 bits. */
const HIGH = 2 ** 32;

/** Returns the candidates for the end record, first those whose comment reaches the end of the file. */
export async function findEnds(source: ArchiveSource): Promise<ArchiveEnd[]> {
  const from = Math.max(0, source.length - END_RECORD.length - MAX_COMMENT - ENDS_64);
  const tail = await source.read(from, source.length);
  const view = viewOf(tail);
  const exact: ArchiveEnd[] = [];
  const others: ArchiveEnd[] = [];
  for (let at = tail.length - END_RECORD.length; at >= 0; at--) {
    if (exact.length + others.length === MAX_ENDS) break;
    if (!isRecord(END_RECORD, view, at)) continue;
    const comment = recordReader(END_RECORD, view, at)("commentLength");
    const left = tail.length - at - END_RECORD.length - comment;
    const { traits, ...end } = readEnd(view, at, from);
    if (left > 0) traits.push("junk-after");
    if (comment > 0) traits.push("comment");
    (left === 0 ? exact : others).push({ ...end, traits });
  }
  return [...exact, ...others];
}

const ENDS_64 = END_RECORD_64.length + END_LOCATOR_64.length;

function readEnd(view: DataView, at: number, from: number) {
  const plain = recordReader(END_RECORD, view, at);
  const wideAt = at - ENDS_64;
  const isWide =
    isRecord(END_RECORD_64, view, wideAt) &&
    (plain("entries") === ELSEWHERE.short ||
      plain("directoryLength") === ELSEWHERE.long ||
      plain("directoryAt") === ELSEWHERE.long);
  const wide = recordReader(END_RECORD_64, view, wideAt);
  const field = (name: "entries" | "directoryLength" | "directoryAt") =>
    isWide ? wide(name) + wide(`${name}High`) * HIGH : plain(name);
  const disk = (name: "disk" | "directoryDisk") => (isWide ? wide(name) : plain(name));
  const directoryLength = field("directoryLength");
  const directoryStart = from + (isWide ? wideAt : at) - directoryLength;
  const shift = directoryStart - field("directoryAt");
  const traits: Trait[] = [];
  if (isWide) traits.push("zip64");
  if (shift > 0) traits.push("junk-before");
  const isSplit = disk("disk") !== 0 || disk("directoryDisk") !== 0;
  return { entries: field("entries"), directoryLength, directoryStart, shift, isSplit, traits };
}

/** Lists the complete entries of an archive without a directory, if local headers have sizes, as ours do. */
export async function recover(source: ArchiveSource, limits: ReadLimits): Promise<Directory> {
  const entries: FoundEntry[] = [];
  const paths = new Set<string>();
  let total = 0;
  for (let at = 0; entries.length < limits.entries && at + LOCAL_HEADER.length <= source.length; ) {
    const head = await source.read(at, at + LOCAL_HEADER.length);
    const view = viewOf(head);
    if (!isRecord(LOCAL_HEADER, view, 0)) break;
    const field = recordReader(LOCAL_HEADER, view, 0);
    const pathEnd = at + LOCAL_HEADER.length + field("pathLength");
    const dataAt = pathEnd + field("extraLength");
    const end = dataAt + field("compressed");
    const method = field("method");
    const unusual = FLAGS.encrypted | FLAGS.descriptor | FLAGS.masked;
    if (end > source.length || (field("flags") & unusual) !== 0) break;
    const path = decodePath(await source.read(at + LOCAL_HEADER.length, pathEnd), field("flags"));
    const isKnown = method === METHODS.stored || method === METHODS.deflate;
    const size = field("size");
    const isWithin = size <= limits.entryBytes && total + size <= limits.bytes;
    const isFile = isSafePath(path) && !path.endsWith("/") && !paths.has(path);
    if (isKnown && isWithin && isFile) {
      paths.add(path);
      total += size;
      const [compressed, crc32] = [field("compressed"), field("crc32")];
      entries.push({ path, size, compressed, crc32, method, dataAt, fault: undefined });
    }
    at = end;
  }
  return { entries, traits: new Set() };
}
