import type { WordTable } from "../machine/machine.ts";
import { arrangementFor, findCategory, findSlot, sizeText } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import type { BlobPicture, Design } from "./design.ts";
import { changed, type Edited, refused } from "./edit.ts";

/** Machines to make from one design. Each row says what differs. */
export interface VariantTable {
  /** Such as "picture:blends:left" or "word:hot". Columns that the machine does not show are ignored. */
  readonly columns: readonly string[];
  readonly rows: readonly VariantRow[];
  /** By `fileKey`. */
  readonly pictures: Readonly<Record<string, TablePicture>>;
  /** By name column: whether to write names on pictures, if the visitor has said. */
  readonly namesOn: Readonly<Record<string, boolean>>;
}

export interface VariantRow {
  readonly id: string;
  /** By column. Without a cell the row is as the design. */
  readonly cells: Readonly<Record<string, string>>;
  /** The fault of its line in a CSV file, until a cell is edited. */
  readonly broken?: BrokenLine;
}

export interface BrokenLine {
  readonly code: (typeof BROKEN_CODES)[number];
  readonly column: string;
  readonly line: number;
}

export interface TablePicture {
  readonly name: string;
  /** By size, such as "302x485". */
  readonly made: Readonly<Record<string, FittedPicture>>;
}

/** One that was fitted gets the words of the picture that it replaces. */
export type FittedPicture = BlobPicture & { readonly isFitted: boolean };

/** The slot of a list is an index. */
export interface VariantPlace {
  readonly category: string;
  readonly slot: string;
}

export interface Variant {
  readonly name: string;
  /** By category, then by slot. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: readonly (VariantPlace & { readonly picture: FittedPicture })[];
  readonly namesOn: readonly (VariantPlace & { readonly isWanted: boolean | undefined })[];
}

export const BROKEN_CODES = ["openQuote", "afterQuote", "tooManyCells"] as const;

export const MAX_ROWS = 500;
export const NAME_COLUMN = "name";
/** For machines that set no limit. */
export const MAX_SLOT_NAME = 40;

/** Keeps a confirmation, since the table is not part of the machine. */
export function setTable(design: Design, table: VariantTable | null): Edited {
  if (table && table.rows.length > MAX_ROWS) return refused("tooManyRows");
  const after = changed(design, { table });
  return after === design ? design : { ...after, isConfirmed: design.isConfirmed };
}

/** Files are matched by their names, without folders and ignoring case. */
export const fileKey = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? "").trim().normalize("NFC").toLowerCase();

/** The extension may be missing. Undefined if several match. */
export function keyNamed(keys: readonly string[], cell: string): string | undefined {
  const key = fileKey(cell);
  if (key === "" || keys.includes(key)) return key || undefined;
  const [alike, another] = keys.filter((each) => each.replace(/\.[^.]*$/, "") === key);
  return another === undefined ? alike : undefined;
}

/** Ignores invalid cells. */
export function variantOf(
  model: MachineModel,
  design: Pick<Design, "counts">,
  table: VariantTable,
  { cells }: VariantRow,
  words: WordTable,
): Variant {
  const names: Record<string, Record<string, string>> = {};
  const texts: Record<string, string> = {};
  const pictures: Variant["pictures"][number][] = [];
  const namesOn: Variant["namesOn"][number][] = [];
  const keys = Object.keys(table.pictures);
  for (const column of table.columns) {
    const text = (cells[column] ?? "").trim().toWellFormed();
    const [kind, id = "", slot = ""] = column.split(":");
    if (kind === "word") {
      if (text !== "" && words.words.some((word) => word.id === id) && text.length <= words.maxLength)
        texts[id] = text;
      continue;
    }
    const category = findCategory(model, id);
    if (!category) continue;
    const { places, size } = arrangementFor(category, design.counts[id]);
    const isShown = category.kind === "list" ? slot === "0" : places.some((place) => place.slot === slot);
    if (!isShown) continue;
    if (kind === "picture") {
      const key = keyNamed(keys, text);
      const picture = key === undefined ? undefined : table.pictures[key]?.made[sizeText(size)];
      if (picture) pictures.push({ category: id, slot, picture });
    } else if (kind === "name" && category.kind === "slots" && category.names) {
      namesOn.push({ category: id, slot, isWanted: table.namesOn[column] });
      const { maxLength = MAX_SLOT_NAME } = category.step.naming ?? {};
      if (text !== "" && text.length <= maxLength)
        names[id] = { ...names[id], [findSlot(category, slot).id]: text };
    }
  }
  return { name: (cells[NAME_COLUMN] ?? "").trim().toWellFormed(), names, texts, pictures, namesOn };
}
