import type { ListCategory, MachineModel, SlotCategory } from "./types.ts";

/*
 * The wizard's steps as data. A model has one step for its name, one for each category in their order, and one for the
 * review. Texts may have placeholders for `fillWords`.
 */

export type Path = `/${string}`;

export interface StepConfig {
  readonly route: Path;
  /** Other paths that lead here. */
  readonly aliases?: readonly Path[];
  readonly heading: string;
  /** Whether opening it scrolls to the top smoothly. */
  readonly isSmooth?: boolean;
}

/** A step without a category. */
interface NamedStep extends StepConfig {
  readonly label: string;
  /** Shown below the heading. */
  readonly note: string;
}

/** Naming the machine. Lengths are in UTF-16 units, trimmed. */
export interface NameStep extends NamedStep {
  readonly field: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly words: { readonly invalid: string; readonly accepted: string; readonly saved: string };
  /** Milliseconds between saving the name and the next step. */
  readonly pauseMs: number;
}

export interface ListStep extends StepConfig {
  /** Milliseconds between two images of the preview. */
  readonly rotationMs: number;
}

/** Naming slots, before they get their images. */
export interface Naming {
  readonly heading: string;
  readonly note: string;
  readonly placeholders: Readonly<Record<string, string>>;
  readonly maxLength: number;
  readonly confirm: string;
  readonly edit: string;
  /** The label of the button that uses the placeholders as names. */
  readonly suggest?: string;
  readonly words: { readonly missing: string; readonly saved: string };
}

export interface SlotsStep extends StepConfig {
  readonly naming?: Naming;
}

export type ReviewStep = NamedStep;

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

/** Returns all steps of a model's wizard in order. */
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

/** Returns the name of a step: its category's label, if it has one. */
export const labelOf = (step: Step): string => ("category" in step ? step.category.label : step.config.label);

/** Returns the routes of the previous and the next step, if there are any. */
export function neighboursOf(model: MachineModel, { id }: Step): { back?: Path; forward?: Path } {
  const steps = stepsOf(model);
  const at = steps.findIndex((step) => step.id === id);
  const [back, forward] = [steps[at - 1]?.config.route, steps[at + 1]?.config.route];
  return { ...(back && { back }), ...(forward && { forward }) };
}

/* Texts of the steps with images, loaded with the first of them. They may have placeholders for `fillWords`. */

/**
 * Messages for refused files. Placeholders: `{width}` and `{height}` of the required size, `{actualWidth}` and
 * `{actualHeight}` of the file.
 */
export interface RefusalWords {
  readonly wrongType: string;
  readonly wrongSize: string;
  readonly unreadable: string;
  /** Said if what was dropped or pasted contains no file. */
  readonly nothing: string;
}

/** Texts for choosing a bundled picture. Placeholder: `{name}` of the slot. */
export interface LibraryWords {
  readonly browse: string;
  readonly title: string;
  readonly columns: 3 | 4;
  readonly chosen: string;
  readonly failed: string;
}

/** Texts for choosing the number of slots. */
export interface CountingWords {
  readonly legend: string;
  /**
   * Says what happened to the images. `filled` is for images that were all from one look, which has pictures for the
   * new count.
   */
  readonly words: { readonly defaults: string; readonly cleared: string; readonly filled: string };
}

interface PageWords {
  /** Below the heading. */
  readonly note: string;
  /** Placeholders: `{width}` and `{height}` of the images. */
  readonly hint: string;
  readonly needed: string;
  readonly refusals: RefusalWords;
  /** Present if the category has a library. */
  readonly library?: LibraryWords;
}

/** Texts for a list. Placeholders: `{count}` images, `{max}`, `{free}` places before the drop. */
export interface ListWords extends PageWords {
  readonly counter: string;
  readonly words: {
    readonly loaded: string;
    readonly tooMany: string;
    readonly full: string;
    readonly failed: string;
  };
}

/** Texts for slots. Placeholders: `{slot}` id, `{label}`, `{name}` given by the visitor. */
export interface SlotsWords extends PageWords {
  /** What the machine does with the images, if it matters to whoever makes them. */
  readonly notice?: string;
  /** Present if the visitor chooses the number of slots. */
  readonly counting?: CountingWords;
  /** Texts for bundled defaults, for one slot or for all. */
  readonly defaults?: {
    readonly fills: "slot" | "all";
    readonly label: string;
    readonly applied: string;
  };
  /** Texts for filling all empty slots at once, if `defaults` fills one at a time. */
  readonly rest?: { readonly label: string; readonly applied: string };
  readonly words: { readonly uploaded: string };
}

/** The texts of all categories' steps by category id. */
export interface StepWords<List extends string = string, Slots extends string = string> {
  readonly lists: Readonly<Record<List, ListWords>>;
  readonly slots: Readonly<Record<Slots, SlotsWords>>;
}
