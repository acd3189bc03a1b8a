import type { LetteringStyles, LibraryPicture, PictureStyle } from "../../../shared/machine/library.ts";
import { isOneOf } from "../../../shared/machine/questions.ts";
import type { Size } from "../../../shared/machine/types.ts";
import { LETTERING_STYLES } from "../../messages/en/lettering.ts";
import { type NamedSlot, pathOf } from "./grounds.ts";

type Styles = typeof LETTERING_STYLES;

/** The styles to put names on in: those of which the library has a scene of that size. */
export const namesStyles = (library: readonly LibraryPicture[], size: Size): Styles =>
  LETTERING_STYLES.filter(({ id }) =>
    library.some((each) => each.style === id && isOneOf([size], each.size)),
  );

/**
 * The style to begin with, of those: that of the first lettered picture in the slots, else the brand's, else that of a
 * bundled picture in the slots, else the machine's own, else the first.
 */
export function firstStyle(
  offered: Styles,
  slots: readonly Pick<NamedSlot, "image">[],
  library: readonly LibraryPicture[],
  ofBrand: string | undefined,
  { initial }: Pick<LetteringStyles, "initial">,
): PictureStyle {
  const paths = slots.map((slot) => pathOf(slot));
  const wanted = [
    ...slots.map(({ image }) => image?.recipe?.words?.style),
    ofBrand,
    library.find(({ path, scene }) => paths.includes(path) || paths.includes(scene))?.style,
    initial,
  ];
  const found = wanted.flatMap((id) => offered.find((each) => each.id === id) ?? []);
  return (found[0] ?? offered[0])?.id ?? initial;
}
