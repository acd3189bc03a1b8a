import { findSlot } from "../../shared/machine/questions.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";

/** By category, by slot: what the visitor named it. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words that a slot's picture carries: its name, where the visitor names it; else the machine's. Empty for none. */
export function wordsOf(category: SlotCategory, slot: string, names: Names): string {
  if (category.names) return names[category.id]?.[slot]?.trim() ?? "";
  return findSlot(category, slot).label;
}

/** The names that are suggested, where there are none yet: what the chooser shows. */
export function withSamples(categories: readonly SlotCategory[], names: Names): Names {
  return Object.fromEntries(
    categories.flatMap(({ id, slots, names: choice, step }) =>
      choice
        ? [
            [
              id,
              Object.fromEntries(
                slots.map((slot) => [
                  slot.id,
                  names[id]?.[slot.id]?.trim() || (step.naming?.placeholders[slot.id] ?? ""),
                ]),
              ),
            ],
          ]
        : [],
    ),
  );
}
