import type { WordTable } from "../machine/machine.ts";
import { arrangementFor, findCategory, findSlot, sizeText } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import type { BlobPicture, Design } from "./design.ts";
import { changed, type Edited, refused } from "./edit.ts";

/** The machines that are made from one design: a row each, with what differs. */
export interface VariantTable {
  /** Ids of what differs beside the name, as chosen; those that the machine does not show are left aside. */
  readonly columns: readonly string[];
  readonly rows: readonly VariantRow[];
  /** The pictures that cells name, by `fileKey`. */
  readonly pictures: Readonly<Record<string, TablePicture>>;
  /** By column of a name: whether it is put on a picture that carries none, if the visitor said so. */
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
  readonly code: (typeof BROKEN_CODES)[number];
  /** The column of the cell where it is; the name's if that has none. */
  readonly column: string;
  readonly line: number;
}

/** A file that was given for cells. */
export interface TablePicture {
  /** As the file is called. */
  readonly name: string;
  /** By size ("302x485"): as it goes into a place of that size. */
  readonly made: Readonly<Record<string, FittedPicture>>;
}

/** A picture of a place's size; if it was made to fit, words of the design's picture are put on it. */
export type FittedPicture = BlobPicture & { readonly isFitted: boolean };

/** A place of a design; a list's slot is its index. */
export interface VariantPlace {
  readonly category: string;
  readonly slot: string;
}

/** What a row changes of the design: whatever it does not name is as it is there. */
export interface Variant {
  readonly name: string;
  /** By category, by slot. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly texts: Readonly<Record<string, string>>;
  /** A list's slot is its index. */
  readonly pictures: readonly (VariantPlace & { readonly picture: FittedPicture })[];
  /** The slots whose names may differ, and whether they are put on pictures that carry none, if the visitor said so. */
  readonly namesOn: readonly (VariantPlace & { readonly isWanted: boolean | undefined })[];
}

/** Why a line of a file is not read whole: a quote that is not closed, text after one, or more cells than columns. */
export const BROKEN_CODES = ["openQuote", "afterQuote", "tooManyCells"] as const;

/** Rows of a table. */
export const MAX_ROWS = 500;
export const NAME_COLUMN = "name";
/** UTF-16 units of a slot's name, if the machine does not limit it. */
export const MAX_SLOT_NAME = 40;

/** Keeps a table with the design; null for none. It is no change of the machine, which stays confirmed. */
export function setTable(design: Design, table: VariantTable | null): Edited {
  if (table && table.rows.length > MAX_ROWS) return refused("tooManyRows");
  const after = changed(design, { table });
  return after === design ? design : { ...after, isConfirmed: design.isConfirmed };
}

/** By which a file is found: its name without folders, whatever case. */
export const fileKey = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? "").trim().normalize("NFC").toLowerCase();

/** Of keys of files the one that a cell means: by all of its name, or without its ending if only one has it. */
export function keyNamed(keys: readonly string[], cell: string): string | undefined {
  const key = fileKey(cell);
  if (key === "" || keys.includes(key)) return key || undefined;
  const [alike, another] = keys.filter((each) => each.replace(/\.[^.]*$/, "") === key);
  return another === undefined ? alike : undefined;
}

/** What a row says in the columns that are chosen and that the machine shows. A cell at fault says nothing. */
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
