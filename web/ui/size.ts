import { UI } from "../messages/en/ui.ts";
/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The drinks that something belongs to; for styling only. */
export type Accent = "neutral" | "hot" | "cold";

/** "302 × 485", as sizes are shown beside a field. */
export const showSize = ({ width, height }: Size): string => UI.size(width, height);

/** Pixels of the machine's screen, from its top left corner. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
