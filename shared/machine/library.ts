import { DEFAULT_LANGUAGE } from "./machine.ts";
import type { Arrangement, Box, ImagePath, Size } from "./types.ts";

export type PictureStyle = "modern" | "traditional" | "realistic" | "gradient" | "premium" | "classic";

/** Under the SIL Open Font License. */
export type FontFamily = "Outfit" | "Jost" | "Fraunces" | "Cinzel" | "Playfair Display" | "Lobster Two";

export interface LibraryPicture {
  readonly path: ImagePath;
  /** Absent if the picture itself is small enough. */
  readonly thumbnail?: `/images/${string}.webp`;
  readonly size: Size;
  readonly text: string;
  /** The id of the text in the machine's word table. */
  readonly word?: string;
  readonly tags: readonly string[];
  readonly style: PictureStyle;
  readonly scene: ImagePath;
}

export function thumbnailPath(
  { path, thumbnail, word }: Pick<LibraryPicture, "path" | "thumbnail" | "word">,
  language: string,
): string {
  const english = thumbnail ?? path;
  return word === undefined || language === DEFAULT_LANGUAGE
    ? english
    : english.replace(/[^/]+$/, `${language}/$&`);
}

export type PictureLibraries = Readonly<Record<string, readonly LibraryPicture[]>>;

/** Text is as large as `box` and `size` allow. */
export interface Lettering {
  readonly box: Box;
  readonly family: FontFamily;
  readonly weight: number;
  readonly italic?: boolean;
  /** The largest font size, in pixels. */
  readonly size: number;
  readonly maxLines: number;
  readonly lineHeight: number;
  /** Letter spacing, relative to the font size. */
  readonly tracking: number;
  readonly transform: "none" | "uppercase";
  readonly align: "left" | "center";
  readonly anchor: "top" | "middle" | "bottom";
  /** One colour, or a gradient from top to bottom. */
  readonly fill: readonly [string, ...string[]];
  readonly shadow?: { readonly colour: string; readonly y: number; readonly blur: number };
}

export type LetteringByLibrary = Readonly<Record<string, (picture: LetteredScene) => Lettering>>;

export interface LetteringStyles {
  readonly drawnFor: Size;
  readonly initial: PictureStyle;
  readonly styles: Readonly<Record<PictureStyle, Lettering>>;
}

export type LetteredScene = Pick<LibraryPicture, "style"> & { readonly scene: string };

/** Space around the machine's overlays, in pixels. */
const CLEARANCE = 24;

export function keepClearAreasOf({ places, overlays = [] }: Arrangement, slot: string): Box[] {
  const place = places.find((each) => each.slot === slot) ?? places[0];
  if (!place) return [];
  return overlays.map(({ box }) => ({
    x: box.x - place.box.x - CLEARANCE,
    y: box.y - place.box.y - CLEARANCE,
    width: box.width + 2 * CLEARANCE,
    height: box.height + 2 * CLEARANCE,
  }));
}

/** A fraction of the shorter side, and the minimum in pixels. */
const MARGIN_SHARE = 0.06;
const MIN_MARGIN = 16;

export const safeMarginOf = ({ width, height }: Size): number =>
  Math.max(MIN_MARGIN, Math.ceil(MARGIN_SHARE * Math.min(width, height)));
