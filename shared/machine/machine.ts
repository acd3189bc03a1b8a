import type { Spoken } from "./files.ts";
import type { LetteringStyles, Letterings, Libraries } from "./library.ts";
import type { Look } from "./looks.ts";
import type { StepWords } from "./steps.ts";
import type { ImagePath, MachineModel, Size } from "./types.ts";
import type { Walk } from "./walk.ts";

/**
 * A machine, which is a folder below shared/machines: what its machine.ts exports. The parts behind a
 * function are loaded when they are asked for, and are no part of a page's first load.
 */
export interface Machine {
  /** Categories, sizes, boxes, steps, names of files, package folders. */
  readonly model: MachineModel;
  /** What the pages of the steps with images say. */
  readonly stepWords: () => Promise<StepWords>;
  /** What the home page shows of it. */
  readonly showcase: Showcase;
  /** What the two guides say. */
  readonly guide: () => Promise<MachineGuide>;
  /** The bundled pictures to choose from. */
  readonly libraries: () => Promise<Libraries>;
  /** How their words are set. */
  readonly letterings: () => Promise<Letterings>;
  /** Whether there are looks, for what is shown before they are loaded. */
  readonly hasLooks: boolean;
  /** Whole designs to choose from; none for a machine that has none. */
  readonly looks: () => Promise<readonly Look[]>;
  /** How words are set on any other picture. */
  readonly letteringStyles: () => Promise<LetteringStyles>;
  /** What its pictures say to customers. */
  readonly wordTable: () => Promise<WordTable>;
  /** How it is used, from touch to cup. */
  readonly walk: () => Promise<Walk>;
  /** What people call its places, for the reading of files' names. */
  readonly spoken: () => Promise<Spoken>;
}

/** One kind of image on the requirements page. A category that no card names gets one of its own. */
export interface GuideCard<CategoryId extends string = string> {
  readonly title: string;
  /** Ids of the categories that it covers; they share their sizes. */
  readonly categories: readonly CategoryId[];
  /**
   * Marks, all of them the model's: `{max}` images of a list and `{packageMax}` of its package folder;
   * `{count}` images of a category, `{all}` of the card's categories and how many `{categories}` those
   * are; `{least}` and `{most}` counts to choose from.
   */
  readonly amount: string;
  readonly advice: string;
  /** Figures in circulation that the wizard does not take, for all counts or for one. */
  readonly published?: readonly { readonly count?: number; readonly size: Size }[];
}

export interface Advice {
  readonly title: string;
  readonly text: string;
}

/** Drawings that an import step can have; the page draws them. */
export type DrawingId = "format" | "copy" | "plug" | "corner" | "gear" | "pin" | "media" | "wait";

/** A step of getting a package into the machine. `drawn` stands in its drawing, where that has a word. */
export interface ImportStep extends Advice {
  readonly drawing: DrawingId;
  readonly drawn?: string;
}

/** The texts of the two guides. Apart from the model, since the pages that read them load on their own. */
export interface MachineGuide<CategoryId extends string = string> {
  readonly cards: readonly GuideCard<CategoryId>[];
  readonly practices: readonly Advice[];
  readonly importSteps: readonly ImportStep[];
  readonly troubles: readonly Advice[];
}

/** What the home page shows of a machine before a visitor has made anything. */
export interface Showcase {
  /** The category that is shown where a link to the product is shared, with the card's pictures on it. */
  readonly category: string;
  /** What that picture shows. */
  readonly alt: string;
  /** Pictures with words that stand in a category's slots on the home page; in other slots the defaults stand. */
  readonly lettered: { readonly category: string; readonly pictures: Readonly<Record<string, ImagePath>> };
  /** The card on pictures of the visitor's own. */
  readonly card: {
    readonly title: string;
    readonly text: string;
    readonly pictures: readonly ImagePath[];
    /** Of each of them. */
    readonly size: Size;
  };
}

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
