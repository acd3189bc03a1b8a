import { findArrangement } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import { solveAssignment } from "./assign.ts";
import {
  type CountsByCategory,
  listCountChoices,
  listSizes,
  listSortPlaces,
  type SortPlace,
  type SortPlacement,
  type SortRequest,
  type SortResult,
  type SortTarget,
} from "./plan.ts";
import { type ParsedFileName, parseFileNames } from "./read-names.ts";
import { EXCLUDED_SCORE, type PlaceScore, scorePlace } from "./score.ts";
import { findSlotNames } from "./slot-names.ts";
import { withoutExtension } from "./tokens.ts";

/** Small enough to only break ties. */
const EARLIER = 0.02;
const ORDER = 0.01;
/** If this share of the names has known words, unknown words count against the others. */
const NAMED_SHARE = 0.5;
/** Penalties for an empty slot beside filled ones, a changed count, and a change that removes images. */
const EMPTY_SLOT = 1;
const OTHER_COUNT = 0.5;
const CLEARED = 5;
/** A sure pair's lead over other places, and over other pictures. */
const LEAD_OVER_PLACES = 1.5;
const LEAD_OVER_PICTURES = 1;

interface NameScore extends PlaceScore {
  readonly name: ParsedFileName;
}

interface ScoredPlace extends SortPlace {
  /** By picture. */
  readonly scores: readonly NameScore[];
}

interface Pair {
  readonly place: ScoredPlace;
  readonly picture: number;
  readonly score: NameScore;
}

export function sortPictures({ model, vocabulary, pictures, design }: SortRequest): SortResult {
  const candidates = parseFileNames(model, vocabulary, pictures, design.names);
  const places = scorePlaces(model, listSortPlaces(model, vocabulary, design), candidates);
  const choices = listCountChoices(model).map((choice) => {
    const counts = { ...design.counts, ...choice };
    const open = places.filter(
      ({ category, arrangement }) => arrangement === findArrangement(category, counts[category.id]),
    );
    return { counts, open, score: scoreOfCounts(open, pictures.length, design, counts) };
  });
  // Stryker disable next-line EqualityOperator: no two choices are equal.
  const { counts, open } = choices.reduce((best, next) => (next.score > best.score ? next : best));
  const placements = assignPictures(open, places, pictures.length);
  return {
    placements,
    counts,
    names: findSlotNames(placements, candidates, model, vocabulary, design),
  };
}

function scorePlaces(
  model: MachineModel,
  places: readonly SortPlace[],
  candidates: readonly ParsedFileName[],
): ScoredPlace[] {
  const order = orderOf(candidates);
  const named = candidates.filter((name) => !isUnnamed(name));
  const context = { sizes: listSizes(model), isMostlyNamed: named.length >= NAMED_SHARE * candidates.length };
  return places.map((place) => ({
    ...place,
    scores: candidates.map((name) => {
      const { score, isExplicit } = scorePlace(name, place, context);
      const own = order.get(name) ?? 0;
      return { name, score: score + ORDER * own * place.order - EARLIER * (own + place.order), isExplicit };
    }),
  }));
}

/** Whether a name has no known words, like a camera's. */
const isUnnamed = ({ known, words }: ParsedFileName): boolean => !known && words.length === 0;

/** Ranks run from 0 up to 1 in natural order of names ("2" before "10"). Unnamed pictures come last. */
function orderOf(candidates: readonly ParsedFileName[]): ReadonlyMap<ParsedFileName, number> {
  const { compare } = new Intl.Collator("en", { numeric: true });
  const pathOf = ({ picture }: ParsedFileName) => withoutExtension(picture.path);
  const sorted = candidates.toSorted(
    (a, b) => Number(isUnnamed(a)) - Number(isUnnamed(b)) || compare(pathOf(a), pathOf(b)),
  );
  return new Map(sorted.map((name, rank) => [name, rank / candidates.length]));
}

function bestPairs(
  places: readonly ScoredPlace[],
  pictures: number,
  refused: ReadonlySet<PlaceScore> = new Set(),
): Pair[] {
  const scores = places.map((place) =>
    place.scores.map((score) =>
      refused.has(score) || (place.isFilled && !score.isExplicit) ? EXCLUDED_SCORE.score : score.score,
    ),
  );
  return solveAssignment(scores, pictures).flatMap((picture, at) => {
    const place = places[at];
    // Stryker disable next-line OptionalChaining: each row has a place.
    const score = place?.scores[picture];
    return place && score ? { place, picture, score } : [];
  });
}

function scoreOfCounts(
  places: readonly ScoredPlace[],
  pictures: number,
  design: SortTarget,
  counts: CountsByCategory,
): number {
  const pairs = bestPairs(places, pictures);
  let sum = pairs.reduce((total, { score }) => total + score.score, 0);
  for (const [id, count] of Object.entries(counts)) {
    const own = places.filter(({ category }) => category.id === id);
    const taken = pairs.filter(({ place }) => place.category.id === id).length;
    if (taken > 0) sum -= EMPTY_SLOT * (own.filter(({ isFilled }) => !isFilled).length - taken);
    if (count === design.counts[id]) continue;
    const isCleared = Object.values(design.filled[id] ?? {}).includes(true);
    sum -= isCleared ? CLEARED : OTHER_COUNT;
  }
  return sum;
}

function assignPictures(
  open: readonly ScoredPlace[],
  places: readonly ScoredPlace[],
  pictures: number,
): SortPlacement[] {
  const refused = new Set<PlaceScore>();
  for (;;) {
    const pairs = bestPairs(open, pictures, refused);
    const sure = new Set(pairs.filter((pair) => isSure(pair, pairs, places)));
    const unsure = pairs.filter((pair) => pair.place.isFilled && !sure.has(pair));
    for (const { score } of unsure) refused.add(score);
    if (unsure.length > 0) continue;
    return pairs.map((pair) => {
      const { place, picture } = pair;
      const { id, kind } = place.category;
      const slot = kind === "list" ? nextOfList(pair, pairs, open) : place.slot;
      return { picture, category: id, slot, certainty: sure.has(pair) ? "sure" : "guess" };
    });
  }
}

function nextOfList({ place }: Pair, pairs: readonly Pair[], open: readonly ScoredPlace[]): string {
  const inList = (each: ScoredPlace) => each.category === place.category && !each.isFilled;
  const nth = pairs.filter((pair) => inList(pair.place)).findIndex((pair) => pair.place === place);
  return open.filter(inList)[nth]?.slot ?? place.slot;
}

function isSure(
  { place, score: { name, score, isExplicit } }: Pair,
  pairs: readonly Pair[],
  places: readonly ScoredPlace[],
): boolean {
  if (!isExplicit || name.known) return isExplicit;
  const isList = place.category.kind === "list";
  const isSame = ({ category, slot }: SortPlace) =>
    category.id === place.category.id && (isList || slot === place.slot);
  // Stryker disable next-line EqualityOperator: ties don't occur.
  const isNearby = (other: NameScore) => other.name === name && other.score > score - LEAD_OVER_PLACES;
  if (places.some((other) => !isSame(other) && other.scores.some(isNearby))) return false;
  if (isList) return true;
  const best = new Map(pairs.map((pair) => [pair.score.name, pair.score.score]));
  return !place.scores.some(({ name: rival, score: theirs }) => {
    // Stryker disable next-line EqualityOperator: ties don't occur.
    const isAsGood = theirs > Math.max(score, best.get(rival) ?? 0) - LEAD_OVER_PICTURES;
    return isAsGood && rival !== name && rival.version >= name.version && !rival.isOlder;
  });
}
