import { FIT } from "#messages/fit.ts";
import type { Size } from "../../shared/machine/types.ts";
import { pictureFaultMessage } from "./fault-words.ts";
import {
  admitFile,
  canBeFitted,
  type FileRefusal,
  GONE,
  type ImageRule,
  readBytes,
  withPicture,
} from "./open-picture.ts";
import type { KeptOriginal } from "./picture.worker.ts";
import { createStartPlacement, type FrameView } from "./placement.ts";

type FittedFile =
  | {
      readonly kind: "fitted";
      readonly fitted: File;
      readonly placed: FrameView;
      readonly original: KeptOriginal | undefined;
    }
  | { readonly kind: "failed"; readonly words: string };

export type PreparedFile =
  | { readonly kind: "exact"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "refused"; readonly refusal: FileRefusal }
  | FittedFile;

export async function prepareFile(
  file: File,
  rule: ImageRule,
  keepsOriginal: boolean,
): Promise<PreparedFile> {
  const admission = await admitFile(file, rule);
  if ("png" in admission) {
    const bytes = await readBytes(admission.png);
    return bytes ? { kind: "exact", bytes } : { kind: "refused", refusal: GONE };
  }
  return canBeFitted(admission)
    ? fitAutomatically(file, rule.size, keepsOriginal, false)
    : { kind: "refused", refusal: admission };
}

/**
 * Places a picture as the editor would by default.
 *
 * @param isAnnotated whether text or a logo will be rendered on it
 */
export async function fitAutomatically(
  file: File,
  frame: Size,
  keepsOriginal: boolean,
  isAnnotated: boolean,
): Promise<FittedFile> {
  const made = await withPicture(file, frame, async ({ size, studio }) => {
    const placement = createStartPlacement({ picture: size, frame });
    const placed = { frame, placement, background: { kind: "blurred" } };
    const [png, original] = await Promise.all([
      studio.ask("render", placed),
      keepsOriginal ? studio.ask("original", { file, placement, frame }) : undefined,
    ]);
    return { placed, png, original };
  });
  if ("kind" in made) return { kind: "failed", words: pictureFaultMessage(file.name, made) };
  const { placed, png, original } = made;
  // Without its original, the picture couldn't be annotated.
  if (!png || (keepsOriginal && isAnnotated && !original))
    return { kind: "failed", words: `${FIT.notMade} ${FIT.notMadeAdvice}` };
  return { kind: "fitted", fitted: new File([png], file.name, { type: "image/png" }), placed, original };
}
