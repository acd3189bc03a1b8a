import { fitAtOnce, type Placed } from "./fit/fit-at-once.ts";
import type { KeptOriginal } from "./fit/keep-original.ts";
import { admit, canBeFitted, type ImageRule, type Refusal } from "./intake/admit.ts";

/** A file as it goes into a place of an exact size. */
export type TakenFile =
  /** A picture of that size, as it came or converted to PNG. */
  | { readonly kind: "exact"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** A picture that was placed as the editor proposes, and what is kept of it if that was asked for. */
  | {
      readonly kind: "fitted";
      readonly fitted: File;
      readonly edit: Placed;
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
    : { kind: "fitted", fitted: made.file, edit: made.edit, original: made.original };
}
