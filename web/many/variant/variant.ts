import { sizeText } from "../../../shared/machine/questions.ts";
import { copyDesign, type Design, imageAt, imageOf, putImage } from "../../document/design.ts";
import { type Column, NAME_COLUMN } from "../table/columns.ts";
import { type MadePicture, pictureNamed, type VariantRow, type VariantTable } from "../table/table.ts";

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
  readonly words: Readonly<Record<string, string>>;
  readonly pictures: readonly (VariantPlace & MadePicture)[];
  /** Places whose names may differ, and whether these go on pictures that carry none; undefined for as is usual. */
  readonly namesOn: readonly (VariantPlace & {
    readonly column: string;
    readonly label: string;
    readonly isWanted: boolean | undefined;
  })[];
}

export const isSamePlace = (one: VariantPlace, other: VariantPlace): boolean =>
  one.category === other.category && one.slot === other.slot;

/** What a row says in the columns that are shown. A cell that is at fault says nothing. */
export function variantOf(table: VariantTable, row: VariantRow, columns: readonly Column[]): Variant {
  const names: Record<string, Record<string, string>> = {};
  const words: Record<string, string> = {};
  const pictures: (VariantPlace & MadePicture)[] = [];
  const namesOn = columns.flatMap((column) =>
    column.kind === "slotName"
      ? [
          {
            category: column.category,
            slot: column.slot,
            column: column.id,
            label: column.label,
            isWanted: table.namesOn[column.id],
          },
        ]
      : [],
  );
  for (const column of columns) {
    const text = (row.cells[column.id] ?? "").trim();
    if (text === "") continue;
    if (column.kind === "slotName" && text.length <= column.maxLength)
      names[column.category] = { ...names[column.category], [column.slot]: text };
    if (column.kind === "word" && text.length <= column.maxLength) words[column.word] = text;
    if (column.kind !== "picture") continue;
    const made = pictureNamed(table, text)?.made[sizeText(column.size)];
    if (made) pictures.push({ category: column.category, slot: column.slot, ...made });
  }
  return { name: (row.cells[NAME_COLUMN] ?? "").trim(), names, words, pictures, namesOn };
}

/** The design's names and words as they are in a variant. */
export const saidIn = (design: Design, { names, words }: Variant): Pick<Design, "names" | "words"> => ({
  names: Object.fromEntries(
    Object.entries(design.names).map(([category, slots]) => [category, { ...slots, ...names[category] }]),
  ),
  words: { ...design.words, ...words },
});

/** A picture at a place, by the url that stands for it. */
export interface PlacedUrl extends VariantPlace {
  readonly url: string;
}

/** The design as it is in a variant, with these pictures; not confirmed, and with no table of its own. */
export function variantDesign(design: Design, variant: Variant, pictures: readonly PlacedUrl[]): Design {
  const made: Design = {
    ...copyDesign(design),
    ...saidIn(design, variant),
    machineName: variant.name,
    variants: "",
    returnToStep: "",
    isConfirmed: false,
  };
  for (const { category, slot, url } of pictures) {
    const before = imageAt(made, category, slot);
    putImage(made, category, slot, { ...imageOf(url), id: before?.id ?? "", name: before?.name ?? "" });
  }
  return made;
}
