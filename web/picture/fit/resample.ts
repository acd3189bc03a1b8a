import type { Size } from "../../../shared/machine/types.ts";
import type { Kernel } from "./kernel.ts";
import { endOf, spanOf, type Taps, tapsOf } from "./taps.ts";

/*
 * Pictures here are Float32Arrays: RGBA from 0 to 255, colours multiplied by alpha, in the picture's own
 * sRGB values as ImageMagick and browsers resize them.
 */

/** A picture whose pixels are read some rows at a time: RGBA, alpha not multiplied in. */
export interface Source extends Size {
  /** Source rows that are read at once. */
  readonly band: number;
  /** Rows from `y`, each from `x` on. */
  read(x: number, y: number, width: number, height: number): Uint8ClampedArray;
}

/**
 * A picture at another scale, its middle moved by `x` and `y` target pixels from the target's middle. Source
 * rows come and go: what is held besides them is the target alone.
 */
export function resample(
  kernel: Kernel,
  source: Source,
  scale: number,
  { x, y }: { x: number; y: number },
  target: Size,
): Float32Array {
  const across = tapsOf(source.width, target.width, scale, x);
  const down = tapsOf(source.height, target.height, scale, y);
  const [left, right] = spanOf(across);
  const [top, bottom] = spanOf(down);
  if (left >= right || top >= bottom) return new Float32Array(target.width * target.height * 4);
  const fromLeft = across.map(({ from, weights }) => ({
    from: weights.length > 0 ? from - left : 0,
    weights,
  }));
  const loops = kernel(
    fromLeft,
    { width: right - left, height: Math.min(source.band, bottom - top) },
    target,
  );
  let next = 0;
  for (let bandTop = top; bandTop < bottom; bandTop += source.band) {
    const rows = Math.min(source.band, bottom - bandTop);
    loops.take(source.read(left, bandTop, right - left, rows));
    for (let row = 0; row < rows; row++) {
      loops.squeeze(row);
      // Rows of the target that this one is part of: the first that is not yet past it, and those after.
      const at = bandTop + row;
      while (next < target.height && endOf(down[next]) <= at) next++;
      for (let j = next; j < target.height; j++) {
        // The cast holds: j is a row of the target.
        const taps = down[j] as Taps;
        if (taps.weights.length > 0 && taps.from > at) break;
        const weight = taps.weights[at - taps.from];
        if (weight !== undefined) loops.add(j, weight);
      }
    }
  }
  return loops.finish();
}
