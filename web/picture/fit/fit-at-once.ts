import type { Size } from "../../../shared/machine/types.ts";
import type { Background, Placement } from "../../../shared/model/recipe.ts";
import { FIT } from "../../words/fit.ts";
import { faultWords } from "./fit-words.ts";
import type { KeptOriginal } from "./keep-original.ts";
import { closePicture, openPicture } from "./open-picture.ts";
import { startPlacement } from "./placement.ts";

/** How a picture lies in a frame of an exact size. */
export interface Placed {
  readonly frame: Size;
  readonly placement: Placement;
  readonly background: Background;
}

/** What was made of a picture, or why nothing could be. */
export type FittedAtOnce =
  | { readonly file: File; readonly edit: Placed; readonly original: KeptOriginal | undefined }
  | { readonly words: string };

/**
 * Fits a picture into a frame as the editor proposes, without showing it.
 *
 * @param isAnnotated whether text or a logo is on it: they are rendered later, from its recipe, together with their set
 */
export async function fitAtOnce(
  file: File,
  frame: Size,
  keepsOriginal: boolean,
  isAnnotated: boolean,
): Promise<FittedAtOnce> {
  const picture = await openPicture(file, frame);
  if (!("studio" in picture)) return { words: faultWords(file.name, picture) };
  const { studio, size } = picture;
  const placement = startPlacement({ picture: size, frame });
  const edit = { frame, placement, background: { kind: "blurred" } } as const;
  const [png, original] = await Promise.all([
    studio.ask("render", { frame, placement, background: edit.background }),
    keepsOriginal ? studio.ask("original", { frame, placement, file }) : undefined,
  ]);
  closePicture(picture);
  // Without its original it would have no recipe, and lose what is to be drawn over it.
  const isWhole = png && (original || !keepsOriginal || !isAnnotated);
  return isWhole
    ? { file: new File([png], file.name, { type: "image/png" }), edit, original }
    : { words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
}
