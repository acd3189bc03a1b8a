import type { ImageRef } from "../../shared/model/design.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultWords } from "../edit/fault-words.ts";
import { FIT } from "../messages/en/fit.ts";
import { WIZARD } from "../messages/en/wizard.ts";

/**
 * Why an edit did not store what it was for, and what to do; undefined if it did. An image that could not be rendered
 * is as it was, which is told like one that could not be saved.
 */
export function whyNotStored(
  outcome: EditOutcome,
  isMeant: (image: ImageRef) => boolean = () => true,
): string | undefined {
  if (!outcome.ok) return faultWords(outcome.fault);
  const failure = outcome.failures.find(isMeant);
  if (!failure) return undefined;
  return failure.reason === "notRendered" ? FIT.notMadeAdvice : WIZARD.pictureNotLoadedAdvice;
}
