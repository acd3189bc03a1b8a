import { VARIANTS } from "#messages/many.ts";
import { SHELF } from "#messages/shelf.ts";
import type { FilePlace } from "../../shared/machine/files.ts";
import type { WordTable } from "../../shared/machine/machine.ts";
import { fillPlaceholders, findArrangement, findSlot, formatSize } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import type { DesignDetails } from "../../shared/model/design.ts";
import { MAX_DETAIL_LENGTH } from "../../shared/model/edit.ts";
import {
  NAME_COLUMN_ID,
  pictureColumnId,
  slotNameColumnId,
  type Variant,
  type VariantRow,
  type VariantTable,
  wordColumnId,
} from "../../shared/model/table.ts";
import { safeFileName } from "../../shared/package/names.ts";
import { findPictureOfCell, machineNameKey } from "./table.ts";

const { faults: WORDS, groups: GROUPS } = VARIANTS;
const MAX_SLOT_NAME = 40;

interface ColumnBase {
  readonly id: string;
  readonly group: string;
  /** Empty for the only column of a group. */
  readonly label: string;
  /** Used in CSV files; unique within a machine. */
  readonly heading: string;
}

/** A slot's picture, or a list's first. Its cells contain file names. */
export type PictureColumn = ColumnBase & FilePlace & { readonly kind: "picture"; readonly size: Size };

export type TextColumn = ColumnBase & { readonly maxLength: number } & (
    | { readonly kind: "name"; readonly minLength: number }
    | ({ readonly kind: "slotName" } & FilePlace)
    | { readonly kind: "word"; readonly word: string; readonly places: readonly FilePlace[] }
    | { readonly kind: "detail"; readonly detail: keyof DesignDetails }
  );

export type TableColumn = TextColumn | PictureColumn;

export function listTableColumns(
  model: MachineModel,
  words: WordTable,
  counts: Readonly<Record<string, number>>,
): TableColumn[] {
  const { field, minLength, maxLength } = model.nameStep;
  const name = { id: NAME_COLUMN_ID, kind: "name", group: "", label: field, heading: field } as const;
  const names: TableColumn[] = [];
  const pictures: TableColumn[] = [];
  for (const category of model.categories) {
    const { id, label: group } = category;
    const { places, size, count } = findArrangement(category, counts[id]);
    const isList = category.kind === "list";
    const isOnly = !isList && count === 1;
    for (const slot of isList ? ["0"] : places.map((place) => place.slot)) {
      const label = isList ? VARIANTS.firstOf : findSlot(category, slot).label;
      const at = { category: id, slot, group };
      if (category.kind === "slots" && category.names)
        names.push({
          ...at,
          id: slotNameColumnId(id, slot),
          kind: "slotName",
          label: fillPlaceholders(category.pdf.caption ?? "{label}", { label }),
          heading: VARIANTS.nameHeading(group, label),
          maxLength: category.step.naming?.maxLength ?? MAX_SLOT_NAME,
        });
      pictures.push({
        ...at,
        id: pictureColumnId(id, slot),
        kind: "picture",
        label: isOnly ? "" : label,
        heading: isOnly ? VARIANTS.pictureOnlyHeading(group) : VARIANTS.pictureHeading(group, label),
        size,
      });
    }
  }
  const said = words.words.map(
    ({ id, label, places }): TableColumn => ({
      id: wordColumnId(id),
      kind: "word",
      group: VARIANTS.words,
      label,
      heading: VARIANTS.wordHeading(label),
      word: id,
      places,
      maxLength: words.maxLength,
    }),
  );
  const details = (["customer", "note"] as const).map((detail): TableColumn => {
    const label = SHELF.details[detail];
    const at = { id: detail, group: GROUPS.detail, label, heading: label };
    return { ...at, kind: "detail", detail, maxLength: MAX_DETAIL_LENGTH };
  });
  return [{ ...name, minLength, maxLength }, ...names, ...said, ...details, ...pictures];
}

export const filterShownColumns = (
  columns: readonly TableColumn[],
  chosen: readonly string[],
): TableColumn[] => columns.filter(({ id }) => id === NAME_COLUMN_ID || chosen.includes(id));

export function columnTitle({ kind, group, label }: TableColumn): string {
  if (kind !== "picture") return label;
  return label === "" ? group : VARIANTS.pictureLabel(group, label);
}

/** Ignores invalid cells. */
export function readVariant(
  table: Pick<VariantTable, "pictures" | "namesOn">,
  shown: readonly TableColumn[],
  { cells }: VariantRow,
): Variant {
  const names: Record<string, Record<string, string>> = {};
  const texts: Record<string, string> = {};
  const details: Partial<Record<keyof DesignDetails, string>> = {};
  const pictures: Variant["pictures"][number][] = [];
  const namesOn: Variant["namesOn"][number][] = [];
  for (const column of shown) {
    const text = (cells[column.id] ?? "").trim().toWellFormed();
    if (column.kind === "picture") {
      const { category, slot } = column;
      const picture = findPictureOfCell(table, column, cells);
      if (picture) pictures.push({ category, slot, picture });
      continue;
    }
    const isGiven = text !== "" && text.length <= column.maxLength;
    if (column.kind === "slotName") {
      const { id, category, slot } = column;
      namesOn.push({ category, slot, isWanted: table.namesOn[id] });
      if (isGiven) names[category] = { ...names[category], [slot]: text };
    } else if (column.kind === "word" && isGiven) texts[column.word] = text;
    else if (column.kind === "detail" && isGiven) details[column.detail] = text;
  }
  const name = (cells[NAME_COLUMN_ID] ?? "").trim().toWellFormed();
  return { name, names, texts, details, pictures, namesOn };
}

export type TableFaults = ReadonlyMap<string, ReadonlyMap<string, string>>;

export type FileStateFinder = (cell: string, size: string) => "waiting" | "unreadable" | undefined;

export function findTableFaults(
  table: VariantTable,
  columns: readonly TableColumn[],
  stateOf: FileStateFinder,
): TableFaults {
  const { rows } = table;
  const keys = rows.map(({ cells }) => machineNameKey(cells));
  const faults = new Map<string, Map<string, string>>();
  for (const [at, { id, cells, broken }] of rows.entries()) {
    const found = new Map<string, string>();
    const twin = keys.findIndex((key, other) => other !== at && key === keys[at]);
    for (const column of columns) {
      const fault =
        column.kind === "picture"
          ? pictureFault(column, cells, table, stateOf)
          : textFault(column, (cells[column.id] ?? "").trim());
      if (fault) found.set(column.id, fault);
      else if (column.kind === "name" && twin >= 0) found.set(column.id, WORDS.twice(twin + 1));
    }
    if (broken) {
      const column = columns.some((each) => each.id === broken.column) ? broken.column : NAME_COLUMN_ID;
      found.set(column, WORDS[broken.code](broken.line));
    }
    if (found.size > 0) faults.set(id, found);
  }
  return faults;
}

export const explainFaults = (columns: readonly TableColumn[], found: ReadonlyMap<string, string>): string =>
  columns
    .flatMap((column) => {
      const fault = found.get(column.id);
      if (fault === undefined) return [];
      // A picture's fault names its file.
      const isPlain = column.kind === "name" || column.kind === "picture";
      return isPlain ? fault : VARIANTS.leftOutOne(columnTitle(column), fault);
    })
    .join(" ");

function pictureFault(
  column: PictureColumn,
  cells: VariantRow["cells"],
  table: VariantTable,
  stateOf: FileStateFinder,
): string | undefined {
  const cell = cells[column.id] ?? "";
  if (cell === "" || findPictureOfCell(table, column, cells)) return undefined;
  const state = stateOf(cell, formatSize(column.size));
  if (state === "waiting") return undefined;
  return state === "unreadable" ? WORDS.badPicture(cell) : WORDS.noPicture(cell);
}

/** A spreadsheet's error, such as "#REF!", or a formula. */
const FORMULA = /^=|^#[¡¿]?\p{Lu}[\p{Lu}\d/]*[!?]$|^#(N\/[ABD]|NV)$/u;

function textFault(column: TextColumn, text: string): string | undefined {
  const { maxLength } = column;
  const { length } = text;
  if (column.kind === "name") {
    if (length === 0) return WORDS.noName;
    if (length < column.minLength) return WORDS.tooShort(column.minLength);
  }
  if (FORMULA.test(text)) return WORDS.formula;
  if (length > maxLength) return WORDS.tooLong(maxLength, length);
  return column.kind === "name" && safeFileName(text, "") === "" ? WORDS.noFolder : undefined;
}
