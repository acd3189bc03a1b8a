import { UI } from "#messages/ui.ts";
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Accent = "neutral" | "hot" | "cold";

export const formatSizeForDisplay = ({ width, height }: Size): string => UI.size(width, height);

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
