import type { Spoken } from "../machine/files.ts";
import { sizeText } from "../machine/questions.ts";
import type { Size } from "../machine/types.ts";
import { isBlankWord, isFinal } from "./blank-words.ts";
import { lexiconOf, type Meaning } from "./lexicon.ts";
import { type Series, seriesIn } from "./series.ts";
import { withoutShared } from "./shared-words.ts";
import { madeFor } from "./size-worth.ts";
import type { GivenPicture } from "./sorted-plan.ts";
import { isNumber, segmentsOf, type Token } from "./tokens.ts";
import { isUnknown, keysOf, type Read, type Word, wordsOf } from "./words.ts";

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
  /** Whether another picture that says the same is of a later day. */
  readonly isOlder: boolean;
  readonly series: Series | undefined;
}

/** A folder counts so much less for each level that it is above the file. */
const FOLDER = 0.8;
const LOOSE = 0.5;
const TYPO = 0.8;

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
  const newest = newestOf(own, versionOf);
  const latest = newestOf(own, dateOf);
  return own.map((segments, at) => {
    const [version, date, stem] = [versionOf(segments), dateOf(segments), stemOf(segments)];
    const isSuperseded = version < (newest.get(stem) ?? 0);
    const isOlder = date > 0 && date < (latest.get(stem) ?? 0);
    return { ...readOne(segments), version, isSuperseded, isOlder, series: series[at] };
  });
}

/** By what names say, the highest number of those that say it. */
function newestOf(
  all: readonly (readonly Read[])[],
  numberOf: (segments: readonly Read[]) => number,
): Map<string, number> {
  const newest = new Map<string, number>();
  for (const segments of all) {
    const stem = stemOf(segments);
    newest.set(stem, Math.max(newest.get(stem) ?? 0, numberOf(segments)));
  }
  return newest;
}

const dateOf = (segments: readonly Read[]): number => Math.max(...segments.map(({ date }) => date));

/** All that a path says but its version and its day. */
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
