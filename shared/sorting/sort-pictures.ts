import type { Spoken } from "../machine/files.ts";
import type { MachineModel } from "../machine/types.ts";
import { candidatesOf, type Judge, judgeOf } from "./candidates.ts";
import { certaintyOf } from "./certainty.ts";
import { namesFrom } from "./names-from.ts";
import { choicesOfCounts, placesOf, type SortPlace } from "./places.ts";
import { type Pair, pairsOf, solve } from "./solve.ts";
import type { GivenPicture, Placing, SortedInto, SortedPlan } from "./sorted-plan.ts";

/**
 * Where pictures would go on a machine: the plan that suits all of them best, over every choice of counts. Pure; a few
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
  const candidates = candidatesOf(model, spoken, pictures);
  const judge = judgeOf(model, spoken, candidates);
  const solved = choicesOfCounts(model)
    .map((choice) => {
      const counts = { ...design.counts, ...choice };
      return {
        counts,
        ...solve(placesOf(model, spoken, design, counts), candidates.length, judge, design, counts),
      };
    })
    .reduce((best, next) => (next.sum > best.sum ? next : best));
  const certainty = certaintyOf(model, spoken, design, candidates, judge);
  const placings = inOrder(settled(solved.places, candidates.length, judge, certainty), design);
  const placed = new Set(placings.map(({ picture }) => picture));
  return {
    placings,
    leftOver: pictures.flatMap((_, picture) => (placed.has(picture) ? [] : [picture])),
    counts: solved.counts,
    names: namesFrom(placings, candidates, model, spoken, design),
  };
}

/** Solves anew without the guesses that would replace something, until none is left. */
function settled(
  places: readonly SortPlace[],
  pictures: number,
  judge: Judge,
  certainty: (pair: Pair, all: readonly Pair[]) => Placing["certainty"],
): (Pair & Pick<Placing, "certainty">)[] {
  const refused = new Map<SortPlace, Set<number>>();
  for (;;) {
    const pairs = pairsOf(places, pictures, (place, picture) =>
      refused.get(place)?.has(picture) ? Number.NEGATIVE_INFINITY : judge(place, picture).worth,
    );
    const told = pairs.map((pair) => ({ ...pair, certainty: certainty(pair, pairs) }));
    const bold = told.filter((pair) => pair.certainty === "guess" && pair.place.isFilled);
    if (bold.length === 0) return told;
    for (const { place, picture } of bold) refused.set(place, (refused.get(place) ?? new Set()).add(picture));
  }
}

/** The placings of a plan; what is new in a list comes after what stays in it. */
function inOrder(pairs: readonly (Pair & Pick<Placing, "certainty">)[], { lists }: SortedInto): Placing[] {
  const added = new Map<string, number>();
  return pairs.map(({ place: { category, slot, isFilled }, picture, certainty }) => {
    if (category.kind === "slots" || isFilled) return { picture, category: category.id, slot, certainty };
    const images = lists[category.id] ?? [];
    const free = images.flatMap((image, index) => (image.isMissing ? [index] : []));
    const nth = added.get(category.id) ?? 0;
    added.set(category.id, nth + 1);
    const index = free[nth] ?? images.length + nth - free.length;
    return { picture, category: category.id, slot: String(index), certainty };
  });
}
