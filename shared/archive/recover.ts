import type { Directory, FoundEntry, ReadLimits } from "./found.ts";
import { FLAGS, isRecord, LOCAL_HEADER, METHODS, recordReader } from "./records.ts";
import { type ArchiveSource, decodePath, isSafePath } from "./source.ts";

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
