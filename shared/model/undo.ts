import { canonicalJson, DESIGN_CONTENT_KEYS, type Design, type DesignContent, imagesOf } from "./design.ts";
import type { DesignChange, UndoDirection, UndoHistory, UndoStep } from "./history.ts";
import { findReferencedBlobs, type IsPictureMissing, NONE_MISSING } from "./questions.ts";

export const MAX_UNDO_STEPS = 20;

export function withUndoStep<Label extends object>(
  history: UndoHistory<Label>,
  step: UndoStep<Label>,
): UndoHistory<Label> {
  const ids = [...step.changes.keys()];
  const last = history.done.at(-1);
  const isMore =
    last !== undefined &&
    step.group !== undefined &&
    last.group === step.group &&
    last.changes.size === ids.length &&
    ids.every((id) => last.changes.has(id));
  const done = isMore ? [...history.done.slice(0, -1), joinSteps(last, step)] : [...history.done, step];
  const revisions = [...step.changes].map(([id, { after }]) => [id, after?.revision ?? null] as const);
  return {
    done: done.slice(-MAX_UNDO_STEPS),
    undone: withoutDesigns(history.undone, ids),
    revisions: new Map([...history.revisions, ...revisions]),
  };
}

export const withRevision = <Label>(
  history: UndoHistory<Label>,
  { id, revision }: Pick<Design, "id" | "revision">,
): UndoHistory<Label> => ({ ...history, revisions: new Map([...history.revisions, [id, revision]]) });

/** Drops steps of designs that another tab has changed. */
export function withoutStepsOf<Label>(
  history: UndoHistory<Label>,
  ids: Iterable<string>,
): UndoHistory<Label> {
  const changed = new Set(ids);
  return {
    done: withoutDesigns(history.done, changed),
    undone: withoutDesigns(history.undone, changed),
    revisions: new Map([...history.revisions].filter(([id]) => !changed.has(id))),
  };
}

/** Also drops earlier steps that are no longer reachable. */
function withoutDesigns<Label>(
  steps: readonly UndoStep<Label>[],
  ids: Iterable<string>,
): readonly UndoStep<Label>[] {
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

function joinSteps<Label extends object>(first: UndoStep<Label>, second: UndoStep<Label>): UndoStep<Label> {
  const changes = [...second.changes].map(([id, { before, after }]): [string, DesignChange] => {
    const earlier = first.changes.get(id);
    // Stryker disable next-line ConditionalExpression,ArrayDeclaration,ObjectLiteral: both have the same ids.
    if (!earlier) return [id, { before, after }];
    const isPatch = before && earlier.before && earlier.after;
    return [id, { before: isPatch ? patch(before, earlier.after, earlier.before) : earlier.before, after }];
  });
  // Only the first label may say that the step created the design.
  return { ...second, label: { ...first.label, ...second.label }, changes: new Map(changes) };
}

export interface RestoredUndoStep<Label> {
  readonly history: UndoHistory<Label>;
  /** Null for designs to remove. */
  readonly designs: ReadonlyMap<string, Design | null>;
}

/** Returns undefined if another tab changed a design, or a picture is missing. */
export function restoreUndoStep<Label>(
  history: UndoHistory<Label>,
  direction: UndoDirection,
  step: UndoStep<Label>,
  stored: ReadonlyMap<string, Design | null>,
  { now, isMissing = NONE_MISSING }: { readonly now: number; readonly isMissing?: IsPictureMissing },
): RestoredUndoStep<Label> | undefined {
  const designs = new Map<string, Design | null>();
  for (const [id, { before, after }] of step.changes) {
    const [from, to] = direction === "undo" ? [after, before] : [before, after];
    const current = stored.get(id) ?? null;
    if ((current?.revision ?? null) !== (history.revisions.get(id) ?? null)) return undefined;
    const content = to && current && from ? patch(current, from, to) : to;
    if (content && hasLost(content, current, isMissing)) return undefined;
    // A restored design must not repeat a revision.
    const revision = Math.max(current?.revision ?? now, from?.revision ?? 0, to?.revision ?? 0) + 1;
    designs.set(id, content && { ...content, revision, changedAt: now, isConfirmed: false });
  }
  const revisions = [...designs].map(([id, design]) => [id, design?.revision ?? null] as const);
  const without = (steps: readonly UndoStep<Label>[]) => steps.filter((each) => each !== step);
  return {
    designs,
    history: {
      done: direction === "undo" ? without(history.done) : [...history.done, step],
      undone: direction === "undo" ? [...history.undone, step] : without(history.undone),
      revisions: new Map([...history.revisions, ...revisions]),
    },
  };
}

function hasLost(design: Design, current: Design | null, isMissing: IsPictureMissing): boolean {
  const shown = new Set(current && [...imagesOf(current)].map(({ image }) => canonicalJson(image.picture)));
  return [...imagesOf(design)].some(
    ({ image: { picture } }) => picture && !shown.has(canonicalJson(picture)) && isMissing(picture),
  );
}

export const findHistoryBlobs = ({ done, undone }: UndoHistory<unknown>): ReadonlySet<string> =>
  new Set(
    [...done, ...undone]
      .flatMap(({ changes }) => [...changes.values()])
      .flatMap(({ before, after }) => [before, after])
      .flatMap((design) => (design ? [...findReferencedBlobs(design)] : [])),
  );

function patch(design: Design, from: DesignContent, to: DesignContent): Design {
  const isOther = (key: keyof DesignContent) =>
    // Stryker disable next-line ConditionalExpression: the first comparison only saves time.
    from[key] !== to[key] && canonicalJson(from[key]) !== canonicalJson(to[key]);
  const parts = DESIGN_CONTENT_KEYS.filter(isOther).map((key) => [key, to[key]]);
  return { ...design, ...Object.fromEntries(parts) };
}

export const toCommittedDesign = (before: Design, after: Design, now: number): Design =>
  after === before && before.revision > 0
    ? before
    : {
        ...after,
        timestamp: after.timestamp || String(now),
        changedAt: now,
        revision: before.revision + 1,
      };
