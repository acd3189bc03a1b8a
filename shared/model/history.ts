import type { Design } from "./design.ts";

/* Undo and redo of one tab. `undo.ts`, which changes it, is loaded with the first change. */

/** Null if there was no design before, or is none after. */
export interface DesignChange {
  readonly before: Design | null;
  readonly after: Design | null;
}

export interface HistoryStep<Label> {
  readonly label: Label;
  /** Consecutive changes of a group, such as typing in a field, are one step. */
  readonly group?: string | undefined;
  /** By design id. */
  readonly changes: ReadonlyMap<string, DesignChange>;
}

export interface History<Label> {
  /** Oldest first. */
  readonly done: readonly HistoryStep<Label>[];
  /** The next one to redo is last. */
  readonly undone: readonly HistoryStep<Label>[];
  /** By design id, after this tab's last commit; null if it was removed. */
  readonly revisions: ReadonlyMap<string, number | null>;
}

export type HistoryDirection = "undo" | "redo";

export const EMPTY_HISTORY: History<never> = { done: [], undone: [], revisions: new Map() };

/** The newest step of the shown design, unless another design of that step has a newer one. */
export function nextStep<Label>(
  history: History<Label>,
  direction: HistoryDirection,
  shown: string,
): HistoryStep<Label> | undefined {
  const steps = direction === "undo" ? history.done : history.undone;
  const newestOf = (id: string) => steps.findLast(({ changes }) => changes.has(id));
  const step = newestOf(shown);
  return step && [...step.changes.keys()].every((id) => newestOf(id) === step) ? step : undefined;
}
