import type { Size } from "../../../shared/machine/types.ts";
import { fitAtOnce } from "../../fit/fit-at-once.ts";
import { admit, canBeFitted } from "../../intake/admit.ts";

/** A file as it goes into a place of a size: byte for byte where it is a PNG of that size, else made to fit. */
export type MadeFile =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer>; readonly isFitted: boolean }
  | { readonly ok: false };

/** Makes a file fit a place. Does not throw: a file that is no picture is a fact. */
export async function makePicture(file: File, size: Size): Promise<MadeFile> {
  const admission = await admit(file, { accepts: "image", size });
  if (admission.ok) return { ok: true, bytes: admission.bytes, isFitted: false };
  if (!canBeFitted(admission.refusal)) return { ok: false };
  try {
    const fitted = await fitAtOnce(file, size, false);
    if ("words" in fitted) return { ok: false };
    return { ok: true, bytes: new Uint8Array(await fitted.file.arrayBuffer()), isFitted: true };
  } catch (fault) {
    console.warn("A picture of the table could not be made to fit", fault);
    return { ok: false };
  }
}
