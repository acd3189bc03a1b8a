import { MANY } from "#messages/many.ts";
import { textOfWord, type WordTable } from "../../shared/machine/machine.ts";
import { formatSize } from "../../shared/machine/questions.ts";
import type { Design } from "../../shared/model/design.ts";
import {
  NAME_COLUMN_ID,
  type Variant,
  type VariantRow,
  type VariantTable,
} from "../../shared/model/table.ts";
import { safeFileName } from "../../shared/package/names.ts";
import type { TableColumn, TextColumn } from "./columns.ts";
import { findPictureOfCell, machineNameKey } from "./table.ts";

interface ColumnGroup {
  readonly legend: string;
  /** Shown if there is no column. */
  readonly none?: string;
  /** Collapsed, with a legend for each screen. */
  readonly isByScreen?: boolean;
}

/** The properties in which kinds of columns differ. */
interface ColumnKind<Column extends TableColumn> {
  /** In the chooser; undefined if the column is always shown. */
  readonly group: ColumnGroup | undefined;
  /** Its cell in the example CSV; undefined for the design's own text. */
  readonly example: string | undefined;
  /** The base design's text, used if a cell is empty. */
  ownText(
    column: Column,
    design: Pick<Design, "names" | "texts" | "language" | "customer" | "note">,
    words: WordTable,
  ): string | undefined;
  /** The category whose screen shows the column. `lettered` maps words to categories. */
  category(column: Column, lettered: ReadonlyMap<string, string>): string | undefined;
  fault(column: Column, cell: string, table: VariantTable, stateOf: FindFileState): string | undefined;
  /** Ignores an invalid cell. The text is trimmed. */
  apply(variant: Variant, column: Column, text: string, table: VariantTable): Variant;
}

/** Error messages, by row and column. */
export type TableFaults = ReadonlyMap<string, ReadonlyMap<string, string>>;

export type FindFileState = (cell: string, size: string) => "waiting" | "unreadable" | undefined;

const { faults: WORDS, groups: LEGENDS } = MANY;

const EMPTY_VARIANT: Variant = { name: "", names: {}, texts: {}, details: {}, pictures: [], namesOn: [] };

/** A spreadsheet's error, such as "#REF!", or a formula pasted as text. */
const FORMULA = /^=|^#\p{Lu}[\p{Lu}\d/]*[!?]$|^#(N\/A|NV)$/u;

function lengthFault({ maxLength }: TextColumn, text: string): string | undefined {
  const { length } = text.trim();
  if (FORMULA.test(text.trim())) return WORDS.formula;
  return length > maxLength ? WORDS.tooLong(maxLength, length) : undefined;
}

const isGiven = ({ maxLength }: TextColumn, text: string): boolean => text !== "" && text.length <= maxLength;

const COLUMN_KINDS: {
  readonly [Kind in TableColumn["kind"]]: ColumnKind<Extract<TableColumn, { kind: Kind }>>;
} = {
  name: {
    group: undefined,
    example: MANY.exampleName,
    ownText: () => undefined,
    category: () => undefined,
    fault(column, cell) {
      const text = cell.trim();
      if (text === "") return WORDS.noName;
      if (text.length < column.minLength) return WORDS.tooShort(column.minLength);
      return lengthFault(column, text) ?? (safeFileName(text, "") === "" ? WORDS.noFolder : undefined);
    },
    apply: (variant, _, name) => ({ ...variant, name }),
  },
  slotName: {
    group: { legend: LEGENDS.slotName },
    example: undefined,
    ownText: ({ category, slot }, { names }) => names[category]?.[slot],
    category: ({ category }) => category,
    fault: lengthFault,
    apply(variant, column, text, table) {
      const { id, category, slot } = column;
      const namesOn = [...variant.namesOn, { category, slot, isWanted: table.namesOn[id] }];
      if (!isGiven(column, text)) return { ...variant, namesOn };
      const { names } = variant;
      return { ...variant, namesOn, names: { ...names, [category]: { ...names[category], [slot]: text } } };
    },
  },
  word: {
    group: { legend: LEGENDS.word, none: MANY.noWords },
    example: undefined,
    ownText: ({ word }, design, words) => textOfWord(words, design, word),
    category: ({ word }, lettered) => lettered.get(word),
    fault: lengthFault,
    apply: (variant, column, text) =>
      isGiven(column, text) ? { ...variant, texts: { ...variant.texts, [column.word]: text } } : variant,
  },
  detail: {
    group: { legend: LEGENDS.detail },
    example: undefined,
    ownText: ({ detail }, design) => design[detail] || undefined,
    category: () => undefined,
    fault: lengthFault,
    apply: (variant, column, text) =>
      isGiven(column, text)
        ? { ...variant, details: { ...variant.details, [column.detail]: text } }
        : variant,
  },
  picture: {
    group: { legend: LEGENDS.picture, isByScreen: true },
    example: MANY.examplePicture,
    ownText: () => undefined,
    category: ({ category }) => category,
    fault(column, cell, table, stateOf) {
      if (cell === "" || findPictureOfCell(table, column, cell)) return undefined;
      const state = stateOf(cell, formatSize(column.size));
      if (state === "waiting") return undefined;
      return state === "unreadable" ? WORDS.badPicture(cell) : WORDS.noPicture(cell);
    },
    apply(variant, column, text, table) {
      const { category, slot } = column;
      const picture = findPictureOfCell(table, column, text);
      return picture ? { ...variant, pictures: [...variant.pictures, { category, slot, picture }] } : variant;
    },
  },
};

/** The cast is safe because a column's kind selects the record. */
export const kindOf = <Column extends TableColumn>(column: Column): ColumnKind<Column> =>
  COLUMN_KINDS[column.kind] as unknown as ColumnKind<Column>;

/** In the chooser's order. */
export const COLUMN_GROUPS = Object.entries(COLUMN_KINDS).flatMap(([kind, { group }]) =>
  group ? [{ kind, ...group }] : [],
);

/** Ignores invalid cells. */
export const readVariant = (
  table: VariantTable,
  shown: readonly TableColumn[],
  { cells }: VariantRow,
): Variant =>
  shown.reduce((variant, column) => {
    const text = (cells[column.id] ?? "").trim().toWellFormed();
    return kindOf(column).apply(variant, column, text, table);
  }, EMPTY_VARIANT);

export function findTableFaults(
  table: VariantTable,
  columns: readonly TableColumn[],
  stateOf: FindFileState,
): TableFaults {
  const { rows } = table;
  const keys = rows.map(({ cells }) => machineNameKey(cells));
  const faults = new Map<string, Map<string, string>>();
  for (const [at, { id, cells, broken }] of rows.entries()) {
    const found = new Map<string, string>();
    for (const column of columns) {
      const fault = kindOf(column).fault(column, cells[column.id] ?? "", table, stateOf);
      if (fault) found.set(column.id, fault);
    }
    const twin = keys.findIndex((key, other) => other !== at && key === keys[at]);
    if (twin >= 0 && !found.has(NAME_COLUMN_ID)) found.set(NAME_COLUMN_ID, WORDS.twice(twin + 1));
    if (broken) {
      const column = columns.some((each) => each.id === broken.column) ? broken.column : NAME_COLUMN_ID;
      found.set(column, WORDS[broken.code](broken.line));
    }
    if (found.size > 0) faults.set(id, found);
  }
  return faults;
}
