import type { Box, Size } from "../../../shared/machine/types.ts";
import { safeArea } from "./mask.ts";
import { freePlace } from "./places.ts";

/** Where a logo is wanted, in pixels of the picture. */
export interface LogoPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where a logo of a shape stands: where it is wanted, as far as the safe area and what is kept clear let it. */
export function logoBox(
  { x, y, width }: LogoPlace,
  shape: Size,
  picture: Size,
  keepClear: readonly Box[] = [],
): Box {
  const safe = safeArea(picture);
  const ratio = shape.height / shape.width;
  for (let wide = Math.min(width, safe.width, safe.height / ratio); wide >= 1; wide *= 0.9) {
    const size = { width: Math.max(1, Math.round(wide)), height: Math.max(1, Math.round(wide * ratio)) };
    const found = freePlace({ x: Math.round(x), y: Math.round(y), ...size }, safe, keepClear);
    if (found) return found;
  }
  return { x: safe.x, y: safe.y, width: 1, height: 1 };
}
