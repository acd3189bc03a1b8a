import { sizeText } from "../../shared/machine/questions.ts";
import type { Spoken } from "../../shared/machine/spoken.ts";
import type { Size } from "../../shared/machine/types.ts";
import { isBlankWord, isFinal } from "./blank-words.ts";
import { type Lexicon, lexiconOf, type Meaning } from "./lexicon.ts";
import { madeFor } from "./size-worth.ts";
import type { GivenPicture } from "./sorted-plan.ts";
import { isNumber, type Segment, segmentsOf, type Token } from "./tokens.ts";

/** One thing that a word can mean. */
export interface Sense {
  readonly topic: string;
  readonly id: string;
  /** Of 1: less in folders, where it is loosely said, and where the word is misspelt. */
  readonly weight: number;
  /** Whether it is said in full and rightly spelled. */
  readonly isPlain: boolean;
}

/** A word or phrase that means something to the machine, with everything that it can mean. */
export type ReadWord = readonly Sense[];

/** A word of a file's own name as it stands there. */
export interface OwnWord {
  readonly token: Token;
  /** By id, what it can say of a place. */
  readonly says: readonly string[];
  /** Whether it says nothing anywhere. */
  readonly isBlank: boolean;
  /** Whether it means nothing to the machine, and may to people. */
  readonly isUnknown: boolean;
}

/** A file's name, read. */
export interface ReadName {
  readonly words: readonly ReadWord[];
  /** Whether it says to be none of the machine's. */
  readonly isAside: boolean;
  /** The words of the file's own name. */
  readonly own: readonly OwnWord[];
  /** Higher where it says to be a later version. */
  readonly version: number;
  /** Whether another picture says to be a later version of it. */
  readonly isSuperseded: boolean;
  /** Its number among pictures of otherwise the same name: from 0, of how many. */
  readonly series: { readonly rank: number; readonly of: number } | undefined;
}

/** A folder counts so much less for each level that it is above the file. */
const FOLDER = 0.8;
const LOOSE = 0.5;
const TYPO = 0.8;
/** What more pictures than a category takes have in common is no word about one of them. */
const SHARED = 0.8;
const LABEL = /^[a-h]$/u;

interface Word {
  readonly tokens: readonly Token[];
  readonly meanings: readonly Meaning[];
  readonly isTypo: boolean;
}

/**
 * Reads the names of pictures that were given together.
 *
 * @param sizes of the machine: pictures that are made for different ones are of no series
 * @param most pictures that one category of the machine takes: what more share is their owner's, and says nothing
 */
export function readNames(
  spoken: Spoken,
  pictures: readonly GivenPicture[],
  most: number,
  sizes: readonly Size[],
): ReadName[] {
  const lexicon = lexiconOf(spoken);
  const all = pictures.map(({ path }) =>
    segmentsOf(path).map((segment) => ({ ...segment, words: wordsOf(lexicon, segment) })),
  );
  const own = withoutShared(all, most);
  const series = seriesIn(
    own,
    pictures.map((picture) => {
      const made = madeFor(picture, sizes);
      return made ? sizeText(made) : "";
    }),
  );
  const newest = new Map<string, number>();
  for (const segments of own)
    newest.set(stemOf(segments), Math.max(newest.get(stemOf(segments)) ?? 0, versionOf(segments)));
  return own.map((segments, at) => {
    const version = versionOf(segments);
    const isSuperseded = version < (newest.get(stemOf(segments)) ?? 0);
    return { ...readOne(segments), version, isSuperseded, series: series[at] };
  });
}

type Read = Segment & { readonly words: readonly Word[] };

/** The phrases of a name, the longest first; words that mean nothing stand alone. */
function wordsOf(lexicon: Lexicon, { tokens }: Segment): Word[] {
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

const keysOf = ({ tokens }: Word): string => tokens.map(({ key }) => key).join(" ");
/** What all share can't set one aside either. */
const isOwners = (word: Word): boolean =>
  isUnknown(word) || word.meanings.some(({ kind }) => kind === "aside");
const isUnknown = ({ meanings, tokens }: Word): boolean =>
  meanings.length === 0 && tokens.every((token) => !isNumber(token));

/** Takes away folders, and words at the beginning of names, that nearly all pictures share, where they hold a word that means nothing. */
function withoutShared(all: readonly (readonly Read[])[], most: number): (readonly Read[])[] {
  if (all.length <= most + 1) return [...all];
  const isShared = (count: number) => count >= SHARED * all.length && count > most + 1;
  const countOf = (keys: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const folderKey = (segments: readonly Read[], depth: number) =>
    segments
      .slice(0, depth + 1)
      .map(({ words }) => words.map(keysOf).join(" "))
      .join("/");
  const folders = countOf(
    all.flatMap((segments) => segments.slice(0, -1).map((_, depth) => folderKey(segments, depth))),
  );
  const beginning = (words: readonly Word[], length: number) => words.slice(0, length).map(keysOf).join(" ");
  const beginnings = countOf(
    all.flatMap((segments) => {
      const words = segments.at(-1)?.words ?? [];
      return words.map((_, i) => beginning(words, i + 1));
    }),
  );
  return all.map((segments) =>
    segments.map((segment, depth): Read => {
      const { words } = segment;
      if (depth < segments.length - 1) {
        const isSharedFolder = isShared(folders.get(folderKey(segments, depth)) ?? 0);
        return isSharedFolder && words.some(isOwners) ? { ...segment, words: [] } : segment;
      }
      let shared = 0;
      while (shared < words.length && isShared(beginnings.get(beginning(words, shared + 1)) ?? 0)) shared++;
      const last = words.slice(0, shared).findLastIndex(isOwners);
      return { ...segment, words: words.slice(last + 1) };
    }),
  );
}

/** Numbers of names that are otherwise alike, by the first that differs; in steps that are alike. */
function seriesIn(all: readonly (readonly Read[])[], made: readonly string[]): ReadName["series"][] {
  const numberOf = (word: Word): number | undefined => {
    const [token] = word.tokens;
    if (!token) return undefined;
    if (isNumber(token)) return Number(token.key);
    return word.meanings.length === 0 && LABEL.test(token.key) ? token.key.charCodeAt(0) : undefined;
  };
  const groups = new Map<string, number[]>();
  for (const [at, segments] of all.entries()) {
    const text = segments.map(({ words }) =>
      words.map((word) => (numberOf(word) === undefined ? keysOf(word) : "#")).join(" "),
    );
    if (!text.at(-1)?.includes("#")) continue;
    const key = [made[at], ...text].join("/");
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  const found = new Array<ReadName["series"]>(all.length).fill(undefined);
  for (const members of groups.values()) {
    const numbers = members.map((at) =>
      (all[at]?.at(-1)?.words ?? []).flatMap((word) => numberOf(word) ?? []),
    );
    const column = (numbers[0] ?? []).findIndex((first, i) => numbers.some((row) => row[i] !== first));
    const values = numbers.map((row) => row[column] ?? 0);
    if (column < 0 || new Set(values).size < members.length) continue;
    const sorted = [...values].sort((a, b) => a - b);
    const [first = 0, second = 0] = sorted;
    if (sorted.some((value, rank) => value !== first + rank * (second - first))) continue;
    for (const [i, at] of members.entries())
      found[at] = { rank: sorted.indexOf(values[i] ?? 0), of: members.length };
  }
  return found;
}

/** All that a path says but its version. */
const stemOf = (segments: readonly Read[]): string =>
  segments
    .map(({ words }) =>
      words
        .map(keysOf)
        .filter((keys) => !isFinal(keys))
        .join(" "),
    )
    .join("/");

const versionOf = (segments: readonly Read[]): number => {
  const isLast = segments.at(-1)?.words.some(({ tokens }) => tokens.some(({ key }) => isFinal(key)));
  return Math.max(...segments.map(({ version }) => version)) + (isLast ? 1 : 0);
};

function readOne(segments: readonly Read[]): Pick<ReadName, "words" | "isAside" | "own"> {
  const last = segments.at(-1)?.words ?? [];
  const words: ReadWord[] = [];
  const spoken = new Set<string>();
  // The nearest to the file first: what it says of a topic stands for what the folders above say of it.
  for (const [level, { words: own }] of segments.toReversed().entries()) {
    const read = sensesOf(own, FOLDER ** level)
      .map((senses) => senses.filter(({ topic }) => !spoken.has(topic)))
      .filter((senses) => senses.length > 0);
    words.push(...read);
    for (const { topic } of read.flat()) spoken.add(topic);
  }
  return {
    words,
    isAside: segments.some((segment) =>
      segment.words.some(({ meanings }) => meanings.some(({ kind }) => kind === "aside")),
    ),
    own: last.flatMap((word) =>
      word.tokens.map((token) => ({
        token,
        says: word.meanings.filter(({ kind }) => kind === "saying").map(({ id }) => id),
        isBlank: isNumber(token) || isBlankWord(token.key) || word.meanings.some(isFiller),
        isUnknown: isUnknown(word) && !isBlankWord(token.key),
      })),
    ),
  };
}

const isFiller = ({ kind }: Meaning): boolean => kind === "filler";

/** What one folder's or file's words mean. What is loosely meant does not count beside what is plainly said of the same topic. */
function sensesOf(words: readonly Word[], share: number): ReadWord[] {
  const plain = new Map<string, Word>();
  for (const word of words)
    for (const { kind, topic, isLoose } of word.meanings)
      if (kind === "saying" && !isLoose) plain.set(topic, word);
  return words.map((word) =>
    word.meanings.flatMap(({ kind, topic, id, isLoose }): Sense[] => {
      const saying = plain.get(topic);
      if (
        kind !== "saying" ||
        (isLoose && saying && !word.meanings.some((each) => each.topic === topic && !each.isLoose))
      )
        return [];
      const weight = share * (isLoose ? LOOSE : 1) * (word.isTypo ? TYPO : 1);
      return [{ topic, id, weight, isPlain: !isLoose && !word.isTypo }];
    }),
  );
}
