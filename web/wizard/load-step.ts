import { type ComponentType, createElement } from "react";
import type { ListStepTexts, SlotsStepTexts, Step } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";

interface PageTexts {
  readonly list: ListStepTexts;
  readonly slots: SlotsStepTexts;
}

export type StepOfKind<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }> & {
  readonly config: Kind extends keyof PageTexts ? PageTexts[Kind] : object;
};

export interface StepProps<Kind extends Step["kind"]> {
  step: StepOfKind<Kind>;
  isOwnRoute: (path: string) => boolean;
}

export async function loadStep(
  step: Exclude<Step, { kind: "review" }>,
  isOwnRoute: (path: string) => boolean,
): Promise<ComponentType> {
  switch (step.kind) {
    case "name": {
      const { NameStepPage } = await import("./NameStepPage.tsx");
      return () => createElement(NameStepPage, { step, isOwnRoute });
    }
    case "list": {
      const [{ ListStepPage }, { lists }] = await Promise.all([
        import("./ListStepPage.tsx"),
        ACTIVE.stepTexts(),
      ]);
      const full = withTexts(step, lists);
      return () => createElement(ListStepPage, { step: full, isOwnRoute });
    }
    case "slots": {
      const [{ SlotsStepPage }, { slots }] = await Promise.all([
        import("./SlotsStepPage.tsx"),
        ACTIVE.stepTexts(),
      ]);
      const full = withTexts(step, slots);
      return () => createElement(SlotsStepPage, { step: full, isOwnRoute });
    }
  }
}

function withTexts<One extends Step, Texts>(step: One, texts: Readonly<Record<string, Texts>>) {
  const own = texts[step.id];
  if (!own) throw new Error(`The machine has no texts for ${step.id}`);
  return { ...step, config: { ...step.config, ...own } };
}
