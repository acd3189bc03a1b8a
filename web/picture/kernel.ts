import type { Size } from "../../shared/machine/types.ts";
import { KERNEL } from "./kernel-bytes.ts";

export interface Taps {
  readonly from: number;
  readonly weights: Float64Array;
}

interface Loops {
  /** Takes rows of RGBA. */
  take(band: Uint8ClampedArray): void;
  /** Resamples a row of the band to the target's width. */
  squeeze(row: number): void;
  /** Adds a share of that row to row `y` of the target. */
  add(y: number, share: number): void;
  /** Returns the premultiplied target. Must be the last call. */
  finish(): Float32Array;
}

/**
 * Starts resampling.
 *
 * @param across the taps of the target's columns
 * @param band the most that is taken at once
 */
export type Kernel = (across: readonly Taps[], band: Size, target: Size) => Loops;

/** The exports of kernel.wat. Pointers are byte offsets in its memory. */
interface Compiled {
  readonly memory: WebAssembly.Memory;
  expand(from: number, count: number, to: number): void;
  across(row: number, taps: number, to: number, count: number): void;
  add(row: number, to: number, count: number, share: number): void;
}

const PAGE_BYTES = 65_536;
/** Four floats. */
const PIXEL_BYTES = 16;
/** Taps are processed four at a time. */
const STEP = 4;

/** Undefined if the browser has no WebAssembly with SIMD. */
export async function compileKernel(): Promise<Kernel | undefined> {
  try {
    const bytes = Uint8Array.from(atob(KERNEL), (character) => character.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    return kernelOf(instance.exports as unknown as Compiled);
  } catch {
    return undefined;
  }
}

const kernelOf =
  ({ memory, expand, across, add }: Compiled): Kernel =>
  (columns, band, { width, height }) => {
    const table = tableOf(columns);
    let end = 0;
    const place = (length: number) => {
      const start = end;
      end += Math.ceil(length / PIXEL_BYTES) * PIXEL_BYTES;
      return start;
    };
    const tableAt = place(table.byteLength);
    // Padding weights of 0 read up to three pixels past the row.
    const rowAt = place((band.width + STEP) * PIXEL_BYTES);
    const lineAt = place(width * PIXEL_BYTES);
    const targetAt = place(width * height * PIXEL_BYTES);
    const bandAt = place(band.width * band.height * 4);
    const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE_BYTES);
    if (missing > 0) memory.grow(missing);
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(table, tableAt);
    bytes.fill(0, rowAt, bandAt);
    return {
      take: (rows) => bytes.set(rows, bandAt),
      squeeze(row) {
        expand(bandAt + row * band.width * 4, band.width, rowAt);
        across(rowAt, tableAt, lineAt, width);
      },
      add: (y, share) => add(lineAt, targetAt + y * width * PIXEL_BYTES, width, share),
      finish: () => new Float32Array(memory.buffer, targetAt, width * height * 4).slice(),
    };
  };

/** For each column the byte offset of its first pixel, the number of weights, the weights. */
function tableOf(columns: readonly Taps[]): Uint8Array {
  const padded = columns.map(({ weights }) => Math.ceil(weights.length / STEP) * STEP);
  const table = new DataView(new ArrayBuffer(padded.reduce((sum, count) => sum + (2 + count) * 4, 0)));
  let at = 0;
  for (const [i, { from, weights }] of columns.entries()) {
    const count = padded[i] ?? 0;
    table.setUint32(at, from * PIXEL_BYTES, true);
    table.setUint32(at + 4, count, true);
    for (const [k, weight] of weights.entries()) table.setFloat32(at + 8 + k * 4, weight, true);
    at += (2 + count) * 4;
  }
  return new Uint8Array(table.buffer);
}
