import {
  type FittedPicture,
  fileKey,
  keyNamed,
  MAX_ROWS,
  type TablePicture,
  type VariantRow,
  type VariantTable,
} from "../../../../shared/model/table.ts";

export const EMPTY_TABLE: VariantTable = { columns: [], rows: [], pictures: {}, namesOn: {} };

/** The picture that a cell names: by its file's name, or that without its ending if only one has it. */
export function pictureNamed(
  { pictures }: Pick<VariantTable, "pictures">,
  cell: string,
): TablePicture | undefined {
  const key = keyNamed(Object.keys(pictures), cell);
  return key === undefined ? undefined : pictures[key];
}

/** A table with so many more rows, with these cells; no more than it may hold. */
export function addRows(
  table: VariantTable,
  rows: readonly Omit<VariantRow, "id">[],
  at = table.rows.length,
): VariantTable {
  const first = 1 + Math.max(0, ...table.rows.map(({ id }) => Number(id)));
  const added = rows.slice(0, MAX_ROWS - table.rows.length);
  return {
    ...table,
    rows: table.rows.toSpliced(at, 0, ...added.map((row, i) => ({ ...row, id: String(first + i) }))),
  };
}

/** A cell changed; empty for as in the design. */
export function setCell(table: VariantTable, row: string, column: string, text: string): VariantTable {
  return {
    ...table,
    rows: table.rows.map((each) => {
      if (each.id !== row) return each;
      const { [column]: _, ...others } = each.cells;
      return { id: row, cells: text === "" ? others : { ...others, [column]: text } };
    }),
  };
}

export const removeRow = (table: VariantTable, row: string): VariantTable => ({
  ...table,
  rows: table.rows.filter(({ id }) => id !== row),
});

/** What differs, chosen or not; what its cells say stays. */
export const chooseColumn = (table: VariantTable, column: string, isChosen: boolean): VariantTable => ({
  ...table,
  columns: [...table.columns.filter((each) => each !== column), ...(isChosen ? [column] : [])],
});

/** Whether a column's names go on pictures that carry none. */
export const chooseNameOn = (table: VariantTable, column: string, isOn: boolean): VariantTable => ({
  ...table,
  namesOn: { ...table.namesOn, [column]: isOn },
});

/** A picture as made for a size, given under a file's name. */
export function addPicture(
  table: VariantTable,
  name: string,
  size: string,
  made: FittedPicture,
): VariantTable {
  const key = fileKey(name);
  const before = table.pictures[key];
  return {
    ...table,
    pictures: { ...table.pictures, [key]: { name, made: { ...before?.made, [size]: made } } },
  };
}

/** Without the pictures that no cell names. */
export function withoutUnused(table: VariantTable): VariantTable {
  const used = new Set(
    table.rows.flatMap(({ cells }) =>
      Object.entries(cells).flatMap(([column, cell]) =>
        column.startsWith("picture:") ? (pictureNamed(table, cell) ?? []) : [],
      ),
    ),
  );
  const pictures = Object.entries(table.pictures);
  if (used.size === pictures.length) return table;
  return { ...table, pictures: Object.fromEntries(pictures.filter(([, picture]) => used.has(picture))) };
}
