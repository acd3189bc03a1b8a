import type { Size } from "../../shared/machine/types.ts";
import { FIT } from "../words/fit.ts";
import type { Edit } from "./edit.ts";
import { finish } from "./finish.ts";
import { faultWords } from "./fit-words.ts";
import type { KeptOriginal } from "./keep-original.ts";
import { closePicture, openPicture } from "./open-picture.ts";
import type { Overlay } from "./overlay.ts";
import { startPlacement } from "./placement.ts";

/** What stands on a picture, and what puts it there. */
export interface Standing<Over> {
  readonly overlay: Overlay<Over>;
  readonly over: Over;
}

/** What was made of a picture, or why nothing could be. */
export type FittedAtOnce<Over = undefined> =
  | {
      readonly file: File;
      readonly edit: Edit<Over | undefined>;
      readonly original: KeptOriginal | undefined;
    }
  | { readonly words: string };

/** A picture made to fit a frame as the editor proposes it, without being looked at, with what is to stand on it. */
export async function fitAtOnce<Over = undefined>(
  file: File,
  frame: Size,
  keepsOriginal: boolean,
  standing?: Standing<Over>,
): Promise<FittedAtOnce<Over>> {
  const picture = await openPicture(file, frame);
  if (!("studio" in picture)) return { words: faultWords(file.name, picture) };
  const { studio, size } = picture;
  const placement = startPlacement({ picture: size, frame });
  const plain = { frame, placement, background: { kind: "blurred" } } as const;
  const { signal } = new AbortController();
  const [made, original] = await Promise.all([
    standing
      ? finish(studio, { ...plain, over: standing.over }, standing.overlay, undefined, signal)
      : finish(studio, { ...plain, over: undefined }, undefined, undefined, signal),
    keepsOriginal ? studio.ask("original", { ...plain, file }) : undefined,
  ]);
  closePicture(picture);
  return made
    ? { file: new File([made.png], file.name, { type: "image/png" }), edit: made.of, original }
    : { words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
}
