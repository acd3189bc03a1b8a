import type { Spoken } from "../../shared/machine/spoken.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { GivenPicture, SortedInto, SortedPlan } from "./sorted-plan.ts";

/**
 * Where pictures would go on a machine: the best plan over all of them. Pure.
 *
 * @param spoken what the machine's places are called
 * @param design what is there already: guesses go to empty places alone
 */
export function sortPictures(
  _model: MachineModel,
  _spoken: Spoken,
  pictures: readonly GivenPicture[],
  { counts }: SortedInto,
): SortedPlan {
  const known = pictures.flatMap(({ place }, picture) => (place ? [{ ...place, picture }] : []));
  return {
    placings: known.map((each) => ({ ...each, certainty: "sure" })),
    leftOver: pictures.flatMap(({ place }, picture) => (place ? [] : [picture])),
    counts: { ...counts },
    names: {},
  };
}
