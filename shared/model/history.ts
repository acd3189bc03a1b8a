import type { Design } from "./design.ts";

/*
 * The last changes of one tab as plain data, for Undo and Redo. What they become is in `undo.ts`, which is
 * loaded with the first change.
 */

/** Null if there was no design before, or is none after. */
export interface DesignChange {
  readonly before: Design | null;
  readonly after: Design | null;
}

export interface HistoryStep<Label> {
  readonly label: Label;
  /** Consecutive changes of one group are one step, such as typing in one field. */
  readonly group?: string | undefined;
  /** By design. */
  readonly changes: ReadonlyMap<string, DesignChange>;
}

export interface History<Label> {
  /** Oldest first. */
  readonly done: readonly HistoryStep<Label>[];
  /** The next one to redo is last. */
  readonly undone: readonly HistoryStep<Label>[];
  /** By design: its revision after this tab's last commit, or null if that removed it. */
  readonly revisions: ReadonlyMap<string, number | null>;
}

export type Way = "undo" | "redo";

export const EMPTY_HISTORY: History<never> = { done: [], undone: [], revisions: new Map() };

/**
 * Returns the step to undo or redo while a design is shown: the newest one that touches it, unless another
 * design that it touches has a newer one.
 */
export function nextStep<Label>(
  history: History<Label>,
  way: Way,
  shown: string,
): HistoryStep<Label> | undefined {
  const steps = way === "undo" ? history.done : history.undone;
  const newestOf = (id: string) => steps.findLast(({ changes }) => changes.has(id));
  const step = newestOf(shown);
  return step && [...step.changes.keys()].every((id) => newestOf(id) === step) ? step : undefined;
}
