import type { Spoken } from "./files.ts";
import type { LetteringByLibrary, LetteringStyles, Libraries } from "./library.ts";
import type { Look } from "./looks.ts";
import type { StepWords } from "./steps.ts";
import type { ImagePath, MachineModel, Size } from "./types.ts";
import type { Walk } from "./walk.ts";

/**
 * A machine: the exports of a machine.ts in a folder of shared/machines. Parts behind a function are loaded on demand,
 * and are no part of a page's first load.
 */
export interface Machine {
  readonly model: MachineModel;
  /** Sentences of the wizard's steps. */
  readonly stepWords: () => Promise<StepWords>;
  readonly showcase: Showcase;
  readonly guide: () => Promise<MachineGuide>;
  /** Bundled pictures to choose from. */
  readonly libraries: () => Promise<Libraries>;
  /** The lettering of the bundled pictures. */
  readonly letterings: () => Promise<LetteringByLibrary>;
  /** Whether `looks` is not empty, known before it is loaded. */
  readonly hasLooks: boolean;
  readonly looks: () => Promise<readonly Look[]>;
  /** Styles for words on any other picture. */
  readonly letteringStyles: () => Promise<LetteringStyles>;
  /** The words that its pictures show to customers. */
  readonly wordTable: () => Promise<WordTable>;
  /** Which screens lead to which, for trying the machine. */
  readonly walk: () => Promise<Walk>;
  /** What people call its places in file names. */
  readonly spoken: () => Promise<Spoken>;
}

/** A card of the requirements page. Categories without a card get one of their own. */
export interface GuideCard<CategoryId extends string = string> {
  readonly title: string;
  /** Ids of categories that have the same sizes. */
  readonly categories: readonly CategoryId[];
  /**
   * Placeholders: `{max}` images of a list and `{packageMax}` of its package folder; `{count}` images of a category,
   * `{all}` of all `{categories}` of the card; `{least}` and `{most}` counts to choose from.
   */
  readonly amount: string;
  readonly advice: string;
  /** Published sizes that the wizard does not accept, for one count or for all. */
  readonly published?: readonly { readonly count?: number; readonly size: Size }[];
}

export interface Advice {
  readonly title: string;
  readonly text: string;
}

/** The drawings of import steps. */
export type DrawingId = "format" | "copy" | "plug" | "corner" | "gear" | "pin" | "media" | "wait";

/** A step of importing a package into the machine. `drawn` is a word within the drawing. */
export interface ImportStep extends Advice {
  readonly drawing: DrawingId;
  readonly drawn?: string;
}

/** The texts of the two guides. */
export interface MachineGuide<CategoryId extends string = string> {
  readonly cards: readonly GuideCard<CategoryId>[];
  readonly practices: readonly Advice[];
  readonly importSteps: readonly ImportStep[];
  readonly troubles: readonly Advice[];
}

/** What the home page shows before a visitor has a design. */
export interface Showcase {
  /** The category on the picture for shared links. */
  readonly category: string;
  /** The alternative text of that picture. */
  readonly alt: string;
  /** Pictures with words, by slot; other slots show their defaults. */
  readonly lettered: { readonly category: string; readonly pictures: Readonly<Record<string, ImagePath>> };
  /** The card about the visitor's own pictures. */
  readonly card: {
    readonly title: string;
    readonly text: string;
    readonly pictures: readonly ImagePath[];
    /** The size of each picture. */
    readonly size: Size;
  };
}

/** A word for customers, and where it is shown. */
export interface TableWord {
  /** Stored in designs and recipes, so it is never renamed. */
  readonly id: string;
  readonly label: string;
  readonly places: readonly { readonly category: string; readonly slot: string }[];
}

export interface WordLanguage {
  readonly id: string;
  /** The language's name in the language itself. */
  readonly name: string;
  readonly words: Readonly<Record<string, string>>;
}

/** The words that pictures show to customers, apart from the names of slots. */
export interface WordTable {
  readonly words: readonly TableWord[];
  /** The first one is the default. */
  readonly languages: readonly [WordLanguage, ...WordLanguage[]];
  /** In UTF-16 units, trimmed. */
  readonly maxLength: number;
}

/** Returns the word in a slot, or undefined. */
export const wordAt = (
  { words }: Pick<WordTable, "words">,
  category: string,
  slot: string,
): TableWord | undefined =>
  words.find(({ places }) => places.some((place) => place.category === category && place.slot === slot));

/** Returns the text of a word in a design: what was typed, or else the text of its language. */
export const textOfWord = (
  { languages: [first] }: Pick<WordTable, "languages">,
  typed: Readonly<Record<string, string>>,
  word: string,
): string => typed[word] ?? first.words[word] ?? "";
