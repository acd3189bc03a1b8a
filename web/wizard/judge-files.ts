import type { RefusalWords } from "../../shared/machine/step-words.ts";
import { admit, canBeFitted, type ImageRule } from "../picture/intake/admit.ts";
import { fitReason, type RefusalInWords, refusalWords } from "./refusal-words.ts";

/** Files of one drop, each list in the order in which they came. */
export interface JudgedFiles {
  /** Taken as they are. */
  readonly exact: readonly { readonly file: File; readonly bytes: Uint8Array<ArrayBuffer> }[];
  /** Pictures that can be made to fit: why they are not taken as they are, and the same if they stay so. */
  readonly fittable: readonly FittableFile[];
  readonly refused: readonly { readonly file: File; readonly refusal: RefusalInWords }[];
}

export interface FittableFile {
  readonly file: File;
  readonly reason: readonly string[];
  readonly refusal: RefusalInWords;
}

/** What can be done with each of several files that are meant for places of one kind. */
export async function judgeFiles(
  rule: ImageRule,
  refusals: RefusalWords,
  files: readonly File[],
): Promise<JudgedFiles> {
  const exact: { file: File; bytes: Uint8Array<ArrayBuffer> }[] = [];
  const fittable: FittableFile[] = [];
  const refused: { file: File; refusal: RefusalInWords }[] = [];
  const judged = await Promise.all(files.map(async (file) => ({ file, admission: await admit(file, rule) })));
  for (const { file, admission } of judged) {
    if (admission.ok) {
      exact.push({ file, bytes: admission.bytes });
      continue;
    }
    const refusal = refusalWords(refusals, rule, file.name, admission.refusal);
    if (canBeFitted(admission.refusal))
      fittable.push({ file, refusal, reason: fitReason(refusal, rule, file.name, admission.refusal) });
    else refused.push({ file, refusal });
  }
  return { exact, fittable, refused };
}
