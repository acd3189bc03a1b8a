import type { Box } from "../../../shared/machine/types.ts";
import { safeArea } from "./mask.ts";
import { grown } from "./places.ts";
import type { Stand } from "./treatments.ts";

/**
 * What is put under words until they can be read: nothing, a gradient in the picture's own tone, ever
 * stronger, at last a plate. What one picture of a set needs, all of it get.
 */
export const GROUNDS = [0, 0.5, 0.75, 0.9, "plate"] as const;
export type Ground = (typeof GROUNDS)[number];
/** Of words whose colour was chosen: it is kept, so that it goes on a plate. */
export const GROUNDS_OF_CHOSEN: readonly Ground[] = [0, "plate"];

/** Pixels by which a ground reaches over the words' box, and a plate's corners are round. */
const SOFT_REACH = 60;
export const PLATE_REACH = 10;
const PLATE_CORNER = 10;

export function paintGround(
  context: OffscreenCanvasRenderingContext2D,
  stand: Stand,
  colour: string,
  ground: Exclude<Ground, 0>,
): void {
  context.save();
  context.fillStyle = colour;
  if (ground === "plate") {
    const { x, y, width, height } = plateOf(stand);
    context.beginPath();
    context.roundRect(x, y, width, height, PLATE_CORNER);
    context.fill();
  } else {
    const { size, box } = stand;
    const [top, foot] = [box.y - SOFT_REACH, box.y + box.height + SOFT_REACH];
    const gradient = context.createLinearGradient(0, top, 0, foot);
    const edge = SOFT_REACH / (foot - top);
    for (const [at, alpha] of [
      [0, 0],
      [edge, ground],
      [1 - edge, ground],
      [1, 0],
    ] as const)
      gradient.addColorStop(at, colour.replace(/[\d.]+\)$/, `${alpha})`));
    context.fillStyle = gradient;
    context.fillRect(0, 0, size.width, size.height);
  }
  context.restore();
}

/** Around words that were put there by hand; else from edge to edge, alike in all of a set. */
function plateOf({ size, box, isFree }: Stand): Box {
  if (isFree) return grown(box, PLATE_REACH);
  const { x, y } = safeArea(size);
  const left = Math.max(x / 2, box.x - PLATE_REACH);
  const top = Math.max(y / 2, box.y - PLATE_REACH);
  const foot = Math.min(size.height - y / 2, box.y + box.height + PLATE_REACH);
  return { x: left, y: top, width: size.width - 2 * left, height: foot - top };
}
