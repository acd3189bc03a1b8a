import {
  type BrokenLine,
  MAX_ROWS,
  NAME_COLUMN,
  type VariantRow,
  type VariantTable,
} from "../../../../shared/model/table.ts";
import { type CsvRecord, plainCell, readCsv } from "../../../../shared/sorting/csv.ts";
import type { Column } from "./columns.ts";
import { addRows } from "./table.ts";

/** What became of rows that were given. */
export interface Taken {
  readonly table: VariantTable;
  /** How many rows it has more. */
  readonly added: number;
  /** How many were too many for it. */
  readonly left: number;
  /** Headings that no column has: what stands below them is left out. */
  readonly unknown: readonly string[];
}

const headingKey = (text: string): string =>
  plainCell(text).normalize("NFC").toLowerCase().replace(/\s+/g, " ");

/**
 * A table with the rows of a CSV file, or of cells that were copied in a spreadsheet. Where the first row has
 * headings, they say which columns follow, and those are chosen; else the columns stand as they are shown, from
 * `at` on. Cells beyond the last are a fault.
 *
 * @param columns all that there are
 * @param shown the name's and those that are chosen
 */
export function takeRows(
  table: VariantTable,
  text: string,
  { columns, shown, delimiter }: { columns: readonly Column[]; shown: readonly Column[]; delimiter?: "\t" },
): Taken {
  const records = readCsv(text, delimiter);
  const [first] = records;
  const named = first?.cells.map((cell) => columns.find((column) => isHeading(column, cell))) ?? [];
  const isHead = named.some((column) => column !== undefined);
  const order = isHead ? named : shown;
  const rows = (isHead ? records.slice(1) : records).map((record) => rowOf(record, order));
  const unknown = isHead
    ? (first?.cells ?? []).filter((cell, at) => cell.trim() !== "" && named[at] === undefined)
    : [];
  const chosen = named.flatMap((column) => (column && column.id !== NAME_COLUMN ? [column.id] : []));
  // Empty rows that were begun by hand give their place.
  const kept = table.rows.filter(({ cells, broken }) => broken || Object.keys(cells).length > 0);
  const room = MAX_ROWS - kept.length;
  return {
    table: addRows({ ...table, rows: kept, columns: [...new Set([...table.columns, ...chosen])] }, rows),
    added: Math.min(rows.length, room),
    left: Math.max(0, rows.length - room),
    unknown,
  };
}

const isHeading = ({ id, heading }: Column, cell: string): boolean =>
  [id, heading].some((each) => headingKey(each) === headingKey(cell));

function rowOf(
  { cells, line, fault }: CsvRecord,
  order: readonly (Column | undefined)[],
): Omit<VariantRow, "id"> {
  const said = cells.flatMap((cell, at): [string, string][] => {
    const column = order[at];
    const text = plainCell(cell);
    return column && text !== "" ? [[column.id, text]] : [];
  });
  const tooMany = cells.findIndex((cell, at) => at >= order.length && cell.trim() !== "");
  const broken: BrokenLine | undefined = fault
    ? { code: fault.code, column: order[fault.cell]?.id ?? NAME_COLUMN, line }
    : tooMany >= 0
      ? { code: "tooManyCells", column: order.at(-1)?.id ?? NAME_COLUMN, line }
      : undefined;
  return { cells: Object.fromEntries(said), ...(broken && { broken }) };
}
