import {
  type CsvLineFault,
  MAX_TABLE_ROWS,
  NAME_COLUMN_ID,
  type VariantRow,
  type VariantTable,
} from "../../shared/model/table.ts";
import {
  type CsvRecord,
  delimiterForLocale,
  readCsv,
  unguardCell,
  writeCsv,
} from "../../shared/sorting/csv.ts";
import { kindOf } from "./column-kinds.ts";
import { type TableColumn, visibleColumns } from "./columns.ts";
import { addRows } from "./table.ts";

/**
 * Adds rows from a CSV file or copied cells. Headings in the first row, if any, choose the columns; otherwise
 * cells follow the columns shown. Extra cells are a fault.
 */
export function addRowsFromText(
  table: VariantTable,
  text: string,
  columns: readonly TableColumn[],
  delimiter?: "\t",
) {
  const records = readCsv(text, delimiter);
  const head = records[0]?.cells ?? [];
  const named = head.map((cell) => columns.find((column) => isHeading(column, cell)));
  const hasHead = named.some((column) => column !== undefined);
  const order = hasHead ? named : visibleColumns(columns, table.columns);
  const rows = (hasHead ? records.slice(1) : records).map((record) => rowOf(record, order));
  const chosen = named.flatMap((column) => (column && column.id !== NAME_COLUMN_ID ? [column.id] : []));
  const kept = table.rows.filter(({ cells, broken }) => broken || Object.keys(cells).length > 0);
  const room = MAX_TABLE_ROWS - kept.length;
  return {
    table: addRows({ ...table, rows: kept, columns: [...new Set([...table.columns, ...chosen])] }, rows),
    added: Math.min(rows.length, room),
    /** Rows beyond the limit. */
    left: Math.max(0, rows.length - room),
    /** Headings that match no column. */
    unknown: hasHead ? head.filter((cell, at) => cell.trim() !== "" && named[at] === undefined) : [],
  };
}

const headingKey = (text: string): string =>
  unguardCell(text).normalize("NFC").toLowerCase().replace(/\s+/g, " ");

const isHeading = ({ id, heading }: TableColumn, cell: string): boolean =>
  [id, heading].some((each) => headingKey(each) === headingKey(cell));

function rowOf(
  { cells, line, fault }: CsvRecord,
  order: readonly (TableColumn | undefined)[],
): Omit<VariantRow, "id"> {
  const filled = cells.flatMap((cell, at): [string, string][] => {
    const column = order[at];
    const text = unguardCell(cell);
    return column && text !== "" ? [[column.id, text]] : [];
  });
  const tooMany = cells.some((cell, at) => at >= order.length && cell.trim() !== "");
  const broken: CsvLineFault | undefined = fault
    ? { code: fault.code, column: order[fault.cell]?.id ?? NAME_COLUMN_ID, line }
    : tooMany
      ? { code: "tooManyCells", column: order.at(-1)?.id ?? NAME_COLUMN_ID, line }
      : undefined;
  return { cells: Object.fromEntries(filled), ...(broken && { broken }) };
}

export function createExampleCsv(
  shown: readonly TableColumn[],
  own: (column: TableColumn) => string | undefined,
  delimiter = delimiterForLocale(),
): Blob {
  const cells = shown.map((column) => kindOf(column).example ?? own(column) ?? "");
  const rows = [shown.map(({ heading }) => heading), cells];
  return new Blob([writeCsv(rows, delimiter)], { type: "text/csv" });
}
