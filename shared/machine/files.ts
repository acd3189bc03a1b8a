import { fillPlaceholders, includesSize } from "./questions.ts";
import type { Arrangement, Category, MachineModel, Size } from "./types.ts";

export interface ExportFileNames {
  /** Path in the image ZIP: "Blend Images/Left_Blend.png". */
  readonly path: string;
  /** File name in the media package: "hot_regular.png". */
  readonly entryName: string;
}

/** `place` is a slot id or, for a list, the picture's number, counted from 1. */
export function exportFileNamesOf(category: Category, place: string | number): ExportFileNames {
  const { folder } = category.files;
  const name =
    category.kind === "list"
      ? fillPlaceholders(category.files.name, { number: place })
      : (category.files.names[place] ?? String(place));
  const prefix = category.kind === "slots" ? (category.files.packagePrefix ?? "") : "";
  return { path: `${folder}/${name}.png`, entryName: `${prefix}${name}.png` };
}

export interface FileTableRow {
  readonly category: string;
  readonly slot: string | undefined;
  readonly path: string;
  readonly packagePaths: readonly string[];
}

export const listFileTableRows = ({ categories }: MachineModel): FileTableRow[] =>
  categories.flatMap((category) => {
    const places = category.kind === "list" ? [undefined] : category.slots;
    return places.map((slot) => {
      const { path, entryName } = exportFileNamesOf(category, slot?.id ?? 1);
      const folders = category.arrangements
        .filter((arrangement) => !slot || arrangement.places.some((place) => place.slot === slot.id))
        .map(({ packageCategory }) => packageCategory);
      return {
        category: category.label,
        slot: slot?.label,
        path,
        packagePaths: [...new Set(folders)].map((folder) => `${folder}/${entryName}`),
      };
    });
  });

/** In a list, `slot` is a zero-based index. */
export interface FilePlace {
  readonly category: string;
  readonly slot: string;
}

export const placeKey = ({ category, slot }: FilePlace): string => `${category}/${slot}`;

/** Recognises the paths in our exports, below any folder and regardless of case. */
export function findPlaceOfFile(model: MachineModel, path: string): FilePlace | undefined {
  const wanted = `/${path.toLowerCase()}`;
  for (const category of model.categories)
    for (const { place, names } of namesOf(category))
      if (names.some((name) => wanted.endsWith(`/${name.toLowerCase()}`)))
        return { category: category.id, slot: place };
  return undefined;
}

function namesOf(category: Category): { place: string; names: string[] }[] {
  const places =
    category.kind === "list"
      ? Array.from({ length: category.maxImages }, (_, i) => ({ place: String(i), name: i + 1 }))
      : category.slots.map(({ id }) => ({ place: id, name: id }));
  return places.map(({ place, name }) => {
    const { path, entryName } = exportFileNamesOf(category, name);
    const folders = new Set(category.arrangements.map(({ packageCategory }) => packageCategory));
    return { place, names: [path, ...[...folders].map((folder) => `${folder}/${entryName}`)] };
  });
}

export interface SizedFilePlace extends FilePlace {
  readonly size: Size;
}

/** Chooses the smallest counts that fit the most pictures. Omits categories in which none fits. */
export function guessCounts(model: MachineModel, placed: readonly SizedFilePlace[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const category of model.categories) {
    // Stryker disable next-line ConditionalExpression,StringLiteral: a list has no counts.
    if (category.kind === "list" || !category.counts) continue;
    const own = placed.filter((picture) => picture.category === category.id);
    const [best] = category.arrangements
      .map((arrangement) => ({
        arrangement,
        fitting: own.filter((one) => fitsArrangement(arrangement, one)).length,
      }))
      .sort((a, b) => b.fitting - a.fitting || a.arrangement.places.length - b.arrangement.places.length);
    if (best && best.fitting > 0) counts[category.id] = best.arrangement.count;
  }
  return counts;
}

export const fitsArrangement = ({ places, size }: Arrangement, picture: SizedFilePlace): boolean =>
  includesSize([size], picture.size) && places.some(({ slot }) => slot === picture.slot);

/**
 * Comma-separated phrases in lower case. Matching ignores accents, accepts joined words ("leaveroom"), and
 * allows one wrong letter in longer words.
 */
export type LocalizedPhrases = Readonly<Partial<Record<PhraseLanguage, string>>>;
export type PhraseLanguage = "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "ja" | "ar" | "sv";

export interface VocabularyTerm {
  readonly phrases: LocalizedPhrases;
  /** Phrases that only sometimes have this meaning. */
  readonly ambiguous?: LocalizedPhrases;
}

/** All strings are ids of terms. */
export interface PlaceVocabulary {
  /** Required for the category, unless the size identifies it. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Required for each slot; empty for lists. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
}

export interface FileNameVocabulary {
  /** Terms by topic. A name with another term of a place's topic counts against that place. */
  readonly topics: Readonly<Record<string, Readonly<Record<string, VocabularyTerm>>>>;
  readonly places: Readonly<Record<string, PlaceVocabulary>>;
  /** By package folder: a picture's name needs one of these terms. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** Phrases for other files, such as a logo or a mock-up. */
  readonly aside: LocalizedPhrases;
  /** Words that identify no place, such as "coffee". */
  readonly fillers: LocalizedPhrases;
}

export const listPhrases = (phrases: LocalizedPhrases | undefined): readonly string[] =>
  Object.values(phrases ?? {}).flatMap((each) => each.trim().split(/,\s*/));
