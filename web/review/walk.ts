import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { REVIEW } from "../messages/en/review.ts";

export type ScreenStep = Extract<Step, { kind: "list" | "slots" }>;

/** A stop of the walkthrough: one screen of the machine, or all of them. Each with the step to edit it in. */
export type Stop =
  | { readonly kind: "screen"; readonly label: string; readonly step: ScreenStep }
  | { readonly kind: "overview"; readonly label: string; readonly step: Step };

/** Every screen in order, and the overview. */
export function stopsOf(model: MachineModel): readonly [Stop, ...Stop[]] {
  const [name, ...steps] = stepsOf(model);
  const screens = steps.flatMap((step): Stop[] =>
    step.kind === "list" || step.kind === "slots"
      ? [{ kind: "screen", label: step.category.label, step }]
      : [],
  );
  const overview: Stop = { kind: "overview", label: REVIEW.overview, step: name };
  const [first = overview, ...rest] = screens;
  return first === overview ? [overview] : [first, ...rest, overview];
}

/** Of the stop from which the visitor left to edit it, so that coming back ends there, after a reload too. */
const LEFT = "brewscreen:review-stop";

/** Remembers the stop that is being edited. */
export function leaveAt(index: number): void {
  try {
    sessionStorage.setItem(LEFT, String(index));
  } catch {
    // Then the review begins at its start.
  }
}

/** The stop to start at: the one that was being edited, once; else the first. */
export function arriveAt(): number {
  try {
    return Number(sessionStorage.getItem(LEFT) ?? 0);
  } catch {
    return 0;
  }
}

export function forgetLeaving(): void {
  try {
    sessionStorage.removeItem(LEFT);
  } catch {
    // There is nothing to forget.
  }
}
