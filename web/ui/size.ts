/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a thing on screen belongs to: styling only. */
export type Accent = "neutral" | "hot" | "cold";

/** "302 × 485", as sizes are shown beside a field. */
export const showSize = ({ width, height }: Size): string => `${width} × ${height}`;
