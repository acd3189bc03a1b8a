/*
 * Our own and not papaparse: its reader takes a quote that is never closed as the start of one cell that holds the
 * rest of the file, and names its faults by the place in the text. Ours gives up the line where that quote stands,
 * goes on with the next, and names line and cell. It is tested against Python's.
 */

/** Why a line can't be read as it stands: a quote is not closed, or something follows one that is. */
export type CsvFault = "openQuote" | "afterQuote";

/** One record of a table. */
export interface CsvRecord {
  /** From 1, where it begins. */
  readonly line: number;
  /** Of a broken one, the cells before the fault, then what the rest of its line says as it stands. */
  readonly cells: readonly string[];
  readonly fault?: { readonly code: CsvFault; readonly cell: number };
}

/** What may stand between cells; the first of those that suit a table as well. A comma is in many a text too. */
const DELIMITERS = ["\t", ";", ","] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const QUOTE = '"';
const NEWLINE = /\r\n|\n|\r/g;

/** Records that tell what stands between cells. */
const MOST_LOOKED_AT = 20;

/** What stands between cells: what cuts all lines into as many cells as the first, else the first into most. */
export function delimiterOf(text: string): Delimiter {
  const scores = DELIMITERS.map((delimiter) => {
    const counts: number[] = [];
    for (let at = 0; at < text.length && counts.length < MOST_LOOKED_AT; ) {
      const { cells, end } = readRecord(text, at, delimiter);
      if (cells.some((cell) => cell.trim() !== "")) counts.push(cells.length);
      at = end;
    }
    const [first = 1] = counts;
    const same = counts.filter((count) => count === first).length;
    return first === 1 ? 0 : same / counts.length + first / (first + 1) / MOST_LOOKED_AT;
  });
  const best = Math.max(...scores);
  return best === 0 ? "," : (DELIMITERS[scores.indexOf(best)] ?? ",");
}

/**
 * The records of a table (RFC 4180, with any of three delimiters and any line break); those that say nothing are
 * left out. A quote inside of a cell that does not begin with one is a quote.
 */
export function readCsv(text: string, delimiter = delimiterOf(text)): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const { end, ...record } = readRecord(text, at, delimiter);
    if (record.fault || record.cells.some((cell) => cell.trim() !== "")) records.push({ line, ...record });
    line += text.slice(at, end).match(NEWLINE)?.length ?? 0;
    at = end;
  }
  return records;
}

type Read = Pick<CsvRecord, "cells" | "fault"> & { readonly end: number };

/** Reads one record; `end` is where the next begins. */
function readRecord(text: string, start: number, delimiter: Delimiter): Read {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const isQuoted = text[at] === QUOTE;
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

/** The text between quotes, each two for one; `end` is after the one that closes. */
function readQuoted(text: string, start: number): { text: string; end: number; fault?: CsvFault } {
  let read = "";
  for (let at = start + 1; ; ) {
    const quote = text.indexOf(QUOTE, at);
    if (quote < 0) return { text: "", end: text.length, fault: "openQuote" };
    read += text.slice(at, quote);
    if (text[quote + 1] !== QUOTE) return { text: read, end: quote + 1 };
    read += QUOTE;
    at = quote + 2;
  }
}

const isDivider = (character: string | undefined, delimiter: Delimiter): boolean =>
  character === undefined || character === delimiter || character === "\n" || character === "\r";

/** Where the line ends, or its cell. */
function lineEnd(text: string, start: number, delimiter?: Delimiter): number {
  let at = start;
  while (at < text.length && text[at] !== "\n" && text[at] !== "\r" && text[at] !== delimiter) at++;
  return at;
}

/** After the line break that stands there, if one does. */
const nextLine = (text: string, at: number): number =>
  at + (text.startsWith("\r\n", at) ? 2 : at < text.length ? 1 : 0);
