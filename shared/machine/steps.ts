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

/*
 * What the pages of the steps with images say. It is loaded with the first of them. Words may hold marks, which
 * `fillWords` fills.
 */

/**
 * The specification's words for a refused file, with `{width}` and `{height}` for the required size,
 * `{actualWidth}` and `{actualHeight}` for the file's.
 */
export interface RefusalWords {
  readonly wrongType: string;
  readonly wrongSize: string;
  readonly unreadable: string;
  /** What was dropped or pasted holds no file. */
  readonly nothing: string;
}

/** The words for choosing among bundled pictures. `{name}` is the name of the slot that it is for. */
export interface LibraryWords {
  readonly browse: string;
  readonly title: string;
  readonly columns: 3 | 4;
  readonly chosen: string;
  readonly failed: string;
}

/** The words for choosing how many slots there are. */
export interface CountingWords {
  readonly legend: string;
  /** What became of the images; `filled`: the look that all of them were from has its own for the new count. */
  readonly words: { readonly defaults: string; readonly cleared: string; readonly filled: string };
}

interface PageWords {
  /** Below the heading. */
  readonly note: string;
  /** Marks: `{width}` and `{height}` of the images. */
  readonly hint: string;
  readonly needed: string;
  readonly refusals: RefusalWords;
  /** Present where the category has a library. */
  readonly library?: LibraryWords;
}

/** The words for a list. Marks: `{count}` images, `{max}`, `{free}` places before the drop. */
export interface ListWords extends PageWords {
  readonly counter: string;
  readonly words: {
    readonly loaded: string;
    readonly tooMany: string;
    readonly full: string;
    readonly failed: string;
  };
}

/** The words for slots. Marks: `{slot}` its id, `{label}` its label, `{name}` what the visitor named it. */
export interface SlotsWords extends PageWords {
  /** What the machine does with the images, where that matters to whoever draws them. */
  readonly notice?: string;
  /** Present where the visitor chooses how many slots there are. */
  readonly counting?: CountingWords;
  /** Bundled defaults, for one slot at a time or for all at once. */
  readonly defaults?: {
    readonly fills: "slot" | "all";
    readonly label: string;
    readonly applied: string;
  };
  /** Fills every empty slot with its bundled default at once; for what `defaults` fills one at a time. */
  readonly rest?: { readonly label: string; readonly applied: string };
  readonly words: { readonly uploaded: string };
}

/** The words of every category's step, by its id. */
export interface StepWords<List extends string = string, Slots extends string = string> {
  readonly lists: Readonly<Record<List, ListWords>>;
  readonly slots: Readonly<Record<Slots, SlotsWords>>;
}
