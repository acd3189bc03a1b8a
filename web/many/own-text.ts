import { textOfWord, type WordTable } from "../../shared/machine/table-words.ts";
import type { DesignView } from "../document/completeness.ts";
import type { Column } from "./table/columns.ts";

/** What a column's cells say where they say nothing: the design's own; undefined for a picture or no name. */
export function ownText(
  column: Column,
  design: Pick<DesignView, "names"> & { readonly words: Readonly<Record<string, string>> },
  words: WordTable,
): string | undefined {
  if (column.kind === "slotName") return design.names[column.category]?.[column.slot];
  return column.kind === "word" ? textOfWord(words, design.words, column.word) : undefined;
}
