import type { SortPlace } from "./places.ts";
import type { PlaceOfPicture } from "./plan.ts";
import type { ReadName, Sense, Series } from "./read-names.ts";
import type { SizeScore } from "./size-score.ts";

/** How well a picture suits a place. */
export interface Score {
  /** A picture is put only where this is above 0. */
  readonly score: number;
  /** Whether its name says everything that the place asks for, and nothing against it. */
  readonly isExplicit: boolean;
}

export const EXCLUDED: Score = { score: Number.NEGATIVE_INFINITY, isExplicit: false };

/** The name says what the place asks for, what it may say, not what it asks for, the opposite, or something else. */
const SAYS = 4;
const MAY = 2;
const UNSAID = -2;
const AGAINST = -6;
const BESIDE = -1.5;
/** The name says nothing. */
const SILENT = 0.5;
const SILENT_UNSAID = -0.5;
/** The name has unknown words while most others say where they belong. */
const STRANGE = -2.5;
const ASIDE = -6;
/** The picture has the place's number, or another, in a series as long as there are places. */
const RANK = 3;
const WRONG_RANK = -3;
/** For a later version of two that say the same, up to a version; and for an earlier date. */
const VERSION = 0.1;
const MAX_VERSION = 5;
const OLDER = -0.5;
const KNOWN = 1000;

/** A picture with what is known of it. */
export interface Candidate {
  readonly name: ReadName;
  /** The place that one of our own file names says, or whoever gave the picture. */
  readonly known: PlaceOfPicture | undefined;
}

/** What the scores of all pictures have in common. */
export interface Context {
  /** By the ids of sayings. */
  readonly topicOf: ReadonlyMap<string, string>;
  /** Whether most names say where they belong. */
  readonly isTelling: boolean;
}

export function scoreOf(
  { name, known }: Candidate,
  place: SortPlace,
  size: SizeScore,
  context: Context,
): Score {
  const { category } = place;
  if (known) {
    const isThere = known.category === category.id && known.slot === place.slot;
    return isThere ? { score: KNOWN + size.score, isExplicit: true } : EXCLUDED;
  }
  const isSilent = name.words.length === 0;
  if ((category.kind === "list" && place.isFilled) || name.isSuperseded || (name.isAside && isSilent))
    return EXCLUDED;
  if (isSilent) {
    const isStrange = context.isTelling && !size.isMade && name.own.some(({ isUnknown }) => isUnknown);
    const unsaid = [...place.says, ...place.saysOwn].length * SILENT_UNSAID;
    const isRanked = size.isMade && isSeriesOf(name.series, place);
    const rank = !isRanked ? 0 : name.series?.rank === place.rank ? 1 : -1;
    return { score: size.score + unsaid + rank + (isStrange ? STRANGE : SILENT), isExplicit: false };
  }
  const said = nameScore(name, place, size.isMade, context);
  const later = Math.min(MAX_VERSION, name.version) * VERSION + (name.isOlder ? OLDER : 0);
  return {
    score: size.score + said.score + (name.isAside ? ASIDE : 0) + (said.isExplicit ? later : 0),
    isExplicit: said.isExplicit && !size.isOthers && !name.isAside,
  };
}

const isSeriesOf = (series: Series | undefined, { category, arrangement }: SortPlace): series is Series =>
  category.kind === "slots" && arrangement.places.length > 1 && series?.of === arrangement.places.length;

const weightOf = (senses: readonly Sense[]): number => Math.max(0, ...senses.map(({ weight }) => weight));

function nameScore(
  { words, series }: ReadName,
  place: SortPlace,
  isMade: boolean,
  { topicOf }: Context,
): Score {
  const { says, saysOwn, may } = place;
  const known = new Set([...says, ...saysOwn, ...may]);
  const others = words.filter((word) => !word.some(({ id }) => known.has(id))).flat();
  const sensesOf = (id: string) => words.flat().filter((sense) => sense.id === id);
  const othersOf = (id: string) => others.filter(({ topic }) => topic === topicOf.get(id));
  // A name that says hot never fills what is cold, whatever else suits.
  if (says.some((id) => sensesOf(id).length === 0 && othersOf(id).some(({ isPlain }) => isPlain)))
    return EXCLUDED;

  const isKindSaid = may.some((id) => sensesOf(id).some(({ isPlain }) => isPlain));
  let score = 0;
  let isExplicit = true;
  const ask = (id: string, isOwn: boolean) => {
    const senses = sensesOf(id);
    if (senses.length > 0) {
      score += SAYS * weightOf(senses);
      // Together with its kind, a loose word is plain enough.
      isExplicit &&= (isOwn && isKindSaid) || senses.some(({ isPlain }) => isPlain);
    } else if (othersOf(id).length > 0) return;
    else if (isOwn && isSeriesOf(series, place)) {
      score += series.rank === place.rank ? RANK : WRONG_RANK;
      isExplicit &&= isKindSaid && series.rank === place.rank;
    } else {
      score += UNSAID;
      // A size that only this kind of picture has says as much as the word for it.
      isExplicit &&= !isOwn && isMade;
    }
  };
  for (const id of says) ask(id, false);
  for (const id of saysOwn) ask(id, true);
  for (const id of may) score += MAY * weightOf(sensesOf(id));

  const topics = new Set([...known].map((id) => topicOf.get(id)));
  for (const [topic, senses] of Map.groupBy(others, (sense) => sense.topic)) {
    const isAgainst = topics.has(topic);
    score += (isAgainst ? AGAINST : BESIDE) * weightOf(senses);
    if (isAgainst && senses.some(({ isPlain }) => isPlain)) isExplicit = false;
  }
  return { score, isExplicit: isExplicit && [...known].some((id) => sensesOf(id).length > 0) };
}
