import type { Blobs, Design } from "../../shared/model/design.ts";
import {
  type DesignChange,
  EMPTY_HISTORY,
  type HistoryStep,
  nextStep,
  type Way,
} from "../../shared/model/history.ts";
import { referencedBlobs } from "../../shared/model/questions.ts";
import {
  committed,
  historyBlobs,
  restoreStep,
  withoutSteps,
  withRevision,
  withStep,
} from "../../shared/model/undo.ts";
import { clearMirror, mirrorOpen } from "./mirror-write.ts";
import { designIn, Refusal, readDesign, SETTINGS, storedOf, type Transaction } from "./records.ts";
import { judgeStart } from "./start.ts";
import type { Page, Snapshot, StepLabel } from "./store.ts";
import type { Change, Committed, Designs, Edits } from "./types.ts";

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

/** What a transaction starts from. */
export interface Stored {
  /** The designs that were asked for, and the open one. */
  readonly designs: Designs;
  /** The design that is open; null if none is that this version of the app can use. */
  readonly open: Design | null;
  /** Nothing was ever written to the database. */
  readonly isNew: boolean;
}

/** What a transaction is to write. */
interface Decision {
  readonly edits: Edits;
  readonly blobs?: Blobs | undefined;
  /**
   * How localStorage follows. Absent: the keys that differ are written. A list, of the keys that it holds: all keys of the
   * design are written again, and the others of the list are removed. Null, for edits that were read there: it is left
   * alone, so that the next start finds them again if this page ends.
   */
  readonly found?: readonly string[] | null;
}

/** What a transaction leads to. */
export interface Written {
  readonly designs: Committed["designs"];
  readonly openBefore: string | null;
  /** The design that is open from then on; null for an empty one that is not stored. */
  readonly open: Design | null;
}

/** Returns the function that changes designs in one transaction, and mirrors the open one as its last step. */
export function createCommit(page: Page<unknown>) {
  const { model, environment, records, mirror } = page;

  /** Reads a design that may be written; null if there is none. */
  async function readWritable(transaction: Transaction, id: string): Promise<Design | null> {
    const record = await transaction.get("designs", id);
    if (record === undefined) return null;
    const design = designIn(model, record);
    if (typeof design === "string") throw new Refusal(design);
    return asShown(design);
  }
  /** The design as the page shows it, if it is that: what an edit does not change stays the same object on the page. */
  function asShown(design: Design | null): Design | null {
    const shown = page.snapshot.design;
    return design?.id === shown.id && design.revision === shown.revision ? shown : design;
  }

  async function read(transaction: Transaction, ids: readonly string[]): Promise<Stored> {
    const setting = await transaction.get("settings", SETTINGS.open);
    const found = await Promise.all(ids.map((id) => readWritable(transaction, id)));
    const designs = new Map(ids.map((id, i) => [id, found[i] ?? null]));
    const open = designs.get(String(setting)) ?? asShown(await readDesign(model, transaction, setting));
    if (open) designs.set(open.id, open);
    return { designs, open, isNew: setting === undefined };
  }

  async function write(
    transaction: Transaction,
    { designs, open: last, isNew }: Stored,
    { edits, blobs = new Map(), found }: Decision,
  ): Promise<Written> {
    const isOwn = found === undefined;
    // Somebody has deleted the database: what stands has to be found out first.
    if (isNew && isOwn) throw new Refusal("gone");
    const readOnce = async (id: string) => designs.get(id) ?? readWritable(transaction, id);
    const written = new Map<string, DesignChange>();
    for (const [id, edited] of edits.designs) {
      const before = await readOnce(id);
      // One that Undo brings back has the revision that it is to be stored with.
      const after = edited && committed(before ?? edited, edited, environment.now());
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
    const stored = await storedOf(transaction, [...named, ...blobs.keys()]);
    // What somebody wrote by hand may name a picture that is not there: it is shown as missing.
    if (isOwn && named.some((sha256) => !stored.has(sha256))) throw new Refusal("gone");
    const fresh = [...blobs].filter(([sha256]) => !stored.has(sha256));
    await Promise.all([
      ...fresh.map(([sha256, bytes]) => transaction.put("blobs", sha256, bytes)),
      ...[...written].map(([id, { after }]) =>
        after ? transaction.put("designs", id, after) : transaction.remove("designs", id),
      ),
      ...(isOpening ? [transaction.put("settings", SETTINGS.open, openAfter)] : []),
    ]);
    if (isOwn ? open !== last : found)
      await mirrorOpen(model, mirror, transaction, { last, open, blobs, found });
    return { designs: written, openBefore, open };
  }

  /**
   * Runs one transaction: reads designs, and refuses any that this version of the app can't change; has `decide`, which
   * may await the transaction alone, say what is to be written; and returns that with what it led to.
   */
  return <Decided extends Decision>(
    ids: readonly string[],
    decide: (stored: Stored, transaction: Transaction) => Decided | Promise<Decided>,
  ): Promise<Decided & Written> =>
    records.run("readwrite", async (transaction) => {
      const stored = await read(transaction, ids);
      const decided = await decide(stored, transaction);
      return { ...decided, ...(await write(transaction, stored, decided)) };
    });
}

/** The SHA-256s of all blobs that designs name. */
const blobsOf = (designs: Iterable<Design | null>): string[] =>
  [...designs].flatMap((design) => (design ? [...referencedBlobs(design)] : []));
