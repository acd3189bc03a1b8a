import { assign } from "./assign.ts";
import type { Judge } from "./candidates.ts";
import type { Counts, SortPlace } from "./places.ts";
import { isThere, type SortedInto } from "./sorted-plan.ts";

/** A picture, by its index, and its place. */
export interface Pair {
  readonly place: SortPlace;
  readonly picture: number;
}

/** What an empty slot costs in a category whose count is chosen and of which there is a picture, and another count than the design's. */
const EMPTY = 1;
const OTHER_COUNT = 0.5;
/** The same where pictures are there, which another count takes away. */
const CLEARED = 4;

/** The best pairs of places and pictures. */
export function pairsOf(
  places: readonly SortPlace[],
  pictures: number,
  worth: (place: SortPlace, picture: number) => number,
): Pair[] {
  const rows = places.map((place) => Array.from({ length: pictures }, (_, picture) => worth(place, picture)));
  return assign(rows, pictures).flatMap((picture, at) => {
    const place = places[at];
    return place && picture >= 0 ? [{ place, picture }] : [];
  });
}

/** What the best pairs in those counts are worth. */
export function solve(
  places: readonly SortPlace[],
  pictures: number,
  judge: Judge,
  design: SortedInto,
  counts: Counts,
): { readonly places: readonly SortPlace[]; readonly sum: number } {
  // A guess for a place that is filled is never made.
  const worth = (place: SortPlace, picture: number) => {
    const { worth, isTold } = judge(place, picture);
    return isTold || !place.isFilled ? worth : Number.NEGATIVE_INFINITY;
  };
  const pairs = pairsOf(places, pictures, worth);
  let sum = pairs.reduce((total, { place, picture }) => total + worth(place, picture), 0);
  for (const [category, count] of Object.entries(counts)) {
    const own = places.filter((place) => place.category.id === category);
    const taken = pairs.filter(({ place }) => place.category.id === category).length;
    if (own.length === 0) continue;
    if (taken > 0) sum -= EMPTY * own.filter((place) => !place.isFilled).length - EMPTY * taken;
    if (count === design.counts[category]) continue;
    const slots = Object.keys(design.slots[category] ?? {});
    const isCleared = slots.some((slot) => isThere(design, category, slot));
    sum -= taken === 0 ? Number.POSITIVE_INFINITY : isCleared ? CLEARED : OTHER_COUNT;
  }
  return { places, sum };
}
