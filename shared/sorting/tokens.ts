/** A word or a number of a file's name. */
export interface Token {
  /** As it stands there. */
  readonly text: string;
  /** To compare it by: small letters without accents. */
  readonly key: string;
}

/** A piece of a path, a folder's or the file's name, taken apart. */
export interface Segment {
  readonly tokens: readonly Token[];
  /** Of "v2", "Version 3"; 0 without one. */
  readonly version: number;
  /** The last day that stands in it, as the number yyyymmdd; 0 without one. */
  readonly date: number;
}

/** Words that say nothing anywhere, in the languages that names are read in. */
const STOP_WORDS = new Set(
  "of the for and or an der die das dem den fuer und oder ein eine zum zur la le les un une du des de et ou el los las del para una y o il lo gli di da per e".split(
    " ",
  ),
);

/** Year, month, day; and day, month, year. */
const DATES: readonly RegExp[] = [
  /(?<!\d)(?<year>(?:19|20)\d{2})[-_. ]?(?<month>0[1-9]|1[0-2])[-_. ]?(?<day>0[1-9]|[12]\d|3[01])(?!\d)/gu,
  /(?<!\d)(?<day>0?[1-9]|[12]\d|3[01])[-_.](?<month>0?[1-9]|1[0-2])[-_.](?<year>(?:19|20)?\d{2})(?!\d)/gu,
];
/** What is no word of a name: scale, sizes, dates, times, ids. The longer ones first. */
const NO_WORDS: readonly RegExp[] = [
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/giu,
  /@\d(?:[.,]\d)?x/giu,
  /\d{2,5}\s?[x×]\s?\d{2,5}(?:\s?px)?/giu,
  ...DATES,
  /(?<!\d)\d{1,2}[.:h]\d{2}[.:]\d{2}(?!\d)/gu,
];
const VERSION = /(?<![\p{L}])v(?:er(?:sion)?)?[ ._-]?(\d{1,3})(?![\p{L}\d])/giu;
/** Among capitals it is one. */
const CAPITAL_SS = /(?<=\p{Lu})ß/gu;
/** The letter of a code: "S4", "P1010023". */
const CODE = /(?<![\p{L}])\p{L}(?=\d)/gu;
/** "l'", "d'": an article that has lost its vowel. */
const ELISION = /(?<![\p{L}])[ld]['’]/giu;
/** Words are parted by anything that is no letter, and where capitals begin: "btnHotCup", "SS1", "XLarge". */
const WORDS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{L}--[\p{Lu}\p{Ll}]]+|\d+/gv;
/** No name that people give has more letters or words. */
const MOST_LETTERS = 512;
const MOST_WORDS = 64;
/** Folders above say no more of a picture. */
const MOST_FOLDERS = 8;
const ENDING = /\.\p{L}[\p{L}\d]{1,4}$/u;

const UMLAUTS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "oe",
};

/** Small letters without accents, umlauts spelled out. */
export const keyOf = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßæœø]/gu, (letter) => UMLAUTS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");

/** The words and numbers of a name, without those that say nothing. */
export function segmentOf(name: string): Segment {
  let version = 0;
  let rest = name
    .slice(0, MOST_LETTERS)
    .normalize("NFC")
    .replace(VERSION, (_, digits: string) => {
      version = Math.max(version, Number(digits));
      return " ";
    });
  for (const pattern of NO_WORDS) rest = rest.replace(pattern, " ");
  const tokens = [...rest.replace(CAPITAL_SS, "SS").replace(ELISION, " ").replace(CODE, " ").matchAll(WORDS)]
    .map(([text]) => ({ text, key: keyOf(text) }))
    .filter(({ key }) => !STOP_WORDS.has(key))
    .slice(0, MOST_WORDS);
  return { tokens, version, date: dateIn(name.slice(0, MOST_LETTERS)) };
}

/** The last day that stands in a name, as the number yyyymmdd; 0 without one. */
const dateIn = (name: string): number =>
  DATES.flatMap((pattern) => [...name.matchAll(pattern)]).reduce((last, { groups }) => {
    const { year = "", month, day } = groups ?? {};
    const fullYear = Number(year) + (year.length === 2 ? 2_000 : 0);
    return Math.max(last, fullYear * 10_000 + Number(month) * 100 + Number(day));
  }, 0);

/** A path without the ending of its file's name. */
export const withoutEnding = (path: string): string => path.replace(ENDING, "");

/** The pieces of a path, its file's name last and without its ending. */
export function segmentsOf(path: string): Segment[] {
  const names = path
    .split("/")
    .filter((name) => name !== "")
    .slice(-MOST_FOLDERS - 1);
  return names.map((name, at) => segmentOf(at === names.length - 1 ? withoutEnding(name) : name));
}

export const isNumber = ({ key }: Token): boolean => /^\d+$/u.test(key);
