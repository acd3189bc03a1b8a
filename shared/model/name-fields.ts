import type { MachineModel } from "../machine/types.ts";
import type { DesignContent } from "./design.ts";

/** Lengths apply to the trimmed text. */
export interface NameField {
  readonly id: string;
  readonly at?: { readonly category: string; readonly slot: string };
  readonly minLength: number;
  readonly maxLength: number;
}

type Named = Pick<DesignContent, "name" | "names">;

export const slotNameFieldId = (category: string, slot: string): string => `${category}.${slot}`;

export const listNameFields = (model: MachineModel): readonly [NameField, ...NameField[]] => [
  { id: "name", ...model.nameStep },
  ...model.categories.flatMap((category) => {
    // Stryker disable next-line ConditionalExpression: lists have no names.
    const naming = category.kind === "slots" && category.step.naming;
    if (!naming) return [];
    const { maxLength } = naming;
    return category.slots.map(({ id: slot }) => ({
      id: slotNameFieldId(category.id, slot),
      at: { category: category.id, slot },
      minLength: 1,
      maxLength,
    }));
  }),
];

export const nameOfField = ({ name, names }: Named, { at }: NameField): string =>
  (at ? names[at.category]?.[at.slot] : name) ?? "";

export function isNameValid(text: string, { minLength, maxLength }: NameField): boolean {
  const { length } = text.trim();
  return length >= minLength && length <= maxLength;
}
