import { fileKey, keyNamed, NAME_COLUMN, type VariantTable } from "../../../../shared/model/table.ts";
import type { Column } from "./columns.ts";
import { setCell } from "./table.ts";

/** What became of files that no cell named. */
export interface Assigned {
  readonly table: VariantTable;
  /** Names of those that no cell has. */
  readonly left: readonly string[];
}

/**
 * Gives files to cells where one column of pictures is chosen: a file that is called like a machine to that, the
 * others to the rows that have none, in order. Files that cells name already stay where they are.
 */
export function assignPictures(
  table: VariantTable,
  names: readonly string[],
  shown: readonly Column[],
): Assigned {
  const pictures = shown.filter(({ kind }) => kind === "picture");
  const keys = names.map(fileKey);
  const keyOf = (cell: string) => keyNamed(keys, cell);
  const named = new Set(
    table.rows.flatMap(({ cells }) => pictures.flatMap(({ id }) => keyOf(cells[id] ?? "") ?? [])),
  );
  const free = names.filter((name) => !named.has(fileKey(name)));
  const [column] = pictures;
  if (!column || pictures.length > 1) return { table, left: free };
  let next = table;
  const left: string[] = [];
  for (const name of free) {
    const own = next.rows.find(({ cells }) => isCalled(name, cells[NAME_COLUMN] ?? ""));
    if (own) next = setCell(next, own.id, column.id, name);
    else left.push(name);
  }
  const still = left.filter((name) => {
    const empty = next.rows.find(({ cells }) => !cells[column.id]);
    if (empty) next = setCell(next, empty.id, column.id, name);
    return !empty;
  });
  return { table: next, left: still };
}

/** Whether a file has a machine's name, however spaces and hyphens are written. */
function isCalled(file: string, machine: string): boolean {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const stem = plain(fileKey(file).replace(/\.[^.]*$/, ""));
  return stem !== "" && stem === plain(fileKey(machine));
}
