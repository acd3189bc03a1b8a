import type { Size } from "../../shared/machine/types.ts";
import type { Background, Placement } from "../../shared/model/recipe.ts";
import { FIT } from "../messages/en/fit.ts";
import { admit, canBeFitted, type ImageRule, type Refusal } from "./admit.ts";
import { faultWords } from "./fault-words.ts";
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
  | { readonly file: File; readonly placed: Placed; readonly original: KeptOriginal | undefined }
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
  const placed = { frame, placement, background: { kind: "blurred" } } as const;
  const [png, original] = await Promise.all([
    studio.ask("render", { frame, placement, background: placed.background }),
    keepsOriginal ? studio.ask("original", { frame, placement, file }) : undefined,
  ]);
  closePicture(picture);
  // Without its original it would have no recipe, and lose what is to be drawn over it.
  const isWhole = png && (original || !keepsOriginal || !isAnnotated);
  return isWhole
    ? { file: new File([png], file.name, { type: "image/png" }), placed, original }
    : { words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
}

/** A file as it goes into a place of an exact size. */
export type TakenFile =
  /** A picture of that size, as it came or converted to PNG. */
  | { readonly kind: "exact"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** A picture that was placed as the editor proposes, and what is kept of it if that was asked for. */
  | {
      readonly kind: "fitted";
      readonly fitted: File;
      readonly placed: Placed;
      readonly original: KeptOriginal | undefined;
    }
  /** Not a picture, or a damaged one. */
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** A picture that could not be placed, and why. */
  | { readonly kind: "failed"; readonly words: string };

/** Takes a file for a place without asking anyone: exact if it can be, or else placed as the editor proposes. */
export async function takeFile(file: File, rule: ImageRule, keepsOriginal: boolean): Promise<TakenFile> {
  const admission = await admit(file, rule);
  if (admission.ok) return { kind: "exact", bytes: admission.bytes };
  const { refusal } = admission;
  if (!canBeFitted(refusal)) return { kind: "refused", refusal };
  const made = await fitAtOnce(file, rule.size, keepsOriginal, false);
  return "words" in made
    ? { kind: "failed", words: made.words }
    : { kind: "fitted", fitted: made.file, placed: made.placed, original: made.original };
}
