import { END_RECORD, isRecord, LOCAL_HEADER, recordReader } from "../../shared/archive/records.ts";
import { EXPORTS } from "../messages/en/exports.ts";

/**
 * What shows, by its first and last bytes, that a file is not a whole archive of so many entries in our
 * dialect; undefined where nothing does.
 */
export async function archiveFault(file: Blob, entries: number): Promise<string | undefined> {
  const first = await view(file.slice(0, LOCAL_HEADER.length));
  if (!isRecord(LOCAL_HEADER, first, 0)) return EXPORTS.answer.start;
  const last = await view(file.slice(-END_RECORD.length));
  if (!isRecord(END_RECORD, last, 0)) return EXPORTS.answer.end;
  const end = recordReader(END_RECORD, last, 0);
  const directoryEnd = end("directoryLength") + end("directoryAt");
  if (directoryEnd + END_RECORD.length !== file.size) return EXPORTS.answer.directory;
  return end("entries") === entries ? undefined : EXPORTS.answer.entries(end("entries"), entries);
}

const view = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());
