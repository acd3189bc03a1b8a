import { type Design, imagesOf } from "./design.ts";
import { type IsMissing, NONE_MISSING, referencedBlobs } from "./questions.ts";
import { canonical } from "./recipe.ts";
import { patched } from "./revision.ts";

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

/** How many changes can be taken back. */
export const MAX_STEPS = 20;

export const EMPTY_HISTORY: History<never> = { done: [], undone: [], revisions: new Map() };

/** A new change, as it was committed: what was undone of its designs can't be done again. */
export function withStep<Label>(history: History<Label>, step: HistoryStep<Label>): History<Label> {
  const ids = [...step.changes.keys()];
  const last = history.done.at(-1);
  const isMore =
    last !== undefined &&
    step.group !== undefined &&
    last.group === step.group &&
    last.changes.size === ids.length &&
    ids.every((id) => last.changes.has(id));
  const done = isMore ? [...history.done.slice(0, -1), joined(last, step)] : [...history.done, step];
  const revisions = [...step.changes].map(([id, { after }]) => [id, after?.revision ?? null] as const);
  return {
    done: done.slice(-MAX_STEPS),
    undone: withoutDesigns(history.undone, ids),
    revisions: new Map([...history.revisions, ...revisions]),
  };
}

/** Records a commit of this tab that can't be undone: a confirmation, or a change of the table. */
export const withRevision = <Label>(
  history: History<Label>,
  { id, revision }: Pick<Design, "id" | "revision">,
): History<Label> => ({ ...history, revisions: new Map([...history.revisions, [id, revision]]) });

/** The history once other tabs have changed these designs, or pictures of them are gone: their steps end. */
export const withoutSteps = <Label>(history: History<Label>, ids: Iterable<string>): History<Label> => ({
  done: withoutDesigns(history.done, ids),
  undone: withoutDesigns(history.undone, ids),
  revisions: new Map([...history.revisions].filter(([id]) => ![...ids].includes(id))),
});

/**
 * The steps without those that touch one of the designs. A step that only comes after such a step, and touches one of
 * that step's designs, can't be gone back to either.
 */
function withoutDesigns<Label>(
  steps: readonly HistoryStep<Label>[],
  ids: Iterable<string>,
): readonly HistoryStep<Label>[] {
  const ended = new Set(ids);
  return steps
    .toReversed()
    .filter(({ changes }) => {
      const isEnded = [...changes.keys()].some((id) => ended.has(id));
      if (isEnded) for (const id of changes.keys()) ended.add(id);
      return !isEnded;
    })
    .toReversed();
}

function joined<Label>(first: HistoryStep<Label>, second: HistoryStep<Label>): HistoryStep<Label> {
  const changes = [...second.changes].map(([id, { before, after }]): [string, DesignChange] => {
    const earlier = first.changes.get(id);
    if (!earlier) return [id, { before, after }];
    const isPatch = before && earlier.before && earlier.after;
    return [id, { before: isPatch ? patched(before, earlier.after, earlier.before) : earlier.before, after }];
  });
  return { ...second, changes: new Map(changes) };
}

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

/** The designs that a step touches, as they are to be stored: null if one is to be removed. */
export interface Restored<Label> {
  readonly history: History<Label>;
  readonly designs: ReadonlyMap<string, Design | null>;
}

/**
 * Takes a step back, or does it again, given its designs as they are stored now. Undefined if another tab has changed
 * one of them, or a picture that would come back is gone; the steps of its designs are to be ended then.
 */
export function restoreStep<Label>(
  history: History<Label>,
  way: Way,
  step: HistoryStep<Label>,
  stored: ReadonlyMap<string, Design | null>,
  { now, isMissing = NONE_MISSING }: { readonly now: number; readonly isMissing?: IsMissing },
): Restored<Label> | undefined {
  const designs = new Map<string, Design | null>();
  for (const [id, { before, after }] of step.changes) {
    const [from, to] = way === "undo" ? [after, before] : [before, after];
    const current = stored.get(id) ?? null;
    if ((current?.revision ?? null) !== (history.revisions.get(id) ?? null)) return undefined;
    const content = to && current && from ? patched(current, from, to) : to;
    if (content && hasLost(content, current, isMissing)) return undefined;
    const revision = Math.max(current?.revision ?? 0, from?.revision ?? 0, to?.revision ?? 0) + 1;
    designs.set(id, content && { ...content, revision, changedAt: now, isConfirmed: false });
  }
  const revisions = [...designs].map(([id, design]) => [id, design?.revision ?? null] as const);
  const without = (steps: readonly HistoryStep<Label>[]) => steps.filter((each) => each !== step);
  return {
    designs,
    history: {
      done: way === "undo" ? without(history.done) : [...history.done, step],
      undone: way === "undo" ? [...history.undone, step] : without(history.undone),
      revisions: new Map([...history.revisions, ...revisions]),
    },
  };
}

/** Whether a picture comes back that is not there any more. */
function hasLost(design: Design, current: Design | null, isMissing: IsMissing): boolean {
  const shown = new Set(current && [...imagesOf(current)].map(({ image }) => canonical(image.picture)));
  return [...imagesOf(design)].some(
    ({ image: { picture } }) => picture && !shown.has(canonical(picture)) && isMissing(picture),
  );
}

/** The SHA-256s of all blobs that the steps need. */
export const historyBlobs = ({ done, undone }: History<unknown>): ReadonlySet<string> =>
  new Set(
    [...done, ...undone]
      .flatMap(({ changes }) => [...changes.values()])
      .flatMap(({ before, after }) => [before, after])
      .flatMap((design) => (design ? [...referencedBlobs(design)] : [])),
  );
