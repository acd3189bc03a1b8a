import { joinBytes } from "./join-bytes.ts";

/*
 * jsPDF keeps a file as one string, a character a byte: megabytes of pictures pass through it several
 * times. So it writes a mark for each picture's data, and the data comes into its place afterwards.
 */

/** Stands for a stream's data, by its number. */
export const markOf = (stream: number): string => `<picture data ${stream}>`;

/** A marked stream with the end of its dictionary, as jsPDF writes it. */
const MARKED = /\/Length \d+(\n\/Filter \/FlateDecode\n>>\nstream\n)<picture data (\d+)>(?=\nendstream)/g;
/** An entry of the cross-reference table (PDF 32000-1, 7.5.4). */
const ENTRY = /^(\d{10})(?= \d{5} n )/gm;
const TABLE = "\nxref\n";
const TABLE_AT = /(?<=\nstartxref\n)\d+/;

/**
 * The bytes of a PDF, every mark replaced by its stream's data, with the lengths and the
 * cross-reference table made right. The text has a character a byte.
 */
export function fillStreams(text: string, streams: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  /** Where the text grew, and by how many bytes in all up to there. */
  const growth: { at: number; by: number }[] = [];
  const tableAt = text.lastIndexOf(TABLE) + 1;
  let from = 0;
  let grown = 0;
  for (const match of text.slice(0, tableAt).matchAll(MARKED)) {
    const data = streams[Number(match[2])];
    if (!data) throw new Error(`no data for ${match[0]}`);
    const head = `/Length ${data.length}${match[1]}`;
    const end = match.index + match[0].length;
    parts.push(bytesOf(text.slice(from, match.index) + head), data);
    grown += head.length + data.length - match[0].length;
    growth.push({ at: end, by: grown });
    from = end;
  }
  if (growth.length !== streams.length) throw new Error("a picture's data has no place in the file");
  const moved = (offset: number) => offset + (growth.findLast(({ at }) => at <= offset)?.by ?? 0);
  const table = text
    .slice(tableAt)
    .replace(ENTRY, (offset) => String(moved(Number(offset))).padStart(10, "0"))
    .replace(TABLE_AT, () => String(moved(tableAt)));
  return joinBytes([...parts, bytesOf(text.slice(from, tableAt) + table)]);
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
