import { textOfWord, type WordTable } from "../../../../shared/machine/machine.ts";
import { arrangementFor, fillWords, findSlot } from "../../../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../../../shared/machine/types.ts";
import type { Design } from "../../../../shared/model/design.ts";
import { MAX_SLOT_NAME, NAME_COLUMN } from "../../../../shared/model/table.ts";
import { MANY } from "../../../messages/en/many.ts";

interface ColumnBase {
  /** The table is kept with it: never renamed. */
  readonly id: string;
  /** What it belongs to: a category's label, or the words. */
  readonly group: string;
  /** In its group; empty where it is all of it. */
  readonly label: string;
  /** At its head in a CSV file; unique in a machine. */
  readonly heading: string;
}

/** What may differ from machine to machine. */
export type Column = ColumnBase &
  (
    | { readonly kind: "name"; readonly minLength: number; readonly maxLength: number }
    /** The name of a slot. */
    | {
        readonly kind: "slotName";
        readonly category: string;
        readonly slot: string;
        readonly maxLength: number;
      }
    /** A word of the design's table. */
    | { readonly kind: "word"; readonly word: string; readonly maxLength: number }
    /** A slot's picture, or a list's first; its cells name files. */
    | {
        readonly kind: "picture";
        readonly category: string;
        /** A list's is its index. */
        readonly slot: string;
        readonly size: Size;
      }
  );

/** Everything that may differ in a design with these counts: the machine's name first, then in the wizard's order. */
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
    const { places, size, count } = arrangementFor(category, counts[category.id]);
    const group = category.label;
    if (category.kind === "list") {
      const label = MANY.firstOf;
      pictures.push({
        id: `picture:${category.id}:0`,
        kind: "picture",
        group,
        label,
        heading: MANY.pictureHeading(group, label),
        category: category.id,
        slot: "0",
        size,
      });
      continue;
    }
    for (const { slot } of places) {
      const { label } = findSlot(category, slot);
      const at = { category: category.id, slot, group, label };
      if (category.names)
        names.push({
          ...at,
          id: `name:${category.id}:${slot}`,
          kind: "slotName",
          label: fillWords(category.pdf.caption ?? "{label}", { label }),
          heading: MANY.nameHeading(group, label),
          maxLength: category.step.naming?.maxLength ?? MAX_SLOT_NAME,
        });
      pictures.push({
        ...at,
        id: `picture:${category.id}:${slot}`,
        kind: "picture",
        label: count === 1 ? "" : label,
        heading: count === 1 ? MANY.pictureOnlyHeading(group) : MANY.pictureHeading(group, label),
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

/** What a column's cells say where they say nothing: the design's own; undefined for a picture or no name. */
export function ownText(
  column: Column,
  { names, texts }: Pick<Design, "names" | "texts">,
  words: WordTable,
): string | undefined {
  if (column.kind === "slotName") return names[column.category]?.[column.slot];
  return column.kind === "word" ? textOfWord(words, texts, column.word) : undefined;
}
