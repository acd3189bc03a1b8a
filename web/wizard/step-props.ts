import type { Step } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";

export type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

export interface StepContext {
  model: MachineModel;
  /** Whether an address is one of the app's; anything else in returnToStep is ignored. */
  isOwnRoute: (path: string) => boolean;
}

/** What a step's page is made from. */
export interface StepProps<Kind extends Step["kind"]> extends StepContext {
  step: StepOf<Kind>;
}
