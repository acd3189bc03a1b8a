import { sizeText } from "../../shared/machine/questions.ts";
import { NAME_COLUMN, type VariantTable } from "../../shared/model/table.ts";
import { safeFileName } from "../../shared/package/names.ts";
import { MANY } from "../messages/en/many.ts";
import type { Column, PictureColumn } from "./columns.ts";
import { pictureNamed } from "./table.ts";

/** Sentences about faulty cells, by row and column. */
export type Faults = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns the state of a file that a cell names, if it has no picture of that size; undefined if there is no file. */
export type FileStateOf = (cell: string, size: string) => "waiting" | "unreadable" | undefined;

const { faults: WORDS } = MANY;

/** Returns the faults in the shown columns, at most one for each cell. Rows count from 1. */
export function faultsOf(table: VariantTable, columns: readonly Column[], stateOf: FileStateOf): Faults {
  const { rows } = table;
  // Names that differ only in case or Unicode form are equal.
  const keys = rows.map(({ cells }) => nameOf(cells).normalize("NFC").toLowerCase());
  const faults = new Map<string, Map<string, string>>();
  for (const [at, { id, cells, broken }] of rows.entries()) {
    const found = new Map<string, string>();
    for (const column of columns) {
      const text = cells[column.id] ?? "";
      const fault =
        column.kind === "picture" ? pictureFault(table, column, text, stateOf) : textFault(column, text);
      if (fault) found.set(column.id, fault);
    }
    const twin = keys.findIndex((key, other) => other !== at && key === keys[at]);
    if (twin >= 0 && !found.has(NAME_COLUMN)) found.set(NAME_COLUMN, WORDS.twice(twin + 1));
    if (broken) {
      const column = columns.some((each) => each.id === broken.column) ? broken.column : NAME_COLUMN;
      found.set(column, WORDS[broken.code](broken.line));
    }
    if (found.size > 0) faults.set(id, found);
  }
  return faults;
}

const nameOf = (cells: Readonly<Record<string, string>>): string => (cells[NAME_COLUMN] ?? "").trim();

function textFault(column: Exclude<Column, PictureColumn>, text: string): string | undefined {
  const { length } = text.trim();
  if (length > column.maxLength) return WORDS.tooLong(column.maxLength, length);
  if (column.kind !== "name") return undefined;
  if (length === 0) return WORDS.noName;
  if (length < column.minLength) return WORDS.tooShort(column.minLength);
  return safeFileName(text.trim(), "") === "" ? WORDS.noFolder : undefined;
}

function pictureFault(
  table: VariantTable,
  { size }: PictureColumn,
  cell: string,
  stateOf: FileStateOf,
): string | undefined {
  if (cell === "" || pictureNamed(table, cell)?.made[sizeText(size)]) return undefined;
  const state = stateOf(cell, sizeText(size));
  if (state === "waiting") return undefined;
  return state === "unreadable" ? WORDS.badPicture(cell) : WORDS.noPicture(cell);
}
