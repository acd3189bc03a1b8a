/** A word for customers that stands on pictures, and where. */
export interface TableWord {
  /** Designs and recipes store it: never renamed. */
  readonly id: string;
  readonly label: string;
  readonly places: readonly { readonly category: string; readonly slot: string }[];
}

/** The words in one language. */
export interface WordLanguage {
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  /** By word. */
  readonly words: Readonly<Record<string, string>>;
}

/** The words that a machine's pictures show to customers, beside the names of its slots. */
export interface WordTable {
  readonly words: readonly TableWord[];
  /** The first is taken where nothing else is chosen. */
  readonly languages: readonly [WordLanguage, ...WordLanguage[]];
  /** UTF-16 units of a word, after trimming. */
  readonly maxLength: number;
}

/** The word that stands in a slot; undefined where the table has none for it. */
export const wordAt = (
  { words }: Pick<WordTable, "words">,
  category: string,
  slot: string,
): TableWord | undefined =>
  words.find(({ places }) => places.some((place) => place.category === category && place.slot === slot));

/** A word as a design has it: typed for it, else the first language's. */
export const textOfWord = (
  { languages: [first] }: Pick<WordTable, "languages">,
  typed: Readonly<Record<string, string>>,
  word: string,
): string => typed[word] ?? first.words[word] ?? "";
