import { MANY } from "#messages/many.ts";
import { SHELF } from "#messages/shelf.ts";
import type { FilePlace } from "../../shared/machine/files.ts";
import type { WordTable } from "../../shared/machine/machine.ts";
import { fillPlaceholders, findArrangement, findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import type { DesignDetails } from "../../shared/model/design.ts";
import { MAX_DETAIL_LENGTH } from "../../shared/model/details.ts";
import { NAME_COLUMN_ID, pictureColumnId, slotNameColumnId, wordColumnId } from "../../shared/model/table.ts";

const MAX_SLOT_NAME = 40;

interface ColumnBase {
  readonly id: string;
  readonly group: string;
  /** Empty for the only column of a group. */
  readonly label: string;
  /** Used in CSV files; unique within a machine. */
  readonly heading: string;
}

/** A slot's picture, or a list's first (slot "0"). The cells contain file names. */
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
      const label = isList ? MANY.firstOf : findSlot(category, slot).label;
      const at = { category: id, slot, group };
      if (category.kind === "slots" && category.names)
        names.push({
          ...at,
          id: slotNameColumnId(id, slot),
          kind: "slotName",
          label: fillPlaceholders(category.pdf.caption ?? "{label}", { label }),
          heading: MANY.nameHeading(group, label),
          maxLength: category.step.naming?.maxLength ?? MAX_SLOT_NAME,
        });
      pictures.push({
        ...at,
        id: pictureColumnId(id, slot),
        kind: "picture",
        label: isOnly ? "" : label,
        heading: isOnly ? MANY.pictureOnlyHeading(group) : MANY.pictureHeading(group, label),
        size,
      });
    }
  }
  const said = words.words.map(
    ({ id, label, places }): TableColumn => ({
      id: wordColumnId(id),
      kind: "word",
      group: MANY.words,
      label,
      heading: MANY.wordHeading(label),
      word: id,
      places,
      maxLength: words.maxLength,
    }),
  );
  const details = (["customer", "note"] as const).map((detail): TableColumn => {
    const label = SHELF.details[detail];
    const group = MANY.groups.detail;
    return { id: detail, kind: "detail", group, label, heading: label, detail, maxLength: MAX_DETAIL_LENGTH };
  });
  return [{ ...name, minLength, maxLength }, ...names, ...said, ...details, ...pictures];
}

export const visibleColumns = (columns: readonly TableColumn[], chosen: readonly string[]): TableColumn[] =>
  columns.filter(({ id }) => id === NAME_COLUMN_ID || chosen.includes(id));

export function columnName({ kind, group, label }: TableColumn): string {
  if (kind !== "picture") return label;
  return label === "" ? group : MANY.pictureLabel(group, label);
}
