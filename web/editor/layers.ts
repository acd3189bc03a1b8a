import { safeEdge } from "../../shared/machine/library.ts";
import type { Box, Size } from "../../shared/machine/types.ts";
import { logoBox, pointOf, safeArea, within } from "../picture/lettering/boxes.ts";
import { boundsOf, move, turnOf, zoom } from "../picture/placement.ts";
import type { RenderedPicture } from "../picture/render-job.ts";
import type { Composition, Point } from "./annotations.ts";

/** What is moved and zoomed on the stage while its tab is open: the picture, the words or the logo. */
export interface Layer {
  move(composition: Composition, by: Point): Composition;
  /** Snaps what was moved within so many pixels of the frame, and puts it where it may stand. */
  snap(composition: Composition, reach: number): Composition;
  /** @param at the point that stays where it is, from the frame's middle */
  zoom(composition: Composition, factor: number, at?: Point): Composition;
}

/**
 * Snaps something to the frame's middle, to the frame's ends and to the safe edges within them, along one side.
 *
 * @param at the distance of its middle from the frame's
 * @param reach pixels within which it snaps
 */
export function snapAlong(at: number, length: number, frame: number, safe: number, reach: number): number {
  const toEnd = (frame - length) / 2;
  const toSafe = toEnd - safe;
  const nearest = [0, toEnd, -toEnd, toSafe, -toSafe].reduce((best, each) =>
    Math.abs(at - each) < Math.abs(at - best) ? each : best,
  );
  return Math.abs(at - nearest) <= reach ? nearest : at;
}

/** Snaps something of a size whose middle is so far from the frame's. */
function snapMiddle({ x, y }: Point, { width, height }: Size, frame: Size, reach: number): Point {
  const safe = safeEdge(frame);
  return {
    x: snapAlong(x, width, frame.width, safe, reach),
    y: snapAlong(y, height, frame.height, safe, reach),
  };
}

/** @param picture the picture's own size */
export const pictureLayer = (picture: Size): Layer => ({
  move: (now, by) => ({ ...now, placement: move({ picture, frame: now.frame }, now.placement, by) }),
  snap(now, reach) {
    const { placement, frame } = now;
    const { width, height } = boundsOf(picture, turnOf(placement));
    const shown = { width: width * placement.scale, height: height * placement.scale };
    return { ...now, placement: { ...placement, ...snapMiddle(placement, shown, frame, reach) } };
  },
  zoom: (now, factor, at) => ({
    ...now,
    placement: zoom({ picture, frame: now.frame }, now.placement, factor, at),
  }),
});

/** Moves and snaps a box within the safe area. `change` returns the composition with the box that a function makes of its own. */
const boxLayer = (
  change: (now: Composition, by: (box: Box) => Box, isSnapped: boolean) => Composition,
): Pick<Layer, "move" | "snap"> => ({
  move: (now, by) =>
    change(now, (box) => within({ ...box, x: box.x + by.x, y: box.y + by.y }, safeArea(now.frame)), false),
  snap: (now, reach) =>
    change(
      now,
      (box) => {
        const left = (now.frame.width - box.width) / 2;
        const top = (now.frame.height - box.height) / 2;
        const { x, y } = snapMiddle({ x: box.x - left, y: box.y - top }, box, now.frame, reach);
        return within({ ...box, x: left + x, y: top + y }, safeArea(now.frame));
      },
      true,
    ),
});

/** Pixels of text whose size is set by hand. */
const LEAST_TEXT = 20;
const MOST_TEXT = 200;

/** @param rendered how the words were rendered last; before that they stay where they are */
export const wordsLayer = ({ bounds, textSize = 40 }: Partial<RenderedPicture> = {}): Layer => ({
  ...boxLayer((now, by) => {
    const { words, frame } = now;
    if (!words || !bounds) return now;
    const safe = safeArea(frame);
    const { position } = words;
    const box =
      position === "auto"
        ? bounds
        : {
            ...bounds,
            x: safe.x + position.x * safe.width - bounds.width / 2,
            y: safe.y + position.y * safe.height - bounds.height / 2,
          };
    return { ...now, words: { ...words, position: pointOf(by(box), safe) } };
  }),
  zoom(now, factor) {
    const { words } = now;
    if (!words) return now;
    const before = words.size === "auto" ? textSize : words.size;
    const size = Math.max(LEAST_TEXT, Math.min(MOST_TEXT, before * factor));
    return { ...now, words: { ...words, size: Math.round(size * 10) / 10 } };
  },
});

/** Pixels that a logo is wide at least. */
const LEAST_LOGO = 16;

/** A logo can be moved across what is to be kept clear, so that a drag can pass it; snapping moves it beside that. */
export const logoLayer = (keepClear: readonly Box[]): Layer => ({
  ...boxLayer((now, by, isSnapped) => {
    const { logo, frame } = now;
    if (!logo) return now;
    const { shape, width } = logo;
    const moved = by({ ...logo, height: (width * shape.height) / shape.width });
    const { x, y } = isSnapped ? logoBox(moved, shape, frame, keepClear) : moved;
    return { ...now, logo: { ...logo, x, y } };
  }),
  /** Zooms around the logo's middle. */
  zoom(now, factor) {
    const { logo, frame } = now;
    if (!logo) return now;
    const { shape } = logo;
    const width = Math.max(LEAST_LOGO, Math.min(frame.width, logo.width * factor));
    const grown = width - logo.width;
    const wanted = { x: logo.x - grown / 2, y: logo.y - (grown * shape.height) / shape.width / 2, width };
    const { x, y, width: most } = logoBox(wanted, shape, frame, keepClear);
    // The box has whole pixels: its width is taken only if it was made smaller, because fractions would add up.
    return { ...now, logo: { ...logo, x, y, width: Math.min(width, most + 1) } };
  },
});
