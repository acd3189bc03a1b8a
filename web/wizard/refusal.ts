import { WIZARD } from "../messages/en/wizard.ts";
import { type LeftFile, MANY_FILES } from "./LeftFiles.tsx";
import { joinWords } from "./refusal-words.ts";
import type { StepJob } from "./useStepFit.ts";

/** A file that was not used, and the words for it. */
export interface Leftover {
  readonly file: File;
  /** The slot that it was for; undefined if there was none left. */
  readonly target?: string | undefined;
  readonly message: string;
  /** Undefined if the message says it all. */
  readonly detail?: string | undefined;
  /** What the editor needs to make it fit, if it can. */
  readonly job?: StepJob;
}

/** What the page shows of files that were not used, or of an action that failed. */
export interface Refusal {
  /** The slot that shows it; undefined if it is shown beside all of them. */
  readonly target?: string | undefined;
  readonly message: string;
  /** What was wrong and what to do, a paragraph each. */
  readonly details: readonly string[];
  /** The files to show as pictures because they are too many for paragraphs. */
  readonly files: readonly LeftFile[];
  /** The pictures that can be made to fit. */
  readonly fittable: readonly StepJob[];
}

/** A refusal of an action that no file came with. */
export const plainRefusal = (target: string, message: string, detail: string): Refusal => ({
  target,
  message,
  details: [detail],
  files: [],
  fittable: [],
});

interface Shown {
  readonly target?: string | undefined;
  /** The paragraph that names the files that have no words of their own, if they are few. */
  readonly few: (names: string) => string;
  /** The paragraph above many files. */
  readonly many: string;
}

/** One refusal for several files. */
export function refusalOf(leftovers: readonly Leftover[], { target, few, many }: Shown): Refusal {
  const isMany = leftovers.length >= MANY_FILES;
  const unnamed = leftovers.filter(({ detail }) => detail === undefined).map(({ file }) => file.name);
  const details = leftovers.flatMap(({ detail }) => detail ?? []);
  return {
    target,
    message: joinWords(leftovers.map(({ message }) => message)),
    details: isMany ? [many] : [...(unnamed.length > 0 ? [few(unnamed.join(", "))] : []), ...details],
    files: isMany ? leftovers : [],
    fittable: leftovers.flatMap(({ job }) => job ?? []),
  };
}

/** The refusal of a list, which shows everything at its one zone. */
export const refusalsOfList = (leftovers: readonly Leftover[], target: string): readonly Refusal[] =>
  leftovers.length === 0
    ? []
    : [refusalOf(leftovers, { target, few: WIZARD.notAdded, many: WIZARD.notUsedAny })];

/** Without the words for each file: the paragraph or the pictures name them. */
const nameOnly = ({ detail, ...leftover }: Leftover): Leftover => leftover;

/** The refusals of slots: each shows what is wrong with one or two files; the rest is shown beside all slots. */
export function refusalsOfSlots(leftovers: readonly Leftover[]): readonly Refusal[] {
  const unplaced = leftovers.filter(({ target }) => target === undefined);
  const placed = leftovers.filter(({ target }) => target !== undefined);
  const unfitted = placed.filter(({ job }) => job);
  const isBeside = ({ job }: Leftover) => job !== undefined && unfitted.length > 1;
  const targets = new Set(placed.filter((each) => !isBeside(each)).map(({ target }) => target));
  const words = { few: WIZARD.notUsed, many: WIZARD.notUsedAny };
  return [
    ...[...targets].map((target) => {
      const group = placed.filter((each) => each.target === target && !isBeside(each));
      return refusalOf(group, { ...words, target: group.length < MANY_FILES ? target : undefined });
    }),
    ...(unfitted.length > 1 ? [refusalOf(unfitted.map(nameOnly), words)] : []),
    ...(unplaced.length > 0
      ? [refusalOf(unplaced, { few: WIZARD.moreThanSlotsAdvice, many: WIZARD.removeFirst })]
      : []),
  ];
}
