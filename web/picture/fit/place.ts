import type { Size } from "../../../shared/machine/types.ts";
import type { Placement } from "../../../shared/model/recipe.ts";
import { boundsOf, turnOf } from "./placement.ts";
import { LOBES, lanczos, resample, type Source } from "./resample.ts";

/** Pixels around a turned picture that the filter reaches for. */
const MARGIN = 2 * LOBES;

/** What a frame shows of a picture; clear where there is none. */
export function place(source: Source, placement: Placement, frame: Size): Float32Array {
  const { x, y, scale, quarters, angle, mirrored } = placement;
  const turn = turnOf(placement);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  // First along the picture's own sides, with the frame's middle in the middle, then turned.
  const sides =
    angle === 0
      ? quarters % 2 === 0
        ? frame
        : { width: frame.height, height: frame.width }
      : grown(boundsOf(frame, turn));
  const sign = mirrored ? -1 : 1;
  const scaled = resample(source, scale, { x: sign * (x * cos + y * sin), y: y * cos - x * sin }, sides);
  if (turn === 0 && !mirrored) return scaled;
  const out = new Float32Array(frame.width * frame.height * 4);
  const pick = angle === 0 ? nearest : interpolate;
  for (let j = 0, at = 0; j < frame.height; j++) {
    for (let i = 0; i < frame.width; i++, at += 4) {
      const dx = i + 0.5 - frame.width / 2;
      const dy = j + 0.5 - frame.height / 2;
      const u = sign * (dx * cos + dy * sin) + sides.width / 2;
      const v = dy * cos - dx * sin + sides.height / 2;
      pick(scaled, sides, u, v, out, at);
    }
  }
  return out;
}

const grown = ({ width, height }: Size): Size => ({
  width: Math.ceil(width) + MARGIN,
  height: Math.ceil(height) + MARGIN,
});

/** Puts one pixel of `from`, at the point (u, v), into `out` at `at`. */
type Pick = (from: Float32Array, size: Size, u: number, v: number, out: Float32Array, at: number) => void;

/** The pixel around the point: after quarter turns, points are the middles of pixels. */
const nearest: Pick = (from, { width }, u, v, out, at) => {
  const index = (Math.floor(v) * width + Math.floor(u)) * 4;
  for (let channel = 0; channel < 4; channel++) out[at + channel] = from[index + channel] as number;
};

const acrossWeights = new Float32Array(2 * LOBES);
const downWeights = new Float32Array(2 * LOBES);

/** By Lanczos, from the pixels around the point. */
const interpolate: Pick = (from, { width, height }, u, v, out, at) => {
  const left = Math.floor(u - 0.5) - LOBES + 1;
  const top = Math.floor(v - 0.5) - LOBES + 1;
  let acrossSum = 0;
  let downSum = 0;
  for (let k = 0; k < 2 * LOBES; k++) {
    const across = lanczos(left + k + 0.5 - u);
    const down = lanczos(top + k + 0.5 - v);
    acrossWeights[k] = across;
    downWeights[k] = down;
    acrossSum += across;
    downSum += down;
  }
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  for (let l = 0; l < 2 * LOBES; l++) {
    if (top + l < 0 || top + l >= height) continue;
    for (let k = 0; k < 2 * LOBES; k++) {
      if (left + k < 0 || left + k >= width) continue;
      const weight = ((acrossWeights[k] as number) * (downWeights[l] as number)) / (acrossSum * downSum);
      const index = ((top + l) * width + left + k) * 4;
      red += (from[index] as number) * weight;
      green += (from[index + 1] as number) * weight;
      blue += (from[index + 2] as number) * weight;
      alpha += (from[index + 3] as number) * weight;
    }
  }
  out[at] = red;
  out[at + 1] = green;
  out[at + 2] = blue;
  out[at + 3] = alpha;
};
