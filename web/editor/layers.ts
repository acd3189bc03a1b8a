import { safeMarginOf } from "../../shared/machine/library.ts";
import type { Box, Size } from "../../shared/machine/types.ts";
import { clampBox, fitLogoBox, relativeCentreOf, textSafeArea } from "../picture/lettering/boxes.ts";
import {
  movePlacement,
  type Point,
  rotatedBoundsOf,
  rotationOf,
  zoomPlacement,
} from "../picture/placement.ts";
import type { RenderedPicture } from "../picture/render-job.ts";
import type { Composition } from "./annotations.ts";

export interface StageLayer {
  move(composition: Composition, by: Point): Composition;
  /** Snaps within `reach` frame pixels, and stays in the permitted area. */
  snap(composition: Composition, reach: number): Composition;
  /** @param at the fixed point, relative to the frame's centre */
  zoom(composition: Composition, factor: number, at?: Point): Composition;
}

/** @param at the distance between the centres */
export function snapPosition(at: number, length: number, frame: number, safe: number, reach: number): number {
  const toEnd = (frame - length) / 2;
  const toSafe = toEnd - safe;
  const nearest = [0, toEnd, -toEnd, toSafe, -toSafe].reduce((best, each) =>
    Math.abs(at - each) < Math.abs(at - best) ? each : best,
  );
  return Math.abs(at - nearest) <= reach ? nearest : at;
}

function snapMiddle({ x, y }: Point, { width, height }: Size, frame: Size, reach: number): Point {
  const safe = safeMarginOf(frame);
  return {
    x: snapPosition(x, width, frame.width, safe, reach),
    y: snapPosition(y, height, frame.height, safe, reach),
  };
}

export const createPictureLayer = (picture: Size): StageLayer => ({
  move: (now, by) => ({ ...now, placement: movePlacement({ picture, frame: now.frame }, now.placement, by) }),
  snap(now, reach) {
    const { placement, frame } = now;
    const { width, height } = rotatedBoundsOf(picture, rotationOf(placement));
    const shown = { width: width * placement.scale, height: height * placement.scale };
    const snapped = { ...placement, ...snapMiddle(placement, shown, frame, reach) };
    // Snapping could uncover a corner.
    return { ...now, placement: movePlacement({ picture, frame }, snapped, { x: 0, y: 0 }) };
  },
  zoom: (now, factor, at) => ({
    ...now,
    placement: zoomPlacement({ picture, frame: now.frame }, now.placement, factor, at),
  }),
});

/** @param change applies a function to the layer's box */
const boxLayer = (
  change: (now: Composition, by: (box: Box) => Box, isSnapped: boolean) => Composition,
  areaOf: (frame: Size) => Box = textSafeArea,
): Pick<StageLayer, "move" | "snap"> => ({
  move: (now, by) =>
    change(now, (box) => clampBox({ ...box, x: box.x + by.x, y: box.y + by.y }, areaOf(now.frame)), false),
  snap: (now, reach) =>
    change(
      now,
      (box) => {
        const left = (now.frame.width - box.width) / 2;
        const top = (now.frame.height - box.height) / 2;
        const { x, y } = snapMiddle({ x: box.x - left, y: box.y - top }, box, now.frame, reach);
        return clampBox({ ...box, x: left + x, y: top + y }, areaOf(now.frame));
      },
      true,
    ),
});

const LEAST_TEXT = 20;
const MOST_TEXT = 200;

/** Text can't move before it is rendered. */
export const createWordsLayer = ({
  bounds,
  textSize = 40,
  movableArea: area,
}: Partial<RenderedPicture> = {}): StageLayer => ({
  ...boxLayer(
    (now, by) => {
      const { words } = now;
      if (!words || !bounds || !area) return now;
      const { position } = words;
      const box =
        position === "auto"
          ? bounds
          : {
              ...bounds,
              x: area.x + position.x * area.width - bounds.width / 2,
              y: area.y + position.y * area.height - bounds.height / 2,
            };
      return { ...now, words: { ...words, position: relativeCentreOf(by(box), area) } };
    },
    (frame) => area ?? textSafeArea(frame),
  ),
  zoom(now, factor) {
    const { words } = now;
    if (!words) return now;
    const before = words.size === "auto" ? textSize : words.size;
    const size = Math.max(LEAST_TEXT, Math.min(MOST_TEXT, before * factor));
    return { ...now, words: { ...words, size: Math.round(size * 10) / 10 } };
  },
});

const LEAST_LOGO = 16;

/** Dragging may cross reserved areas; snapping moves the logo beside them. */
export const createLogoLayer = (keepClear: readonly Box[]): StageLayer => ({
  ...boxLayer((now, by, isSnapped) => {
    const { logo, frame } = now;
    if (!logo) return now;
    const { shape, width } = logo;
    const moved = by({ ...logo, height: (width * shape.height) / shape.width });
    const { x, y } = isSnapped ? fitLogoBox(moved, shape, frame, keepClear) : moved;
    return { ...now, logo: { ...logo, x, y } };
  }),
  zoom(now, factor) {
    const { logo, frame } = now;
    if (!logo) return now;
    const { shape } = logo;
    const width = Math.max(LEAST_LOGO, Math.min(frame.width, logo.width * factor));
    const grown = width - logo.width;
    const wanted = { x: logo.x - grown / 2, y: logo.y - (grown * shape.height) / shape.width / 2, width };
    const { x, y, width: most } = fitLogoBox(wanted, shape, frame, keepClear);
    // Rounding errors in the box's width would add up.
    return { ...now, logo: { ...logo, x, y, width: Math.min(width, most + 1) } };
  },
});
