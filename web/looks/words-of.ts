import { textOfWord, type WordTable, wordAt } from "../../shared/machine/table-words.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import type { Words } from "../recipes/recipe.ts";

/** By category, by slot: what the visitor named it. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All that pictures can say: names of slots, and the machine's words as the design has them. */
export interface Said {
  readonly names: Names;
  readonly table: WordTable;
  readonly words: Readonly<Record<string, string>>;
}

/** What the words of a slot's picture follow, and what they say now; an empty text is no words yet. */
export function wordsAt(
  category: SlotCategory,
  slot: string,
  { names, table, words }: Said,
): Pick<Words, "from" | "text"> | undefined {
  if (category.names) return { from: { kind: "blend" }, text: names[category.id]?.[slot]?.trim() ?? "" };
  const word = wordAt(table, category.id, slot);
  return word && { from: { kind: "table", word: word.id }, text: textOfWord(table, words, word.id) };
}

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
