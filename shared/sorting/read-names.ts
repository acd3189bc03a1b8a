import { type FileNameVocabulary, type FilePlace, findPlaceOfFile } from "../machine/files.ts";
import type { MachineModel } from "../machine/types.ts";
import { ASIDE_TOPIC, createWordReader, FILLER_TOPIC, type RecognizedWord } from "./lexicon.ts";
import { listSizes, type PictureToSort } from "./plan.ts";
import { findMatchingSize } from "./score.ts";
import { isBlankWord, isFinalWord, isNumberToken, type PathSegment, parseSegments } from "./tokens.ts";

export interface WordSense {
  readonly topic: string;
  readonly id: string;
  /** 1 for a plain word in the file's own name. */
  readonly weight: number;
  /** Neither loose nor misspelt. */
  readonly isPlain: boolean;
}

export interface FileNameWord {
  readonly text: string;
  readonly says: readonly string[];
  readonly isBlank: boolean;
  readonly isUnknown: boolean;
}

/** Position among pictures whose names differ in one number. */
export interface SeriesPosition {
  readonly rank: number;
  readonly of: number;
}

export interface ParsedFileName {
  readonly picture: PictureToSort;
  /** From the caller, or from one of our own file names. */
  readonly known: FilePlace | undefined;
  readonly words: readonly (readonly WordSense[])[];
  /** Marked as something other than a picture of the machine. */
  readonly isAside: boolean;
  readonly own: readonly FileNameWord[];
  readonly version: number;
  readonly isSuperseded: boolean;
  /** Whether another picture with the same name has a later date. */
  readonly isOlder: boolean;
  readonly series: SeriesPosition | undefined;
}

type ReadSegment = PathSegment & { readonly words: readonly RecognizedWord[] };
type ReadPath = readonly ReadSegment[];

/** A folder's weight relative to the name below it. */
const FOLDER_WEIGHT = 0.8;
const LOOSE_WEIGHT = 0.5;
const MISSPELT_WEIGHT = 0.8;
/** Words that occur in this share of the names mean nothing. */
const SHARED = 0.8;
/** As in "screen A". */
const LABEL = /^[a-h]$/u;

export function parseFileNames(
  model: MachineModel,
  spoken: FileNameVocabulary,
  pictures: readonly PictureToSort[],
): ParsedFileName[] {
  const wordsOf = createWordReader(spoken);
  const all = pictures.map(({ path }) =>
    parseSegments(path).map((segment) => ({ ...segment, words: wordsOf(segment.tokens) })),
  );
  const paths = withoutShared(all, maxPictures(model));
  const sizes = listSizes(model);
  const series = seriesOf(
    paths,
    pictures.map((picture) => JSON.stringify(findMatchingSize(picture, sizes))),
  );
  const dated = paths.map((path) => ({ version: versionOf(path), date: dateOf(path), stem: stemOf(path) }));
  const byStem = Map.groupBy(dated, ({ stem }) => stem);
  return pictures.map((picture, at) => {
    const { version = 0, date = 0, stem = "" } = dated[at] ?? {};
    const alike = byStem.get(stem) ?? [];
    return {
      picture,
      known: picture.place ?? findPlaceOfFile(model, picture.path),
      ...meaningOf(paths[at] ?? []),
      version,
      isSuperseded: alike.some((other) => other.version > version),
      isOlder: date > 0 && alike.some((other) => other.date > date),
      series: series.get(at),
    };
  });
}

const maxPictures = ({ categories }: MachineModel): number =>
  Math.max(
    ...categories.flatMap((category) =>
      category.kind === "list" ? category.maxImages : category.arrangements.map(({ count }) => count),
    ),
  );

const textOf = (words: readonly RecognizedWord[]): string => words.map(({ text }) => text).join(" ");
const isUnknown = ({ meanings, tokens }: RecognizedWord): boolean =>
  meanings.length === 0 && tokens.every((token) => !isNumberToken(token));
const isAside = ({ meanings }: RecognizedWord): boolean =>
  meanings.some(({ topic }) => topic === ASIDE_TOPIC);

/** Excludes versions and dates. */
const stemOf = (path: ReadPath): string =>
  path.map(({ words }) => textOf(words.filter(({ text }) => !isFinalWord(text)))).join("/");

const dateOf = (path: ReadPath): number => Math.max(...path.map(({ date }) => date));

const versionOf = (path: ReadPath): number => {
  const isLast = path.at(-1)?.words.some(({ tokens }) => tokens.some(({ key }) => isFinalWord(key)));
  return Math.max(...path.map(({ version }) => version)) + (isLast ? 1 : 0);
};

/**
 * Removes folders and first words that nearly all paths share, if one of them has no meaning, since they
 * usually name the owner. They must be shared by more pictures than a category holds.
 */
function withoutShared(paths: readonly ReadPath[], most: number): readonly ReadPath[] {
  const folderKey = (path: ReadPath, depth: number) =>
    path
      .slice(0, depth + 1)
      .map(({ words }) => `${textOf(words)}/`)
      .join("");
  const startKey = (words: readonly RecognizedWord[], at: number) => textOf(words.slice(0, at + 1));
  const keys = paths.flatMap((path) => [
    ...path.slice(0, -1).map((_, depth) => folderKey(path, depth)),
    ...(path.at(-1)?.words ?? []).map((_, at, words) => startKey(words, at)),
  ]);
  const groups = Map.groupBy(keys, (key) => key);
  const least = Math.max(SHARED * paths.length, most + 2);
  const isShared = (key: string) => (groups.get(key)?.length ?? 0) >= least;
  const isOwners = (word: RecognizedWord) => isUnknown(word) || isAside(word);
  return paths.map((path) =>
    path.map((segment, depth): ReadSegment => {
      const { words } = segment;
      if (depth < path.length - 1)
        return words.some(isOwners) && isShared(folderKey(path, depth)) ? { ...segment, words: [] } : segment;
      const last = words.findLastIndex((word, at) => isOwners(word) && isShared(startKey(words, at)));
      return { ...segment, words: words.slice(last + 1) };
    }),
  );
}

function numberIn({ tokens: [token], meanings }: RecognizedWord): number | undefined {
  if (!token) return undefined;
  if (isNumberToken(token)) return Number(token.key);
  return meanings.length === 0 && LABEL.test(token.key) ? token.key.charCodeAt(0) : undefined;
}

/** Finds pictures of one size whose names differ in one number, in equal steps. */
function seriesOf(paths: readonly ReadPath[], sizes: readonly string[]): ReadonlyMap<number, SeriesPosition> {
  const patternOf = ({ words }: ReadSegment) =>
    words.map((word) => (numberIn(word) === undefined ? word.text : "#")).join(" ");
  const groups = Map.groupBy(paths.keys(), (at) =>
    [sizes[at], ...(paths[at] ?? []).map(patternOf)].join("/"),
  );
  const found = new Map<number, SeriesPosition>();
  for (const members of groups.values()) {
    const rows = members.map((at) =>
      (paths[at]?.at(-1)?.words ?? []).flatMap((word) => numberIn(word) ?? []),
    );
    const column = rows[0]?.findIndex((first, i) => rows.some((row) => row[i] !== first)) ?? -1;
    const values = rows.map((row) => row[column] ?? 0);
    const sorted = values.toSorted((a, b) => a - b);
    const [first = 0, second = 0] = sorted;
    const isEven = sorted.every((value, rank) => value === first + rank * (second - first));
    if (second > first && isEven)
      for (const [i, at] of members.entries())
        found.set(at, { rank: sorted.indexOf(values[i] ?? 0), of: members.length });
  }
  return found;
}

function meaningOf(path: ReadPath): Pick<ParsedFileName, "words" | "isAside" | "own"> {
  const words: (readonly WordSense[])[] = [];
  const known = new Set<string>();
  // The file's own name overrides its folders' names.
  for (const [level, segment] of path.toReversed().entries()) {
    const read = sensesOf(segment.words, FOLDER_WEIGHT ** level)
      .map((senses) => senses.filter(({ topic }) => !known.has(topic)))
      .filter((senses) => senses.length > 0);
    words.push(...read);
    for (const { topic } of read.flat()) known.add(topic);
  }
  return {
    words,
    isAside: path.some((segment) => segment.words.some(isAside)),
    own: (path.at(-1)?.words ?? []).flatMap((word) =>
      word.tokens.map((token) => ({
        text: token.text,
        says: word.meanings.map(({ id }) => id),
        isBlank:
          isNumberToken(token) ||
          isBlankWord(token.key) ||
          word.meanings.some(({ topic }) => topic === FILLER_TOPIC),
        isUnknown: isUnknown(word) && !isBlankWord(token.key),
      })),
    ),
  };
}

/** A plain word about a topic rules out loose ones. */
function sensesOf(words: readonly RecognizedWord[], share: number): WordSense[][] {
  const plain = new Set(
    words.flatMap(({ meanings }) => meanings.flatMap(({ topic, isLoose }) => (isLoose ? [] : topic))),
  );
  return words.map(({ meanings, isMisspelt }) =>
    meanings.flatMap(({ topic, id, isLoose }): WordSense[] => {
      if (topic === ASIDE_TOPIC || topic === FILLER_TOPIC) return [];
      const isOwn = meanings.some((each) => each.topic === topic && !each.isLoose);
      if (isLoose && plain.has(topic) && !isOwn) return [];
      const weight = share * (isLoose ? LOOSE_WEIGHT : 1) * (isMisspelt ? MISSPELT_WEIGHT : 1);
      return [{ topic, id, weight, isPlain: !isLoose && !isMisspelt }];
    }),
  );
}
