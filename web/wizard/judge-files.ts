import type { RefusalWords } from "../../shared/machine/steps.ts";
import { admit, canBeFitted, type ImageRule } from "../picture/admit.ts";
import { fitReason, type RefusalInWords, refusalWords } from "./refusal-words.ts";

/** What can be done with a file that is meant for a place. */
export interface JudgedFile {
  readonly file: File;
  /** Its bytes, if it is taken as it is. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Why it is not taken as it is, if it can be made to fit. */
  readonly reason?: readonly string[];
  /** The words for it if it is not used. */
  readonly refusal: RefusalInWords;
}

const NO_REFUSAL: RefusalInWords = { message: "", detail: "" };

/** Judges several files, in their order, that are meant for places of one kind. */
export const judgeFiles = (
  rule: ImageRule,
  refusals: RefusalWords,
  files: readonly File[],
): Promise<readonly JudgedFile[]> =>
  Promise.all(
    files.map(async (file): Promise<JudgedFile> => {
      const admission = await admit(file, rule);
      if (admission.ok) return { file, bytes: admission.bytes, refusal: NO_REFUSAL };
      const refusal = refusalWords(refusals, rule, file.name, admission.refusal);
      if (!canBeFitted(admission.refusal)) return { file, refusal };
      return { file, refusal, reason: fitReason(refusal, rule, file.name, admission.refusal) };
    }),
  );
