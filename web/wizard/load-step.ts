import { type ComponentType, createElement } from "react";
import type { Step } from "../../shared/machine/steps.ts";
import type { StepContext, StepOf } from "./step-props.ts";

/** The page of a step, with the code of its kind alone. */
export async function loadStep(
  step: Exclude<Step, StepOf<"review">>,
  context: StepContext,
): Promise<ComponentType> {
  switch (step.kind) {
    case "name": {
      const { NameStep } = await import("./NameStep.tsx");
      return () => createElement(NameStep, { ...context, step });
    }
    case "list": {
      const { ListStep } = await import("./ListStep.tsx");
      return () => createElement(ListStep, { ...context, step });
    }
    case "slots": {
      const { SlotsStep } = await import("./SlotsStep.tsx");
      return () => createElement(SlotsStep, { ...context, step });
    }
  }
}
