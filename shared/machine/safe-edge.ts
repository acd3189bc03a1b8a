import type { Size } from "./types.ts";

/** Of a picture's shorter side, what words and pictures leave free at its edges, and the least of it in pixels. */
const SHARE = 0.06;
const LEAST = 16;

/** The pixels at each edge of a picture beyond which nothing stands that must be seen. */
export const safeEdge = ({ width, height }: Size): number =>
  Math.max(LEAST, Math.ceil(SHARE * Math.min(width, height)));
