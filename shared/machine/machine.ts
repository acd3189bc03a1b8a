import type { Spoken } from "./files.ts";
import type { LetteringByLibrary, LetteringStyles, Libraries } from "./library.ts";
import type { Look } from "./looks.ts";
import type { StepWords } from "./steps.ts";
import type { ImagePath, MachineModel, Size } from "./types.ts";
import type { Walk } from "./walk.ts";

/** The exports of a machine.ts in a folder of shared/machines. Parts behind a function are loaded on demand. */
export interface Machine {
  readonly model: MachineModel;

  readonly stepWords: () => Promise<StepWords>;
  readonly showcase: Showcase;
  readonly guide: () => Promise<MachineGuide>;

  readonly libraries: () => Promise<Libraries>;
  /** Of the bundled pictures. */
  readonly letterings: () => Promise<LetteringByLibrary>;
  /** Known before they are loaded. */
  readonly hasLooks: boolean;
  readonly looks: () => Promise<readonly Look[]>;
  /** For words on any other picture. */
  readonly letteringStyles: () => Promise<LetteringStyles>;

  readonly wordTable: () => Promise<WordTable>;

  readonly walk: () => Promise<Walk>;

  readonly spoken: () => Promise<Spoken>;
}

/** Of the requirements page. Categories without a card get one of their own. */
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
  /** Published sizes that the wizard does not take, for one count or for all. */
  readonly published?: readonly { readonly count?: number; readonly size: Size }[];
}

export interface Advice {
  readonly title: string;
  readonly text: string;
}

export type DrawingId = "format" | "copy" | "plug" | "corner" | "gear" | "pin" | "media" | "wait";

/** `drawn` is a word within the drawing. */
export interface ImportStep extends Advice {
  readonly drawing: DrawingId;
  readonly drawn?: string;
}

export interface MachineGuide<CategoryId extends string = string> {
  readonly cards: readonly GuideCard<CategoryId>[];
  readonly practices: readonly Advice[];
  readonly importSteps: readonly ImportStep[];
  readonly troubles: readonly Advice[];
}

/** What the home page shows to somebody without a design. */
export interface Showcase {
  /** On the picture for shared links. */
  readonly category: string;
  /** Of that picture. */
  readonly alt: string;
  /** By slot; others show their defaults. */
  readonly lettered: { readonly category: string; readonly pictures: Readonly<Record<string, ImagePath>> };
  /** About the visitor's own pictures. */
  readonly card: {
    readonly title: string;
    readonly text: string;
    readonly pictures: readonly ImagePath[];
    /** Of each picture. */
    readonly size: Size;
  };
}

export interface TableWord {
  /** Stored in designs and recipes, so it is never renamed. */
  readonly id: string;
  readonly label: string;
  readonly places: readonly { readonly category: string; readonly slot: string }[];
}

export interface WordLanguage {
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  readonly words: Readonly<Record<string, string>>;
}

/** What pictures say to customers, apart from the names of slots. */
export interface WordTable {
  readonly words: readonly TableWord[];
  /** The first one is the default. */
  readonly languages: readonly [WordLanguage, ...WordLanguage[]];
  /** In UTF-16 units, trimmed. */
  readonly maxLength: number;
}

export const wordAt = (
  { words }: Pick<WordTable, "words">,
  category: string,
  slot: string,
): TableWord | undefined =>
  words.find(({ places }) => places.some((place) => place.category === category && place.slot === slot));

/** What was typed in a design, or else the default. */
export const textOfWord = (
  { languages: [first] }: Pick<WordTable, "languages">,
  typed: Readonly<Record<string, string>>,
  word: string,
): string => typed[word] ?? first.words[word] ?? "";
