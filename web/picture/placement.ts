import type { Size } from "../../shared/machine/types.ts";
import {
  IDENTITY_PLACEMENT,
  MAX_PLACEMENT_ANGLE,
  type Placement,
  type Recipe,
} from "../../shared/model/recipe.ts";

export interface PictureInFrame {
  readonly picture: Size;
  readonly frame: Size;
}

export type FrameComposition = Pick<Recipe, "placement" | "background"> & { readonly frame: Size };

export interface Point {
  readonly x: number;
  readonly y: number;
}

const MIN_SCALE_OF_FIT = 0.25;
const MAX_SCALE_OF_FILL = 8;
/** In frame pixels. */
export const MOVE_STEP = 10;
/** Tolerates rounding. */
const ENLARGED_ABOVE = 1.005;

export const scaleSize = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
});

export const reduceSize = (size: Size, most: number): Size =>
  scaleSize(size, Math.min(1, Math.sqrt(most / (size.width * size.height))));

/** Clockwise, in radians. */
export const rotationOf = ({ quarters, angle }: Pick<Placement, "quarters" | "angle">): number =>
  ((quarters * 90 + angle) * Math.PI) / 180;

export function rotatedBoundsOf({ width, height }: Size, turn: number): Size {
  const cos = Math.abs(Math.cos(turn));
  const sin = Math.abs(Math.sin(turn));
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

export const toPictureAxes = ({ x, y }: Point, turn: number): Point => ({
  x: x * Math.cos(turn) + y * Math.sin(turn),
  y: y * Math.cos(turn) - x * Math.sin(turn),
});

function fillScale({ picture, frame }: PictureInFrame, turn: number): number {
  const { width, height } = rotatedBoundsOf(frame, turn);
  return Math.max(width / picture.width, height / picture.height);
}

function fitScale({ picture, frame }: PictureInFrame, turn: number): number {
  const { width, height } = rotatedBoundsOf(picture, turn);
  return Math.min(frame.width / width, frame.height / height);
}

export const scaleRangeOf = (layout: PictureInFrame, placement: Placement) => {
  const turn = rotationOf(placement);
  return {
    least: fitScale(layout, turn) * MIN_SCALE_OF_FIT,
    most: Math.max(fillScale(layout, turn) * MAX_SCALE_OF_FILL, 1),
  };
};

export const leavesGaps = (layout: PictureInFrame, placement: Placement): boolean =>
  placement.scale * ENLARGED_ABOVE < fillScale(layout, rotationOf(placement));

export function isCropped({ picture, frame }: PictureInFrame, placement: Placement): boolean {
  const { width, height } = rotatedBoundsOf(picture, rotationOf(placement));
  const { x, y, scale } = placement;
  const isOver = (length: number, away: number, side: number) =>
    length * scale + 2 * Math.abs(away) > side + 1;
  return isOver(width, x, frame.width) || isOver(height, y, frame.height);
}

export const enlargementOf = ({ scale }: Placement): number | undefined =>
  scale > ENLARGED_ABOVE ? scale : undefined;

/** Stored pixels per frame pixel, in each dimension. */
const DENSITY = 2;
/** Encoding this many pixels takes no longer than rendering the largest frame. */
const MAX_KEPT = 3_200_000;
const MAX_ORIGINAL_BEFORE_ROUNDING = 12_590_000;
const MAX_WEBP_SIDE = 16_383;

export function storedScaleOf({ width, height }: Size, { scale }: Pick<Placement, "scale">): number {
  const shareOf = (pixels: number) => Math.sqrt(pixels / (width * height));
  const wanted = Math.max(scale, Math.min(DENSITY * scale, shareOf(MAX_KEPT)));
  const limit = Math.min(shareOf(MAX_ORIGINAL_BEFORE_ROUNDING), MAX_WEBP_SIDE / Math.max(width, height));
  return Math.min(1, wanted, limit);
}

export function findNearestFrame(frames: readonly [Size, ...Size[]], picture: Size): Size {
  const shape = ({ width, height }: Size) => Math.log(width / height);
  const away = (frame: Size) => Math.abs(shape(frame) - shape(picture));
  return frames.reduce((nearest, frame) => (away(frame) < away(nearest) ? frame : nearest), frames[0]);
}

export const createStartPlacement = (layout: PictureInFrame): Placement =>
  fillFrame(layout, IDENTITY_PLACEMENT);

export const fillFrame = (layout: PictureInFrame, placement: Placement): Placement =>
  settle(layout, { ...placement, mode: "fill" });

export const showWholePicture = (layout: PictureInFrame, placement: Placement): Placement =>
  settle(layout, { ...placement, x: 0, y: 0, mode: "fit" });

/** Keeps rotation and centre, and shows the whole picture if it left gaps in the former frame. */
export function moveToFrame(layout: PictureInFrame, placement: Placement, former: Size): Placement {
  const isWhole = placement.mode === "fit" || leavesGaps({ ...layout, frame: former }, placement);
  const place = isWhole ? showWholePicture : fillFrame;
  const centred = place(layout, { ...placement, x: 0, y: 0 });
  const by = centred.scale / placement.scale;
  return movePlacement(layout, centred, { x: placement.x * by, y: placement.y * by });
}

export const movePlacement = (layout: PictureInFrame, placement: Placement, by: Point): Placement =>
  settle(layout, { ...placement, x: placement.x + by.x, y: placement.y + by.y });

/** @param at the fixed point, measured from the frame's centre */
export function zoomPlacement(
  layout: PictureInFrame,
  placement: Placement,
  factor: number,
  at?: Point,
): Placement {
  const { least, most } = scaleRangeOf(layout, placement);
  const scale = Math.min(most, Math.max(least, placement.scale * factor));
  const by = scale / placement.scale;
  const { x, y } = at ?? { x: 0, y: 0 };
  return settle(layout, {
    ...placement,
    x: x + (placement.x - x) * by,
    y: y + (placement.y - y) * by,
    scale,
    mode: "free",
  });
}

export function turnByQuarter(layout: PictureInFrame, placement: Placement, clockwise: boolean): Placement {
  const by = clockwise ? 1 : -1;
  return keepFilling(layout, placement, {
    ...placement,
    x: -by * placement.y,
    y: by * placement.x,
    quarters: (placement.quarters + 4 + by) % 4,
  });
}

/** `angle` is in degrees, added to the quarter turns. */
export const straightenPlacement = (layout: PictureInFrame, placement: Placement, angle: number): Placement =>
  keepFilling(layout, placement, {
    ...placement,
    angle: Math.min(MAX_PLACEMENT_ANGLE, Math.max(-MAX_PLACEMENT_ANGLE, angle)),
  });

export function flipPlacement(
  layout: PictureInFrame,
  placement: Placement,
  axis: "across" | "down",
): Placement {
  const { x, y, quarters, angle, mirrored } = placement;
  const half = axis === "down" ? 2 : 0;
  return settle(layout, {
    ...placement,
    ...(axis === "across" ? { x: -x } : { y: -y }),
    quarters: (8 - quarters + half) % 4,
    angle: angle === 0 ? 0 : -angle,
    mirrored: !mirrored,
  });
}

function keepFilling(layout: PictureInFrame, before: Placement, after: Placement): Placement {
  if (after.mode !== "free" || leavesGaps(layout, before)) return settle(layout, after);
  return settle(layout, { ...after, scale: Math.max(after.scale, fillScale(layout, rotationOf(after))) });
}

/** Keeps the picture covering the frame, or inside it if smaller. */
function settle(layout: PictureInFrame, placement: Placement): Placement {
  const turn = rotationOf(placement);
  const { picture, frame } = layout;
  const scales = { fill: fillScale, fit: fitScale, free: () => placement.scale };
  const scale = scales[placement.mode](layout, turn);
  const around = rotatedBoundsOf(frame, turn);
  const room = (side: number, length: number) => Math.abs(side * scale - length) / 2;
  const along = toPictureAxes(placement, turn);
  const x = within(along.x, room(picture.width, around.width));
  const y = within(along.y, room(picture.height, around.height));
  const back = toPictureAxes({ x, y }, -turn);
  return { ...placement, scale, x: back.x, y: back.y };
}

const within = (value: number, room: number): number => Math.min(room, Math.max(-room, value));
