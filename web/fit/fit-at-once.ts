import type { Size } from "../../shared/machine/types.ts";
import { FIT } from "../words/fit.ts";
import type { Edit } from "./edit.ts";
import { faultWords } from "./fit-words.ts";
import type { KeptOriginal } from "./keep-original.ts";
import { closePicture, openPicture } from "./open-picture.ts";
import { startPlacement } from "./placement.ts";

/** A picture made to fit a frame as the editor proposes it, without being looked at; or why it can't be. */
export async function fitAtOnce(
  file: File,
  frame: Size,
  keepsOriginal: boolean,
): Promise<{ file: File; edit: Edit; original: KeptOriginal | undefined } | { words: string }> {
  const picture = await openPicture(file, frame);
  if (!("studio" in picture)) return { words: faultWords(file.name, picture) };
  const edit: Edit = {
    frame,
    placement: startPlacement({ picture: picture.size, frame }),
    background: { kind: "blurred" },
    over: undefined,
  };
  const [bytes, original] = await Promise.all([
    picture.studio.ask("render", edit),
    keepsOriginal ? picture.studio.ask("original", { ...edit, file }) : undefined,
  ]);
  closePicture(picture);
  return bytes
    ? { file: new File([bytes], file.name, { type: "image/png" }), edit, original }
    : { words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
}
