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

/** For required, optional, missing, contradicting and other words. */
const SAYS = 4;
const MAY = 2;
const UNSAID = -2;
const AGAINST = -6;
const BESIDE = -1.5;
/** For a name without meaning. */
const SILENT = 0.5;
const SILENT_UNSAID = -0.5;
/** For unknown words, if most other names state their place. */
const STRANGE = -2.5;
const ASIDE = -6;
/** For the right or wrong position in a series. */
const RANK = 3;
const WRONG_RANK = -3;
/** Per version, up to a maximum, and if another picture has a later date. */
const VERSION = 0.1;
const MAX_VERSION = 5;
const OLDER = -0.5;
const KNOWN = 1000;

const SCALES = [1.5, 2, 3, 4];
const EXACT = 5;
const SCALED = 4;
/** For the size of another place. */
const OTHER = -3;
const OTHER_SCALED = -1;
/** Per unit of the proportions' logarithm. */
const PER_LOG = 2.5;
const PROPORTION = 1;
const WORST = -2;
/** Fraction of the place's width and height. */
const TINY = 1 / 3;
const TINY_SCORE = -3;

export interface ScoreContext {
  readonly sizes: readonly Size[];
  /** Whether most names state their place. */
  readonly isTelling: boolean;
}

/** Pictures may be at an export scale. */
export const findMatchingSize = (picture: Size, sizes: readonly Size[]): Size | undefined =>
  sizes.find((size) => includesSize([size], picture)) ??
  sizes.find(({ width, height }) =>
    SCALES.some((scale) =>
      includesSize([{ width: Math.round(width * scale), height: Math.round(height * scale) }], picture),
    ),
  );

function sizeScore(picture: Size, size: Size, sizes: readonly Size[]): number {
  if (includesSize([size], picture)) return EXACT;
  if (includesSize(sizes, picture)) return OTHER;
  if (findMatchingSize(picture, [size])) return SCALED;
  if (findMatchingSize(picture, sizes)) return OTHER_SCALED;
  const isTiny = Math.max(picture.width / size.width, picture.height / size.height) < TINY;
  const off = Math.abs(Math.log(picture.width / picture.height / (size.width / size.height)));
  return Math.max(WORST, PROPORTION - PER_LOG * off) + (isTiny ? TINY_SCORE : 0);
}

export function scorePlace(
  name: ParsedFileName,
  place: SortPlace,
  { sizes, isTelling }: ScoreContext,
): PlaceScore {
  const { category, arrangement, asks } = place;
  const { picture, known } = name;
  const size = sizeScore(picture, arrangement.size, sizes);
  if (known) {
    const isThere = known.category === category.id && known.slot === place.slot;
    return isThere ? { score: KNOWN + size, isExplicit: true } : EXCLUDED_SCORE;
  }
  const isMade = size === EXACT || size === SCALED;
  const isSilent = name.words.length === 0;
  if ((category.kind === "list" && place.isFilled) || name.isSuperseded || (name.isAside && isSilent))
    return EXCLUDED_SCORE;
  if (isSilent) {
    const isStrange = isTelling && !isMade && name.own.some(({ isUnknown }) => isUnknown);
    const unsaid = asks.filter(({ of }) => of !== "kind").length * SILENT_UNSAID;
    const isRanked = isMade && isSeriesOf(name.series, place);
    // Stryker disable next-line OptionalChaining: what is ranked has a series.
    const rank = !isRanked ? 0 : name.series?.rank === place.rank ? 1 : -1;
    return { score: size + unsaid + rank + (isStrange ? STRANGE : SILENT), isExplicit: false };
  }
  const said = nameScore(name, place, isMade);
  const later = Math.min(MAX_VERSION, name.version) * VERSION + (name.isOlder ? OLDER : 0);
  return {
    score: size + said.score + (name.isAside ? ASIDE : 0) + (said.isExplicit ? later : 0),
    isExplicit: said.isExplicit && size !== OTHER && !name.isAside,
  };
}

const isSeriesOf = (
  series: SeriesPosition | undefined,
  { arrangement }: SortPlace,
): series is SeriesPosition => series?.of === arrangement.places.length;

const weightOf = (senses: readonly WordSense[]): number => Math.max(0, ...senses.map(({ weight }) => weight));
const isPlain = (senses: readonly WordSense[]): boolean => senses.some((sense) => sense.isPlain);

function nameScore({ words, series }: ParsedFileName, place: SortPlace, isMade: boolean): PlaceScore {
  const isAsked = (id: string) => place.asks.some((ask) => ask.id === id);
  const others = words.filter((word) => !word.some(({ id }) => isAsked(id))).flat();
  const asks = place.asks.map((ask) => ({
    ...ask,
    said: words.flat().filter(({ id }) => id === ask.id),
    against: others.filter(({ topic }) => topic === ask.topic),
  }));
  // A "hot" picture never fills a cold place.
  if (asks.some(({ of, said, against }) => of === "category" && said.length === 0 && isPlain(against)))
    return EXCLUDED_SCORE;

  const isKindSaid = asks.some(({ of, said }) => of === "kind" && isPlain(said));
  let score = 0;
  let isExplicit = asks.some(({ said }) => said.length > 0);
  for (const { of, said } of asks) {
    if (of === "kind") score += MAY * weightOf(said);
    else if (said.length > 0) {
      score += SAYS * weightOf(said);
      // If the kind is stated, a loose word is enough.
      isExplicit &&= (of === "slot" && isKindSaid) || isPlain(said);
    } else if (of === "slot" && isSeriesOf(series, place)) {
      score += series.rank === place.rank ? RANK : WRONG_RANK;
      isExplicit &&= isKindSaid;
    } else {
      score += UNSAID;
      // A matching size is as good as a word.
      isExplicit &&= isMade;
    }
  }
  for (const [topic, senses] of Map.groupBy(others, (sense) => sense.topic)) {
    const isAgainst = asks.some((ask) => ask.topic === topic);
    score += (isAgainst ? AGAINST : BESIDE) * weightOf(senses);
    isExplicit &&= !(isAgainst && isPlain(senses));
  }
  return { score, isExplicit };
}
