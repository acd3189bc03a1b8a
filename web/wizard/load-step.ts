import { type ComponentType, createElement } from "react";
import type { Machine } from "../../shared/machine/machine.ts";
import type { ListWords, SlotsWords, Step } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";

/** What the page of a step says, by its kind; it is loaded with the page. */
interface PageTexts {
  readonly list: ListWords;
  readonly slots: SlotsWords;
}

/** A step with everything that its page says. */
export type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }> & {
  readonly config: Kind extends keyof PageTexts ? PageTexts[Kind] : object;
};

export interface StepContext {
  model: MachineModel;
  /** Whether a path is one of the app's routes; anything else in returnToStep is ignored. */
  isOwnRoute: (path: string) => boolean;
}

export interface StepProps<Kind extends Step["kind"]> extends StepContext {
  step: StepOf<Kind>;
}

/** Loads the page of a step, with the texts of its kind alone. */
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
      const full = withTexts(step, lists);
      return () => createElement(ListStep, { ...context, step: full });
    }
    case "slots": {
      const [{ SlotsStep }, { slots }] = await Promise.all([import("./SlotsStep.tsx"), stepWords()]);
      const full = withTexts(step, slots);
      return () => createElement(SlotsStep, { ...context, step: full });
    }
  }
}

function withTexts<One extends Step, Texts>(step: One, texts: Readonly<Record<string, Texts>>) {
  const own = texts[step.id];
  if (!own) throw new Error(`the machine has no words for ${step.id}`);
  return { ...step, config: { ...step.config, ...own } };
}
