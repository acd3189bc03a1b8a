import { MANY } from "#messages/many.ts";
import { MAX_TEXT_LENGTH } from "../../shared/model/read-data.ts";
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
import { columnName, type TableColumn, visibleColumns } from "./columns.ts";
import { addRows, updateRows } from "./table.ts";

/** The most title rows above the headings. */
const MAX_TITLES = 5;
const IMAGE_FILE = /\.(png|jpe?g|webp|gif|bmp|heic|avif|svg|tiff?)$/i;

/**
 * Adds rows from a CSV file or copied cells. Headings, if any, choose the columns that have cells; otherwise
 * cells follow the columns shown. Extra cells are a fault, and so are cells under unknown headings.
 *
 * @param isUpdate whether rows change machines with the same name
 */
export function addRowsFromText(
  table: VariantTable,
  text: string,
  columns: readonly TableColumn[],
  {
    delimiter,
    isUpdate = false,
  }: { readonly delimiter?: "\t" | undefined; readonly isUpdate?: boolean } = {},
) {
  const records = readCsv(text, delimiter).map(withoutExcess);
  const head = findHead(records, columns);
  const order = head?.named ?? visibleColumns(columns, table.columns);
  const read = records.slice(head ? head.at + 1 : 0).map((record) => rowOf(record, order));
  const kept = table.rows.filter(({ cells, broken }) => broken || Object.keys(cells).length > 0);
  const chosen = head?.named.flatMap((column) =>
    column && column.id !== NAME_COLUMN_ID && read.some(({ cells }) => column.id in cells) ? column.id : [],
  );
  const before = { ...table, rows: kept, columns: [...new Set([...table.columns, ...(chosen ?? [])])] };
  const updated = updateRows(before, read);
  const rows = isUpdate ? updated.others : read;
  const room = MAX_TABLE_ROWS - kept.length;
  return {
    table: addRows(isUpdate ? updated.table : before, rows),
    added: Math.min(rows.length, room),
    /** Rows named like a machine already in the table. */
    known: read.length - updated.others.length,
    /** Rows beyond the limit. */
    left: Math.max(0, rows.length - room),
    /** Headings that match no column. */
    unknown: head?.cells.filter((cell, at) => cell.trim() !== "" && !head.named[at]) ?? [],
  };
}

/** More than there are columns. */
const MAX_CELLS = 200;

/** A design's table stores no longer text, and a megabyte in a cell would freeze the page. */
const withoutExcess = ({ cells, ...record }: CsvRecord): CsvRecord => ({
  ...record,
  cells: cells.slice(0, MAX_CELLS).map((cell) => cell.slice(0, MAX_TEXT_LENGTH)),
});

/** Returns undefined if no row has headings. Rows above it must have fewer cells, as titles do. */
function findHead(records: readonly CsvRecord[], columns: readonly TableColumn[]) {
  const filled = ({ cells }: CsvRecord) => cells.filter((cell) => cell.trim() !== "").length;
  for (const [at, record] of records.slice(0, MAX_TITLES + 1).entries()) {
    const below = records.slice(at + 1, at + 1 + MAX_TABLE_ROWS);
    const found = record.cells.map((cell, column) =>
      findColumn(
        columns,
        cell,
        below.some(({ cells }) => IMAGE_FILE.test(cells[column]?.trim() ?? "")),
      ),
    );
    // Only the first of several headings for a column counts.
    const named = found.map((column, nth) => (found.indexOf(column) === nth ? column : undefined));
    const isHead = named.some((column) => column && (at === 0 || column.id === NAME_COLUMN_ID));
    const hasTitles = records.slice(0, at).every((above) => filled(above) < filled(record));
    if (isHead && hasTitles) return { at, cells: record.cells, named };
  }
  return undefined;
}

const headingKey = (text: string): string =>
  unguardCell(text)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s,:]+/g, " ")
    .trim();

/** Finds a column by its id, its heading, or a label on the page that means only one column. */
function findColumn(
  columns: readonly TableColumn[],
  cell: string,
  hasFiles: boolean,
): TableColumn | undefined {
  const key = headingKey(cell);
  const isCalled = (...names: readonly string[]) => names.some((name) => headingKey(name) === key);
  const exact = columns.find(({ id, heading }) => isCalled(id, heading));
  if (exact || key === "") return exact;
  const labelled = columns.flatMap((column): readonly TableColumn[] => {
    const { kind, group, label } = column;
    const words = kind === "name" ? MANY.nameHeadings : [];
    if (!isCalled(label, columnName(column), `${group} ${label}`, ...words)) return [];
    if (kind !== "picture" || hasFiles) return [column];
    // A slot's label may mean its name or its picture.
    const isSlot = (each: TableColumn) =>
      each.kind === "slotName" && each.category === column.category && each.slot === column.slot;
    return [columns.find(isSlot) ?? column];
  });
  const ofKind = labelled.filter(({ kind }) => (kind === "picture") === hasFiles);
  const [one, another] = new Set(ofKind.length > 0 ? ofKind : labelled);
  return another ? undefined : one;
}

/** Line breaks inside a cell, as spreadsheets write them. */
const LINE_BREAKS = /\s*[\t\n\v\f\r\u2028\u2029]\s*/gu;

function rowOf(
  { cells, line, fault }: CsvRecord,
  order: readonly (TableColumn | undefined)[],
): Omit<VariantRow, "id"> {
  const filled = cells.flatMap((cell, at): [string, string][] => {
    const column = order[at];
    const text = unguardCell(cell).toWellFormed().replace(LINE_BREAKS, " ");
    return column && text !== "" ? [[column.id, text]] : [];
  });
  const tooMany = cells.some((cell, at) => at >= order.length && cell.trim() !== "");
  const isLeftOut = cells.some((cell, at) => at < order.length && !order[at] && cell.trim() !== "");
  const broken: CsvLineFault | undefined = fault
    ? { code: fault.code, column: order[fault.cell]?.id ?? NAME_COLUMN_ID, line }
    : tooMany
      ? { code: "tooManyCells", column: order.at(-1)?.id ?? NAME_COLUMN_ID, line }
      : isLeftOut
        ? { code: "leftOut", column: NAME_COLUMN_ID, line }
        : undefined;
  return { cells: Object.fromEntries(filled), ...(broken && { broken }) };
}

/** Has every column, with cells in those that are shown. */
export function createExampleCsv(
  columns: readonly TableColumn[],
  shown: readonly TableColumn[],
  own: (column: TableColumn) => string | undefined,
  delimiter = delimiterForLocale(),
): Blob {
  const cells = columns.map((column) =>
    shown.includes(column) ? (kindOf(column).example ?? own(column) ?? "") : "",
  );
  const rows = [columns.map(({ heading }) => heading), cells];
  return new Blob([writeCsv(rows, delimiter)], { type: "text/csv" });
}
