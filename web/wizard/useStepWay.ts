import { useEffect } from "react";
import { useLocation } from "wouter";
import { neighboursOf, type Step } from "../../shared/machine/steps.ts";
import { editing } from "../edit/app.ts";
import type { StepContext } from "./step-props.ts";

export interface StepWay {
  /** To the step before, or to where the visitor came from. Absent where there is neither. */
  readonly back: (() => void) | undefined;
  readonly forward: (() => void) | undefined;
  /** To where the visitor came from to edit this step; undefined where the step is done in its turn. */
  comeBack(): (() => void) | undefined;
}

/** Back and forward from a step. returnToStep overrides them once, and is cleared however the step is left. */
export function useStepWay({ model, step, isOwnRoute }: StepContext & { step: Step }): StepWay {
  const [, navigate] = useLocation();
  const { route } = step.config;
  useEffect(
    () => () => {
      if (window.location.pathname !== route) forgetReturn();
    },
    [route],
  );

  const comeBack = () => {
    const returnToStep = editing.returnToStep();
    return isOwnRoute(returnToStep) ? () => leave(returnToStep) : undefined;
  };
  const leave = (path: string) => {
    forgetReturn();
    navigate(path);
  };
  const to = (path: string | undefined) =>
    path === undefined ? comeBack() : () => (comeBack() ?? (() => leave(path)))();
  const { back, forward } = neighboursOf(model, step);
  return { back: to(back), forward: to(forward), comeBack };
}

function forgetReturn(): void {
  if (editing.returnToStep() !== "") editing.setReturnToStep("");
}
