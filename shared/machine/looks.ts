import type { Lettering, PictureStyle } from "./library.ts";
import { defaultImagePath } from "./questions.ts";
import type { Category, ListCategory, SlotCategory } from "./types.ts";

export type LookPicturePath = `/images/looks/${string}.webp`;

export type LetteringAppearance = Omit<Lettering, "box" | "size" | "maxLines" | "align" | "anchor">;

export type LetteringArea = Pick<Lettering, "box" | "size" | "maxLines" | "align" | "anchor">;

/** By category and count. Lists have no words. */
export type LetteringAreas = Readonly<Record<string, Readonly<Record<number, LetteringArea>>>>;

export type Season = "christmas" | "summer";

export interface Look {
  /** Stored in designs, so it is never renamed. */
  readonly id: string;
  readonly name: string;

  readonly tagline: string;
  /** Absent if the look suits the whole year. */
  readonly season?: Season;
  /** Structured like the folder of defaults; list pictures are numbered from 1. */
  readonly folder: `/images/looks/${string}`;
  readonly lists: Readonly<Record<string, number>>;
  readonly appearance: LetteringAppearance;
  readonly style: PictureStyle;
  readonly letteringAreas: LetteringAreas;
  /** Categories that the home page shows in this look. */
  readonly shown: readonly string[];
}

const DEFAULTS = "/images/defaults";

export const lookPicturePath = (
  { folder }: Look,
  category: SlotCategory,
  count: number,
  slot: string,
): LookPicturePath => `${folder}${pathInLook(category, count, slot)}` as LookPicturePath;

const pathInLook = (category: SlotCategory, count: number, slot: string): string =>
  defaultImagePath(category, count, slot).replace(DEFAULTS, "").replace(".png", ".webp");

export const isLookPictureOf = (path: string, category: SlotCategory, count: number, slot: string): boolean =>
  path.endsWith(pathInLook(category, count, slot));

export const showcasePicturePath = ({ folder }: Look, { id }: SlotCategory, slot: string): LookPicturePath =>
  `${folder as "/images/looks/"}/shown/${id}/${slot}.webp`;

export const lookListPicturePaths = ({ folder, lists }: Look, { id }: ListCategory): LookPicturePath[] =>
  Array.from(
    { length: lists[id] ?? 0 },
    (_, i): LookPicturePath => `${folder as "/images/looks/"}/${id}/${i + 1}.webp`,
  );

export const allLookPicturePaths = (look: Look, categories: readonly Category[]): LookPicturePath[] =>
  categories.flatMap((category) =>
    category.kind === "list"
      ? lookListPicturePaths(look, category)
      : category.arrangements.flatMap(({ count, places }) =>
          places.map(({ slot }) => lookPicturePath(look, category, count, slot)),
        ),
  );

export function findLookLettering(
  { appearance, letteringAreas }: Look,
  category: string,
  count: number,
): Lettering | undefined {
  const area = letteringAreas[category]?.[count];
  return area && { ...appearance, ...area };
}
