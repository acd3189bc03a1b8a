import { textOfWord, type WordTable } from "../../shared/machine/machine.ts";
import { arrangementFor, fillWords, findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { MAX_SLOT_NAME, NAME_COLUMN } from "../../shared/model/table.ts";
import { MANY } from "../messages/en/many.ts";

interface ColumnBase {
  /** Stored with the table: never renamed. */
  readonly id: string;
  /** A category's label, or the words. */
  readonly group: string;
  /** In its group; empty if it is all of it. */
  readonly label: string;
  /** At its head in a CSV file; unique in a machine. */
  readonly heading: string;
}

interface NameColumn extends ColumnBase {
  readonly kind: "name";
  readonly minLength: number;
  readonly maxLength: number;
}

interface SlotNameColumn extends ColumnBase {
  readonly kind: "slotName";
  readonly category: string;
  readonly slot: string;
  readonly maxLength: number;
}

/** A word of the design's table. */
interface WordColumn extends ColumnBase {
  readonly kind: "word";
  readonly word: string;
  readonly maxLength: number;
}

/** The picture of a slot, or the first one of a list, whose slot is "0". Its cells name files. */
export interface PictureColumn extends ColumnBase {
  readonly kind: "picture";
  readonly category: string;
  readonly slot: string;
  readonly size: Size;
}

/** What may differ from machine to machine. */
export type Column = NameColumn | SlotNameColumn | WordColumn | PictureColumn;

/** Returns all that may differ in a design with these counts: the machine's name first, then in the wizard's order. */
export function columnsOf(
  model: MachineModel,
  words: WordTable,
  counts: Readonly<Record<string, number>>,
): Column[] {
  const { field, minLength, maxLength } = model.nameStep;
  const name: Column = {
    id: NAME_COLUMN,
    kind: "name",
    group: "",
    label: field,
    heading: field,
    minLength,
    maxLength,
  };
  const names: Column[] = [];
  const pictures: Column[] = [];
  for (const category of model.categories) {
    const { id, label: group } = category;
    const { places, size, count } = arrangementFor(category, counts[id]);
    const isList = category.kind === "list";
    const isOnly = !isList && count === 1;
    for (const slot of isList ? ["0"] : places.map((place) => place.slot)) {
      const label = isList ? MANY.firstOf : findSlot(category, slot).label;
      const at = { category: id, slot, group };
      if (category.kind === "slots" && category.names)
        names.push({
          ...at,
          id: `name:${id}:${slot}`,
          kind: "slotName",
          label: fillWords(category.pdf.caption ?? "{label}", { label }),
          heading: MANY.nameHeading(group, label),
          maxLength: category.step.naming?.maxLength ?? MAX_SLOT_NAME,
        });
      pictures.push({
        ...at,
        id: `picture:${id}:${slot}`,
        kind: "picture",
        label: isOnly ? "" : label,
        heading: isOnly ? MANY.pictureOnlyHeading(group) : MANY.pictureHeading(group, label),
        size,
      });
    }
  }
  const said = words.words.map(
    ({ id, label }): Column => ({
      id: `word:${id}`,
      kind: "word",
      group: MANY.words,
      label,
      heading: MANY.wordHeading(label),
      word: id,
      maxLength: words.maxLength,
    }),
  );
  return [name, ...names, ...said, ...pictures];
}

/** What a column is called apart from its group. */
export function columnName({ kind, group, label }: Column): string {
  if (kind !== "picture") return label;
  return label === "" ? group : MANY.pictureLabel(group, label);
}

/** The design's own text, which empty cells of a column stand for; undefined for a picture and if there is none. */
export function ownText(
  column: Column,
  { names, texts }: Pick<Design, "names" | "texts">,
  words: WordTable,
): string | undefined {
  if (column.kind === "slotName") return names[column.category]?.[column.slot];
  return column.kind === "word" ? textOfWord(words, texts, column.word) : undefined;
}
