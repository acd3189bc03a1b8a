import type { Size } from "../../shared/machine/types.ts";
import type { Background, Placement } from "../../shared/model/recipe.ts";
import { FIT } from "../messages/en/fit.ts";
import { admit, canBeFitted, type ImageRule, type Refusal } from "./admit.ts";
import { faultWords } from "./fault-words.ts";
import type { KeptOriginal } from "./keep-original.ts";
import { closePicture, openPicture } from "./open-picture.ts";
import { startPlacement } from "./placement.ts";

export interface Placed {
  readonly frame: Size;
  readonly placement: Placement;
  readonly background: Background;
}

export type FittedAtOnce =
  | { readonly file: File; readonly placed: Placed; readonly original: KeptOriginal | undefined }
  | { readonly words: string };

/**
 * Places a picture as the editor would propose.
 *
 * @param isAnnotated whether text or a logo will be rendered on it
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
  // Without its original it could not be annotated.
  const isWhole = png && (original || !keepsOriginal || !isAnnotated);
  return isWhole
    ? { file: new File([png], file.name, { type: "image/png" }), placed, original }
    : { words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
}

export type TakenFile =
  | { readonly kind: "exact"; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: "fitted";
      readonly fitted: File;
      readonly placed: Placed;
      readonly original: KeptOriginal | undefined;
    }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "failed"; readonly words: string };

/** Takes a file as it is if it has the exact size, otherwise placed as the editor would propose. */
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
