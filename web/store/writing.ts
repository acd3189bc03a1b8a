import type { BlobMap, Design } from "../../shared/model/design.ts";
import {
  type DesignChange,
  EMPTY_UNDO_HISTORY,
  findNextUndoStep,
  type UndoDirection,
  type UndoStep,
} from "../../shared/model/history.ts";
import { findReferencedBlobs } from "../../shared/model/questions.ts";
import {
  findHistoryBlobs,
  restoreUndoStep,
  toCommittedDesign,
  withoutStepsOf,
  withRevision,
  withUndoStep,
} from "../../shared/model/undo.ts";
import { clearMirror, mirrorOpenDesign } from "./mirror-write.ts";
import { ChangeRefusedError, findStoredBlobs, SETTING_KEYS, type Transaction } from "./records.ts";
import { reconcileWithMirror } from "./start.ts";
import type { StoreContext, StoreSnapshot, UndoStepLabel } from "./store.ts";
import { parseStoredDesign, readStoredDesign } from "./stored-design.ts";
import type { CommittedChange, DesignEdits, DesignMap, StoreChange } from "./types.ts";

const NO_IDS: readonly string[] = [];
const NO_EDITS: DesignEdits = { designs: new Map() };

export type StoreWriter<Label> = ReturnType<typeof createStoreWriter<Label>>;

export function createStoreWriter<Label>(page: StoreContext<Label>) {
  const { model, environment, records, mirror } = page;
  const { now, tabs, isMissing, outsideLabel } = environment;
  const transact = createTransact(page);

  const set = (parts: Partial<StoreSnapshot<Label>>) => {
    page.snapshot = { ...page.snapshot, ...parts };
  };
  function enter({ designs, openBefore, open }: WrittenChange, label?: Label, group?: string): void {
    if (designs.size === 0) return;
    const { history } = page.snapshot;
    const openAfter = open?.id ?? null;
    const opened = openBefore === openAfter ? {} : { open: { before: openBefore, after: openAfter } };
    // Drops undo steps older than another tab's change that this page missed.
    const isOther = ([id, { before }]: [string, DesignChange]) =>
      history.revisions.has(id) && history.revisions.get(id) !== (before?.revision ?? null);
    const left = withoutStepsOf(history, new Map([...designs].filter(isOther)).keys());
    const isStep = label !== undefined;
    const noted = (all: typeof left, { after }: DesignChange) => (after ? withRevision(all, after) : all);
    set({
      history: isStep
        ? withUndoStep(left, { label: { label, ...opened }, group, changes: designs })
        : [...designs.values()].reduce(noted, left),
    });
  }
  const endSteps = (ids: Iterable<string>) => set({ history: withoutStepsOf(page.snapshot.history, ids) });

  /** Erases everything outside the database, which must be empty. */
  async function eraseRest(): Promise<void> {
    clearMirror(model, mirror);
    await environment.eraseOthers();
    await records.run("readwrite", (transaction) => transaction.put("settings", SETTING_KEYS.erasing, false));
  }

  return {
    endSteps,
    eraseRest,
    /** Stores changes made in localStorage if `isTaking`, and overwrites them otherwise. */
    async bring(newId: string, isTaking: boolean) {
      const written = await transact(NO_IDS, async (stored, transaction) => {
        const { edits, ...judged } = await reconcileWithMirror(
          model,
          mirror.find(),
          stored,
          transaction,
          newId,
        );
        return isTaking && edits
          ? { ...judged, edits, found: null, isTaken: true }
          : { ...judged, edits: NO_EDITS, isTaken: false };
      });
      enter(written, written.isTaken && written.isEdit ? outsideLabel : undefined);
      set({ setAside: written.setAside });
      return written;
    },

    async change({ ids, label, group, blobs, edit }: StoreChange<Label>): Promise<WrittenChange> {
      const written = await transact(ids, ({ designs, open }) => {
        const edits = edit(designs, open?.id ?? null);
        if (typeof edits === "string") throw new ChangeRefusedError(edits);
        return { edits, blobs };
      });
      enter(written, label, group);
      return written;
    },
    async restore(direction: UndoDirection, given?: UndoStep<UndoStepLabel<Label>>): Promise<WrittenChange> {
      const { design, history } = page.snapshot;
      const [id = design.id] = given?.changes.keys() ?? [];
      const step = findNextUndoStep(history, direction, id);
      if (!step || (given && given !== step)) throw new ChangeRefusedError("gone");
      const written = await transact([...step.changes.keys()], ({ designs, open }) => {
        const restored = restoreUndoStep(history, direction, step, designs, { now: now(), isMissing });
        if (!restored) throw new ChangeRefusedError("gone");
        const [from, to] =
          direction === "undo" ? (["after", "before"] as const) : (["before", "after"] as const);
        const opened = step.label.open;
        const opens = opened && opened[from] === (open?.id ?? null) ? { open: opened[to] } : {};
        return { edits: { designs: restored.designs, ...opens }, history: restored.history };
      }).catch((error) => {
        if (error instanceof ChangeRefusedError) endSteps(step.changes.keys());
        throw error;
      });
      set({ history: written.history });
      return written;
    },

    async erase(): Promise<WrittenChange> {
      const written = await transact(NO_IDS, async (_, transaction) => {
        await Promise.all([
          transaction.clear("designs"),
          transaction.clear("blobs"),
          transaction.put("settings", SETTING_KEYS.erasing, true),
        ]);
        return { edits: { ...NO_EDITS, open: null } };
      });
      set({ history: EMPTY_UNDO_HISTORY, setAside: [] });
      tabs.tell({ kind: "erased" });
      await eraseRest();
      // This page can't open the database, which may still contain designs.
      if (!records.isStored) throw new ChangeRefusedError("unavailable");
      return written;
    },
    collect: () => collectBlobs(page),
  };
}

/** Some browsers never answer lock queries. */
const LOCKS_MS = 3_000;

/** Removes nothing if another tab is open or a design can't be read. */
async function collectBlobs(page: StoreContext<unknown>): Promise<boolean> {
  const unknown = new Promise<boolean>((resolve) => setTimeout(resolve, LOCKS_MS, false));
  if (!(await Promise.race([page.environment.tabs.isAlone(), unknown]))) return false;
  return page.records.run("readwrite", async (transaction) => {
    const [ids, blobs] = await Promise.all([transaction.keys("designs"), transaction.keys("blobs")]);
    const designs = await Promise.all(ids.map((id) => readStoredDesign(page.model, transaction, id)));
    const named = new Set([...findHistoryBlobs(page.snapshot.history), ...[...page.holds].flat()]);
    for (const design of designs) {
      if (!design) return false;
      for (const sha256 of findReferencedBlobs(design)) named.add(sha256);
    }
    const unused = blobs.filter((sha256) => !named.has(sha256));
    await Promise.all(unused.map((sha256) => transaction.remove("blobs", sha256)));
    return unused.length > 0;
  });
}

export interface StoredDesigns {
  readonly designs: DesignMap;
  readonly open: Design | null;
  readonly isNew: boolean;
}

interface Decision {
  readonly edits: DesignEdits;
  readonly blobs?: BlobMap | undefined;
  /**
   * Keys found in localStorage, which the design's keys replace. If absent, only changed keys are written. If
   * null, none are, so that the next start finds the edits if this page is killed.
   */
  readonly found?: readonly string[] | null;
}

export interface WrittenChange {
  readonly designs: CommittedChange["designs"];
  readonly openBefore: string | null;
  /** Null if it is empty and not stored. */
  readonly open: Design | null;
}

function createTransact(page: StoreContext<unknown>) {
  const { model, environment, records, mirror } = page;

  async function readWritable(transaction: Transaction, id: string): Promise<Design | null> {
    const record = await transaction.get("designs", id);
    if (record === undefined) return null;
    const design = parseStoredDesign(model, record);
    if (typeof design === "string") throw new ChangeRefusedError(design);
    return asShown(design);
  }
  /** Keeps the object identity of an unchanged design. */
  function asShown(design: Design | null): Design | null {
    const shown = page.snapshot.design;
    return design?.id === shown.id && design.revision === shown.revision ? shown : design;
  }

  async function read(transaction: Transaction, ids: readonly string[]): Promise<StoredDesigns> {
    const setting = await transaction.get("settings", SETTING_KEYS.open);
    const found = await Promise.all(ids.map((id) => readWritable(transaction, id)));
    const designs = new Map(ids.map((id, i) => [id, found[i] ?? null]));
    const open = designs.get(String(setting)) ?? asShown(await readStoredDesign(model, transaction, setting));
    if (open) designs.set(open.id, open);
    return { designs, open, isNew: setting === undefined };
  }

  async function write(
    transaction: Transaction,
    { designs, open: last, isNew }: StoredDesigns,
    { edits, blobs = new Map(), found }: Decision,
  ): Promise<WrittenChange> {
    const isOwn = found === undefined;
    // The database was deleted and must be read again.
    if (isNew && isOwn) throw new ChangeRefusedError("gone");
    const readOnce = async (id: string) => designs.get(id) ?? readWritable(transaction, id);
    const written = new Map<string, DesignChange>();
    for (const [id, edited] of edits.designs) {
      const before = await readOnce(id);
      // A design that Undo restores already has a new revision.
      const after = edited && toCommittedDesign(before ?? edited, edited, environment.now());
      if (after !== before) written.set(id, { before, after });
    }
    const openBefore = last?.id ?? null;
    const wanted = edits.open === undefined ? openBefore : edits.open;
    const opening = wanted === null ? null : (written.get(wanted) ?? { after: await readOnce(wanted) });
    const open = opening?.after ?? null;

    const openAfter = open?.id ?? null;
    const isOpening = isNew || edits.open !== undefined || openAfter !== openBefore;
    const known = new Set([...blobs.keys(), ...blobsOf(designs.values())]);
    const after = [...written.values()].map((change) => change.after);
    const named = blobsOf(after).filter((sha256) => !known.has(sha256));
    const stored = await findStoredBlobs(transaction, [...named, ...blobs.keys()]);
    // Only values edited in localStorage may refer to missing pictures.
    if (isOwn && named.some((sha256) => !stored.has(sha256))) throw new ChangeRefusedError("gone");
    const fresh = [...blobs].filter(([sha256]) => !stored.has(sha256));
    await Promise.all([
      ...fresh.map(([sha256, bytes]) => transaction.put("blobs", sha256, bytes)),
      ...[...written].map(([id, { after }]) =>
        after ? transaction.put("designs", id, after) : transaction.remove("designs", id),
      ),
      isOpening && transaction.put("settings", SETTING_KEYS.open, openAfter),
    ]);
    if (isOwn ? open !== last : found)
      await mirrorOpenDesign(model, mirror, transaction, { last, open, blobs, found });
    return { designs: written, openBefore, open };
  }

  return <Decided extends Decision>(
    ids: readonly string[],
    decide: (stored: StoredDesigns, transaction: Transaction) => Decided | Promise<Decided>,
  ): Promise<Decided & WrittenChange> =>
    records.run("readwrite", async (transaction) => {
      const stored = await read(transaction, ids);
      const decided = await decide(stored, transaction);
      return { ...decided, ...(await write(transaction, stored, decided)) };
    });
}

const blobsOf = (designs: Iterable<Design | null>): string[] =>
  [...designs].flatMap((design) => (design ? [...findReferencedBlobs(design)] : []));
