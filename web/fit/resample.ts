import type { Size } from "../../shared/machine/types.ts";
import { boundsOf, type Placement, turnOf } from "./placement.ts";

/*
 * Pictures here are Float32Arrays: RGBA from 0 to 255, colours multiplied by alpha, in the picture's own
 * sRGB values as ImageMagick and browsers resize them.
 */

/** A picture whose pixels are read some rows at a time: RGBA, alpha not multiplied in. */
export interface Source extends Size {
  /** Rows from `y`, each from `x` on. */
  read(x: number, y: number, width: number, height: number): Uint8ClampedArray;
}

/** Lobes of the filter to each side of its middle. */
const LOBES = 3;
/** Source rows that are read at once. */
const BAND = 64;
/** Of a pixel: closer to whole than this is whole. */
const NEARLY = 1e-3;

/** Lanczos' windowed sinc. */
function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

/** Which source pixels make a target pixel, and how much of each. */
interface Taps {
  readonly from: number;
  readonly weights: Float32Array;
}

/**
 * Taps along one side: target pixel i stands at `(i + 0.5 - target / 2 - offset) / scale` from the source's
 * middle. What lies outside the source is clear: a pixel that is partly outside is partly clear.
 */
function tapsOf(source: number, target: number, scale: number, offset: number): readonly Taps[] {
  const stretch = Math.max(1, 1 / scale);
  const start = target / 2 + offset - (source * scale) / 2;
  return Array.from({ length: target }, (_, i) => {
    const covered = Math.min(i + 1, start + source * scale) - Math.max(i, start);
    if (covered <= NEARLY) return { from: 0, weights: new Float32Array() };
    const centre = (i + 0.5 - start) / scale;
    const from = Math.max(0, Math.ceil(centre - LOBES * stretch - 0.5));
    const to = Math.min(source, Math.floor(centre + LOBES * stretch - 0.5) + 1);
    const raw = Array.from({ length: Math.max(0, to - from) }, (_, k) =>
      lanczos((from + k + 0.5 - centre) / stretch),
    );
    const sum = raw.reduce((total, weight) => total + weight, 0);
    const whole = covered > 1 - NEARLY ? 1 : covered;
    return { from, weights: Float32Array.from(raw, (weight) => (weight / sum) * whole) };
  });
}

/**
 * A picture at another scale, its middle moved by `x` and `y` target pixels from the target's middle. Source
 * rows come and go: what is held besides them is the target alone.
 */
export function resample(
  source: Source,
  scale: number,
  { x, y }: { x: number; y: number },
  { width, height }: Size,
): Float32Array {
  const target = new Float32Array(width * height * 4);
  const across = tapsOf(source.width, width, scale, x);
  const down = tapsOf(source.height, height, scale, y);
  const [left, right] = spanOf(across);
  const [top, bottom] = spanOf(down);
  if (left >= right || top >= bottom) return target;
  const row = new Float32Array(width * 4);
  let next = 0;
  for (let bandTop = top; bandTop < bottom; bandTop += BAND) {
    const rows = Math.min(BAND, bottom - bandTop);
    const band = source.read(left, bandTop, right - left, rows);
    const squeeze = isOpaque(band) ? squeezeOpaque : squeezeClear;
    for (let r = 0; r < rows; r++) {
      squeeze(band, r * (right - left) - left, across, row);
      // Rows of the target that this one is part of: the first that is not yet past it, and those after.
      const at = bandTop + r;
      while (next < height && endOf(down[next]) <= at) next++;
      for (let j = next; j < height; j++) {
        const taps = down[j] as Taps;
        if (taps.weights.length > 0 && taps.from > at) break;
        const weight = taps.weights[at - taps.from];
        if (weight !== undefined) add(target, j * row.length, row, weight);
      }
    }
  }
  return target;
}

const endOf = (taps: Taps | undefined): number => (taps ? taps.from + taps.weights.length : 0);

/** The first source pixel that any tap needs, and the first after the last. */
function spanOf(taps: readonly Taps[]): readonly [number, number] {
  const used = taps.filter(({ weights }) => weights.length > 0);
  return [used[0]?.from ?? 0, endOf(used.at(-1))];
}

function isOpaque(band: Uint8ClampedArray): boolean {
  for (let at = 3; at < band.length; at += 4) if (band[at] !== 255) return false;
  return true;
}

/** Puts one row of the source, which starts at pixel `start` of the band, into `row` at the target's scale. */
type Squeeze = (band: Uint8ClampedArray, start: number, across: readonly Taps[], row: Float32Array) => void;

// The casts hold: taps lie inside the rows that were read for them. Opaque rows, which are most photographs,
// have a loop of their own: alpha would cost as much again in the innermost one.
const squeezeOpaque: Squeeze = (band, start, across, row) => {
  for (let i = 0; i < across.length; i++) {
    const { from, weights } = across[i] as Taps;
    let red = 0;
    let green = 0;
    let blue = 0;
    let share = 0;
    let at = (start + from) * 4;
    for (let k = 0; k < weights.length; k++) {
      const weight = weights[k] as number;
      red += (band[at] as number) * weight;
      green += (band[at + 1] as number) * weight;
      blue += (band[at + 2] as number) * weight;
      share += weight;
      at += 4;
    }
    row[i * 4] = red;
    row[i * 4 + 1] = green;
    row[i * 4 + 2] = blue;
    row[i * 4 + 3] = share * 255;
  }
};

const squeezeClear: Squeeze = (band, start, across, row) => {
  for (let i = 0; i < across.length; i++) {
    const { from, weights } = across[i] as Taps;
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    let at = (start + from) * 4;
    for (let k = 0; k < weights.length; k++) {
      const ofAlpha = (band[at + 3] as number) * (weights[k] as number);
      const weight = ofAlpha / 255;
      red += (band[at] as number) * weight;
      green += (band[at + 1] as number) * weight;
      blue += (band[at + 2] as number) * weight;
      alpha += ofAlpha;
      at += 4;
    }
    row[i * 4] = red;
    row[i * 4 + 1] = green;
    row[i * 4 + 2] = blue;
    row[i * 4 + 3] = alpha;
  }
};

function add(target: Float32Array, at: number, row: Float32Array, weight: number): void {
  for (let i = 0; i < row.length; i++)
    target[at + i] = (target[at + i] as number) + (row[i] as number) * weight;
}

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
