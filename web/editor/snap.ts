import { safeEdge } from "../../shared/machine/safe-edge.ts";
import { boundsOf, type Layout, type Placement, turnOf } from "../picture/fit/placement.ts";

/**
 * Where something of a length is drawn to along one side of a frame: its middle to the frame's middle, its ends to
 * the frame's ends and to the safe edges within them.
 *
 * @param at from the frame's middle to its own
 * @param reach pixels within which it is drawn
 */
export function snapAlong(at: number, length: number, frame: number, safe: number, reach: number): number {
  const toEnd = (frame - length) / 2;
  const toSafe = toEnd - safe;
  const nearest = [0, toEnd, -toEnd, toSafe, -toSafe].reduce((best, each) =>
    Math.abs(at - each) < Math.abs(at - best) ? each : best,
  );
  return Math.abs(at - nearest) <= reach ? nearest : at;
}

/** The placement as it was meant: on the middle and along the edges, where it is near them. */
export function snap({ picture, frame }: Layout, placement: Placement, reach: number): Placement {
  const { width, height } = boundsOf(picture, turnOf(placement));
  const safe = safeEdge(frame);
  return {
    ...placement,
    x: snapAlong(placement.x, width * placement.scale, frame.width, safe, reach),
    y: snapAlong(placement.y, height * placement.scale, frame.height, safe, reach),
  };
}
