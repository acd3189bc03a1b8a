import { type FileNameVocabulary, listPhrases } from "../machine/files.ts";
import { isBlankWord, type NameToken, parseSegment } from "./tokens.ts";

/** Topics for words that mark files as something other than the machine's pictures, and for words without meaning. */
export const ASIDE_TOPIC = "(aside)";
export const FILLER_TOPIC = "(filler)";

interface Meaning {
  readonly topic: string;
  readonly id: string;
  readonly isLoose: boolean;
}

/** A phrase with meanings, or a word or number without any. */
export interface RecognizedWord {
  readonly text: string;
  readonly tokens: readonly NameToken[];
  readonly meanings: readonly Meaning[];
  readonly isMisspelt: boolean;
}

export type WordReader = (tokens: readonly NameToken[]) => RecognizedWord[];

/** The minimum length of a part of a compound. */
const JOINED_LENGTH = 3;
/** Japanese is written without spaces, and many of its words are one letter. */
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** The minimum length of a word that may be misspelt. */
const MISSPELT_LENGTH = 6;
const MAX_LENGTH = 48;
/** Linking letters in German compounds. */
const LINKS = ["", "s", "n", "en"];

export function createWordReader({ topics, aside, fillers }: FileNameVocabulary): WordReader {
  const groups = [
    ...Object.entries(topics).flatMap(([topic, sayings]) =>
      Object.entries(sayings).flatMap(([id, { phrases, loosely }]) => [
        { phrases, topic, id, isLoose: false },
        { phrases: loosely, topic, id, isLoose: true },
      ]),
    ),
    { phrases: aside, topic: ASIDE_TOPIC, id: ASIDE_TOPIC, isLoose: false },
    { phrases: fillers, topic: FILLER_TOPIC, id: FILLER_TOPIC, isLoose: false },
  ];
  const meaningsOf = new Map<string, Meaning[]>();
  const parts = new Map<string, readonly string[]>();
  const words = new Set<string>();
  let longest = 1;
  for (const { phrases, ...meaning } of groups)
    for (const text of listPhrases(phrases)) {
      const keys = parseSegment(text).tokens.map(({ key }) => key);
      const meanings = meaningsOf.get(keys.join(" ")) ?? [];
      if (!meanings.some(({ id }) => id === meaning.id)) meanings.push(meaning);
      meaningsOf.set(keys.join(" "), meanings);
      // Phrases are parts too, since "noroom" contains a word too short to be one.
      parts.set(keys.join(""), keys);
      for (const key of keys) words.add(key);
      longest = Math.max(longest, keys.length);
    }
  for (const word of words) parts.set(word, parts.get(word) ?? [word]);

  const unitsOf = (token: NameToken) => {
    const { key } = token;
    const isKnown = words.has(key) || isBlankWord(key) || key.length > MAX_LENGTH;
    const keys = isKnown ? [key] : splitWord(parts, key);
    const meant = keys ? undefined : correctionOf(words, key);
    return (keys ?? [meant ?? key]).map((unit) => ({ key: unit, token, isMisspelt: meant !== undefined }));
  };
  return (tokens) => {
    const units = tokens.flatMap(unitsOf);
    const read: RecognizedWord[] = [];
    for (let at = 0; at < units.length; ) {
      let taken = units.slice(at, at + longest);
      const meanings = () => meaningsOf.get(taken.map(({ key }) => key).join(" "));
      while (taken.length > 1 && !meanings()) taken = taken.slice(0, -1);
      const tokens = [...new Set(taken.map(({ token }) => token))];
      read.push({
        text: tokens.map(({ key }) => key).join(" "),
        tokens,
        meanings: meanings() ?? [],
        isMisspelt: taken.some(({ isMisspelt }) => isMisspelt),
      });
      at += taken.length;
    }
    return read;
  };
}

/** Splits a compound into the fewest known words. */
function splitWord(
  parts: ReadonlyMap<string, readonly string[]>,
  key: string,
): readonly string[] | undefined {
  const least = JAPANESE.test(key) ? 1 : JOINED_LENGTH;
  if (key.length < least) return undefined;
  let best = parts.get(key);
  for (let end = least; end < key.length; end++) {
    const part = parts.get(key.slice(0, end)) ?? [];
    for (const link of part.length > 0 ? LINKS : []) {
      const rest = key.startsWith(link, end) ? splitWord(parts, key.slice(end + link.length)) : undefined;
      if (rest && (!best || best.length > part.length + rest.length)) best = [...part, ...rest];
    }
  }
  return best;
}

const correctionOf = (words: ReadonlySet<string>, key: string): string | undefined =>
  key.length < MISSPELT_LENGTH - 1
    ? undefined
    : [...words].find((word) => word.length >= MISSPELT_LENGTH && isOneOff(word, key));

/** Whether one letter is wrong, missing or extra, or two are swapped. */
function isOneOff(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at++;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  if (long.slice(at + 1) === short.slice(at + 1)) return true;
  return (
    long[at] === short[at + 1] && long[at + 1] === short[at] && long.slice(at + 2) === short.slice(at + 2)
  );
}
