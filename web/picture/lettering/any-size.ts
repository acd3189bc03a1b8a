import type { Lettering, LetteringStyles, PictureStyle } from "../../../shared/machine/library.ts";
import type { Size } from "../../../shared/machine/types.ts";
import { safeArea } from "./mask.ts";

/** How much more of a low picture's height words may take than of the one they are drawn for. */
const LOW_SHARE = 1.25;
/** Pixels of the least size to begin with: its capitals are 4 mm high on a 10-inch screen. */
const LEAST_SIZE = 30;

/** How much larger a style is drawn on a picture of another size. */
export const scaleFor = (drawnFor: Size, { width, height }: Size): number =>
  Math.min(width / drawnFor.width, (LOW_SHARE * height) / drawnFor.height);

/** A style on a picture of any size: at the same edge, as wide as there is room. */
export function letteringFor(
  { drawnFor, styles }: LetteringStyles,
  style: PictureStyle,
  size: Size,
): Lettering {
  const lettering = styles[style];
  const scale = scaleFor(drawnFor, size);
  if (scale === 1 && size.width === drawnFor.width) return lettering;
  const { box, shadow } = lettering;
  const textSize = Math.max(LEAST_SIZE, lettering.size * scale);
  const safe = safeArea(size);
  const x = Math.max(safe.x, box.x * scale);
  const right = Math.max(safe.x, (drawnFor.width - box.x - box.width) * scale);
  return {
    ...lettering,
    box: {
      x,
      y: box.y * scale,
      width: size.width - x - right,
      height: Math.max(box.height * scale, LEAST_SIZE * lettering.lineHeight),
    },
    size: textSize,
    ...(shadow && { shadow: { ...shadow, y: shadow.y * scale, blur: shadow.blur * scale } }),
  };
}
