import type { Step } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";

export type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

export interface StepContext {
  model: MachineModel;
  /** Whether a path is one of the app's routes; anything else in returnToStep is ignored. */
  isOwnRoute: (path: string) => boolean;
}

/** The props of a step's page. */
export interface StepProps<Kind extends Step["kind"]> extends StepContext {
  step: StepOf<Kind>;
}
