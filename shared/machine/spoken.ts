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
