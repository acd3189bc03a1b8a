import { includesSize } from "../machine/questions.ts";
import type { Size } from "../machine/types.ts";
import type { SortPlace } from "./plan.ts";
import type { ParsedFileName, SeriesPosition, WordSense } from "./read-names.ts";

export interface PlaceScore {
  /** Only positive scores win a place. */
  readonly score: number;
  /** The name states everything the place asks for. */
  readonly isExplicit: boolean;
}

export const EXCLUDED_SCORE: PlaceScore = { score: Number.NEGATIVE_INFINITY, isExplicit: false };

/* Scores of a name, by the words in it. */
const REQUIRED_WORD = 4;
const OPTIONAL_WORD = 2;
const MISSING_WORD = -2;
const CONTRADICTING_WORD = -6;
const OTHER_WORD = -1.5;
/** For a name without known words, and for each word that the place requires. */
const NO_WORDS = 0.5;
const NO_WORDS_MISSING_WORD = -0.5;
/** For a name with only unknown words, if most other names state their place. */
const UNKNOWN_WORDS = -2.5;
const ASIDE = -6;
/** For the right or wrong position in a series. */
const RIGHT_RANK = 3;
const WRONG_RANK = -3;
/** For each version, up to a maximum, and for a picture older than another. */
const PER_VERSION = 0.1;
const MAX_VERSION = 5;
const OLDER = -0.5;
const KNOWN = 1000;

/** Scales at which design tools export, as in "@2x". */
const SCALES = [1.5, 2, 3, 4];
const EXACT_SIZE = 5;
const SCALED_SIZE = 4;
/** For the size of another place. */
const OTHER_SIZE = -3;
const OTHER_SCALED_SIZE = -1;
/** For any other size. The score falls with the difference of the proportions' logarithms. */
const SAME_PROPORTIONS = 1;
const PER_LOGARITHM = 2.5;
const MIN_PROPORTIONS = -2;
/** A tiny picture has less than this fraction of the place's width and height. */
const TINY = 1 / 3;
const TINY_SCORE = -3;

export interface ScoreContext {
  readonly sizes: readonly Size[];
  readonly isMostlyNamed: boolean;
}

export const findMatchingSize = (picture: Size, sizes: readonly Size[]): Size | undefined =>
  sizes.find((size) => includesSize([size], picture)) ??
  sizes.find(({ width, height }) =>
    SCALES.some((scale) =>
      includesSize([{ width: Math.round(width * scale), height: Math.round(height * scale) }], picture),
    ),
  );

function sizeScore(picture: Size, size: Size, sizes: readonly Size[]): number {
  if (includesSize([size], picture)) return EXACT_SIZE;
  if (includesSize(sizes, picture)) return OTHER_SIZE;
  if (findMatchingSize(picture, [size])) return SCALED_SIZE;
  if (findMatchingSize(picture, sizes)) return OTHER_SCALED_SIZE;
  const isTiny = Math.max(picture.width / size.width, picture.height / size.height) < TINY;
  const off = Math.abs(Math.log(picture.width / picture.height / (size.width / size.height)));
  return Math.max(MIN_PROPORTIONS, SAME_PROPORTIONS - PER_LOGARITHM * off) + (isTiny ? TINY_SCORE : 0);
}

export function scorePlace(
  name: ParsedFileName,
  place: SortPlace,
  { sizes, isMostlyNamed }: ScoreContext,
): PlaceScore {
  const { category, arrangement, requirements } = place;
  const { picture, known } = name;
  const size = sizeScore(picture, arrangement.size, sizes);
  if (known) {
    const isThere = known.category === category.id && known.slot === place.slot;
    return isThere ? { score: KNOWN + size, isExplicit: true } : EXCLUDED_SCORE;
  }
  const isMade = size === EXACT_SIZE || size === SCALED_SIZE;
  const isSilent = name.words.length === 0;
  if ((category.kind === "list" && place.isFilled) || name.isSuperseded || (name.isAside && isSilent))
    return EXCLUDED_SCORE;
  if (isSilent) {
    const isStrange = isMostlyNamed && !isMade && name.own.some(({ isUnknown }) => isUnknown);
    const unsaid = requirements.filter(({ subject }) => subject !== "kind").length * NO_WORDS_MISSING_WORD;
    const isRanked = isMade && isSeriesOf(name.series, place);
    // Stryker disable next-line OptionalChaining: what is ranked has a series.
    const rank = !isRanked ? 0 : name.series?.rank === place.rank ? 1 : -1;
    return { score: size + unsaid + rank + (isStrange ? UNKNOWN_WORDS : NO_WORDS), isExplicit: false };
  }
  const said = nameScore(name, place, isMade);
  const later = Math.min(MAX_VERSION, name.version) * PER_VERSION + (name.isOlder ? OLDER : 0);
  return {
    score: size + said.score + (name.isAside ? ASIDE : 0) + (said.isExplicit ? later : 0),
    isExplicit: said.isExplicit && size !== OTHER_SIZE && !name.isAside,
  };
}

const isSeriesOf = (
  series: SeriesPosition | undefined,
  { arrangement }: SortPlace,
): series is SeriesPosition => series?.length === arrangement.places.length;

const weightOf = (senses: readonly WordSense[]): number => Math.max(0, ...senses.map(({ weight }) => weight));
const isPlain = (senses: readonly WordSense[]): boolean => senses.some((sense) => sense.isPlain);

function nameScore({ words, series }: ParsedFileName, place: SortPlace, isMade: boolean): PlaceScore {
  const isAsked = (id: string) => place.requirements.some((ask) => ask.id === id);
  const others = words.filter((word) => !word.some(({ id }) => isAsked(id))).flat();
  const asks = place.requirements.map((ask) => ({
    ...ask,
    said: words.flat().filter(({ id }) => id === ask.id),
    against: others.filter(({ topic }) => topic === ask.topic),
  }));
  // A "hot" picture never fills a cold place.
  if (
    asks.some(({ subject, said, against }) => subject === "category" && said.length === 0 && isPlain(against))
  )
    return EXCLUDED_SCORE;

  const isKindSaid = asks.some(({ subject, said }) => subject === "kind" && isPlain(said));
  let score = 0;
  let isExplicit = asks.some(({ said }) => said.length > 0);
  for (const { subject, said } of asks) {
    if (subject === "kind") score += OPTIONAL_WORD * weightOf(said);
    else if (said.length > 0) {
      score += REQUIRED_WORD * weightOf(said);
      // If the kind is stated, an ambiguous word is enough.
      isExplicit &&= (subject === "slot" && isKindSaid) || isPlain(said);
    } else if (subject === "slot" && isSeriesOf(series, place)) {
      score += series.rank === place.rank ? RIGHT_RANK : WRONG_RANK;
      isExplicit &&= isKindSaid;
    } else {
      score += MISSING_WORD;
      // A matching size is as good as a word.
      isExplicit &&= isMade;
    }
  }
  for (const [topic, senses] of Map.groupBy(others, (sense) => sense.topic)) {
    const isAgainst = asks.some((ask) => ask.topic === topic);
    score += (isAgainst ? CONTRADICTING_WORD : OTHER_WORD) * weightOf(senses);
    isExplicit &&= !(isAgainst && isPlain(senses));
  }
  return { score, isExplicit };
}
