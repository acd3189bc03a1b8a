import type { Size } from "../../shared/machine/types.ts";
import type { Placement } from "../../shared/model/recipe.ts";
import { compileKernel, type Kernel, type Taps } from "./kernel.ts";
import { boundsOf, turnOf } from "./placement.ts";

/*
 * Lanczos resampling with three lobes, because no browser's canvas is near enough to it: of 140 placements,
 * drawImage was under an SSIM of 0.994 for 61 to 75, createImageBitmap for 26 to 77 (tests/bench/README.md).
 * WebAssembly with SIMD takes a fifth of JavaScript's time.
 *
 * Pictures here are Float32Arrays of premultiplied sRGB values from 0 to 255.
 */

let kernel: Kernel | undefined;
/** Settles once the WebAssembly is compiled, or can't be. */
export const resamplerReady: Promise<void> = compileKernel().then((compiled) => {
  kernel = compiled;
});

export interface Source extends Size {
  /** Returns RGBA, alpha not premultiplied. */
  read(x: number, y: number, width: number, height: number): Uint8ClampedArray;
}

const LOBES = 3;
/** Counts as fully clear or covered. */
const NEARLY = 1e-3;
/** Read at once, so that a large picture is never held twice. */
const READ_PIXELS = 4_000_000;

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

/** Scales a picture around its middle, and moves it by target pixels. */
export function resample(
  source: Source,
  scale: number,
  { x, y }: { x: number; y: number },
  target: Size,
): Float32Array {
  const across = windowOf(tapsOf(source.width, target.width, scale, x));
  const down = windowOf(tapsOf(source.height, target.height, scale, y));
  if (kernel) return resampleCompiled(kernel, source, across, down, target);
  const [width, height] = [across.length, down.length];
  // The rows at the target's width, transposed so that columns can be read as rows.
  const columns = new Float32Array(target.width * height * 4);
  const line = new Float64Array(Math.max(width, height) * 4);
  const rowsAtOnce = Math.max(1, Math.floor(READ_PIXELS / Math.max(1, width)));
  for (let top = 0; width > 0 && top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top);
    const bytes = source.read(across.start, down.start + top, width, rows);
    for (let row = 0; row < rows; row++) {
      multiplyByAlpha(bytes, row * width * 4, width, line);
      resampleLine(line, across.taps, columns, (top + row) * 4, height * 4);
    }
  }
  const out = new Float32Array(target.width * target.height * 4);
  for (let column = 0; column < target.width; column++) {
    line.set(columns.subarray(column * height * 4, (column + 1) * height * 4));
    resampleLine(line, down.taps, out, column * 4, target.width * 4);
  }
  return out;
}

function resampleCompiled(
  compiled: Kernel,
  source: Source,
  across: Window,
  down: Window,
  target: Size,
): Float32Array {
  const rowsAtOnce = Math.max(1, Math.min(down.length, Math.floor(READ_PIXELS / Math.max(1, across.length))));
  const loops = compiled(across.taps, { width: across.length, height: rowsAtOnce }, target);
  let next = 0;
  for (let top = 0; across.length > 0 && top < down.length; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, down.length - top);
    loops.take(source.read(across.start, down.start + top, across.length, rows));
    for (let row = 0; row < rows; row++) {
      loops.squeeze(row);
      const at = top + row;
      while (next < target.height && endOf(down.taps[next]) <= at) next++;
      for (let y = next; y < target.height; y++) {
        const { from, weights } = down.taps[y] as Taps; // One for each row of the target.
        if (weights.length > 0 && from > at) break;
        const weight = weights[at - from];
        if (weight !== undefined) loops.add(y, weight);
      }
    }
  }
  return loops.finish();
}

const endOf = (taps: Taps | undefined): number => (taps ? taps.from + taps.weights.length : 0);

/**
 * Target pixel i lies at `(i + 0.5 - target / 2 - offset) / scale` from the source's middle; one that is partly
 * outside is partly clear.
 */
function tapsOf(source: number, target: number, scale: number, offset: number): readonly Taps[] {
  const stretch = Math.max(1, 1 / scale);
  const start = target / 2 + offset - (source * scale) / 2;
  return Array.from({ length: target }, (_, i) => {
    const covered = Math.min(i + 1, start + source * scale) - Math.max(i, start);
    if (covered <= NEARLY) return { from: 0, weights: new Float64Array() };
    const centre = (i + 0.5 - start) / scale;
    const from = Math.max(0, Math.ceil(centre - LOBES * stretch - 0.5));
    const to = Math.min(source, Math.floor(centre + LOBES * stretch - 0.5) + 1);
    const raw = Array.from({ length: Math.max(0, to - from) }, (_, k) =>
      lanczos((from + k + 0.5 - centre) / stretch),
    );
    const sum = raw.reduce((total, weight) => total + weight, 0);
    const whole = covered > 1 - NEARLY ? 1 : covered;
    return { from, weights: Float64Array.from(raw, (weight) => (weight / sum) * whole) };
  });
}

interface Window {
  readonly start: number;
  readonly length: number;
  readonly taps: readonly Taps[];
}

function windowOf(all: readonly Taps[]): Window {
  const used = all.filter(({ weights }) => weights.length > 0);
  const start = used[0]?.from ?? 0;
  const last = used.at(-1);
  const length = last ? last.from + last.weights.length - start : 0;
  return { start, length, taps: all.map(({ from, weights }) => ({ from: from - start, weights })) };
}

function multiplyByAlpha(bytes: Uint8ClampedArray, start: number, pixels: number, line: Float64Array): void {
  // The casts hold: as many pixels were read.
  for (let to = 0, at = start; to < pixels * 4; to += 4, at += 4) {
    const alpha = bytes[at + 3] as number;
    const share = alpha / 255;
    line[to] = (bytes[at] as number) * share;
    line[to + 1] = (bytes[at + 1] as number) * share;
    line[to + 2] = (bytes[at + 2] as number) * share;
    line[to + 3] = alpha;
  }
}

function resampleLine(
  line: Float64Array,
  taps: readonly Taps[],
  out: Float32Array,
  start: number,
  step: number,
): void {
  let at = start;
  for (const { from, weights } of taps) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    // The casts hold: taps lie inside the line.
    for (let k = 0, pixel = from * 4; k < weights.length; k++, pixel += 4) {
      const weight = weights[k] as number;
      red += (line[pixel] as number) * weight;
      green += (line[pixel + 1] as number) * weight;
      blue += (line[pixel + 2] as number) * weight;
      alpha += (line[pixel + 3] as number) * weight;
    }
    out[at] = red;
    out[at + 1] = green;
    out[at + 2] = blue;
    out[at + 3] = alpha;
    at += step;
  }
}

const MARGIN = 2 * LOBES;

export function place(source: Source, placement: Placement, frame: Size): Float32Array {
  const { x, y, scale, quarters, angle, mirrored } = placement;
  const turn = turnOf(placement);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  // Scaled in the picture's own axes first, then turned.
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

/** Copies the pixel at the point (u, v). */
type Pick = (from: Float32Array, size: Size, u: number, v: number, out: Float32Array, at: number) => void;

/** After quarter turns, points are the middles of pixels. */
const nearest: Pick = (from, { width }, u, v, out, at) => {
  const index = (Math.floor(v) * width + Math.floor(u)) * 4;
  for (let channel = 0; channel < 4; channel++) out[at + channel] = from[index + channel] as number;
};

const acrossWeights = new Float32Array(2 * LOBES);
const downWeights = new Float32Array(2 * LOBES);

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
