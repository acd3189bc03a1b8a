import { sizeText } from "../../../../shared/machine/questions.ts";
import { type BrokenLine, NAME_COLUMN, type VariantTable } from "../../../../shared/model/table.ts";
import { safeFileName } from "../../../../shared/package/file-name.ts";
import type { Column } from "./columns.ts";
import { pictureNamed } from "./table.ts";

/** What is wrong with a cell. Rows count from 1. */
export type CellFault =
  | { readonly code: "noName" }
  | { readonly code: "tooShort"; readonly least: number; readonly actual: number }
  | { readonly code: "tooLong"; readonly most: number; readonly actual: number }
  /** Another row has the name too. */
  | { readonly code: "twice"; readonly row: number }
  /** Nothing is left of the name that a folder could be called. */
  | { readonly code: "noFolder" }
  /** A file of that name was not given, or is gone since. */
  | { readonly code: "noPicture"; readonly file: string }
  /** It was given, and is no picture that can be read. */
  | { readonly code: "badPicture"; readonly file: string }
  | { readonly code: "broken"; readonly why: BrokenLine["code"]; readonly line: number };

/** By row and column. */
export type Faults = ReadonlyMap<string, ReadonlyMap<string, CellFault>>;

/** Names are the same whatever case and however their accents are written. */
const nameKey = (name: string): string => name.trim().normalize("NFC").toLowerCase();

/** What is known of a file that a cell names, and of which there is no picture of that size. */
export type GivenFile = (cell: string, size: string) => "waiting" | "unreadable" | undefined;

/** What is wrong in a table, at most one for a cell. Columns are those that are shown, the name's included. */
export function faultsOf(
  table: VariantTable,
  columns: readonly Column[],
  given: GivenFile = () => undefined,
): Faults {
  const firstOf = new Map<string, number>();
  const secondOf = new Map<string, number>();
  for (const [at, { cells }] of table.rows.entries()) {
    const key = nameKey(cells[NAME_COLUMN] ?? "");
    if (!firstOf.has(key)) firstOf.set(key, at);
    else if (!secondOf.has(key)) secondOf.set(key, at);
  }
  const faults = new Map<string, Map<string, CellFault>>();
  for (const [at, { id, cells, broken }] of table.rows.entries()) {
    const found = new Map<string, CellFault>();
    for (const column of columns) {
      const text = cells[column.id] ?? "";
      const fault =
        column.kind === "picture" ? pictureFault(table, column, text, given) : textFault(column, text);
      if (fault) found.set(column.id, fault);
    }
    const key = nameKey(cells[NAME_COLUMN] ?? "");
    const first = firstOf.get(key);
    const other = first === at ? secondOf.get(key) : first;
    if (other !== undefined && !found.has(NAME_COLUMN))
      found.set(NAME_COLUMN, { code: "twice", row: other + 1 });
    if (broken) {
      const column = columns.some((each) => each.id === broken.column) ? broken.column : NAME_COLUMN;
      found.set(column, { code: "broken", why: broken.code, line: broken.line });
    }
    if (found.size > 0) faults.set(id, found);
  }
  return faults;
}

function textFault(column: Exclude<Column, { kind: "picture" }>, text: string): CellFault | undefined {
  const actual = text.trim().length;
  const { maxLength: most } = column;
  if (column.kind === "name") {
    if (actual === 0) return { code: "noName" };
    if (actual < column.minLength) return { code: "tooShort", least: column.minLength, actual };
    if (actual <= most && safeFileName(text.trim(), "") === "") return { code: "noFolder" };
  }
  return actual > most ? { code: "tooLong", most, actual } : undefined;
}

function pictureFault(
  table: VariantTable,
  { size }: Extract<Column, { kind: "picture" }>,
  cell: string,
  given: GivenFile,
): CellFault | undefined {
  if (cell === "" || pictureNamed(table, cell)?.made[sizeText(size)]) return undefined;
  const state = given(cell, sizeText(size));
  if (state === "waiting") return undefined;
  return { code: state === "unreadable" ? "badPicture" : "noPicture", file: cell };
}
