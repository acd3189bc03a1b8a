import type { LibraryPicture, PictureStyle } from "../../../shared/machine/library.ts";
import { isOneOf } from "../../../shared/machine/questions.ts";
import type { Size } from "../../../shared/machine/types.ts";
import type { Image } from "../../../shared/model/design.ts";
import { LETTERING_STYLES } from "../../messages/en/lettering.ts";
import { suggestImages } from "../picker/search.ts";

type Library = readonly LibraryPicture[];
type Styles = typeof LETTERING_STYLES;

/** A slot to put a name on. */
export interface NamedSlot {
  readonly slot: string;
  readonly name: string;
  /** Undefined if it is empty, or its picture is missing. */
  readonly image: Image | undefined;
  /** Whether it holds a picture of the visitor's own, which is changed only if asked. */
  readonly isOwn: boolean;
}

/** Returns the picture of a library that an image shows, with its text or without. */
export function pictureIn(library: Library, image: Image | undefined): LibraryPicture | undefined {
  const from = image?.recipe?.original ?? image?.picture;
  const source = from && "path" in from ? from.path : undefined;
  return library.find(({ path, scene }) => path === source || scene === source);
}

/**
 * Returns scenes of a style, one for each slot, no two alike if there are enough: first what the slot shows now, then
 * what suits its name.
 *
 * @param turn how often other scenes were asked for
 */
export function scenesFor(
  slots: readonly NamedSlot[],
  library: Library,
  style: PictureStyle,
  size: Size,
  turn: number,
): readonly LibraryPicture[] {
  const ofStyle = library.filter((picture) => picture.style === style && isOneOf([size], picture.size));
  const taken = new Set<string>();
  return slots.flatMap(({ name, image }, at) => {
    const first = (at + turn * slots.length) % ofStyle.length;
    const turned = [...ofStyle.slice(first), ...ofStyle.slice(0, first)];
    const now = pictureIn(ofStyle, image) ?? [];
    const wanted = turn === 0 ? [now, suggestImages(ofStyle, name), turned].flat() : turned;
    const chosen = wanted.find(({ scene }) => !taken.has(scene)) ?? wanted[0];
    if (chosen) taken.add(chosen.scene);
    return chosen ?? [];
  });
}

/** Returns the styles of which the library has a scene of that size. */
export const namesStyles = (library: Library, size: Size): Styles =>
  LETTERING_STYLES.filter(({ id }) =>
    library.some((each) => each.style === id && isOneOf([size], each.size)),
  );

/**
 * Returns the style to begin with: that of the first lettered picture in the slots, else the brand's, else that of a
 * bundled picture in the slots, else the machine's own, else the first that is offered.
 */
export function firstStyle(
  offered: Styles,
  images: readonly (Image | undefined)[],
  library: Library,
  ofBrand: string | undefined,
  initial: PictureStyle,
): PictureStyle {
  const shown = images.flatMap((image) => pictureIn(library, image) ?? []);
  const wanted = [
    ...images.map((image) => image?.recipe?.words?.style),
    ofBrand,
    library.find((each) => shown.includes(each))?.style,
    initial,
  ];
  const found = wanted.flatMap((id) => offered.find((each) => each.id === id) ?? []);
  return (found[0] ?? offered[0])?.id ?? initial;
}
