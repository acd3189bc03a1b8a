import type { MachineModel } from "../../shared/machine/types.ts";
import type { DesignChange, History, HistoryStep, Way } from "../../shared/model/history.ts";
import type { IsMissing } from "../../shared/model/questions.ts";
import { historyBlobs, restoreStep, withoutSteps, withRevision, withStep } from "../../shared/model/undo.ts";
import { collectBlobs } from "./collect.ts";
import { createCommit, type Written } from "./commit.ts";
import type { Mirror } from "./mirror.ts";
import { clearMirror } from "./mirror-write.ts";
import { type Records, Refusal, SETTINGS, type Transaction } from "./records.ts";
import { judgeStart } from "./start.ts";
import type { StepLabel } from "./store.ts";
import type { Change, Edits } from "./types.ts";

const NO_EDITS: Edits = { designs: new Map() };

interface WritingContext {
  readonly model: MachineModel;
  readonly records: Records;
  readonly mirror: Mirror;
  now(): number;
}

/** Everything that the store writes. It is no part of the first paint, and loaded with the first change. */
export function createWriting<Label>({ model, records, mirror, now }: WritingContext) {
  type Steps = History<StepLabel<Label>>;
  const commit = createCommit(model, records, mirror, now);
  /** Judges whether the record stands, or what somebody wrote to localStorage. */
  const judge = (transaction: Transaction, newId: string) =>
    judgeStart(model, mirror.find(), transaction, newId);
  return {
    withoutSteps,
    judge,
    /** Stores what somebody wrote to localStorage, or else writes there what is stored. */
    bring: (newId: string, isTaken: boolean) =>
      commit([], async (_, transaction) => {
        const { edits, found } = await judge(transaction, newId);
        return isTaken && edits ? { edits, isTaken } : { edits: NO_EDITS, found };
      }),

    change: ({ ids, blobs, edit }: Change<Label>) =>
      commit(ids, ({ designs, open }) => {
        const edits = edit(designs, open);
        if (typeof edits === "string") throw new Refusal(edits);
        return { edits, blobs };
      }),
    /** The history with what was written; a label makes it a step. */
    entered(before: Steps, { designs, openBefore, open }: Written, label?: Label, group?: string): Steps {
      const after = open?.id ?? null;
      const opened = openBefore === after ? {} : { open: { before: openBefore, after } };
      // A change that came in between, and that this page has not heard of, ends the steps before it.
      const isOther = ([id, { before: design }]: [string, DesignChange]) =>
        before.revisions.has(id) && before.revisions.get(id) !== (design?.revision ?? null);
      const left = withoutSteps(before, new Map([...designs].filter(isOther)).keys());
      if (label !== undefined && designs.size > 0)
        return withStep(left, { label: { label, ...opened }, group, changes: designs });
      return [...designs.values()].reduce((all, { after }) => (after ? withRevision(all, after) : all), left);
    },
    /** Takes a step back, or does it again. */
    async restore(way: Way, step: HistoryStep<StepLabel<Label>>, before: Steps, isMissing: IsMissing) {
      let history = before;
      const written = await commit([...step.changes.keys()], ({ designs, open }) => {
        const restored = restoreStep(before, way, step, designs, { now: now(), isMissing });
        if (!restored) throw new Refusal("gone");
        const opened = step.label.open ?? { before: open, after: open };
        const [from, to] = way === "undo" ? [opened.after, opened.before] : [opened.before, opened.after];
        const opens = open === from && from !== to ? { open: to } : {};
        history = restored.history;
        return { edits: { designs: restored.designs, ...opens }, isRestored: true };
      });
      return { ...written, history };
    },

    /** Removes all designs and blobs, and their keys. What else the app keeps is still to be erased. */
    async erase(): Promise<Written> {
      const written = await commit([], async (_, transaction) => {
        await Promise.all([
          transaction.clear("designs"),
          transaction.clear("blobs"),
          transaction.put("settings", SETTINGS.erasing, true),
        ]);
        return { edits: { ...NO_EDITS, open: null } };
      });
      clearMirror(model, mirror);
      return written;
    },
    clearMirror: () => clearMirror(model, mirror),
    /** Removes the blobs that neither a design nor the history names, nor anything of `held`. */
    collect: (history: Steps, held: Iterable<readonly string[]>) =>
      collectBlobs(model, records, () => [...historyBlobs(history), ...[...held].flat()]),
  };
}
