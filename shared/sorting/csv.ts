import { type DecodedUnicode, decodeUnicode } from "../decode-text.ts";

/** `afterQuote`: text follows a closing quote. */
export type CsvFault = "openQuote" | "afterQuote";

export interface CsvRecord {
  /** Counted from 1. */
  readonly line: number;
  /** After a fault, the last cell is the rest of the line. */
  readonly cells: readonly string[];
  readonly fault?: { readonly code: CsvFault; readonly cell: number };
}

/** In order of preference. */
const DELIMITERS = ["\t", ";", ",", "|"] as const;
export type CsvDelimiter = (typeof DELIMITERS)[number];

const QUOTE = '"';
const NEWLINE = /\r\n|\n|\r/g;

const SAMPLE = 20;

/**
 * Returns the delimiter that splits the most lines into the same number of cells. Titles above the headings often
 * have no delimiter, so all lines count equally.
 */
export function detectDelimiter(text: string): CsvDelimiter {
  const scores = DELIMITERS.map((delimiter) => {
    const counts: number[] = [];
    for (let at = 0; at < text.length && counts.length < SAMPLE; ) {
      const { cells, end } = readRecord(text, at, delimiter);
      if (cells.some((cell) => cell.trim() !== "")) counts.push(cells.length);
      at = end;
    }
    const alike = Map.groupBy(counts, (count) => count);
    // In a tie, more cells win.
    const scoreOf = ([count, lines]: [number, number[]]) =>
      count === 1 ? 0 : lines.length / counts.length + count / (count + 1) / SAMPLE;
    return Math.max(0, ...[...alike].map(scoreOf));
  });
  const best = Math.max(...scores);
  return (best > 0 && DELIMITERS[scores.indexOf(best)]) || ",";
}

/** The line in which Excel states the delimiter. */
const SEPARATOR = /^"?sep=(.)"?(\r\n|\n|\r)/i;

/** Parses CSV (RFC 4180) with any line breaks. Detects the delimiter if none is given or stated. Skips empty records. */
export function parseCsv(text: string, given?: CsvDelimiter): CsvRecord[] {
  const [start = "", named] = SEPARATOR.exec(text) ?? [];
  const delimiter = given ?? DELIMITERS.find((each) => each === named) ?? detectDelimiter(text);
  const records: CsvRecord[] = [];
  let line = start === "" ? 1 : 2;
  for (let at = start.length; at < text.length; ) {
    const { end, ...record } = readRecord(text, at, delimiter);
    if (record.fault || record.cells.some((cell) => cell.trim() !== "")) records.push({ line, ...record });
    line += text.slice(at, end).match(NEWLINE)?.length ?? 0;
    at = end;
  }
  return records;
}

type Read = Pick<CsvRecord, "cells" | "fault"> & { readonly end: number };

function readRecord(text: string, start: number, delimiter: CsvDelimiter): Read {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const isQuoted = text[at] === QUOTE;
    // Stryker disable next-line StringLiteral: only quoted cells use it.
    const cell = isQuoted ? readQuoted(text, at) : { text: "", end: lineEnd(text, at, delimiter) };
    const after = text[cell.end];
    const isBroken = cell.fault ?? (isDivider(after, delimiter) ? undefined : "afterQuote");
    if (isBroken) {
      const end = lineEnd(text, at);
      const fault = { code: isBroken, cell: cells.length };
      return { cells: [...cells, text.slice(at, end)], fault, end: nextLine(text, end) };
    }
    cells.push(isQuoted ? cell.text : text.slice(at, cell.end));
    if (after !== delimiter) return { cells, end: nextLine(text, cell.end) };
    at = cell.end + 1;
  }
}

/** `end` is after the closing quote. */
function readQuoted(text: string, start: number): { text: string; end: number; fault?: CsvFault } {
  let read = "";
  for (let at = start + 1; ; ) {
    const quote = text.indexOf(QUOTE, at);
    // Stryker disable next-line EqualityOperator,StringLiteral: a closing quote is never first, and a fault has no text.
    if (quote < 0) return { text: "", end: text.length, fault: "openQuote" };
    read += text.slice(at, quote);
    if (text[quote + 1] !== QUOTE) return { text: read, end: quote + 1 };
    read += QUOTE;
    at = quote + 2;
  }
}

const isDivider = (character: string | undefined, delimiter?: CsvDelimiter): boolean =>
  character === undefined || character === delimiter || character === "\n" || character === "\r";

function lineEnd(text: string, start: number, delimiter?: CsvDelimiter): number {
  let at = start;
  while (!isDivider(text[at], delimiter)) at++;
  return at;
}

const nextLine = (text: string, end: number): number =>
  Math.min(text.length, end + (text.startsWith("\r\n", end) ? 2 : 1));

/** Text that a spreadsheet would read as "sep=" or evaluate, in Japanese editions even with full-width signs. */
const FORMULA = /^(?=\s*\S)[=+\-@\t\r\n＝＋－＠]|^sep=/i;
const GUARD = "'";
const BYTE_ORDER_MARK = "\ufeff";

export const formatCsv = (rows: readonly (readonly string[])[], delimiter: CsvDelimiter): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => `${row.map((cell) => written(cell, delimiter)).join(delimiter)}\r\n`).join("");

function written(cell: string, delimiter: CsvDelimiter): string {
  const safe = FORMULA.test(cell) ? GUARD + cell : cell;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** Removes the guard that `formatCsv` adds. */
export function unguardCell(cell: string): string {
  const unguarded = cell.startsWith(GUARD) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
  return unguarded.trim();
}

/** In locales with decimal commas, spreadsheets use a semicolon. */
export const delimiterForLocale = (locale?: string): CsvDelimiter =>
  new Intl.NumberFormat(locale).format(1.5).includes(",") ? ";" : ",";

/** Encoding Standard labels for files without a stated encoding, most likely first. */
export const TABLE_ENCODINGS = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "macintosh",
  "shift_jis",
  "gb18030",
  "big5",
  "euc-kr",
] as const;
export type TableEncoding = (typeof TABLE_ENCODINGS)[number];

export interface DecodedTableText {
  readonly text: string;
  readonly encoding: DecodedUnicode["encoding"] | TableEncoding;
}

export const MAX_CSV_BYTES = 2_000_000;

/** Spreadsheets write UTF-16 ("Unicode text") or a regional legacy encoding ("CSV"). */
export function decodeTableText(
  bytes: Uint8Array,
  encoding: TableEncoding = TABLE_ENCODINGS[0],
): DecodedTableText {
  return decodeUnicode(bytes) ?? { text: new TextDecoder(encoding).decode(bytes), encoding };
}
