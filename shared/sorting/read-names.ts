import { type FileNameVocabulary, type FilePlace, findPlaceOfFile } from "../machine/files.ts";
import { includesSize } from "../machine/questions.ts";
import type { MachineModel, Size } from "../machine/types.ts";
import { ASIDE_TOPIC, createWordRecognizer, FILLER_TOPIC, type RecognizedWord } from "./lexicon.ts";
import { listSizes, type PictureToSort, type SortTarget } from "./plan.ts";
import { findMatchingSize } from "./score.ts";
import {
  isDigits,
  isFinalVersionWord,
  isNoiseWord,
  type NameToken,
  type PathSegment,
  parsePath,
  parseSegment,
} from "./tokens.ts";

export interface WordSense {
  readonly topic: string;
  readonly id: string;
  /** 1 for a plain word in the file's own name. */
  readonly weight: number;
  /** Neither ambiguous nor misspelt. */
  readonly isPlain: boolean;
}

export interface FileNameWord {
  readonly text: string;
  readonly termIds: readonly string[];
  readonly isBlank: boolean;
  readonly isUnknown: boolean;
}

/** The position among pictures whose names differ in one number. */
export interface SeriesPosition {
  readonly rank: number;
  readonly length: number;
}

export interface ParsedFileName {
  readonly picture: PictureToSort;
  /** From the caller, one of our own file names, or the slot's name. */
  readonly known: FilePlace | undefined;
  readonly words: readonly (readonly WordSense[])[];
  /** The name says that the file isn't a picture for the machine. */
  readonly isAside: boolean;
  readonly own: readonly FileNameWord[];
  readonly version: number;
  readonly isSuperseded: boolean;
  /** Another picture of that name has a later date. */
  readonly isOlder: boolean;
  readonly series: SeriesPosition | undefined;
}

type ReadSegment = PathSegment & { readonly words: readonly RecognizedWord[] };

interface ReadName {
  readonly picture: PictureToSort;
  readonly own: ReadSegment;
  readonly folders: readonly ReadSegment[];
}

/** Weight of a folder's name, relative to names in the folder. */
const FOLDER_WEIGHT = 0.8;
const AMBIGUOUS_WEIGHT = 0.5;
const MISSPELT_WEIGHT = 0.8;
/** Words in this share of the names mean nothing. */
const SHARED = 0.8;
const LABEL = /^[a-h]$/u;

export function parseFileNames(
  model: MachineModel,
  vocabulary: FileNameVocabulary,
  pictures: readonly PictureToSort[],
  slotNames: SortTarget["names"] = {},
): ParsedFileName[] {
  const wordsOf = createWordRecognizer(vocabulary);
  const withWords = (segment: PathSegment) => ({ ...segment, words: wordsOf(segment.tokens) });
  const all = pictures.map((picture): ReadName => {
    const { own, folders } = parsePath(picture.path);
    return { picture, own: withWords(own), folders: folders.map(withWords).map(asFolder) };
  });
  const names = withoutShared(all, maxPictures(model)).map((name, at) => ({
    ...name,
    allWords: all[at]?.own.words ?? [],
    version: versionOf(name),
    date: dateOf(name),
    stem: stemOf(name),
  }));
  const series = seriesOf(names, listSizes(model));
  const places = placesBySlotName(model, slotNames);
  const byStem = Map.groupBy(names, ({ stem }) => stem);
  return names.map((name) => {
    const { picture, version, date } = name;
    // Stryker disable next-line ArrayDeclaration: the name itself is among them.
    const alike = byStem.get(name.stem) ?? [];
    const isSuperseded = alike.some((other) => other.version > version);
    const isOlder = date > 0 && alike.some((other) => other.date > date);
    const meaning = meaningOf(name, series.has(name));
    const isCurrent = !isSuperseded && !isOlder && !meaning.isAside;
    return {
      picture,
      known:
        picture.place ??
        findPlaceOfFile(model, picture.path) ??
        (isCurrent ? placeNamed(name, places) : undefined),
      ...meaning,
      version,
      isSuperseded,
      isOlder,
      series: series.get(name),
    };
  });
}

const nameKey = (tokens: readonly NameToken[]): string =>
  tokens.flatMap(({ key }) => (isNoiseWord(key) ? [] : key)).join("");

function placesBySlotName(model: MachineModel, names: SortTarget["names"]) {
  const all = model.categories.flatMap(({ id: category, arrangements }) =>
    Object.entries(names[category] ?? {}).map(([slot, name]) => {
      const own = arrangements.map(({ size }) => size);
      const otherSizes = listSizes(model).filter((size) => !includesSize(own, size));
      return { category, slot, otherSizes, key: nameKey(parseSegment(name).tokens) };
    }),
  );
  return all.filter(({ key }) => key !== "" && all.filter((other) => other.key === key).length === 1);
}

/** A name that is just a word such as "regular" may mean another slot. */
function placeNamed(
  { picture, own: { words }, allWords }: ReadName & { readonly allWords: readonly RecognizedWord[] },
  places: ReturnType<typeof placesBySlotName>,
): FilePlace | undefined {
  const placeCalled = (called: readonly RecognizedWord[]) => {
    const key = nameKey(called.flatMap(({ tokens }) => tokens));
    return places.find((each) => each.key === key && !includesSize(each.otherSizes, picture));
  };
  const place = placeCalled(allWords) ?? placeCalled(words);
  const [first, second] = words.filter(({ text }) => !isNoiseWord(text));
  const isWord = !second && first?.meanings.some(({ isAmbiguous }) => !isAmbiguous);
  return place && !isWord ? { category: place.category, slot: place.slot } : undefined;
}

/** In "Archive.zip", "archive" doesn't mean that the pictures are old. */
function asFolder(segment: ReadSegment): ReadSegment {
  const { words } = segment;
  if (words.at(-1)?.text !== "zip") return segment;
  return { ...segment, words: words.some(isAside) ? [] : words.slice(0, -1) };
}

const maxPictures = ({ categories }: MachineModel): number =>
  Math.max(
    ...categories.flatMap((category) =>
      category.kind === "list" ? category.maxImages : category.arrangements.map(({ count }) => count),
    ),
  );

const textsOf = (words: readonly RecognizedWord[]): string[] => words.map(({ text }) => text);
const isUnknown = ({ meanings, text }: RecognizedWord): boolean => meanings.length === 0 && !isDigits(text);
const isAside = ({ meanings }: RecognizedWord): boolean =>
  meanings.some(({ topic }) => topic === ASIDE_TOPIC);

/** Excludes versions and dates. */
const stemOf = ({ own, folders }: ReadName): string =>
  JSON.stringify(
    [own, ...folders].map(({ words }) => textsOf(words.filter(({ text }) => !isFinalVersionWord(text)))),
  );

const dateOf = ({ own, folders }: ReadName): number => Math.max(...[own, ...folders].map(({ date }) => date));

const versionOf = ({ own, folders }: ReadName): number => {
  const isFinal = own.words.some(({ text }) => isFinalVersionWord(text));
  return Math.max(...[own, ...folders].map(({ version }) => version)) + (isFinal ? 1 : 0);
};

/**
 * Removes folders and first words that nearly all names share and that contain an unknown word, since they
 * usually name the owner. More pictures must share them than a category holds.
 */
function withoutShared(names: readonly ReadName[], most: number): ReadName[] {
  const folderKey = ({ words }: ReadSegment, depth: number) => JSON.stringify([depth, textsOf(words)]);
  const startKey = (words: readonly RecognizedWord[], at: number) =>
    JSON.stringify(textsOf(words.slice(0, at + 1)));
  const keys = names.flatMap(({ own, folders }) => [
    ...folders.map(folderKey),
    ...own.words.map((_, at, words) => startKey(words, at)),
  ]);
  const least = Math.max(SHARED * names.length, most + 2);
  const groups = [...Map.groupBy(keys, (key) => key)].filter(([, { length }]) => length >= least);
  const shared = new Set(groups.map(([key]) => key));
  const isOwners = (word: RecognizedWord) => isUnknown(word) || isAside(word);
  return names.map(({ picture, own, folders }) => {
    const last = own.words.findLastIndex(
      (word, at, words) => isOwners(word) && shared.has(startKey(words, at)),
    );
    return {
      picture,
      own: { ...own, words: own.words.slice(last + 1) },
      folders: folders.map((folder, depth) =>
        folder.words.some(isOwners) && shared.has(folderKey(folder, depth))
          ? { ...folder, words: [] }
          : folder,
      ),
    };
  });
}

function numberIn({ text, meanings }: RecognizedWord): number | undefined {
  if (meanings.some(({ isAmbiguous }) => !isAmbiguous)) return undefined;
  if (isDigits(text)) return Number(text);
  return LABEL.test(text) ? text.charCodeAt(0) : undefined;
}

/** Finds pictures of one size whose names differ in one number, in equal steps. */
function seriesOf(names: readonly ReadName[], sizes: readonly Size[]): ReadonlyMap<ReadName, SeriesPosition> {
  const patternOf = ({ words }: ReadSegment) =>
    words.map((word) => (numberIn(word) === undefined ? word.text : null));
  const groups = Map.groupBy(names, ({ picture, own, folders }) =>
    JSON.stringify([findMatchingSize(picture, sizes), [own, ...folders].map(patternOf)]),
  );
  const found = new Map<ReadName, SeriesPosition>();
  for (const members of groups.values()) {
    const numbers = members.flatMap(({ own }) => [...own.words.map(numberIn).entries()]);
    const column = [...Map.groupBy(numbers, ([at]) => at).values()]
      .map((entries) => entries.map(([, number = 0]) => number))
      .find((values) => new Set(values).size > 1);
    if (!column) continue;
    const sorted = column.toSorted((a, b) => a - b);
    const [first = 0, second = 0] = sorted;
    if (sorted.some((value, rank) => value !== first + rank * (second - first))) continue;
    for (const [i, name] of members.entries())
      found.set(name, { rank: sorted.indexOf(column[i] ?? 0), length: members.length });
  }
  return found;
}

function meaningOf(
  { own, folders }: ReadName,
  isNumbered: boolean,
): Pick<ParsedFileName, "words" | "isAside" | "own"> {
  const words: (readonly WordSense[])[] = [];
  const known = new Set<string>();
  // A "C" means the centre, but not after "A" and "B".
  const ownWords = isNumbered ? own.words.filter((word) => numberIn(word) === undefined) : own.words;
  // The file's own name overrides its folders' names.
  for (const [level, each] of [ownWords, ...folders.toReversed().map((folder) => folder.words)].entries()) {
    const read = sensesOf(each, FOLDER_WEIGHT ** level)
      .map((senses) => senses.filter(({ topic }) => !known.has(topic)))
      .filter((senses) => senses.length > 0);
    words.push(...read);
    for (const { topic } of read.flat()) known.add(topic);
  }
  return {
    words,
    isAside: [own, ...folders].some((segment) => segment.words.some(isAside)),
    own: own.words.flatMap((word) =>
      word.tokens.map(({ text, key }) => ({
        text,
        termIds: word.meanings.map(({ id }) => id),
        isBlank:
          isDigits(key) || isNoiseWord(key) || word.meanings.some(({ topic }) => topic === FILLER_TOPIC),
        isUnknown: isUnknown(word) && !isNoiseWord(key),
      })),
    ),
  };
}

/** A plain word about a topic rules out ambiguous ones. */
function sensesOf(words: readonly RecognizedWord[], share: number): WordSense[][] {
  const meant = words.flatMap(({ meanings }) => meanings).filter(({ isAmbiguous }) => !isAmbiguous);
  const plain = new Set(meant.map(({ topic }) => topic));
  return words.map(({ meanings, isMisspelt }) =>
    meanings.flatMap(({ topic, id, isAmbiguous }): WordSense[] => {
      if (topic === ASIDE_TOPIC || topic === FILLER_TOPIC) return [];
      const isOwn = meanings.some((each) => each.topic === topic && !each.isAmbiguous);
      if (isAmbiguous && plain.has(topic) && !isOwn) return [];
      const weight = share * (isAmbiguous ? AMBIGUOUS_WEIGHT : 1) * (isMisspelt ? MISSPELT_WEIGHT : 1);
      return [{ topic, id, weight, isPlain: !isAmbiguous && !isMisspelt }];
    }),
  );
}
