import { FITTING } from "#messages/fit.ts";
import { sentences } from "#messages/formats.ts";
import type { Size } from "../../shared/machine/types.ts";
import { pictureFaultMessage } from "./fault-messages.ts";
import { admitFile, canBeFitted, type ImageRule, readBytes, withPicture } from "./open-picture.ts";
import type { EncodedOriginal } from "./picture.worker.ts";
import { createStartPlacement, type FrameComposition } from "./placement.ts";

export interface FitResult {
  readonly kind: "fitted";
  readonly finished: File;
  readonly placed: FrameComposition;
  readonly original: EncodedOriginal | undefined;
}

export type PreparedFile =
  | { readonly kind: "exact"; readonly bytes: Uint8Array<ArrayBuffer> }
  | FitResult
  | { readonly kind: "failed" };

export async function prepareFile(
  file: File,
  rule: ImageRule,
  keepsOriginal: boolean,
): Promise<PreparedFile> {
  const admission = await admitFile(file, rule);
  if ("png" in admission) {
    const bytes = await readBytes(admission.png);
    return bytes ? { kind: "exact", bytes } : { kind: "failed" };
  }
  return canBeFitted(admission)
    ? fitAutomatically(file, rule.size, keepsOriginal, false)
    : { kind: "failed" };
}

/** Places a picture as the editor would. */
export async function fitAutomatically(
  file: File,
  frame: Size,
  keepsOriginal: boolean,
  isAnnotated: boolean,
  given?: FrameComposition,
): Promise<FitResult | { readonly kind: "failed"; readonly message: string }> {
  const made = await withPicture(file, frame, async ({ size, thread }) => {
    const { placement, background }: Omit<FrameComposition, "frame"> = given ?? {
      placement: createStartPlacement({ picture: size, frame }),
      background: { kind: "blurred" },
    };
    const placed = { frame, placement, background };
    const [png, original] = await Promise.all([
      thread.tryCall("render", placed),
      keepsOriginal ? thread.tryCall("original", { file, placement, frame }) : undefined,
    ]);
    return { placed, png, original };
  });
  if ("kind" in made) return { kind: "failed", message: pictureFaultMessage(file.name, made) };
  const { placed, png, original } = made;
  // Without its original, the picture couldn't be annotated.
  if (!png || (keepsOriginal && isAnnotated && !original))
    return { kind: "failed", message: sentences([FITTING.notMade, FITTING.notMadeAdvice]) };
  return { kind: "fitted", finished: new File([png], file.name, { type: "image/png" }), placed, original };
}
