export interface NameToken {
  readonly text: string;
  /** Lower-case, without accents. */
  readonly key: string;
}

/** A folder's name, or a file's without its extension. */
export interface PathSegment {
  readonly tokens: readonly NameToken[];
  /** The 3 of "v3", or 0. */
  readonly version: number;
  /** The latest date as the number yyyymmdd, or 0. */
  readonly date: number;
}

const wordSet = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(" ")));

const STOP_WORDS = wordSet(
  "of the for and or an der die das dem den von fuer und oder ein eine zum zur la le les un une du des de et ou el los las del para una y o il lo gli di della dello dei delle da per e do dos das van het",
);
const FINAL_WORDS = wordSet("final finale endgueltig def definitif definitivo");
/** Words that cameras, apps and systems add. */
const BLANK_WORDS = wordSet(
  "img image imag dsc dscn dscf pxl mvimg gopr gx pict pic vid scan photo foto burst cover hdr night edit edited",
  "whats app whatsapp signal snapchat fb received telegram",
  "screenshot screenshots screen shot bildschirmfoto schermata schermafbeelding capture captura pantalla capture",
  "asset frame artboard untitled layer group slice rectangle component instance",
  "at um alle portrait ps p a e copy kopie copie copia",
);

const DATES: readonly RegExp[] = [
  /(?<!\d)(?<year>(?:19|20)\d{2})[-_. ]?(?<month>0[1-9]|1[0-2])[-_. ]?(?<day>0[1-9]|[12]\d|3[01])(?!\d)/gu,
  /(?<!\d)(?<day>0?[1-9]|[12]\d|3[01])[-_.](?<month>0?[1-9]|1[0-2])[-_.](?<year>(?:19|20)?\d{2})(?!\d)/gu,
];
const VERSION = /(?<![\p{L}])v(?:er(?:sion)?)?[ ._-]?(\d{1,3})(?![\p{L}\d])/giu;
const NOT_WORDS: readonly RegExp[] = [
  VERSION,
  // IDs, scales, sizes, dates and times.
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/giu,
  /@\d(?:[.,]\d)?x/giu,
  /\d{2,5}\s?[x×]\s?\d{2,5}(?:\s?px)?/giu,
  ...DATES,
  /(?<!\d)\d{1,2}[.:h]\d{2}[.:]\d{2}(?!\d)/gu,
  // An elided article: "l'", "d'".
  /(?<![\p{L}])[ld]['’]/giu,
  // The letter of a code, as in "P1010023".
  /(?<![\p{L}])\p{L}(?=\d)/gu,
];
/** A sharp s after a capital letter. */
const CAPITAL_SS = /(?<=\p{Lu})ß/gu;
/** Words end before capital letters, as in "btnHotCup" and "XLarge". */
const WORDS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{L}--[\p{Lu}\p{Ll}]][[\p{L}--[\p{Lu}\p{Ll}]]\p{M}]*|\d+/gv;
const MAX_LETTERS = 512;
const MAX_WORDS = 64;
const MAX_FOLDERS = 8;
const EXTENSION = /\.\p{L}[\p{L}\d]{1,4}$/u;

/** Letters with several spellings, or without an accent to remove. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "oe",
  ł: "l",
  ة: "ه",
  ى: "ي",
};
const LETTERS = new RegExp(`[${Object.keys(OTHER_LETTERS).join("")}]`, "gu");
/** The Arabic article, written as part of its word. */
const ARTICLE = /^ال(?=\p{L}{2})/u;

const keyOf = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(LETTERS, (letter) => OTHER_LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(ARTICLE, "");

// Stryker disable next-line Regex: words end between letters and digits.
export const isDigits = (key: string): boolean => /^\d+$/u.test(key);
export const isFinalVersionWord = (key: string): boolean => FINAL_WORDS.has(key);
export const isNoiseWord = (key: string): boolean => BLANK_WORDS.has(key) || FINAL_WORDS.has(key);

export function parseSegment(given: string): PathSegment {
  const text = given.slice(0, MAX_LETTERS).normalize("NFKC");
  const words = NOT_WORDS.reduce((rest, pattern) => rest.replace(pattern, " "), text).replace(
    CAPITAL_SS,
    "SS",
  );
  const tokens = [...words.matchAll(WORDS)]
    .map(([word]) => ({ text: word, key: keyOf(word) }))
    .filter(({ key }) => !STOP_WORDS.has(key))
    .slice(0, MAX_WORDS);
  const versions = [...text.matchAll(VERSION)].map(([, digits]) => Number(digits));
  const dates = DATES.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ groups }) => {
    // Stryker disable next-line StringLiteral: both patterns have a year.
    const { year = "", month, day } = groups ?? {};
    return Number(year.padStart(4, "20")) * 10_000 + Number(month) * 100 + Number(day);
  });
  return { tokens, version: Math.max(0, ...versions), date: Math.max(0, ...dates) };
}

export const withoutExtension = (path: string): string => path.replace(EXTENSION, "");

export function parsePath(path: string): { own: PathSegment; folders: readonly PathSegment[] } {
  const name = withoutExtension(path);
  const start = name.lastIndexOf("/") + 1;
  return {
    own: parseSegment(name.slice(start)),
    folders: name
      .split("/")
      .slice(-MAX_FOLDERS - 1, -1)
      .map(parseSegment),
  };
}
