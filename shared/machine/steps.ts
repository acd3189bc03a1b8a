import type { ListCategory, MachineModel, SlotCategory } from "./types.ts";

/* Strings may contain placeholders for `fillPlaceholders`. */

export type RoutePath = `/${string}`;

export interface StepConfig {
  readonly route: RoutePath;
  readonly aliases?: readonly RoutePath[];
  readonly heading: string;
  /** Opening the step scrolls smoothly to the top. */
  readonly isSmooth?: boolean;
}

interface NamedStep extends StepConfig {
  readonly label: string;
  readonly note: string;
}

/** Lengths are in UTF-16 code units, after trimming. */
export interface NameStepConfig extends NamedStep {
  readonly field: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly words: { readonly invalid: string; readonly accepted: string; readonly saved: string };
  readonly pauseMs: number;
}

export interface ListStepConfig extends StepConfig {
  readonly rotationMs: number;
}

export interface SlotNaming {
  readonly heading: string;
  readonly note: string;
  readonly placeholders: Readonly<Record<string, string>>;
  readonly maxLength: number;
  readonly confirm: string;
  readonly edit: string;
  readonly suggest?: string;
  readonly words: { readonly missing: string; readonly saved: string };
}

export interface SlotsStepConfig extends StepConfig {
  readonly naming?: SlotNaming;
  /** Whether any picture fits any slot. */
  readonly canSwap?: boolean;
}

export type ReviewStepConfig = NamedStep;

interface BaseStep<Kind extends string, Config> {
  readonly kind: Kind;
  readonly id: string;
  readonly config: Config;
}

export type Step =
  | BaseStep<"name", NameStepConfig>
  | (BaseStep<"list", ListStepConfig> & { readonly category: ListCategory })
  | (BaseStep<"slots", SlotsStepConfig> & { readonly category: SlotCategory })
  | BaseStep<"review", ReviewStepConfig>;

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

export const stepLabelOf = (step: Step): string =>
  "category" in step ? step.category.label : step.config.label;

export function neighbouringRoutesOf(
  model: MachineModel,
  { id }: Step,
): { back?: RoutePath; forward?: RoutePath } {
  const steps = stepsOf(model);
  const at = steps.findIndex((step) => step.id === id);
  const [back, forward] = [steps[at - 1]?.config.route, steps[at + 1]?.config.route];
  return { ...(back && { back }), ...(forward && { forward }) };
}

/* The texts below are loaded by the first step that has images. */

/** Placeholders: the required `{width}` and `{height}`; the file's `{actualWidth}` and `{actualHeight}`. */
export interface RefusalMessages {
  readonly wrongType: string;
  readonly wrongSize: string;
  readonly unreadable: string;
  readonly nothing: string;
}

export interface LibraryTexts {
  readonly browse: string;
  readonly title: string;
  readonly columns: 3 | 4;
  readonly chosen: string;
  readonly failed: string;
}

export interface CountTexts {
  readonly legend: string;
  /** `filled`: all images came from one look, which has images for the new count. */
  readonly words: { readonly defaults: string; readonly cleared: string; readonly filled: string };
}

interface PageWords {
  readonly note: string;
  /** Placeholders: `{width}` and `{height}` of the images. */
  readonly hint: string;
  readonly needed: string;
  readonly refusals: RefusalMessages;
  readonly library?: LibraryTexts;
}

/** Placeholders: `{count}` images of at most `{max}`; `{free}` places before adding more. */
export interface ListStepTexts extends PageWords {
  readonly counter: string;
  readonly words: {
    readonly loaded: string;
    readonly tooMany: string;
    readonly full: string;
    readonly failed: string;
  };
}

/** Placeholders: the slot's id `{slot}`, its `{label}`, and its `{name}`. */
export interface SlotsStepTexts extends PageWords {
  /** Facts about the machine for designers of the images. */
  readonly notice?: string;
  readonly counting?: CountTexts;
  /** A button that fills one slot, or all, with default images. */
  readonly defaults?: {
    readonly fills: "slot" | "all";
    readonly label: string;
    readonly applied: string;
  };
  /** A button for all empty slots, if `defaults` fills one at a time. */
  readonly rest?: { readonly label: string; readonly applied: string };
  readonly words: { readonly uploaded: string };
}

export interface StepTexts<List extends string = string, Slots extends string = string> {
  readonly lists: Readonly<Record<List, ListStepTexts>>;
  readonly slots: Readonly<Record<Slots, SlotsStepTexts>>;
}
