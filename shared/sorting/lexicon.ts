import { type FileNameVocabulary, listPhrases, type VocabularyTerm } from "../machine/files.ts";
import { isNoiseWord, type NameToken, parseSegment } from "./tokens.ts";

/** Topics for words that indicate another purpose ("logo") and for words that say nothing ("image"). */
export const ASIDE_TOPIC = "(aside)";
export const FILLER_TOPIC = "(filler)";

interface Meaning {
  readonly topic: string;
  readonly id: string;
  readonly isAmbiguous: boolean;
}

/** A phrase with meanings, or a word or number without any. */
export interface RecognizedWord {
  readonly text: string;
  readonly tokens: readonly NameToken[];
  readonly meanings: readonly Meaning[];
  readonly isMisspelt: boolean;
}

export type WordRecognizer = (tokens: readonly NameToken[]) => RecognizedWord[];

/** The minimum length of a compound's part. */
const JOINED_LENGTH = 3;
/** Japanese has no spaces, but words of a single character. */
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** The minimum length of a word that may be misspelt. */
const MISSPELT_LENGTH = 6;
const MAX_LENGTH = 48;
/** Linking letters in German compounds. */
const LINKS = ["", "s", "n", "en"];

export function createWordRecognizer({ topics, aside, fillers }: FileNameVocabulary): WordRecognizer {
  const all = {
    ...topics,
    [ASIDE_TOPIC]: { [ASIDE_TOPIC]: { phrases: aside } },
    [FILLER_TOPIC]: { [FILLER_TOPIC]: { phrases: fillers } },
  };
  const groups = Object.entries<Readonly<Record<string, VocabularyTerm>>>(all).flatMap(([topic, terms]) =>
    Object.entries(terms).flatMap(([id, { phrases, ambiguous }]) => [
      { phrases, topic, id, isAmbiguous: false },
      { phrases: ambiguous, topic, id, isAmbiguous: true },
    ]),
  );
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
      // Joined phrases are parts too, since the "no" in "noroom" is too short to be split off.
      parts.set(keys.join(""), keys);
      for (const key of keys) words.add(key);
      longest = Math.max(longest, keys.length);
    }

  const correctable = [...words].filter((word) => word.length >= MISSPELT_LENGTH);

  const unitsOf = (token: NameToken) => {
    const { key } = token;
    const isKnown = words.has(key) || isNoiseWord(key) || key.length > MAX_LENGTH;
    const keys = isKnown ? [key] : splitWord(parts, key);
    const meant = keys ? undefined : correctable.find((word) => isOneOff(word, key));
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
        text: tokens.map(({ key }) => key).join(""),
        tokens,
        meanings: meanings() ?? [],
        isMisspelt: taken.some(({ isMisspelt }) => isMisspelt),
      });
      at += taken.length;
    }
    return read;
  };
}

function splitWord(
  parts: ReadonlyMap<string, readonly string[]>,
  key: string,
): readonly string[] | undefined {
  const least = JAPANESE.test(key) ? 1 : JOINED_LENGTH;
  if (key.length < least) return undefined;
  let best = parts.get(key);
  // Stryker disable next-line EqualityOperator: there is nothing after the last letter.
  for (let end = least; end < key.length; end++) {
    const part = parts.get(key.slice(0, end));
    if (!part) continue;
    for (const link of LINKS) {
      const rest = key.startsWith(link, end) ? splitWord(parts, key.slice(end + link.length)) : undefined;
      // Stryker disable next-line EqualityOperator: a tie may go either way.
      if (rest && (!best || best.length > part.length + rest.length)) best = [...part, ...rest];
    }
  }
  return best;
}

/** Whether one letter is wrong, missing or extra, or two are swapped. The words must differ. */
function isOneOff(one: string, other: string): boolean {
  let at = 0;
  while (one[at] === other[at]) at++;
  const [rest, left] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === left.slice(1) ||
    rest.slice(1) === left ||
    rest === left.slice(1) ||
    rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2) === left
  );
}
