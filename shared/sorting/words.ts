import type { Lexicon, Meaning } from "./lexicon.ts";
import { isNumber, type Segment, type Token } from "./tokens.ts";

/** A phrase of a name, with all that it can mean; or a word or number that means nothing to the machine. */
export interface Word {
  readonly tokens: readonly Token[];
  readonly meanings: readonly Meaning[];
  readonly isTypo: boolean;
}

/** A piece of a path with its words. */
export type Read = Segment & { readonly words: readonly Word[] };

/** The phrases of a name, the longest first; words that mean nothing stand alone. */
export function wordsOf(lexicon: Lexicon, { tokens }: Segment): Word[] {
  const units = tokens.flatMap((token) => {
    const taken = lexicon.taken(token.key);
    return (taken?.keys ?? [token.key]).map((key) => ({ key, token, isTypo: taken?.isTypo ?? false }));
  });
  const words: Word[] = [];
  for (let at = 0; at < units.length; ) {
    const { key = "" } = units[at] ?? {};
    const phrase = lexicon.phrases
      .get(key)
      ?.find(({ keys }) => keys.every((each, i) => units[at + i]?.key === each));
    const taken = units.slice(at, at + (phrase?.keys.length ?? 1));
    words.push({
      tokens: [...new Set(taken.map(({ token }) => token))],
      meanings: phrase?.meanings ?? [],
      isTypo: taken.some(({ isTypo }) => isTypo),
    });
    at += taken.length;
  }
  return words;
}

export const keysOf = ({ tokens }: Word): string => tokens.map(({ key }) => key).join(" ");
/** Whether it is a word that means nothing to the machine. */
export const isUnknown = ({ meanings, tokens }: Word): boolean =>
  meanings.length === 0 && tokens.every((token) => !isNumber(token));
