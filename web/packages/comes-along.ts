import { MAX_DESIGN_BYTES, OTHER_BYTES } from "../store/types.ts";
import type { Looked } from "./opened.ts";
import type { Placement } from "./place-rest.ts";

/** The most bytes of pictures that a design file can hold. */
export const MAX_PICTURES = MAX_DESIGN_BYTES - OTHER_BYTES;

type Placed = Placement["placed"][number];

/** Divides placed pictures into those that a design has room for and those that stay behind. */
export function comesAlong({ placement, pictures }: Pick<Looked, "placement" | "pictures">): {
  readonly taken: readonly Placed[];
  readonly left: readonly Placed[];
} {
  const taken: Placed[] = [];
  const left: Placed[] = [];
  let room = MAX_PICTURES;
  for (const placed of placement.placed) {
    const size = pictures.get(placed.path)?.size ?? 0;
    if (size > room) left.push(placed);
    else {
      taken.push(placed);
      room -= size;
    }
  }
  return { taken, left };
}
