import { formatSize } from "../../shared/machine/questions.ts";
import { MAX_TEXT_LENGTH } from "../../shared/model/read-data.ts";
import {
  isPictureColumnId,
  MAX_TABLE_ROWS,
  NAME_COLUMN_ID,
  type SizedPicture,
  type TablePicture,
  type VariantRow,
  type VariantTable,
} from "../../shared/model/table.ts";
import type { PictureColumn, TableColumn } from "./columns.ts";

export const EMPTY_TABLE: VariantTable = { columns: [], rows: [], pictures: {}, namesOn: {} };

export const fileKey = (path: string): string =>
  path.trim().replaceAll("\\", "/").normalize("NFC").toLowerCase();

const withoutFolders = (path: string): string => path.replace(/^.*\//s, "");
const withoutEnding = (path: string): string => path.replace(/\.[^./]*$/, "");

export type FileFinder<File> = (cell: string) => File | undefined;

/**
 * Files are keyed by `fileKey`. A cell may have more folders than its file, and may omit the extension, unless several
 * files match.
 */
export function createFileFinder<File>(files: Iterable<readonly [string, File]>): FileFinder<File> {
  const known = new Map(files);
  const alike = Map.groupBy(known.keys(), withoutEnding);
  return (cell) => {
    const folders = fileKey(cell).split("/");
    while (folders.length > 0) {
      const key = folders.join("/");
      const [only, another] = (key !== "" && alike.get(key)) || [];
      const found =
        known.get(key) ?? (only !== undefined && another === undefined ? known.get(only) : undefined);
      if (found !== undefined) return found;
      folders.shift();
    }
    return undefined;
  };
}

type TablePictures = Pick<VariantTable, "pictures">;

const finders = new WeakMap<VariantTable["pictures"], FileFinder<TablePicture>>();

export function findPictureByName({ pictures }: TablePictures, cell: string): TablePicture | undefined {
  const find = finders.get(pictures) ?? createFileFinder(Object.entries(pictures));
  finders.set(pictures, find);
  return find(cell);
}

export const findPictureOfCell = (
  table: TablePictures,
  { id, size }: PictureColumn,
  cells: VariantRow["cells"],
): SizedPicture | undefined => findPictureByName(table, cells[id] ?? "")?.made[formatSize(size)];

export function addRows(table: VariantTable, rows: readonly Omit<VariantRow, "id">[]): VariantTable {
  const first = 1 + Math.max(0, ...table.rows.map(({ id }) => Number(id)));
  const added = rows.slice(0, MAX_TABLE_ROWS - table.rows.length);
  return {
    ...table,
    rows: [...table.rows, ...added.map((row, i) => ({ ...row, id: String(first + i) }))],
  };
}

export const isEmptyRow = ({ cells, broken }: Omit<VariantRow, "id">): boolean =>
  !broken && Object.keys(cells).length === 0;

export function withEmptyRow(table: VariantTable): VariantTable {
  const last = table.rows.at(-1);
  return last && isEmptyRow(last) ? table : addRows(table, [{ cells: {} }]);
}

export const machineNameKey = (cells: VariantRow["cells"]): string =>
  (cells[NAME_COLUMN_ID] ?? "").trim().normalize("NFC").toLowerCase();

/** `others` are rows with a new name or none and, for each known name, all rows but the last. */
export function updateRows(
  table: VariantTable,
  rows: readonly Omit<VariantRow, "id">[],
): { readonly table: VariantTable; readonly others: readonly Omit<VariantRow, "id">[] } {
  const named = rows.filter(({ cells }) => machineNameKey(cells) !== "");
  const newer = new Map(named.map((row) => [machineNameKey(row.cells), row]));
  const known = new Set(table.rows.map(({ cells }) => machineNameKey(cells)));
  return {
    table: {
      ...table,
      rows: table.rows.map((row) => {
        const { cells, broken } = newer.get(machineNameKey(row.cells)) ?? {};
        return cells ? { id: row.id, cells: { ...row.cells, ...cells }, ...(broken && { broken }) } : row;
      }),
    },
    others: rows.filter((row) => {
      const key = machineNameKey(row.cells);
      return !known.has(key) || newer.get(key) !== row;
    }),
  };
}

export const acceptLeftOutColumns = (table: VariantTable): VariantTable => ({
  ...table,
  rows: table.rows.map((row) => (row.broken?.code === "leftOut" ? { id: row.id, cells: row.cells } : row)),
});

export const removeRow = (table: VariantTable, row: string): VariantTable => ({
  ...table,
  rows: table.rows.filter(({ id }) => id !== row),
});

export function setCell(table: VariantTable, row: string, column: string, given: string): VariantTable {
  const text = given.slice(0, MAX_TEXT_LENGTH);
  return {
    ...table,
    rows: table.rows.map((each) => {
      if (each.id !== row) return each;
      const { [column]: _, ...others } = each.cells;
      return { id: row, cells: text === "" ? others : { ...others, [column]: text } };
    }),
  };
}

export const setColumnChosen = (table: VariantTable, column: string, isChosen: boolean): VariantTable => ({
  ...table,
  columns: [...table.columns.filter((each) => each !== column), ...(isChosen ? [column] : [])],
});

export const setNameShown = (table: VariantTable, column: string, isOn: boolean): VariantTable => ({
  ...table,
  namesOn: { ...table.namesOn, [column]: isOn },
});

export function addPicture(
  table: VariantTable,
  name: string,
  size: string,
  made: SizedPicture,
): VariantTable {
  const key = fileKey(name);
  const known = table.pictures[key]?.made;
  return { ...table, pictures: { ...table.pictures, [key]: { name, made: { ...known, [size]: made } } } };
}

export function withoutUnusedPictures(table: VariantTable): VariantTable {
  const used = new Set(
    table.rows.flatMap(({ cells }) =>
      Object.entries(cells).flatMap(([column, cell]) =>
        isPictureColumnId(column) ? (findPictureByName(table, cell) ?? []) : [],
      ),
    ),
  );
  const pictures = Object.entries(table.pictures);
  if (used.size === pictures.length) return table;
  return { ...table, pictures: Object.fromEntries(pictures.filter(([, picture]) => used.has(picture))) };
}

/**
 * If exactly one picture column is shown, assigns the files that no cell names yet: each to the machine it is named
 * after or else to a row without a picture. `left` lists the files that remain.
 */
export function assignPictures(
  table: VariantTable,
  names: readonly string[],
  shown: readonly TableColumn[],
  isReplacing = true,
): { readonly table: VariantTable; readonly left: readonly string[] } {
  const pictures = shown.filter(({ kind }) => kind === "picture");
  const find = createFileFinder(names.map(fileKey).map((key) => [key, key]));
  const named = new Set(table.rows.flatMap(({ cells }) => pictures.map(({ id }) => find(cells[id] ?? ""))));
  const free = names.filter((name) => !named.has(fileKey(name)));
  const [column] = pictures;
  if (!column || pictures.length > 1) return { table, left: free };
  const machines = Map.groupBy(table.rows, ({ cells }) => plainName(cells[NAME_COLUMN_ID] ?? ""));
  machines.delete("");
  let next = table;
  const done = new Set<string>();
  const canTake = ({ id, cells }: VariantRow) => !done.has(id) && (isReplacing || !cells[column.id]);
  const giveTo = (findRow: (name: string) => VariantRow | undefined) => (name: string) => {
    const row = findRow(name);
    if (row) next = setCell(next, row.id, column.id, name);
    if (row) done.add(row.id);
    return !row;
  };
  const left = free
    .filter(giveTo((name) => machines.get(plainName(withoutEnding(fileKey(name))))?.find(canTake)))
    .filter(giveTo(() => next.rows.find(({ cells }) => !cells[column.id])));
  return { table: next, left };
}

const plainName = (path: string): string =>
  withoutFolders(fileKey(path))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
