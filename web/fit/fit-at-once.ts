import type { Size } from "../../shared/machine/types.ts";
import { FIT } from "../words/fit.ts";
import { faultWords } from "./fit-words.ts";
import { closePicture, openPicture } from "./open-picture.ts";
import { startPlacement } from "./placement.ts";

/** A picture made to fit a frame as the editor proposes it, without being looked at; or why it can't be. */
export async function fitAtOnce(file: File, frame: Size): Promise<{ file: File } | { words: string }> {
  const picture = await openPicture(file, frame);
  if (!("studio" in picture)) return { words: faultWords(file.name, picture) };
  const placement = startPlacement({ picture: picture.size, frame });
  const bytes = await picture.studio.ask("render", { placement, frame, background: { kind: "blurred" } });
  closePicture(picture);
  return bytes
    ? { file: new File([bytes], file.name, { type: "image/png" }) }
    : { words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
}
