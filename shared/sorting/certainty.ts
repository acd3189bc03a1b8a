import type { Spoken } from "../machine/files.ts";
import type { MachineModel } from "../machine/types.ts";
import type { Judge } from "./candidates.ts";
import { choicesOfCounts, placesOf, type SortPlace } from "./places.ts";
import type { Pair } from "./solve.ts";
import type { Placing, SortedInto } from "./sorted-plan.ts";
import type { Candidate } from "./worth.ts";

/** By so much a sure place is better than any other for the picture. */
const MARGIN = 1.5;
/** And the picture than any other for the place. */
const RIVAL = 1;

/**
 * Whether a picture's place is sure: its name says all that the place asks for, no other place of any count comes
 * near, and no picture that got no better place suits it as well.
 */
export function certaintyOf(
  model: MachineModel,
  spoken: Spoken,
  design: SortedInto,
  candidates: readonly Candidate[],
  judge: Judge,
): (pair: Pair, all: readonly Pair[]) => Placing["certainty"] {
  const everywhere = choicesOfCounts(model).flatMap((counts) =>
    placesOf(model, spoken, design, { ...design.counts, ...counts }),
  );
  const places = [
    ...new Map(
      everywhere.map((place) => [`${place.category.id}/${place.slot}/${place.arrangement.count}`, place]),
    ).values(),
  ];
  const isSame = (one: SortPlace, other: SortPlace) =>
    one.category.id === other.category.id && (one.category.kind === "list" || one.slot === other.slot);

  return ({ place, picture }, all) => {
    const own = judge(place, picture);
    if (!own.isTold) return "guess";
    if (candidates[picture]?.known) return "sure";
    const others = places.filter((other) => !isSame(place, other));
    if (others.some((other) => judge(other, picture).worth > own.worth - MARGIN)) return "guess";
    if (place.category.kind === "list") return "sure";
    const worthOfOwn = new Map(all.map((pair) => [pair.picture, judge(pair.place, pair.picture).worth]));
    const version = candidates[picture]?.name.version ?? 0;
    const isRival = ({ name }: Candidate, other: number) => {
      const { worth } = judge(place, other);
      return (
        other !== picture &&
        worth > own.worth - RIVAL &&
        worth > (worthOfOwn.get(other) ?? 0) - RIVAL &&
        name.version >= version &&
        !name.isOlder
      );
    };
    return candidates.some(isRival) ? "guess" : "sure";
  };
}
