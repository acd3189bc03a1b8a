import type { Arrangement, Box, ImagePath, Size } from "./types.ts";

/** The hand in which a picture's words are set. */
export type PictureStyle = "modern" | "traditional" | "realistic" | "gradient" | "premium" | "classic";

/** A family in which words are set, under the SIL Open Font License: its files are bundled. */
export type FontFamily = "Outfit" | "Jost" | "Fraunces" | "Cinzel" | "Playfair Display" | "Lobster Two";

/** A bundled picture to choose: what the picker searches and shows. */
export interface LibraryPicture {
  readonly path: ImagePath;
  /** The same, small, to choose it by; where there is none the picture is small enough itself. */
  readonly small?: `/images/${string}.webp`;
  /** Pixels; it is offered only for places of that size. */
  readonly size: Size;
  /** The words on it. */
  readonly text: string;
  /** In small letters. */
  readonly tags: readonly string[];
  readonly style: PictureStyle;
  /** The same picture without its words. */
  readonly scene: ImagePath;
}

/** By the id that the model's steps name. */
export type Libraries = Readonly<Record<string, readonly LibraryPicture[]>>;

/** How words are set on a scene: as large as they fit the box, in one line or several. */
export interface Lettering {
  /** Pixels of the picture that the words may fill. */
  readonly box: Box;
  readonly family: FontFamily;
  readonly weight: number;
  readonly italic?: boolean;
  /** Pixels of the largest size; longer words are set smaller. */
  readonly size: number;
  readonly maxLines: number;
  /** As a share of the size. */
  readonly lineHeight: number;
  /** Space between letters, as a share of the size. */
  readonly tracking: number;
  readonly transform: "none" | "uppercase";
  readonly align: "left" | "center";
  readonly anchor: "top" | "middle" | "bottom";
  /** Colours from the top of the letters to their foot; one for plain letters. */
  readonly fill: readonly [string, ...string[]];
  readonly shadow?: { readonly colour: string; readonly y: number; readonly blur: number };
}

/** How the words of a library's pictures are set, by the library's id. */
export type Letterings = Readonly<Record<string, (picture: LetteredScene) => Lettering>>;

/** The hands in which words are set on any picture, drawn for one of a size. */
export interface LetteringStyles {
  readonly drawnFor: Size;
  /** Of words that nothing gives another style. */
  readonly initial: PictureStyle;
  readonly styles: Readonly<Record<PictureStyle, Lettering>>;
}

/** What the words of a picture go by: its style, and the scene, which may be none of the library's. */
export type LetteredScene = Pick<LibraryPicture, "style"> & { readonly scene: string };

/** Pixels around what the machine draws over an image in which no words and no logo may stand. */
const CLEARANCE = 24;

/** Where in a slot's image nothing that must be read may stand, in pixels of the image. */
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

/** Of a picture's shorter side, what words and pictures leave free at its edges, and the least of it in pixels. */
const SHARE = 0.06;
const LEAST = 16;

/** The pixels at each edge of a picture beyond which nothing stands that must be seen. */
export const safeEdge = ({ width, height }: Size): number =>
  Math.max(LEAST, Math.ceil(SHARE * Math.min(width, height)));
