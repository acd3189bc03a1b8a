import { DEFAULT_LANGUAGE } from "./machine.ts";
import type { Arrangement, Box, ImagePath, Size } from "./types.ts";

export type PictureStyle = "modern" | "traditional" | "realistic" | "gradient" | "premium" | "classic";

/** A bundled font family, under the SIL Open Font License. */
export type FontFamily = "Outfit" | "Jost" | "Fraunces" | "Cinzel" | "Playfair Display" | "Lobster Two";

export interface LibraryPicture {
  readonly path: ImagePath;
  /** Absent if the picture itself is small enough. */
  readonly small?: `/images/${string}.webp`;
  /** Offered only for places of this size. */
  readonly size: Size;
  readonly text: string;
  /** If the text is one of the machine's words, that word's id. */
  readonly word?: string;
  readonly tags: readonly string[];
  readonly style: PictureStyle;
  /** The picture without its words. */
  readonly scene: ImagePath;
}

/** The language must be one of the machine's. */
export function smallPicturePath(
  { path, small, word }: Pick<LibraryPicture, "path" | "small" | "word">,
  language: string,
): string {
  const english = small ?? path;
  return word === undefined || language === DEFAULT_LANGUAGE
    ? english
    : english.replace(/[^/]+$/, `${language}/$&`);
}

/** By library id. */
export type Libraries = Readonly<Record<string, readonly LibraryPicture[]>>;

/** Words are made as large as the box allows. */
export interface Lettering {
  /** In picture pixels. */
  readonly box: Box;
  readonly family: FontFamily;
  readonly weight: number;
  readonly italic?: boolean;
  /** The largest font size, in pixels. */
  readonly size: number;
  readonly maxLines: number;
  /** A multiple of the font size. */
  readonly lineHeight: number;
  /** A multiple of the font size. */
  readonly tracking: number;
  readonly transform: "none" | "uppercase";
  readonly align: "left" | "center";
  readonly anchor: "top" | "middle" | "bottom";
  /** A solid colour, or the colours of a gradient from top to bottom. */
  readonly fill: readonly [string, ...string[]];
  readonly shadow?: { readonly colour: string; readonly y: number; readonly blur: number };
}

/** By library id. */
export type LetteringByLibrary = Readonly<Record<string, (picture: LetteredScene) => Lettering>>;

/** Lettering for pictures that aren't in a library. */
export interface LetteringStyles {
  readonly drawnFor: Size;
  /** The default style. */
  readonly initial: PictureStyle;
  readonly styles: Readonly<Record<PictureStyle, Lettering>>;
}

/** `scene` need not belong to a library. */
export type LetteredScene = Pick<LibraryPicture, "style"> & { readonly scene: string };

/** Around the machine's overlays, in pixels. */
const CLEARANCE = 24;

/** Areas of a slot's picture, in its pixels, to keep free of words and logos. */
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

/** The margin as a share of the shorter side, and its minimum in pixels. */
const SHARE = 0.06;
const LEAST = 16;

/** The margin, in pixels, to keep free of important content. */
export const safeMarginOf = ({ width, height }: Size): number =>
  Math.max(LEAST, Math.ceil(SHARE * Math.min(width, height)));
