import type { Design } from "./design.ts";

/*
 * Undo and redo over the designs of a browser: the last changes of one tab, as plain data. Undoing a step
 * restores only the parts that it changed, so the table, whose changes are not steps, stays as it is.
 */

/** A design before and after a change; null if there was none. */
export interface DesignChange {
  readonly before: Design | null;
  readonly after: Design | null;
}

/** One change, of one design or of several. */
export interface HistoryStep<Label> {
  readonly label: Label;
  /** Changes of one group that follow each other are one step: typing in one field. */
  readonly group?: string | undefined;
  /** By the design's id. */
  readonly changes: ReadonlyMap<string, DesignChange>;
}

export interface History<Label> {
  /** Oldest first. */
  readonly done: readonly HistoryStep<Label>[];
  /** The one to do again next comes last. */
  readonly undone: readonly HistoryStep<Label>[];
  /** By design: its revision after this tab's last commit; null if it is removed. */
  readonly revisions: ReadonlyMap<string, number | null>;
}

export type Way = "undo" | "redo";

export const EMPTY_HISTORY: History<never> = { done: [], undone: [], revisions: new Map() };

/**
 * The step that Undo takes back, or Redo does again, while a design is shown: the newest one that touches it, if it is
 * the newest of all designs that it touches.
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
