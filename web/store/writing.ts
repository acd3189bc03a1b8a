import type { MachineModel } from "../../shared/machine/types.ts";
import type { DesignChange, History, HistoryStep, Way } from "../../shared/model/history.ts";
import type { IsMissing } from "../../shared/model/questions.ts";
import { historyBlobs, restoreStep, withoutSteps, withRevision, withStep } from "../../shared/model/undo.ts";
import { collectBlobs } from "./collect.ts";
import { createCommit, type Written } from "./commit.ts";
import type { Mirror } from "./mirror.ts";
import { clearMirror } from "./mirror-write.ts";
import { type Records, Refusal, SETTINGS } from "./records.ts";
import { judgeStart } from "./start.ts";
import type { StepLabel } from "./store.ts";
import type { Change, Edits } from "./types.ts";

export const NO_EDITS: Edits = { designs: new Map() };

interface WritingContext {
  readonly model: MachineModel;
  readonly records: Records;
  readonly mirror: Mirror;
  now(): number;
}

/** Everything that the store writes. It is no part of the first paint, and loaded with the first change. */
export function createWriting<Label>({ model, records, mirror, now }: WritingContext) {
  const commit = createCommit(model, records, mirror, now);
  type LabelledHistory = History<StepLabel<Label>>;
  return {
    /** The transaction of a change. */
    change: ({ ids, blobs, edit }: Change<Label>) =>
      commit({
        ids,
        decide({ designs, open }) {
          const edits = edit(designs, open);
          if (typeof edits === "string") throw new Refusal(edits);
          return { edits, blobs };
        },
      }),

    /** Takes in what somebody wrote to localStorage; `isEdit` tells whether it is a step of Undo. */
    takeIn: (newId: string) =>
      commit({
        ids: [],
        async decide(_, transaction) {
          const { edits, isEdit } = await judgeStart(model, mirror.find(), transaction, newId);
          return { edits: edits ?? NO_EDITS, isEdit, isTaken: true };
        },
      }),

    /** Brings localStorage to the record of the open design. */
    mirrorOpen: () =>
      commit({
        ids: [],
        async decide(_, transaction) {
          const { found } = await judgeStart(model, mirror.find(), transaction, "");
          return { edits: NO_EDITS, found };
        },
      }),

    /** Takes a step back, or does it again. */
    restore: (
      way: Way,
      step: HistoryStep<StepLabel<Label>>,
      history: LabelledHistory,
      isMissing: IsMissing,
    ) =>
      commit({
        ids: [...step.changes.keys()],
        decide({ designs, open }) {
          const restored = restoreStep(history, way, step, designs, { now: now(), isMissing });
          if (!restored) throw new Refusal("gone");
          const { before, after } = step.label.open ?? { before: open, after: open };
          const [from, to] = way === "undo" ? [after, before] : [before, after];
          const opens = open === from && from !== to ? { open: to } : {};
          return {
            edits: { designs: restored.designs, ...opens },
            isRestored: true,
            history: restored.history,
          };
        },
      }),

    /** Removes all designs and blobs. What is outside the database is still to be erased. */
    erase: () =>
      commit({
        ids: [],
        async decide(_, transaction) {
          await Promise.all([
            transaction.clear("designs"),
            transaction.clear("blobs"),
            transaction.put("settings", SETTINGS.erasing, true),
          ]);
          return { edits: { ...NO_EDITS, open: null } };
        },
      }),
    clearMirror: () => clearMirror(mirror.access),

    /** Removes the blobs that neither a design nor the history names, nor anything of `held`. */
    collect: (history: LabelledHistory, held: Iterable<readonly string[]>) =>
      collectBlobs(model, records, () => [...historyBlobs(history), ...[...held].flat()]),

    /** The history with what was written; a label makes it a step. */
    entered(
      history: LabelledHistory,
      { designs, openBefore, open }: Written,
      label: Label | undefined,
      group?: string,
    ): LabelledHistory {
      const after = open?.id ?? null;
      const opened = openBefore === after ? {} : { open: { before: openBefore, after } };
      // A change that came in between, and that this page has not heard of, ends the steps before it.
      const isOther = ([id, { before }]: [string, DesignChange]) =>
        history.revisions.has(id) && history.revisions.get(id) !== (before?.revision ?? null);
      const left = withoutSteps(history, new Map([...designs].filter(isOther)).keys());
      if (label !== undefined && designs.size > 0)
        return withStep(left, { label: { label, ...opened }, group, changes: designs });
      return [...designs.values()].reduce((now, { after }) => (after ? withRevision(now, after) : now), left);
    },
    withoutSteps,
  };
}
