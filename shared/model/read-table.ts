import * as read from "./read-data.ts";
import {
  BROKEN_CODES,
  type BrokenLine,
  type FittedPicture,
  MAX_ROWS,
  type TablePicture,
  type VariantRow,
  type VariantTable,
} from "./table.ts";

const MAX_COLUMNS = 200;
const MAX_PICTURES = 2_000;

const COLUMN = /^(name|(name|picture):[\w-]{1,60}:[\w-]{1,60}|word:[\w-]{1,60})$/;
const SIZE = /^\d{1,5}x\d{1,5}$/;
const ROW_ID = /^\d{1,15}$/;

/**
 * Reads a table from data that anybody may have written. A row, cell or picture that does not hold is left out, and all
 * of the table if it is no object, because a design is worth more than what its table says.
 */
export function readTable(value: unknown): VariantTable | null {
  const given = read.attempt(() => read.members(value));
  if (!given) return null;
  return {
    columns: [...new Set(itemsOf(given.columns, columnFrom))].slice(0, MAX_COLUMNS),
    rows: rowsFrom(given.rows),
    pictures: Object.fromEntries(entriesOf(given.pictures, read.text, pictureFrom).slice(0, MAX_PICTURES)),
    namesOn: Object.fromEntries(entriesOf(given.namesOn, columnFrom, read.flag)),
  };
}

/** The rows of different ids; the first of each. */
function rowsFrom(value: unknown): VariantRow[] {
  const rows = new Map<string, VariantRow>();
  for (const row of itemsOf(value, rowFrom)) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()].slice(0, MAX_ROWS);
}

function rowFrom(value: unknown): VariantRow {
  const { id, cells, broken } = read.members(value);
  const fault = read.attempt(() => brokenFrom(broken));
  return {
    id: read.text(id, ROW_ID),
    cells: Object.fromEntries(entriesOf(cells, columnFrom, read.text).filter(([, text]) => text !== "")),
    ...(fault && { broken: fault }),
  };
}

function brokenFrom(value: unknown): BrokenLine {
  const { code, column, line } = read.members(value);
  return { code: read.oneOf(BROKEN_CODES, code), column: columnFrom(column), line: read.count(line) };
}

function pictureFrom(value: unknown): TablePicture {
  const { name, made } = read.members(value);
  const sizes = entriesOf(made, (size) => read.text(size, SIZE), madeFrom);
  read.check(sizes.length > 0);
  return { name: read.text(name), made: Object.fromEntries(sizes) };
}

function madeFrom(value: unknown): FittedPicture {
  const { blob, bytes, isFitted } = read.members(value);
  return { blob: read.hash(blob), bytes: read.count(bytes), isFitted: read.flag(isFitted) };
}

const columnFrom = (value: unknown): string => read.text(value, COLUMN);

/** The items of a list that hold. */
const itemsOf = <Value>(value: unknown, from: (value: unknown) => Value): Value[] =>
  (read.attempt(() => read.list(value)) ?? []).flatMap((each) => read.attempt(() => [from(each)]) ?? []);

/** The members of an object whose key and value hold. */
const entriesOf = <Value>(
  value: unknown,
  key: (key: unknown) => string,
  from: (value: unknown) => Value,
): [string, Value][] =>
  Object.entries(read.attempt(() => read.members(value)) ?? {}).flatMap(
    ([name, each]) => read.attempt((): [string, Value][] => [[key(name), from(each)]]) ?? [],
  );
