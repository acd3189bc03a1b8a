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
} from "./records.ts";
import { type ArchiveSource, decodePath, isSafePath } from "./source.ts";

/** The end record of an archive, as far as it is needed. */
export interface ArchiveEnd {
  readonly entries: number;
  readonly directoryLength: number;
  readonly directoryStart: number;
  /** Bytes before the archive; every offset in it is short by this amount. */
  readonly shift: number;
  readonly isSplit: boolean;
  readonly traits: readonly Trait[];
}

/** The longest comment that a 16-bit length allows. */
const MAX_COMMENT = 0xffff;
/** How many candidates are tried: a comment or trailing data may contain the signature by chance. */
const MAX_ENDS = 8;
/** The factor of a field's upper 32 bits. */
const HIGH = 2 ** 32;

/** Returns all candidates for the end record, the likeliest first: the one whose comment ends with the file. */
export async function findEnds(source: ArchiveSource): Promise<ArchiveEnd[]> {
  const from = Math.max(0, source.length - END_RECORD.length - MAX_COMMENT - ENDS_64);
  const tail = await source.read(from, source.length);
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const found: { end: ArchiveEnd; isExact: boolean }[] = [];
  for (let at = tail.length - END_RECORD.length; at >= 0 && found.length < MAX_ENDS; at--) {
    if (!isRecord(END_RECORD, view, at)) continue;
    const field = recordReader(END_RECORD, view, at);
    const left = tail.length - at - END_RECORD.length - field("commentLength");
    const isExact = left === 0;
    const traits: Trait[] = [];
    if (left > 0) traits.push("junk-after");
    if (field("commentLength") > 0) traits.push("comment");
    found.push({ end: readEnd(view, at, from, traits), isExact });
  }
  return [...found.filter(({ isExact }) => isExact), ...found.filter(({ isExact }) => !isExact)].map(
    ({ end }) => end,
  );
}

const ENDS_64 = END_RECORD_64.length + END_LOCATOR_64.length;

function readEnd(view: DataView, at: number, from: number, traits: readonly Trait[]): ArchiveEnd {
  const plain = recordReader(END_RECORD, view, at);
  const isWide =
    plain("entries") === ELSEWHERE.short ||
    plain("directoryLength") === ELSEWHERE.long ||
    plain("directoryAt") === ELSEWHERE.long;
  const wideAt = at - ENDS_64;
  if (isWide && wideAt >= 0 && isRecord(END_RECORD_64, view, wideAt)) {
    const wide = recordReader(END_RECORD_64, view, wideAt);
    const directoryLength = wide("directoryLength") + wide("directoryLengthHigh") * HIGH;
    const directoryStart = from + wideAt - directoryLength;
    return {
      entries: wide("entries") + wide("entriesHigh") * HIGH,
      directoryLength,
      directoryStart,
      shift: directoryStart - (wide("directoryAt") + wide("directoryAtHigh") * HIGH),
      isSplit: wide("disk") !== 0 || wide("directoryDisk") !== 0,
      traits: withShift([...traits, "zip64"], directoryStart - wide("directoryAt")),
    };
  }
  const directoryStart = from + at - plain("directoryLength");
  const shift = directoryStart - plain("directoryAt");
  return {
    entries: plain("entries"),
    directoryLength: plain("directoryLength"),
    directoryStart,
    shift,
    isSplit: plain("disk") !== 0 || plain("directoryDisk") !== 0,
    traits: withShift(traits, shift),
  };
}

const withShift = (traits: readonly Trait[], shift: number): readonly Trait[] =>
  shift > 0 ? [...traits, "junk-before"] : traits;

/**
 * Lists the complete entries of an archive without a directory, by their local headers. Works as far as these contain
 * sizes, as those of our dialect do.
 */
export async function recover(source: ArchiveSource, limits: ReadLimits): Promise<Directory> {
  const entries: FoundEntry[] = [];
  const paths = new Set<string>();
  let total = 0;
  for (let at = 0; entries.length < limits.entries && at + LOCAL_HEADER.length <= source.length; ) {
    const head = await source.read(at, at + LOCAL_HEADER.length);
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
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
    if (isKnown && size <= limits.entryBytes && total + size <= limits.bytes)
      if (isSafePath(path) && !path.endsWith("/") && !paths.has(path)) {
        paths.add(path);
        total += size;
        const [compressed, crc32] = [field("compressed"), field("crc32")];
        entries.push({ path, size, compressed, crc32, method, dataAt, fault: undefined });
      }
    at = end;
  }
  return { entries, traits: new Set() };
}
