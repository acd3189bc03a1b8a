import { EXPORTS } from "../words/exports.ts";

/** "PK\3\4", a local file header (APPNOTE, 4.3.7). */
const LOCAL_HEADER = 0x04034b50;
/** "PK\5\6", the end of the central directory; its fields, and its length without a comment (4.3.16). */
const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRIES_AT = 10;
const DIRECTORY_LENGTH_AT = 12;
const DIRECTORY_OFFSET_AT = 16;

/**
 * What shows, by its first and last bytes, that a file is not a whole archive of so many entries in our
 * dialect; undefined where nothing does.
 */
export async function archiveFault(file: Blob, entries: number): Promise<string | undefined> {
  const first = await view(file.slice(0, 4));
  if (first.byteLength < 4 || first.getUint32(0, true) !== LOCAL_HEADER) return EXPORTS.answer.start;
  const end = await view(file.slice(-END_LENGTH));
  if (end.byteLength < END_LENGTH || end.getUint32(0, true) !== END) return EXPORTS.answer.end;
  const directoryEnd = end.getUint32(DIRECTORY_LENGTH_AT, true) + end.getUint32(DIRECTORY_OFFSET_AT, true);
  if (directoryEnd + END_LENGTH !== file.size) return EXPORTS.answer.directory;
  const found = end.getUint16(ENTRIES_AT, true);
  return found === entries ? undefined : EXPORTS.answer.entries(found, entries);
}

const view = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());
