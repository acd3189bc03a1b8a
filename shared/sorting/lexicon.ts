import { type Phrases, phrasesIn, type Spoken } from "../machine/files.ts";
import { isBlankWord } from "./blank-words.ts";
import { keyOf, segmentOf } from "./tokens.ts";

/** What a phrase can mean. */
export interface Meaning {
  readonly kind: "saying" | "aside" | "filler";
  /** Of a saying. */
  readonly topic: string;
  readonly id: string;
  readonly isLoose: boolean;
}

interface Phrase {
  readonly keys: readonly string[];
  readonly meanings: readonly Meaning[];
}

/** The words of a machine as they are looked up. */
export interface Lexicon {
  /** By first word: the phrases that begin with it, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words that are joined to others, or have a letter wrong, are taken apart into these; none where they can't be. */
  taken(key: string): { readonly keys: readonly string[]; readonly isTypo: boolean } | undefined;
}

/** Letters of a word that others may be joined to, and of one in which a letter may be wrong. */
const JOINED_LENGTH = 3;
const MISSPELT_LENGTH = 6;
/** No word that people write is longer; one that is means nothing. */
const LONGEST = 48;

const built = new WeakMap<Spoken, Lexicon>();

/** The lexicon of a machine's words; built once. */
export function lexiconOf(spoken: Spoken): Lexicon {
  const known = built.get(spoken);
  if (known) return known;
  const lexicon = build(spoken);
  built.set(spoken, lexicon);
  return lexicon;
}

function build({ topics, aside, fillers }: Spoken): Lexicon {
  const all = new Map<string, Phrase & { meanings: Meaning[] }>();
  const add = (phrases: Phrases | undefined, meaning: Meaning) => {
    for (const text of new Set(phrasesIn(phrases))) {
      const keys = segmentOf(text).tokens.map(({ key }) => key);
      const joined = keys.join(" ");
      const phrase = all.get(joined) ?? { keys, meanings: [] };
      const isThere = phrase.meanings.some(({ kind, id }) => kind === meaning.kind && id === meaning.id);
      if (!isThere) phrase.meanings.push(meaning);
      all.set(joined, phrase);
    }
  };
  for (const [topic, sayings] of Object.entries(topics))
    for (const [id, { phrases, loosely }] of Object.entries(sayings)) {
      add(phrases, { kind: "saying", topic, id, isLoose: false });
      add(loosely, { kind: "saying", topic, id, isLoose: true });
    }
  add(aside, { kind: "aside", topic: "", id: "", isLoose: false });
  add(fillers, { kind: "filler", topic: "", id: "", isLoose: false });

  const phrases = new Map<string, Phrase[]>();
  for (const phrase of [...all.values()].sort((a, b) => b.keys.length - a.keys.length)) {
    const [first = ""] = phrase.keys;
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  const words = new Set([...all.values()].flatMap(({ keys }) => keys));
  // "noroom" is joined of a word that is too short to be looked for in others.
  const pieces = new Map([...words].map((word) => [word, [word]]));
  for (const { keys } of all.values()) pieces.set(keys.join(""), [...keys]);
  const seen = new Map<string, ReturnType<Lexicon["taken"]>>();
  return {
    phrases,
    taken(key) {
      if (words.has(key) || isBlankWord(key)) return { keys: [key], isTypo: false };
      if (key.length > LONGEST) return undefined;
      if (!seen.has(key)) seen.set(key, takeApart(pieces, key) ?? misspelt(words, key));
      return seen.get(key);
    },
  };
}

/** Letters with which German joins words. */
const LINKS = ["", "s", "n", "en"].map(keyOf);

/** The fewest pieces that a word is made of, all of them known. */
function takeApart(
  pieces: ReadonlyMap<string, readonly string[]>,
  key: string,
): ReturnType<Lexicon["taken"]> {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = JOINED_LENGTH; end <= key.length; end++)
    for (let start = 0; start <= end - JOINED_LENGTH; start++) {
      const before = best[start];
      const piece = pieces.get(key.slice(start, end));
      if (!before || !piece) continue;
      for (const link of LINKS) {
        const after = end + link.length;
        if (key.slice(end, after) !== link || (link !== "" && after === key.length)) continue;
        const there = best[after];
        if (!there || there.length > before.length + 1) best[after] = [...before, ...piece];
      }
    }
  const keys = best[key.length];
  return keys && keys.length > 0 ? { keys, isTypo: false } : undefined;
}

function misspelt(words: ReadonlySet<string>, key: string): ReturnType<Lexicon["taken"]> {
  if (key.length < MISSPELT_LENGTH - 1) return undefined;
  const meant = [...words].find((word) => word.length >= MISSPELT_LENGTH && isOneOff(word, key));
  return meant === undefined ? undefined : { keys: [meant], isTypo: true };
}

/** Whether one letter is wrong, missing, too many, or exchanged with its neighbour. */
export function isOneOff(one: string, other: string): boolean {
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
