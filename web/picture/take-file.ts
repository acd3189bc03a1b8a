import { FIT } from "#messages/fit.ts";
import type { Size } from "../../shared/machine/types.ts";
import { admit, canBeFitted, type ImageRule, type Refusal } from "./admit.ts";
import { faultWords } from "./fault-words.ts";
import { closePicture, openPicture } from "./open-picture.ts";
import type { KeptOriginal } from "./picture.worker.ts";
import { startPlacement, type View } from "./placement.ts";

type FittedFile =
  | {
      readonly kind: "fitted";
      readonly fitted: File;
      readonly placed: View;
      readonly original: KeptOriginal | undefined;
    }
  | { readonly kind: "failed"; readonly words: string };

export type TakenFile =
  | { readonly kind: "exact"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | FittedFile;

/** Takes a file as it is if it has the exact size, otherwise placed as the editor would propose. */
export async function takeFile(file: File, rule: ImageRule, keepsOriginal: boolean): Promise<TakenFile> {
  const admission = await admit(file, rule);
  if ("bytes" in admission) return { kind: "exact", bytes: admission.bytes };
  return canBeFitted(admission)
    ? fitAtOnce(file, rule.size, keepsOriginal, false)
    : { kind: "refused", refusal: admission };
}

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
): Promise<FittedFile> {
  const picture = await openPicture(file, frame);
  if ("kind" in picture) return { kind: "failed", words: faultWords(file.name, picture) };
  const placement = startPlacement({ picture: picture.size, frame });
  const placed = { frame, placement, background: { kind: "blurred" } };
  const [png, original] = await Promise.all([
    picture.studio.ask("render", placed),
    keepsOriginal ? picture.studio.ask("original", { file, placement, frame }) : undefined,
  ]);
  closePicture(picture);
  // Without its original it could not be annotated.
  if (!png || (keepsOriginal && isAnnotated && !original))
    return { kind: "failed", words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
  return { kind: "fitted", fitted: new File([png], file.name, { type: "image/png" }), placed, original };
}
