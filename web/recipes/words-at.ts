import { textOfWord, type WordTable, wordAt } from "../../shared/machine/table-words.ts";
import type { Category } from "../../shared/machine/types.ts";
import type { Words } from "./recipe.ts";

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
  category: Category,
  slot: string,
  { names, table, words }: Said,
): Pick<Words, "from" | "text"> | undefined {
  if (category.kind === "slots" && category.names)
    return { from: { kind: "blend" }, text: names[category.id]?.[slot]?.trim() ?? "" };
  const word = wordAt(table, category.id, slot);
  return word && { from: { kind: "table", word: word.id }, text: textOfWord(table, words, word.id) };
}
