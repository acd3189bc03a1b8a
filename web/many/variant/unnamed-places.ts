import type { Design } from "../../document/design.ts";
import type { LetteredPlace } from "../../recipes/reletter.ts";
import { isSamePlace, type Variant, type VariantPlace } from "./variant.ts";

/** A slot that has a name, and whose picture in the design does not follow it. */
export interface BarePlace extends VariantPlace {
  /** Its picture is finished artwork of the visitor's, which may carry names already: it gets one only if asked. */
  readonly isFinished: boolean;
  /** As it takes a name, with no words yet; undefined where its picture can't be had. */
  readonly lettered: LetteredPlace | undefined;
}

/** Whether names are put on a bare place: as the visitor said, else on all that is not finished. */
export const takesName = ({ isFinished, lettered }: BarePlace, isWanted: boolean | undefined): boolean =>
  lettered !== undefined && (isWanted ?? !isFinished);

/** The places whose names a variant changes, and whose pictures do not show them. A finished one of its own may. */
export const unnamedPlaces = (
  bare: readonly BarePlace[],
  { names }: Pick<Design, "names">,
  variant: Variant,
): Variant["namesOn"] =>
  variant.namesOn.filter((at) => {
    const place = bare.find((each) => isSamePlace(each, at));
    const name = variant.names[at.category]?.[at.slot] ?? "";
    if (!place || name === "" || name === names[at.category]?.[at.slot]) return false;
    const isOwn = variant.pictures.some((each) => isSamePlace(each, at) && !each.isFitted);
    return !isOwn && !takesName(place, at.isWanted);
  });
