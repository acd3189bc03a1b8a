import type { Design } from "./design.ts";

/* The first change loads `undo.ts`, which updates the history. */

/** `before` is null for a new design, `after` for a removed one. */
export interface DesignChange {
  readonly before: Design | null;
  readonly after: Design | null;
}

export interface HistoryStep<Label> {
  readonly label: Label;
  /** Consecutive changes of a group, such as typing in a field, form one step. */
  readonly group?: string | undefined;
  readonly changes: ReadonlyMap<string, DesignChange>;
}

export interface History<Label> {
  /** Oldest first. */
  readonly done: readonly HistoryStep<Label>[];
  /** The next one to redo is last. */
  readonly undone: readonly HistoryStep<Label>[];
  /** By design id; null if it was removed. */
  readonly revisions: ReadonlyMap<string, number | null>;
}

export type HistoryDirection = "undo" | "redo";

export const EMPTY_HISTORY: History<never> = { done: [], undone: [], revisions: new Map() };

export function findNextStep<Label>(
  history: History<Label>,
  direction: HistoryDirection,
  shown: string,
): HistoryStep<Label> | undefined {
  const steps = direction === "undo" ? history.done : history.undone;
  const newestOf = (id: string) => steps.findLast(({ changes }) => changes.has(id));
  const step = newestOf(shown);
  return step && [...step.changes.keys()].every((id) => newestOf(id) === step) ? step : undefined;
}
