import type { MachineModel } from "../../shared/machine/types.ts";
import {
  type DesignChange,
  EMPTY_HISTORY,
  type HistoryStep,
  nextStep,
  type Way,
} from "../../shared/model/history.ts";
import { historyBlobs, restoreStep, withoutSteps, withRevision, withStep } from "../../shared/model/undo.ts";
import { collectBlobs } from "./collect.ts";
import { createCommit, type Written } from "./commit.ts";
import type { Mirror } from "./mirror.ts";
import { clearMirror } from "./mirror-write.ts";
import { type Records, Refusal, SETTINGS } from "./records.ts";
import { judgeStart } from "./start.ts";
import type { Snapshot, StepLabel, StoreEnvironment } from "./store.ts";
import type { Change, Edits } from "./types.ts";

const NO_EDITS: Edits = { designs: new Map() };

interface WritingContext<Label> {
  readonly model: MachineModel;
  readonly environment: StoreEnvironment<Label>;
  readonly records: Records;
  readonly mirror: Mirror;
  snapshot(): Snapshot<Label>;
  /** Changes parts of the snapshot; they are shown with what comes next. */
  set(parts: Partial<Snapshot<Label>>): void;
}

export type Writing<Label> = ReturnType<typeof createWriting<Label>>;

/** Everything that the store writes. It is no part of the first paint, and loaded with the first change. */
export function createWriting<Label>(context: WritingContext<Label>) {
  const { model, environment, records, mirror, snapshot, set } = context;
  const { now, tabs, isMissing, outsideLabel } = environment;
  const commit = createCommit(model, records, mirror, { now, shown: () => snapshot().design });

  /** Enters what was written into the history; a label makes it a step. */
  function enter({ designs, openBefore, open }: Written, label?: Label, group?: string): void {
    const { history } = snapshot();
    const after = open?.id ?? null;
    const opened = openBefore === after ? {} : { open: { before: openBefore, after } };
    // A change that came in between, and that this page has not heard of, ends the steps before it.
    const isOther = ([id, { before }]: [string, DesignChange]) =>
      history.revisions.has(id) && history.revisions.get(id) !== (before?.revision ?? null);
    const left = withoutSteps(history, new Map([...designs].filter(isOther)).keys());
    const isStep = label !== undefined && designs.size > 0;
    const noted = [...designs.values()].flatMap((change) => change.after ?? []);
    set({
      history: isStep
        ? withStep(left, { label: { label, ...opened }, group, changes: designs })
        : noted.reduce((all, design) => withRevision(all, design), left),
    });
  }
  /** Ends the steps of designs. */
  const endSteps = (ids: Iterable<string>) => set({ history: withoutSteps(snapshot().history, ids) });

  /** Erases what is outside the database, after designs and blobs are gone. */
  async function eraseRest(): Promise<void> {
    clearMirror(model, mirror);
    await environment.eraseOthers();
    await records.run("readwrite", (transaction) => transaction.put("settings", SETTINGS.erasing, false));
  }

  return {
    endSteps,
    eraseRest,
    /**
     * Stores what somebody wrote to localStorage, if that is to be taken in, or else writes there what is stored.
     * `newId` is given to a design that is made of keys.
     */
    async bring(newId: string, isTaking: boolean) {
      let isTaken = false;
      let setAside: readonly string[] = [];
      let label: Label | undefined;
      const written = await commit([], async (_, transaction) => {
        const { edits, isEdit, found, ...judged } = await judgeStart(
          model,
          mirror.find(),
          transaction,
          newId,
        );
        isTaken = isTaking && edits !== null;
        label = isTaken && isEdit ? outsideLabel : undefined;
        setAside = judged.setAside;
        return isTaking && edits ? { edits, isTaken } : { edits: NO_EDITS, found };
      });
      enter(written, label);
      return { ...written, isTaken, setAside };
    },

    async change({ ids, label, group, blobs, edit }: Change<Label>): Promise<Written> {
      const written = await commit(ids, ({ designs, open }) => {
        const edits = edit(designs, open?.id ?? null);
        if (typeof edits === "string") throw new Refusal(edits);
        return { edits, blobs };
      });
      enter(written, label, group);
      return written;
    },
    /** Takes a step back, or does it again: a given one, or the next one of the design that is shown. */
    async restore(way: Way, given?: HistoryStep<StepLabel<Label>>): Promise<Written> {
      const { design, history } = snapshot();
      const [id = design.id] = given?.changes.keys() ?? [];
      const step = nextStep(history, way, id);
      if (!step || (given && given !== step)) throw new Refusal("gone");
      let after = history;
      const written = await commit([...step.changes.keys()], ({ designs, open }) => {
        const restored = restoreStep(history, way, step, designs, { now: now(), isMissing });
        if (!restored) throw new Refusal("gone");
        after = restored.history;
        const shown = open?.id ?? null;
        const opened = step.label.open ?? { before: shown, after: shown };
        const [from, to] = way === "undo" ? [opened.after, opened.before] : [opened.before, opened.after];
        const opens = shown === from && from !== to ? { open: to } : {};
        return { edits: { designs: restored.designs, ...opens }, isRestored: true };
      }).catch((error) => {
        if (error instanceof Refusal) endSteps(step.changes.keys());
        throw error;
      });
      set({ history: after });
      return written;
    },

    /** Removes all that this browser keeps for the app. */
    async erase(): Promise<Written> {
      const written = await commit([], async (_, transaction) => {
        await Promise.all([
          transaction.clear("designs"),
          transaction.clear("blobs"),
          transaction.put("settings", SETTINGS.erasing, true),
        ]);
        return { edits: { ...NO_EDITS, open: null } };
      });
      set({ history: EMPTY_HISTORY, setAside: [] });
      tabs.tell({ kind: "erased" });
      await eraseRest();
      // What the browser may keep without letting this page open it can't be erased.
      if (!records.isStored) throw new Refusal("unavailable");
      return written;
    },
    /** Removes the blobs that neither a design nor the history names, nor anything of `held`. */
    collect: (held: Iterable<readonly string[]>) =>
      collectBlobs(model, records, () => [...historyBlobs(snapshot().history), ...[...held].flat()]),
  };
}
