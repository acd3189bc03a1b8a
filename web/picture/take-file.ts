import { FIT } from "#messages/fit.ts";
import type { Size } from "../../shared/machine/types.ts";
import { pictureFaultWords } from "./fault-words.ts";
import { admit, canBeFitted, type ImageRule, type Refusal, withPicture } from "./open-picture.ts";
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

export async function takeFile(file: File, rule: ImageRule, keepsOriginal: boolean): Promise<TakenFile> {
  const admission = await admit(file, rule);
  if ("bytes" in admission) return { kind: "exact", bytes: admission.bytes };
  return canBeFitted(admission)
    ? fitAtOnce(file, rule.size, keepsOriginal, false)
    : { kind: "refused", refusal: admission };
}

/**
 * Places a picture as the editor would by default.
 *
 * @param isAnnotated whether text or a logo will be rendered on it
 */
export async function fitAtOnce(
  file: File,
  frame: Size,
  keepsOriginal: boolean,
  isAnnotated: boolean,
): Promise<FittedFile> {
  const made = await withPicture(file, frame, async ({ size, studio }) => {
    const placement = startPlacement({ picture: size, frame });
    const placed = { frame, placement, background: { kind: "blurred" } };
    const [png, original] = await Promise.all([
      studio.ask("render", placed),
      keepsOriginal ? studio.ask("original", { file, placement, frame }) : undefined,
    ]);
    return { placed, png, original };
  });
  if ("kind" in made) return { kind: "failed", words: pictureFaultWords(file.name, made) };
  const { placed, png, original } = made;
  // Without its original, it couldn't be annotated.
  if (!png || (keepsOriginal && isAnnotated && !original))
    return { kind: "failed", words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
  return { kind: "fitted", fitted: new File([png], file.name, { type: "image/png" }), placed, original };
}
