import {
  type DesignChange,
  EMPTY_HISTORY,
  type HistoryStep,
  nextStep,
  type Way,
} from "../../shared/model/history.ts";
import { referencedBlobs } from "../../shared/model/questions.ts";
import { historyBlobs, restoreStep, withoutSteps, withRevision, withStep } from "../../shared/model/undo.ts";
import { createCommit, type Written } from "./commit.ts";
import { clearMirror } from "./mirror-write.ts";
import { Refusal, readDesign, SETTINGS } from "./records.ts";
import { judgeStart } from "./start.ts";
import type { Page, Snapshot, StepLabel } from "./store.ts";
import type { Change, Edits } from "./types.ts";

const NO_EDITS: Edits = { designs: new Map() };

export type Writing<Label> = ReturnType<typeof createWriting<Label>>;

/** Everything that the store writes. It is no part of the first paint, and loaded with the first change. */
export function createWriting<Label>(page: Page<Label>) {
  const { model, environment, records, mirror } = page;
  const { now, tabs, isMissing, outsideLabel } = environment;
  const commit = createCommit(page);

  /** Changes parts of the snapshot; they are shown with what comes next. */
  const set = (parts: Partial<Snapshot<Label>>) => {
    page.snapshot = { ...page.snapshot, ...parts };
  };
  /** Enters what was written into the history; a label makes it a step. */
  function enter({ designs, openBefore, open }: Written, label?: Label, group?: string): void {
    const { history } = page.snapshot;
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
  const endSteps = (ids: Iterable<string>) => set({ history: withoutSteps(page.snapshot.history, ids) });

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
      const written = await commit([], async (stored, transaction) => {
        const { edits, ...judged } = await judgeStart(model, mirror.find(), stored, transaction, newId);
        return isTaking && edits
          ? { ...judged, edits, found: null, isTaken: true }
          : { ...judged, edits: NO_EDITS, isTaken: false };
      });
      enter(written, written.isTaken && written.isEdit ? outsideLabel : undefined);
      set({ setAside: written.setAside });
      return written;
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
      const { design, history } = page.snapshot;
      const [id = design.id] = given?.changes.keys() ?? [];
      const step = nextStep(history, way, id);
      if (!step || (given && given !== step)) throw new Refusal("gone");
      const written = await commit([...step.changes.keys()], ({ designs, open }) => {
        const restored = restoreStep(history, way, step, designs, { now: now(), isMissing });
        if (!restored) throw new Refusal("gone");
        const { before, after } = step.label.open ?? {};
        const [from, to] = way === "undo" ? [after, before] : [before, after];
        const opens = to !== undefined && from === (open?.id ?? null) ? { open: to } : {};
        return { edits: { designs: restored.designs, ...opens }, history: restored.history };
      }).catch((error) => {
        if (error instanceof Refusal) endSteps(step.changes.keys());
        throw error;
      });
      set({ history: written.history });
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
    /** Removes the blobs that nothing needs any more. */
    collect: () => collectBlobs(page),
  };
}

/**
 * Removes the blobs that no design names, nor the history, and that nobody holds. If any design can't be read, it may
 * name any of them, and nothing is removed. No other page may be open, since it may be about to name one. Returns whether
 * any was removed.
 */
const collectBlobs = (page: Page<unknown>): Promise<boolean> =>
  page.records.run("readwrite", async (transaction) => {
    const [ids, blobs] = await Promise.all([transaction.keys("designs"), transaction.keys("blobs")]);
    const designs = await Promise.all(ids.map((id) => readDesign(page.model, transaction, id)));
    const named = new Set([...historyBlobs(page.snapshot.history), ...[...page.holds].flat()]);
    for (const design of designs) {
      if (!design) return false;
      for (const sha256 of referencedBlobs(design)) named.add(sha256);
    }
    const unused = blobs.filter((sha256) => !named.has(sha256));
    await Promise.all(unused.map((sha256) => transaction.remove("blobs", sha256)));
    return unused.length > 0;
  });
