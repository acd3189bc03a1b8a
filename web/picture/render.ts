import type { Size } from "../../shared/machine/types.ts";
import type { Background, Placement } from "../../shared/model/recipe.ts";
import { paintBackground, putUnder } from "./backgrounds.ts";
import type { Pixels } from "./encode-png.ts";
import { place, type Source } from "./resample.ts";
import { toBytes } from "./source.ts";

/**
 * Renders a view.
 *
 * @param lowRes a smaller copy, to blur
 */
export function render(
  source: Source,
  placement: Placement,
  frame: Size,
  background: Background,
  lowRes = source,
): Pixels {
  const picture = place(source, placement, frame);
  const under = isOpaque(picture) ? undefined : paintBackground(background, { frame, lowRes, placement });
  if (under) putUnder(picture, under);
  return { width: frame.width, height: frame.height, data: toBytes(picture) };
}

function isOpaque(picture: Float32Array): boolean {
  for (let at = 3; at < picture.length; at += 4) if ((picture[at] as number) < 254.5) return false;
  return true;
}
