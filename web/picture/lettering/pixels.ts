import type { Box, Size } from "../../../shared/machine/types.ts";
import type { Pixels } from "../encode-png.ts";

export const pixelsOf = (context: OffscreenCanvasRenderingContext2D, { width, height }: Size): Pixels =>
  context.getImageData(0, 0, width, height);

/** Tells letters from emoji, which have their own colours. */
const MARK = "#ff00ff";
const THERE = 1;

/** The letters' coverage as alpha. Emoji are marked, but no letters. */
export function maskOf(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: Size,
  paint: (colour: string) => void,
): Pixels {
  context.clearRect(0, 0, width, height);
  paint(MARK);
  const mask = context.getImageData(0, 0, width, height);
  const { data } = mask;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    const isLetter = (data[at + 1] ?? 0) < 40 && (data[at] ?? 0) > 200 && (data[at + 2] ?? 0) > 200;
    if (alpha > THERE && !isLetter) data[at + 3] = THERE;
  }
  return mask;
}

/** Undefined if nothing is painted. */
export function boundsOf({ width, height, data }: Pixels): Box | undefined {
  let [left, top, right, foot] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[4 * (y * width + x) + 3] ?? 0) === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      foot = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: foot - top + 1 };
}
