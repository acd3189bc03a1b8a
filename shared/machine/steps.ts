import type { ListCategory, MachineModel, SlotCategory } from "./types.ts";

/*
 * The wizard's steps as data. A model has one step for its name, one for each category, in the order of
 * the categories, and one for the review. Words may hold marks, which `fillWords` fills.
 */

export type Path = `/${string}`;

/** What every step has. */
export interface StepConfig {
  readonly route: Path;
  /** Other addresses that lead here. */
  readonly aliases?: readonly Path[];
  readonly heading: string;
  /** Arriving scrolls to the top smoothly. */
  readonly isSmooth?: boolean;
}

/** A step that fills no category, so that it has a name of its own. */
interface NamedStep extends StepConfig {
  readonly label: string;
  /** Below the heading. */
  readonly note: string;
}

/** Naming the machine. Lengths are UTF-16 units after trimming. */
export interface NameStep extends NamedStep {
  readonly field: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly words: { readonly invalid: string; readonly accepted: string; readonly saved: string };
  /** Between the sign that the name is saved and the next step. */
  readonly pauseMs: number;
}

/** Filling a list. What its page says is in `ListWords`. */
export interface ListStep extends StepConfig {
  /** Between two images of the preview. */
  readonly rotationMs: number;
}

/** The phase in which slots are named, before they get their images. */
export interface Naming {
  readonly heading: string;
  readonly note: string;
  /** By slot. */
  readonly placeholders: Readonly<Record<string, string>>;
  readonly maxLength: number;
  readonly confirm: string;
  readonly edit: string;
  /** Takes the placeholders as names, where there are none yet. */
  readonly suggest?: string;
  readonly words: { readonly missing: string; readonly saved: string };
}

/** Filling slots. What its page says is in `SlotsWords`. */
export interface SlotsStep extends StepConfig {
  readonly naming?: Naming;
}

/** The last step: everything at once. */
export type ReviewStep = NamedStep;

/** A step with what it fills. */
export type Step =
  | { readonly kind: "name"; readonly id: string; readonly config: NameStep }
  | {
      readonly kind: "list";
      readonly id: string;
      readonly config: ListStep;
      readonly category: ListCategory;
    }
  | {
      readonly kind: "slots";
      readonly id: string;
      readonly config: SlotsStep;
      readonly category: SlotCategory;
    }
  | { readonly kind: "review"; readonly id: string; readonly config: ReviewStep };

/** Every step of a model's wizard, in order. */
export const stepsOf = (model: MachineModel): readonly [Step, ...Step[]] => [
  { kind: "name", id: "name", config: model.nameStep },
  ...model.categories.map(
    (category): Step =>
      category.kind === "list"
        ? { kind: "list", id: category.id, config: category.step, category }
        : { kind: "slots", id: category.id, config: category.step, category },
  ),
  { kind: "review", id: "review", config: model.reviewStep },
];

/** What a step is called, on the progress rail and everywhere: its category's name, where it fills one. */
export const labelOf = (step: Step): string => ("category" in step ? step.category.label : step.config.label);

/** The routes before and after a step; none at the ends. */
export function neighboursOf(model: MachineModel, { id }: Step): { back?: Path; forward?: Path } {
  const steps = stepsOf(model);
  const at = steps.findIndex((step) => step.id === id);
  const [back, forward] = [steps[at - 1]?.config.route, steps[at + 1]?.config.route];
  return { ...(back && { back }), ...(forward && { forward }) };
}
