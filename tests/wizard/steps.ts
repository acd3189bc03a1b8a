import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC_STEP_TEXTS } from "../../shared/machines/classic/step-words.ts";
import type { StepOfKind } from "../../web/wizard/load-step.ts";
import { model } from "../edit/browser.ts";

/** The classic machine's step of these slots, as its page has it. */
export function loadedStep(id: keyof typeof CLASSIC_STEP_TEXTS.slots): StepOfKind<"slots"> {
  const step = stepsOf(model).find((each) => each.id === id);
  if (step?.kind !== "slots") throw new Error(`${id} has no slots`);
  return { ...step, config: { ...step.config, ...CLASSIC_STEP_TEXTS.slots[id] } };
}
