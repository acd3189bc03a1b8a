import type { Arrangement, Box } from "./types.ts";

/** Pixels around what the machine draws over an image in which no words and no logo may stand. */
const CLEARANCE = 24;

/** Where in a slot's image nothing that must be read may stand, in pixels of the image. */
export function keepClearOf({ places, overlays = [] }: Arrangement, slot: string): Box[] {
  const place = places.find((each) => each.slot === slot) ?? places[0];
  if (!place) return [];
  return overlays.map(({ box }) => ({
    x: box.x - place.box.x - CLEARANCE,
    y: box.y - place.box.y - CLEARANCE,
    width: box.width + 2 * CLEARANCE,
    height: box.height + 2 * CLEARANCE,
  }));
}
