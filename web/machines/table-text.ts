import { VARIANTS } from "#messages/many.ts";
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
  formatCsv,
  parseCsv,
  unguardCell,
} from "../../shared/sorting/csv.ts";
import { filterShownColumns, type TableColumn } from "./columns.ts";
import { addRows, isEmptyRow, updateRows } from "./table.ts";
import {
  findHeadingRow,
  hasCounterColumn,
  hasImageFileNames,
  isTotalRow,
  type ParsedColumn,
  type TableVocabulary,
} from "./table-head.ts";

/**
 * Without headings, cells are in the order of the columns shown, or of the machine's and its slots' names if only
 * the machine's name is shown. A row has a fault if it has more cells than the others, or loses cells about
 * the machine.
 */
export function addRowsFromText(
  table: VariantTable,
  text: string,
  language: TableVocabulary,
  {
    delimiter,
    isUpdate = false,
  }: { readonly delimiter?: "\t" | undefined; readonly isUpdate?: boolean } = {},
) {
  const records = parseCsv(text, delimiter)
    .map(withoutExcess)
    .filter((record) => !isTotalRow(record, language));
  const head = findHeadingRow(records, language);
  const body = records.slice(head ? head.at + 1 : 0);
  const layout = withSurplus(head?.layout ?? layoutWithoutHead(records, language, table), body);
  const read = body.map((record) => rowOf(record, layout));
  const kept = table.rows.filter((row) => !isEmptyRow(row));
  const chosen = layout.flatMap(({ column }) => {
    if (!column || [NAME_COLUMN_ID, ...table.columns].includes(column.id)) return [];
    return read.some(({ cells }) => column.id in cells) ? column : [];
  });
  const before = { ...table, rows: kept, columns: [...table.columns, ...chosen.map(({ id }) => id)] };
  const updated = updateRows(before, read);
  const rows = isUpdate ? updated.others : read;
  const room = MAX_TABLE_ROWS - kept.length;
  const leftOut = layout.flatMap(({ column, heading = "", isLost }, at) => {
    if (column || !body.some(({ cells }) => cells[at]?.trim())) return [];
    return { name: heading.trim() === "" ? VARIANTS.columnAt(at + 1) : heading, isLost };
  });
  return {
    table: addRows(isUpdate ? updated.table : before, rows),
    added: Math.min(rows.length, room),
    namesakes: read.length - updated.others.length,
    excess: Math.max(0, rows.length - room),
    leftOutHeadings: leftOut.map(({ name }) => name),
    /** Left-out headings that may be about the machine. */
    lostHeadings: leftOut.flatMap(({ name, isLost }) => (isLost ? name : [])),
    assumedColumns: head ? [] : chosen,
  };
}

/** More than any table's number of columns. */
const MAX_CELLS = 200;

/** A megabyte in one cell would freeze the page. */
const withoutExcess = ({ cells, ...record }: CsvRecord): CsvRecord => ({
  ...record,
  cells: cells.slice(0, MAX_CELLS).map((cell) => cell.slice(0, MAX_TEXT_LENGTH)),
});

function layoutWithoutHead(
  records: readonly CsvRecord[],
  { columns }: TableVocabulary,
  table: VariantTable,
): ParsedColumn[] {
  const shown = filterShownColumns(columns, table.columns);
  const names = columns.filter(({ kind }) => kind === "slotName");
  const counters: ParsedColumn[] = hasCounterColumn(records) ? [{ column: undefined, isLost: false }] : [];
  const others = (shown.length > 1 ? shown : [...shown, ...names]).map((column, at) => {
    // Without a heading, nothing tells which slot the files are for.
    const isLost = shown.length === 1 && hasImageFileNames(records, counters.length + at);
    return { column: isLost ? undefined : column, isLost };
  });
  return [...counters, ...others];
}

/** Adds columns up to the median width of rows, since single rows may be faulty. */
function withSurplus(layout: readonly ParsedColumn[], body: readonly CsvRecord[]): readonly ParsedColumn[] {
  const widths = body.map(({ cells }) => cells.length).sort((one, other) => other - one);
  const width = widths.length > 1 ? (widths[Math.floor(widths.length / 2)] ?? 0) : 0;
  const surplus = Math.max(0, width - layout.length);
  return [...layout, ...Array<ParsedColumn>(surplus).fill({ column: undefined, isLost: true })];
}

const LINE_BREAKS = /\s*[\t\n\v\f\r\u2028\u2029]\s*/gu;

function rowOf({ cells, line, fault }: CsvRecord, layout: readonly ParsedColumn[]): Omit<VariantRow, "id"> {
  const filled = cells.flatMap((cell, at): [string, string][] => {
    const column = layout[at]?.column;
    const text = unguardCell(cell).toWellFormed().replace(LINE_BREAKS, " ");
    return column && text !== "" ? [[column.id, text]] : [];
  });
  const isAny = (isOne: (at: number) => boolean | undefined) =>
    cells.some((cell, at) => cell.trim() !== "" && isOne(at));
  const broken: CsvLineFault | undefined = fault
    ? { code: fault.code, column: layout[fault.cell]?.column?.id ?? NAME_COLUMN_ID, line }
    : isAny((at) => at >= layout.length)
      ? {
          code: "tooManyCells",
          column: layout.findLast(({ column }) => column)?.column?.id ?? NAME_COLUMN_ID,
          line,
        }
      : isAny((at) => layout[at]?.isLost)
        ? { code: "leftOut", column: NAME_COLUMN_ID, line }
        : undefined;
  return { cells: Object.fromEntries(filled), ...(broken && { broken }) };
}

export function createExampleCsv(
  columns: readonly TableColumn[],
  shown: readonly TableColumn[],
  own: (column: TableColumn) => string | undefined,
  delimiter = delimiterForLocale(),
): Blob {
  const examples: Readonly<Record<string, string>> = {
    name: VARIANTS.exampleName,
    picture: VARIANTS.examplePicture,
  };
  const cells = columns.map((column) =>
    shown.includes(column) ? (examples[column.kind] ?? own(column) ?? "") : "",
  );
  const rows = [columns.map(({ heading }) => heading), cells];
  return new Blob([formatCsv(rows, delimiter)], { type: "text/csv" });
}
