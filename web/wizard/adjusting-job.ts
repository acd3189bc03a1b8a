import { isOneOf } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import type { ImageRecord } from "../document/design.ts";
import { FIT } from "../words/fit.ts";
import { WIZARD } from "../words/wizard.ts";
import type { RefusalInWords } from "./refusal-words.ts";
import type { WaitingJob } from "./useStepFit.ts";

/** What is said where a picture can't be read or fetched. */
export const NOT_READ: RefusalInWords = {
  message: WIZARD.notReadable,
  detail: WIZARD.pictureNotLoadedAdvice,
};

/**
 * The work of adjusting the picture of a place: its original as it lies, else the picture itself, which it says.
 * Undefined where neither can be had.
 */
export async function adjustingJob(
  { screen }: MachineModel,
  category: string,
  slot: string,
  image: ImageRecord,
  size: Size,
): Promise<WaitingJob | undefined> {
  const code = await import("../recipes/adjust.ts").catch(() => undefined);
  const adjusted = await code?.toAdjust(image, { category, slot }, size, !isOneOf([screen], size));
  if (!adjusted) return undefined;
  const { file, start, original } = adjusted;
  return {
    file,
    target: slot,
    reason: original ? [] : [FIT.adjusting],
    refusal: NOT_READ,
    isAdjusting: true,
    adjusted: image.url,
    isKept: original !== undefined,
    start,
    original,
  };
}
