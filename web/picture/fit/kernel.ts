import type { Size } from "../../../shared/machine/types.ts";
import type { Taps } from "./taps.ts";

/** The inner loops of resampling one picture; in WebAssembly, and in JavaScript where there is none. */
export interface Loops {
  /** Takes rows of the source: RGBA, alpha not multiplied in. */
  take(band: Uint8ClampedArray): void;
  /** Makes the given row of the band one of the target's width. */
  squeeze(row: number): void;
  /** Adds so much of that row to the target's row `y`. */
  add(y: number, weight: number): void;
  /** The target: RGBA, colours multiplied by alpha. The last call. */
  finish(): Float32Array;
}

/**
 * @param across the target's columns from the band's
 * @param band the most that is taken at once, in pixels
 */
export type Kernel = (across: readonly Taps[], band: Size, target: Size) => Loops;
