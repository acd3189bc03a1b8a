import { type ComponentType, createElement } from "react";
import type { Machine } from "../../shared/machine/machine.ts";
import type { Step } from "../../shared/machine/steps.ts";

/** The page of a step, with the code and the words of its kind alone. */
export async function loadStep(
  step: Exclude<Step, { kind: "review" }>,
  { model, stepWords }: Machine,
  isOwnRoute: (path: string) => boolean,
): Promise<ComponentType> {
  const context = { model, isOwnRoute };
  switch (step.kind) {
    case "name": {
      const { NameStep } = await import("./NameStep.tsx");
      return () => createElement(NameStep, { ...context, step });
    }
    case "list": {
      const [{ ListStep }, { lists }] = await Promise.all([import("./ListStep.tsx"), stepWords()]);
      const full = withWords(step, lists);
      return () => createElement(ListStep, { ...context, step: full });
    }
    case "slots": {
      const [{ SlotsStep }, { slots }] = await Promise.all([import("./SlotsStep.tsx"), stepWords()]);
      const full = withWords(step, slots);
      return () => createElement(SlotsStep, { ...context, step: full });
    }
  }
}

/** The step with the words of its page. */
function withWords<One extends Step, Words>(step: One, words: Readonly<Record<string, Words>>) {
  const own = words[step.id];
  if (!own) throw new Error(`the machine has no words for ${step.id}`);
  return { ...step, config: { ...step.config, ...own } };
}
