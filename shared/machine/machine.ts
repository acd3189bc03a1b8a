import type { FileNameVocabulary } from "./files.ts";
import type { LetteringByLibrary, LetteringStyles, LibraryPicture, PictureLibraries } from "./library.ts";
import type { Look } from "./looks.ts";
import type { StepTexts } from "./steps.ts";
import type { ImagePath, MachineModel, Size } from "./types.ts";
import type { Walkthrough } from "./walk.ts";

/** Functions load their part on demand. */
export interface Machine {
  readonly model: MachineModel;

  readonly stepTexts: () => Promise<StepTexts>;
  readonly showcase: Showcase;
  readonly guide: () => Promise<MachineGuide>;

  readonly libraries: () => Promise<PictureLibraries>;
  readonly letterings: () => Promise<LetteringByLibrary>;
  readonly hasLooks: boolean;
  readonly looks: () => Promise<readonly Look[]>;
  readonly letteringStyles: () => Promise<LetteringStyles>;

  /** Alternative texts of bundled pictures, by path. */
  readonly descriptions: () => Promise<(path: string) => string | undefined>;

  readonly wordTable: () => Promise<WordTable>;

  readonly walkthrough: () => Promise<(language: string) => Walkthrough>;

  readonly vocabulary: () => Promise<FileNameVocabulary>;
}

/** A card on the requirements page. Categories that no card names get one each. */
export interface GuideCard<CategoryId extends string = string> {
  /** Begins the file names of templates, which are the same in every language. */
  readonly slug: string;
  readonly title: string;
  readonly categories: readonly CategoryId[];
  /**
   * Placeholders: `{max}` images in a list, `{packageMax}` in its package folder; `{count}` images in a
   * category, `{all}` in the card's `{categories}` categories; `{least}` and `{most}` selectable counts.
   */
  readonly amount: string;
  readonly advice: string;
  /** Published sizes that the wizard rejects. */
  readonly published?: readonly { readonly count?: number; readonly size: Size }[];
  /** The lowest and highest published counts, if the wizard's differ. */
  readonly publishedCounts?: readonly [least: number, most: number];
}

export interface GuideTip {
  readonly title: string;
  readonly text: string;
}

export type GuideDrawingId = "format" | "copy" | "plug" | "corner" | "gear" | "pin" | "media" | "wait";

export interface GuideStep extends GuideTip {
  readonly drawing: GuideDrawingId;
  readonly drawn?: string;
  readonly isAtMachine: boolean;
}

export interface MachineGuide<CategoryId extends string = string> {
  readonly cards: readonly GuideCard<CategoryId>[];
  readonly practices: readonly GuideTip[];
  readonly importSteps: readonly GuideStep[];
  readonly troubles: readonly GuideTip[];
}

/** What the home page shows without a design. */
export interface Showcase {
  /** The category in the preview image of shared links. */
  readonly category: string;
  readonly alt: string;
  /** Pictures by slot; other slots show defaults. */
  readonly lettered: { readonly category: string; readonly pictures: Readonly<Record<string, ImagePath>> };
  readonly card: {
    readonly title: string;
    readonly text: string;
    readonly pictures: readonly ImagePath[];
    readonly size: Size;
  };
}

export interface WordTableEntry {
  /** Stored in designs and recipes, so it is never renamed. */
  readonly id: string;
  readonly label: string;
  readonly places: readonly { readonly category: string; readonly slot: string }[];
}

export interface WordLanguage {
  readonly id: string;
  readonly name: string;
  readonly words: Readonly<Record<string, string>>;
}

export interface WordTable {
  readonly words: readonly WordTableEntry[];
  readonly languages: readonly [WordLanguage, ...WordLanguage[]];
  /** Library pictures whose words can be translated, but not edited. */
  readonly pictures: readonly LibraryPicture[];
  /** In UTF-16 code units, after trimming. */
  readonly maxLength: number;
}

export const findWordAt = (
  { words }: Pick<WordTable, "words">,
  category: string,
  slot: string,
): WordTableEntry | undefined =>
  words.find(({ places }) => places.some((place) => place.category === category && place.slot === slot));

/** For designs without a language; the first in every word table. */
export const DEFAULT_LANGUAGE = "en";

export const findWordLanguage = (
  { languages }: Pick<WordTable, "languages">,
  language: string,
): WordLanguage => languages.find(({ id }) => id === language) ?? languages[0];

export const textOfWord = (
  table: Pick<WordTable, "languages">,
  { texts, language }: { readonly texts: Readonly<Record<string, string>>; readonly language: string },
  word: string,
): string => texts[word] ?? findWordLanguage(table, language).words[word] ?? "";
