import { UI } from "../messages/en/ui.ts";
/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Hot or cold, for styling only. */
export type Accent = "neutral" | "hot" | "cold";

/** Formats a size as "302 × 485". */
export const showSize = ({ width, height }: Size): string => UI.size(width, height);

/** In pixels from the top left corner of the machine's screen. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
