import type { Design } from "./design.ts";

/* The first change loads `undo.ts`, which updates the history. */

/** `before` is null for a new design, `after` for a removed one. */
export interface DesignChange {
  readonly before: Design | null;
  readonly after: Design | null;
}

export interface UndoStep<Label> {
  readonly label: Label;
  /** Consecutive changes of a group, such as typing in a field, form one step. */
  readonly group?: string | undefined;
  readonly changes: ReadonlyMap<string, DesignChange>;
}

export interface UndoHistory<Label> {
  /** Oldest first. */
  readonly done: readonly UndoStep<Label>[];
  /** The next one to redo is last. */
  readonly undone: readonly UndoStep<Label>[];
  /** By design id; null for removed designs. */
  readonly revisions: ReadonlyMap<string, number | null>;
}

export type UndoDirection = "undo" | "redo";

export const EMPTY_UNDO_HISTORY: UndoHistory<never> = { done: [], undone: [], revisions: new Map() };

export function findNextUndoStep<Label>(
  history: UndoHistory<Label>,
  direction: UndoDirection,
  shown: string,
): UndoStep<Label> | undefined {
  const steps = direction === "undo" ? history.done : history.undone;
  const newestOf = (id: string) => steps.findLast(({ changes }) => changes.has(id));
  const step = newestOf(shown);
  return step && [...step.changes.keys()].every((id) => newestOf(id) === step) ? step : undefined;
}
