import { fillWords, isOneOf } from "./questions.ts";
import type { Arrangement, Category, MachineModel, Size } from "./types.ts";

/** What one picture's file is called, with its ending. */
export interface FileName {
  /** In the image zip: "Blend Images/Left_Blend.png". */
  readonly path: string;
  /** In its folder of the media package: "hot_regular.png". */
  readonly packageName: string;
}

/** The file of a category's picture: `place` is its slot, or of a list its number from 1. */
export function fileNameOf(category: Category, place: string | number): FileName {
  const { folder } = category.files;
  const name =
    category.kind === "list"
      ? fillWords(category.files.name, { number: place })
      : (category.files.names[place] ?? String(place));
  const prefix = category.kind === "slots" ? (category.files.packagePrefix ?? "") : "";
  return { path: `${folder}/${name}.png`, packageName: `${prefix}${name}.png` };
}

/** A row of the table of names: one picture of a machine, whatever the counts. */
export interface FileRow {
  readonly category: string;
  /** Of its slot; a list has none. */
  readonly slot: string | undefined;
  readonly path: string;
  /** With the folder of the media package; several where the folder depends on the count. */
  readonly packagePaths: readonly string[];
}

/** What every file of a machine's design is called; of a list the first. */
export const fileTable = ({ categories }: MachineModel): FileRow[] =>
  categories.flatMap((category) => {
    const places = category.kind === "list" ? [undefined] : category.slots;
    return places.map((slot) => {
      const { path, packageName } = fileNameOf(category, slot?.id ?? 1);
      const folders = category.arrangements
        .filter((arrangement) => !slot || arrangement.places.some((place) => place.slot === slot.id))
        .map(({ packageCategory }) => packageCategory);
      return {
        category: category.label,
        slot: slot?.label,
        path,
        packagePaths: [...new Set(folders)].map((folder) => `${folder}/${packageName}`),
      };
    });
  });

/** A place of a design; a list's slot is its index. */
export interface FilePlace {
  readonly category: string;
  readonly slot: string;
}

/**
 * The place of a picture by the name that our own exports give it, in the image zip or in the media package; folders
 * before those, and upper and lower case, do not matter. Undefined where it is none of them.
 */
export function placeOfFile(model: MachineModel, path: string): FilePlace | undefined {
  const wanted = `/${path.toLowerCase()}`;
  for (const category of model.categories)
    for (const { place, names } of namesOf(category))
      if (names.some((name) => wanted.endsWith(`/${name.toLowerCase()}`)))
        return { category: category.id, slot: place };
  return undefined;
}

/** Every place of a category with the paths that its picture may have, for all of its counts. */
function namesOf(category: Category): { place: string; names: string[] }[] {
  const places =
    category.kind === "list"
      ? Array.from({ length: category.maxImages }, (_, i) => ({ place: String(i), name: i + 1 }))
      : category.slots.map(({ id }) => ({ place: id, name: id }));
  return places.map(({ place, name }) => {
    const { path, packageName } = fileNameOf(category, name);
    const folders = new Set(category.arrangements.map(({ packageCategory }) => packageCategory));
    return { place, names: [path, ...[...folders].map((folder) => `${folder}/${packageName}`)] };
  });
}

/** A picture whose place is known. */
export interface PlacedSize extends FilePlace {
  readonly size: Size;
}

/**
 * The counts that pictures speak for, by category whose count can be chosen: the arrangement that most of them
 * have the size and the place of; of several, that with the fewest places left empty. A category of which there is
 * no picture is not in it.
 */
export function countsOf(model: MachineModel, placed: readonly PlacedSize[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const category of model.categories) {
    if (category.kind === "list" || !category.counts) continue;
    const own = placed.filter((picture) => picture.category === category.id);
    const [best] = category.arrangements
      .map((arrangement) => ({ arrangement, fitting: own.filter((one) => fits(arrangement, one)).length }))
      .sort((a, b) => b.fitting - a.fitting || a.arrangement.places.length - b.arrangement.places.length);
    if (best && best.fitting > 0) counts[category.id] = best.arrangement.count;
  }
  return counts;
}

/** Whether an arrangement of slots shows a picture of that place and size. */
export const fits = ({ places, size }: Arrangement, picture: PlacedSize): boolean =>
  isOneOf([size], picture.size) && places.some(({ slot }) => slot === picture.slot);

/**
 * Words and phrases by language, in small letters. Accents do not matter, nor how umlauts are spelled, and a word may be
 * joined to others ("leaveroom") or have one letter wrong, where it is long enough.
 */
export type Phrases = Readonly<Partial<Record<SpokenLanguage, readonly string[]>>>;
export type SpokenLanguage = "en" | "de" | "fr" | "es" | "it";

/** One thing that a picture's name can say: "hot", "the left one". */
export interface Saying {
  readonly phrases: Phrases;
  /** What is sometimes meant by it: counts less, and makes no place sure. */
  readonly loosely?: Phrases;
}

/** What a category's places are called, by the ids of sayings. */
export interface SpokenPlaces {
  /** What a name must say to be of this category, where its size does not tell. */
  readonly says: readonly string[];
  /** What it may say. */
  readonly may: readonly string[];
  /** By slot: what a name must say to be of that slot. A list has none. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
}

/** What people call a machine's places where they name files: words of several languages, and which place says what. */
export interface Spoken {
  /** By topic; of one topic a place says one thing, so that a name that says another speaks against it. */
  readonly topics: Readonly<Record<string, Readonly<Record<string, Saying>>>>;
  /** By category. */
  readonly places: Readonly<Record<string, SpokenPlaces>>;
  /** By folder of the media package, where only a name says that a picture belongs there. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** What is none of the machine's pictures: a logo, a mock-up, what was replaced. */
  readonly aside: Phrases;
  /** Words that say nothing: "coffee", "button". */
  readonly fillers: Phrases;
}

/** Every phrase, whatever its language. */
export const phrasesIn = (phrases: Phrases | undefined): readonly string[] =>
  Object.values(phrases ?? {}).flat();
