import type { Size } from "../../../shared/machine/types.ts";
import { FIT } from "../../words/fit.ts";
import type { Edit } from "./edit.ts";
import { faultWords } from "./fit-words.ts";
import type { KeptOriginal } from "./keep-original.ts";
import { closePicture, openPicture } from "./open-picture.ts";
import { startPlacement } from "./placement.ts";

/** What was made of a picture, or why nothing could be. */
export type FittedAtOnce<Over = undefined> =
  | { readonly file: File; readonly edit: Edit<Over>; readonly original: KeptOriginal | undefined }
  | { readonly words: string };

/**
 * Fits a picture into a frame as the editor proposes, without showing it.
 *
 * @param over text and logo, which are not drawn yet: they are rendered from the recipe, together with their set
 */
export async function fitAtOnce<Over = undefined>(
  file: File,
  frame: Size,
  keepsOriginal: boolean,
  over: Over,
): Promise<FittedAtOnce<Over>> {
  const picture = await openPicture(file, frame);
  if (!("studio" in picture)) return { words: faultWords(file.name, picture) };
  const { studio, size } = picture;
  const placement = startPlacement({ picture: size, frame });
  const edit = { frame, placement, background: { kind: "blurred" }, over } as const;
  const [png, original] = await Promise.all([
    studio.ask("render", { frame, placement, background: edit.background }),
    keepsOriginal ? studio.ask("original", { frame, placement, file }) : undefined,
  ]);
  closePicture(picture);
  // Without its original it would have no recipe, and lose what is to be drawn over it.
  const isWhole = png && (original || !keepsOriginal || over === undefined);
  return isWhole
    ? { file: new File([png], file.name, { type: "image/png" }), edit, original }
    : { words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
}
