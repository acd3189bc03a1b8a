import { safeMarginOf } from "../../../shared/machine/library.ts";
import type { Box, Size } from "../../../shared/machine/types.ts";

/** Fractions of an area, 0 to 1. */
export interface RelativePoint {
  readonly x: number;
  readonly y: number;
}

export const growBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const boxesOverlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Aligns larger boxes at the top left. */
export const clampBox = (box: Box, area: Box): Box => ({
  ...box,
  x: Math.max(area.x, Math.min(box.x, area.x + area.width - box.width)),
  y: Math.max(area.y, Math.min(box.y, area.y + area.height - box.height)),
});

export function findFreeBox(box: Box, area: Box, keepClear: readonly Box[]): Box | undefined {
  if (box.width > area.width || box.height > area.height) return undefined;
  const near = clampBox(box, area);
  const beside = keepClear.flatMap((clear) => [
    { ...near, y: clear.y - box.height },
    { ...near, y: clear.y + clear.height },
    { ...near, x: clear.x - box.width },
    { ...near, x: clear.x + clear.width },
  ]);
  const distance = ({ x, y }: Box) => Math.hypot(x - box.x, y - box.y);
  const isFree = (one: Box) => {
    const inside = clampBox(one, area);
    return inside.x === one.x && inside.y === one.y && !keepClear.some((clear) => boxesOverlap(one, clear));
  };
  return [near, ...beside].filter(isFree).sort((a, b) => distance(a) - distance(b))[0];
}

export const centreBoxAt = ({ x, y }: RelativePoint, { width, height }: Size, area: Box): Box =>
  clampBox(
    {
      x: Math.round(area.x + x * area.width - width / 2),
      y: Math.round(area.y + y * area.height - height / 2),
      width,
      height,
    },
    area,
  );

export const relativeCentreOf = (box: Box, area: Box): RelativePoint => ({
  x: Math.min(1, Math.max(0, (box.x + box.width / 2 - area.x) / area.width)),
  y: Math.min(1, Math.max(0, (box.y + box.height / 2 - area.y) / area.height)),
});

export function textSafeArea(size: Size, leastEdge = 0): Box {
  const edge = Math.max(safeMarginOf(size), leastEdge);
  return { x: edge, y: edge, width: size.width - 2 * edge, height: size.height - 2 * edge };
}

export const isBoxInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** In picture pixels. */
export type LogoPlace = Omit<Box, "height">;

export function fitLogoBox(
  { x, y, width }: LogoPlace,
  shape: Size,
  picture: Size,
  keepClear: readonly Box[] = [],
): Box {
  const safe = textSafeArea(picture);
  const ratio = shape.height / shape.width;
  for (let wide = Math.min(width, safe.width, safe.height / ratio); wide >= 1; wide *= 0.9) {
    const size = { width: Math.max(1, Math.round(wide)), height: Math.max(1, Math.round(wide * ratio)) };
    const found = findFreeBox({ x: Math.round(x), y: Math.round(y), ...size }, safe, keepClear);
    if (found) return found;
  }
  return { x: safe.x, y: safe.y, width: 1, height: 1 };
}
