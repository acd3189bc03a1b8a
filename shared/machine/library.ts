import type { Arrangement, Box, ImagePath, Size } from "./types.ts";

/** A style of lettering. */
export type PictureStyle = "modern" | "traditional" | "realistic" | "gradient" | "premium" | "classic";

/** A bundled font family, under the SIL Open Font License. */
export type FontFamily = "Outfit" | "Jost" | "Fraunces" | "Cinzel" | "Playfair Display" | "Lobster Two";

/** A bundled picture that visitors can choose. */
export interface LibraryPicture {
  readonly path: ImagePath;
  /** A thumbnail; absent if the picture itself is small enough. */
  readonly small?: `/images/${string}.webp`;
  /** Offered only for places of this size, in pixels. */
  readonly size: Size;
  readonly text: string;
  /** In lower case. */
  readonly tags: readonly string[];
  readonly style: PictureStyle;
  /** The picture without its words. */
  readonly scene: ImagePath;
}

/** By the id in the model's categories. */
export type Libraries = Readonly<Record<string, readonly LibraryPicture[]>>;

/** How words are set on a picture: as large as they fit the box. */
export interface Lettering {
  /** In pixels of the picture. */
  readonly box: Box;
  readonly family: FontFamily;
  readonly weight: number;
  readonly italic?: boolean;
  /** Largest font size in pixels; longer words are smaller. */
  readonly size: number;
  readonly maxLines: number;
  /** As a share of the font size. */
  readonly lineHeight: number;
  /** Letter spacing, as a share of the font size. */
  readonly tracking: number;
  readonly transform: "none" | "uppercase";
  readonly align: "left" | "center";
  readonly anchor: "top" | "middle" | "bottom";
  /** Colours of a gradient from top to bottom; one colour for plain letters. */
  readonly fill: readonly [string, ...string[]];
  readonly shadow?: { readonly colour: string; readonly y: number; readonly blur: number };
}

/** The lettering of each library's pictures, by library id. */
export type LetteringByLibrary = Readonly<Record<string, (picture: LetteredScene) => Lettering>>;

/** The styles for words on any picture. */
export interface LetteringStyles {
  readonly drawnFor: Size;
  /** The style if nothing else decides. */
  readonly initial: PictureStyle;
  readonly styles: Readonly<Record<PictureStyle, Lettering>>;
}

/** What decides the lettering of a picture. `scene` need not belong to a library. */
export type LetteredScene = Pick<LibraryPicture, "style"> & { readonly scene: string };

/** Pixels around an overlay of the machine that words and logos keep clear of. */
const CLEARANCE = 24;

/** Returns the areas of a slot's picture, in its pixels, where nothing legible may be placed. */
export function keepClearOf({ places, overlays = [] }: Arrangement, slot: string): Box[] {
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

/** Returns the margin, in pixels, in which nothing important may be placed. */
export const safeEdge = ({ width, height }: Size): number =>
  Math.max(LEAST, Math.ceil(SHARE * Math.min(width, height)));
