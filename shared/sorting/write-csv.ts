import type { Delimiter } from "./read-csv.ts";

/** What makes a spreadsheet take a cell for a formula; one of nothing but spaces is none. */
const FORMULA = /^(?=\s*\S)[=+\-@\t\r]/;
/** Stands before it then: the cell is text. */
const GUARD = "'";

/** So that spreadsheets take the file for UTF-8. */
const MARK = "\ufeff";

/**
 * A table as a CSV file (RFC 4180), in UTF-8 with its mark. A cell that a spreadsheet would run as a formula gets an
 * apostrophe before it, which `plainCell` takes away again.
 */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter: Delimiter): string =>
  MARK + rows.map((row) => `${row.map((cell) => written(cell, delimiter)).join(delimiter)}\r\n`).join("");

function written(cell: string, delimiter: Delimiter): string {
  const safe = FORMULA.test(cell) ? GUARD + cell : cell;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** What a cell says: without spaces around it, and without the guard that `writeCsv` puts before a formula. */
export function plainCell(cell: string): string {
  const unguarded = cell.startsWith(GUARD) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
  return unguarded.trim();
}

/** What the visitor's spreadsheet puts between cells: a semicolon where the comma is in its numbers. */
export const usualDelimiter = (locale?: string): Delimiter =>
  new Intl.NumberFormat(locale).format(1.5).includes(",") ? ";" : ",";
