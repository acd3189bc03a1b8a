import type { SlotCategory } from "../../shared/machine/types.ts";
import { type Names, type Said, wordsAt } from "../recipes/words-at.ts";

/** The words that a slot's picture carries; empty for none. */
export const wordsOf = (category: SlotCategory, slot: string, said: Said): string =>
  wordsAt(category, slot, said)?.text ?? "";

/** The names of slots, suggested ones where there are none yet: what the chooser shows. */
export const withSamples = (categories: readonly SlotCategory[], names: Names): Names =>
  Object.fromEntries(
    categories.flatMap(({ id, slots, names: choice, step }) => {
      if (!choice) return [];
      const sample = (slot: string) => names[id]?.[slot]?.trim() || (step.naming?.placeholders[slot] ?? "");
      return [[id, Object.fromEntries(slots.map((slot) => [slot.id, sample(slot.id)]))]];
    }),
  );
