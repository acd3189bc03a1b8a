import type { Size } from "../../shared/machine/types.ts";
import type { Placement } from "../../shared/model/recipe.ts";
import { type FilterTaps, startResampling } from "./kernel.ts";
import type { PixelSource } from "./pixels.ts";
import { type Point, rotatedBoundsOf, rotationOf, toPictureAxes } from "./placement.ts";

/* Pictures are Float32Arrays of premultiplied values from 0 to 255. */

const LOBES = 3;
/** Tolerates rounding. */
const NEARLY = 1e-3;
/** Memory must not hold a large picture twice. */
const MAX_PIXELS = 4_000_000;

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

/** @param offset of the source's centre from the target's */
export function resample(source: PixelSource, scale: number, offset: Point, target: Size): Float32Array {
  const across = windowOf(tapsOf(source.width, target.width, scale, offset.x));
  const down = windowOf(tapsOf(source.height, target.height, scale, offset.y));
  const rowsAtOnce = Math.max(1, Math.min(down.length, Math.floor(MAX_PIXELS / Math.max(1, across.length))));
  const resampling = startResampling(across.taps, { width: across.length, height: rowsAtOnce }, target);
  let next = 0;
  for (let top = 0; across.length > 0 && top < down.length; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, down.length - top);
    resampling.loadRows(source.read(across.start, down.start + top, across.length, rows));
    for (let row = 0; row < rows; row++) {
      resampling.resampleRow(row);
      const at = top + row;
      while (next < target.height && endOf(down.taps[next]) <= at) next++;
      for (let y = next; y < target.height; y++) {
        const { from, weights } = down.taps[y] as FilterTaps; // One per target row.
        if (weights.length > 0 && from > at) break;
        const weight = weights[at - from];
        if (weight !== undefined) resampling.addRow(y, weight);
      }
    }
  }
  return resampling.finish();
}

const endOf = (taps: FilterTaps | undefined): number => (taps ? taps.from + taps.weights.length : 0);

/**
 * Target pixel `i` is at `(i + 0.5 - target / 2 - offset) / scale` from the source's centre. Pixels partly
 * outside the source are partly transparent.
 */
function tapsOf(source: number, target: number, scale: number, offset: number): readonly FilterTaps[] {
  const stretch = Math.max(1, 1 / scale);
  const start = target / 2 + offset - (source * scale) / 2;
  return Array.from({ length: target }, (_, i) => {
    const covered = Math.min(i + 1, start + source * scale) - Math.max(i, start);
    if (covered <= NEARLY) return { from: 0, weights: [] };
    const centre = (i + 0.5 - start) / scale;
    const from = Math.max(0, Math.ceil(centre - LOBES * stretch - 0.5));
    const to = Math.min(source, Math.floor(centre + LOBES * stretch - 0.5) + 1);
    const raw = Array.from({ length: Math.max(0, to - from) }, (_, k) =>
      lanczos((from + k + 0.5 - centre) / stretch),
    );
    const sum = raw.reduce((total, weight) => total + weight, 0);
    const whole = covered > 1 - NEARLY ? 1 : covered;
    return { from, weights: raw.map((weight) => (weight / sum) * whole) };
  });
}

function windowOf(all: readonly FilterTaps[]) {
  const used = all.filter(({ weights }) => weights.length > 0);
  const start = used[0]?.from ?? 0;
  const last = used.at(-1);
  const length = last ? last.from + last.weights.length - start : 0;
  return { start, length, taps: all.map(({ from, weights }) => ({ from: from - start, weights })) };
}

const MARGIN = 2 * LOBES;

export function placeInFrame(source: PixelSource, placement: Placement, frame: Size): Float32Array {
  const { scale, quarters, angle, mirrored } = placement;
  const turn = rotationOf(placement);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  // Scales along the picture's own axes first, then rotates.
  const turned = quarters % 2 === 0 ? frame : { width: frame.height, height: frame.width };
  const sides = angle === 0 ? turned : grown(rotatedBoundsOf(frame, turn));
  const sign = mirrored ? -1 : 1;
  const { x, y } = toPictureAxes(placement, turn);
  const straight = resample(source, scale, { x: sign * x, y }, sides);
  if (turn === 0 && !mirrored) return straight;
  const out = new Float32Array(frame.width * frame.height * 4);
  const sample = angle === 0 ? nearest : interpolate;
  for (let j = 0, at = 0; j < frame.height; j++) {
    for (let i = 0; i < frame.width; i++, at += 4) {
      const dx = i + 0.5 - frame.width / 2;
      const dy = j + 0.5 - frame.height / 2;
      const u = sign * (dx * cos + dy * sin) + sides.width / 2;
      const v = dy * cos - dx * sin + sides.height / 2;
      sample(straight, sides, u, v, out, at);
    }
  }
  return out;
}

const grown = ({ width, height }: Size): Size => ({
  width: Math.ceil(width) + MARGIN,
  height: Math.ceil(height) + MARGIN,
});

type Sampler = (from: Float32Array, size: Size, u: number, v: number, out: Float32Array, at: number) => void;

/** Exact after quarter turns. */
const nearest: Sampler = (from, { width }, u, v, out, at) => {
  const index = (Math.floor(v) * width + Math.floor(u)) * 4;
  for (let channel = 0; channel < 4; channel++) out[at + channel] = from[index + channel] as number;
};

const acrossWeights = new Float32Array(2 * LOBES);
const downWeights = new Float32Array(2 * LOBES);
const sums = new Float64Array(4);

const interpolate: Sampler = (from, { width, height }, u, v, out, at) => {
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
  sums.fill(0);
  for (let l = 0; l < 2 * LOBES; l++) {
    if (top + l < 0 || top + l >= height) continue;
    for (let k = 0; k < 2 * LOBES; k++) {
      if (left + k < 0 || left + k >= width) continue;
      const weight = ((acrossWeights[k] as number) * (downWeights[l] as number)) / (acrossSum * downSum);
      const index = ((top + l) * width + left + k) * 4;
      for (let channel = 0; channel < 4; channel++)
        sums[channel] = (sums[channel] as number) + (from[index + channel] as number) * weight;
    }
  }
  out.set(sums, at);
};
