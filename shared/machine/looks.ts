import type { Lettering, PictureStyle } from "./library.ts";
import { defaultImage } from "./questions.ts";
import type { ListCategory, SlotCategory } from "./types.ts";

/** A look's picture without words, exactly as large as its place. Released paths never change: recipes store them. */
export type LookPath = `/images/looks/${string}.webp`;

/** In which hand a look sets words: a lettering without its place in the picture. */
export type Hand = Omit<Lettering, "box" | "size" | "maxLines" | "align" | "anchor">;

/** Where in a picture words are set, and how large at most. */
export type WordPlace = Pick<Lettering, "box" | "size" | "maxLines" | "align" | "anchor">;

/** By category and count: where the words of its pictures are set. A list has no words. */
export type WordPlaces = Readonly<Record<string, Readonly<Record<number, WordPlace>>>>;

/** A whole machine in one hand: a picture without words for every slot of every count, and how words are set on them. */
export interface Look {
  /** Designs store it: never renamed. */
  readonly id: string;
  readonly name: string;
  /** What it is like, in one line. */
  readonly line: string;
  /** Its pictures lie below it as the bundled defaults lie below theirs; those of a list are numbered from 1. */
  readonly folder: `/images/looks/${string}`;
  /** How many pictures it has for a list, by category. */
  readonly lists: Readonly<Record<string, number>>;
  readonly hand: Hand;
  /** The style nearest to its hand, for where only that is known. */
  readonly style: PictureStyle;
  readonly places: WordPlaces;
  /** Categories whose screen the home page shows in this look, in the count that a new design has. */
  readonly shown: readonly string[];
}

const DEFAULTS = "/images/defaults";

/** The picture of a look for a slot in the arrangement of that count. */
export const lookPicture = (
  { folder }: Look,
  category: SlotCategory,
  count: number,
  slot: string,
): LookPath =>
  defaultImage(category, count, slot)
    .replace(DEFAULTS, folder)
    .replace(/\.png$/, ".webp") as LookPath;

/** The picture of a look with its words on, for a slot of a screen that the home page shows. */
export const shownPicture = ({ folder }: Look, { id }: SlotCategory, slot: string): LookPath =>
  `${folder as "/images/looks/"}/shown/${id}/${slot}.webp`;

/** The pictures of a look for a list, in order. */
export const lookPictures = ({ folder, lists }: Look, { id }: ListCategory): LookPath[] =>
  Array.from(
    { length: lists[id] ?? 0 },
    (_, i): LookPath => `${folder as "/images/looks/"}/${id}/${i + 1}.webp`,
  );

/** How a look sets the words of a category's pictures in that count; undefined where they have none. */
export function lookLettering(
  { hand, places }: Look,
  category: string,
  count: number,
): Lettering | undefined {
  const place = places[category]?.[count];
  return place && { ...hand, ...place };
}
