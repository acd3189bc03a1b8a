import type { Spoken } from "../machine/files.ts";
import { placeOfFile } from "../machine/files.ts";
import { arrangementFor } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import { assign } from "./assign.ts";
import { type Counts, choicesOfCounts, placesOf, type SortPlace, sizesOf } from "./places.ts";
import { type GivenPicture, isThere, type Placing, type SortedInto, type SortedPlan } from "./plan.ts";
import { readNames } from "./read-names.ts";
import { type Candidate, EXCLUDED, type Score, scoreOf } from "./score.ts";
import { sizeScore } from "./size-score.ts";
import { slotNames } from "./slot-names.ts";
import { withoutEnding } from "./tokens.ts";

/** Equal scores are settled by the order of the machine and of the pictures. */
const EARLIER = 0.02;
const ORDER = 0.01;
/** From this share on of names that say where they belong, one that says something else belongs nowhere. */
const TELLING = 0.5;
/** What an empty slot costs in a category that gets pictures, and a count other than the design's. */
const EMPTY = 1;
const OTHER_COUNT = 0.5;
/** A count other than the design's if it takes away pictures. */
const CLEARED = 4;
/** A sure place is better by this than any other for the picture, and the picture than any other for the place. */
const MARGIN = 1.5;
const RIVAL = 1;

/** A place with the score of each picture in it. */
interface ScoredPlace extends SortPlace {
  readonly scores: readonly Score[];
}

interface Pair {
  readonly place: ScoredPlace;
  readonly picture: number;
}

/**
 * Where pictures would go on a machine: the plan that suits all of them best, over every choice of counts. Takes a few
 * milliseconds for dozens of pictures.
 *
 * @param spoken what the machine's places are called
 * @param design what is there already: guesses go to empty places alone
 */
export function sortPictures(
  model: MachineModel,
  spoken: Spoken,
  pictures: readonly GivenPicture[],
  design: SortedInto,
): SortedPlan {
  const names = readNames(model, spoken, pictures);
  const candidates = pictures.flatMap((picture, at): Candidate[] => {
    const name = names[at];
    return name ? [{ name, known: picture.place ?? placeOfFile(model, picture.path) }] : [];
  });
  const places = scored(model, spoken, placesOf(model, spoken, design), pictures, candidates);
  const choices = choicesOfCounts(model).map((choice) => {
    const counts = { ...design.counts, ...choice };
    const open = places.filter(
      ({ category, arrangement }) => arrangement === arrangementFor(category, counts[category.id]),
    );
    return { counts, open, score: scoreOfCounts(open, pictures.length, design, counts) };
  });
  const { counts, open } = choices.reduce((best, next) => (next.score > best.score ? next : best));
  const placings = inOrder(settled(open, places, candidates), design);
  const placed = new Set(placings.map(({ picture }) => picture));
  return {
    placings,
    leftOver: [...pictures.keys()].filter((picture) => !placed.has(picture)),
    counts,
    names: slotNames(placings, candidates, model, spoken, design),
  };
}

function scored(
  model: MachineModel,
  { topics }: Spoken,
  places: readonly SortPlace[],
  pictures: readonly GivenPicture[],
  candidates: readonly Candidate[],
): ScoredPlace[] {
  const sizes = sizesOf(model);
  const order = orderOf(pictures);
  const telling = candidates.filter(({ known, name }) => known || name.words.length > 0);
  const context = {
    topicOf: new Map(
      Object.entries(topics).flatMap(([topic, own]) => Object.keys(own).map((id) => [id, topic] as const)),
    ),
    isTelling: telling.length >= TELLING * candidates.length,
  };
  return places.map((place) => ({
    ...place,
    scores: pictures.map((picture, at) => {
      const candidate = candidates[at];
      if (!candidate) return EXCLUDED;
      const size = sizeScore(picture, place.arrangement.size, sizes);
      const { score, isExplicit } = scoreOf(candidate, place, size, context);
      const own = order[at] ?? 0;
      return { score: score + ORDER * own * place.order - EARLIER * (own + place.order), isExplicit };
    }),
  }));
}

/** By picture, from 0 to 1: its rank by name, "2" before "10". */
function orderOf(pictures: readonly GivenPicture[]): number[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  const paths = pictures.map(({ path }) => withoutEnding(path));
  const order = new Array<number>(paths.length).fill(0);
  const sorted = [...paths.keys()].sort((a, b) => compare(paths[a] ?? "", paths[b] ?? "") || a - b);
  for (const [rank, at] of sorted.entries()) order[at] = rank / Math.max(1, paths.length - 1);
  return order;
}

const scoreIn = ({ place, picture }: Pair): Score => place.scores[picture] ?? EXCLUDED;

/** The best pairs, of those that may be made. */
function bestPairs(
  places: readonly ScoredPlace[],
  pictures: number,
  isAllowed: (pair: Pair) => boolean,
): Pair[] {
  const scores = places.map((place) =>
    place.scores.map(({ score }, picture) =>
      isAllowed({ place, picture }) ? score : Number.NEGATIVE_INFINITY,
    ),
  );
  return assign(scores, pictures).flatMap((picture, at) => {
    const place = places[at];
    return place && picture >= 0 ? { place, picture } : [];
  });
}

/** A guess never replaces a picture. */
const mayBeMade = (pair: Pair): boolean => scoreIn(pair).isExplicit || !pair.place.isFilled;

/** The score of the best plan with these counts. */
function scoreOfCounts(
  places: readonly ScoredPlace[],
  pictures: number,
  design: SortedInto,
  counts: Counts,
): number {
  const pairs = bestPairs(places, pictures, mayBeMade);
  let sum = pairs.reduce((total, pair) => total + scoreIn(pair).score, 0);
  for (const [id, count] of Object.entries(counts)) {
    const own = places.filter(({ category }) => category.id === id);
    const taken = pairs.filter(({ place }) => place.category.id === id).length;
    if (own.length === 0) continue;
    if (taken > 0) sum -= EMPTY * (own.filter(({ isFilled }) => !isFilled).length - taken);
    if (count === design.counts[id]) continue;
    const isCleared = Object.keys(design.slots[id] ?? {}).some((slot) => isThere(design, id, slot));
    sum -= taken === 0 ? Number.POSITIVE_INFINITY : isCleared ? CLEARED : OTHER_COUNT;
  }
  return sum;
}

type Certain = Pair & Pick<Placing, "certainty">;

/** The best pairs with their certainty; repeated until no guess would replace a picture. */
function settled(
  open: readonly ScoredPlace[],
  places: readonly ScoredPlace[],
  candidates: readonly Candidate[],
): Certain[] {
  const refused = new Map<ScoredPlace, Set<number>>();
  for (;;) {
    const pairs = bestPairs(
      open,
      candidates.length,
      (pair) => mayBeMade(pair) && !refused.get(pair.place)?.has(pair.picture),
    );
    const certain = pairs.map((pair): Certain => {
      const certainty = isSure(pair, pairs, places, candidates) ? "sure" : "guess";
      return { ...pair, certainty };
    });
    const bold = certain.filter(({ certainty, place }) => certainty === "guess" && place.isFilled);
    if (bold.length === 0) return certain;
    for (const { place, picture } of bold) refused.set(place, (refused.get(place) ?? new Set()).add(picture));
  }
}

/**
 * Whether a picture's name says all that its place asks for, no other place of any count comes near, and no picture
 * that got no better place suits it as well.
 */
function isSure(
  pair: Pair,
  pairs: readonly Pair[],
  places: readonly ScoredPlace[],
  candidates: readonly Candidate[],
): boolean {
  const { place, picture } = pair;
  const { score, isExplicit } = scoreIn(pair);
  if (!isExplicit || candidates[picture]?.known) return isExplicit;
  const isList = place.category.kind === "list";
  const isSame = ({ category, slot }: SortPlace) =>
    category.id === place.category.id && (isList || slot === place.slot);
  if (places.some((other) => !isSame(other) && scoreIn({ place: other, picture }).score > score - MARGIN))
    return false;
  if (isList) return true;
  const scoreOfOwn = new Map(pairs.map((each) => [each.picture, scoreIn(each).score]));
  const version = candidates[picture]?.name.version ?? 0;
  return !candidates.some(({ name }, other) => {
    const rival = scoreIn({ place, picture: other }).score;
    return (
      other !== picture &&
      rival > score - RIVAL &&
      rival > (scoreOfOwn.get(other) ?? 0) - RIVAL &&
      name.version >= version &&
      !name.isOlder
    );
  });
}

/** The placings of a plan; new pictures of a list come after those that stay. */
function inOrder(pairs: readonly Certain[], { lists }: SortedInto): Placing[] {
  const added = new Map<string, number>();
  return pairs.map(({ place: { category, slot, isFilled }, picture, certainty }) => {
    if (category.kind === "slots" || isFilled) return { picture, category: category.id, slot, certainty };
    const images = lists[category.id] ?? [];
    const free = images.flatMap((image, index) => (image.isMissing ? index : []));
    const nth = added.get(category.id) ?? 0;
    added.set(category.id, nth + 1);
    const index = free[nth] ?? images.length + nth - free.length;
    return { picture, category: category.id, slot: String(index), certainty };
  });
}
