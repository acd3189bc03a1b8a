import type { ListWords, SlotsWords, Step } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";

/** The words that are loaded with a step's page, by its kind. */
interface LoadedWords {
  readonly list: ListWords;
  readonly slots: SlotsWords;
}

/** A step with everything that its page says. */
export type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }> & {
  readonly config: Kind extends keyof LoadedWords ? LoadedWords[Kind] : object;
};

/** A step that has a page in this room. */
export type PageStep = StepOf<"name"> | StepOf<"list"> | StepOf<"slots">;

export interface StepContext {
  model: MachineModel;
  /** Whether a path is one of the app's routes; anything else in returnToStep is ignored. */
  isOwnRoute: (path: string) => boolean;
}

/** The props of a step's page. */
export interface StepProps<Kind extends Step["kind"]> extends StepContext {
  step: StepOf<Kind>;
}
