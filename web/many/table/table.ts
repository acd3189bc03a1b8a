import type { CsvFault } from "./read-csv.ts";

/** The machines that are made from one design: a row each, with what differs. Plain data, never changed in place. */
export interface VariantTable {
  /** Ids of what differs beside the name, as chosen; those that the machine does not show are left aside. */
  readonly columns: readonly string[];
  readonly rows: readonly VariantRow[];
  /** The pictures that cells name, by `fileKey`. */
  readonly pictures: Readonly<Record<string, TablePicture>>;
  /** By column of a name: whether it goes on a picture that carries none, where the visitor said so. */
  readonly namesOn: Readonly<Record<string, boolean>>;
}

export interface VariantRow {
  /** Unique in its table. */
  readonly id: string;
  /** By column: what it says. Without one it is as in the design. */
  readonly cells: Readonly<Record<string, string>>;
  /** What of a file's line could not be read, until a cell of the row is changed. */
  readonly broken?: BrokenLine;
}

export interface BrokenLine {
  readonly code: CsvFault | "tooManyCells";
  /** The column of the cell where it is; the name's where that has none. */
  readonly column: string;
  readonly line: number;
}

/** A file that was given for cells. */
export interface TablePicture {
  /** As the file is called. */
  readonly name: string;
  /** By size ("302x485"): as it goes into a place of that size. */
  readonly made: Readonly<Record<string, MadePicture>>;
}

export interface MadePicture {
  /** A stored value, as an image's url. */
  readonly url: string;
  /** It was of another size, and made to fit: words of the design's picture are put on it. */
  readonly isFitted: boolean;
}

/** Rows of a table. */
export const MAX_ROWS = 500;

export const EMPTY_TABLE: VariantTable = { columns: [], rows: [], pictures: {}, namesOn: {} };

/** By which a file is found: its name without folders, whatever case. */
export const fileKey = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? "").trim().normalize("NFC").toLowerCase();

/** The picture that a cell names: by its file's name, or that without its ending where only one has it. */
export function pictureNamed(
  { pictures }: Pick<VariantTable, "pictures">,
  cell: string,
): TablePicture | undefined {
  const key = keyNamed(
    (each) => Object.hasOwn(pictures, each),
    () => Object.keys(pictures),
    cell,
  );
  return key === undefined ? undefined : pictures[key];
}

/** Of keys of files the one that a cell means. All keys are looked through only where none is the cell's. */
export function keyNamed(
  has: (key: string) => boolean,
  keys: () => Iterable<string>,
  cell: string,
): string | undefined {
  const key = fileKey(cell);
  if (key === "" || has(key)) return key || undefined;
  const [alike, another] = [...keys()].filter((each) => withoutEnding(each) === key);
  return another === undefined ? alike : undefined;
}

function withoutEnding(key: string): string {
  const at = key.lastIndexOf(".");
  return at < 0 ? key : key.slice(0, at);
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
export function addPicture(table: VariantTable, name: string, size: string, made: MadePicture): VariantTable {
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
