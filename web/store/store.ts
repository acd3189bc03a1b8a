import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, emptyDesign, imagesOf } from "../../shared/model/design.ts";
import {
  EMPTY_HISTORY,
  type History,
  type HistoryStep,
  historyBlobs,
  nextStep,
  restoreStep,
  type Way,
  withoutSteps,
  withRevision,
  withStep,
} from "../../shared/model/history.ts";
import { type IsMissing, isStarted, NONE_MISSING } from "../../shared/model/questions.ts";
import { isSameContent } from "../../shared/model/revision.ts";
import { collectBlobs } from "./collect.ts";
import { createCommit, Refusal, type Writing, type Written } from "./commit.ts";
import { databaseRecords, NoAnswer } from "./database.ts";
import { createMirror, type StorageLike } from "./mirror.ts";
import { designKeys } from "./mirror-keys.ts";
import { createQueue } from "./queue.ts";
import { readUsable, stateOfRecord } from "./read-record.ts";
import { isBytes, isQuotaError, memoryRecords, type Records, SETTINGS } from "./records.ts";
import { judgeStart } from "./start.ts";
import type { Tabs } from "./tabs.ts";
import type { Blobs, Change, ChangeOutcome, ListedDesign, SaveStatus, StoreFault } from "./types.ts";

/** What the store needs of the browser; tests bring their own. */
export interface StoreEnvironment<Label> {
  records?(): Records;
  /** Null if the browser refuses it. */
  readonly storage: StorageLike | null;
  readonly tabs: Tabs;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): string;
  /** Removes what the app keeps beside designs: uploads, caches, sessionStorage. */
  eraseOthers(): Promise<void>;
  /** What undoing an edit is called that somebody made in localStorage. */
  readonly outsideLabel: Label;
}

/** What undoing a step is called, and which design was open before and after it, if it opened one. */
export interface StepLabel<Label> {
  readonly label: Label;
  readonly open?: { readonly before: string | null; readonly after: string | null };
}

/** What a page shows: a new object after every change. */
export interface Snapshot<Label> {
  /** The open design; an empty one with an id of its own until the first change. */
  readonly design: Design;
  readonly status: SaveStatus;
  /** Keys of localStorage whose values are corrupt or refused, and count as absent. */
  readonly setAside: readonly string[];
  readonly history: History<StepLabel<Label>>;
}

export interface Store<Label> {
  readonly model: MachineModel;
  readonly snapshot: Snapshot<Label>;
  /** Whether this browser keeps what is stored; if not, this page works in memory. Known once it is `ready`. */
  readonly isStored: boolean;
  /** Called after every change of the snapshot, and of designs that are not open. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Resolves once the record was read and what others wrote to localStorage was taken in. */
  readonly ready: Promise<void>;

  /** Stores a change or nothing of it, and shows it then. Changes run one after the other. */
  change(change: Change<Label>): Promise<ChangeOutcome>;
  /** Takes a step back or does it again: a given one, or the next one of the open design. */
  restore(way: Way, step?: HistoryStep<StepLabel<Label>>): Promise<ChangeOutcome>;
  /** Stores bytes ahead of the change that names them, which is to `hold` them until then. */
  keep(blobs: Blobs): Promise<StoreFault | null>;

  /** The bytes of a blob; undefined if they are gone. Rejects if storage does not answer. */
  blob(sha256: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Which of the blobs are there. Rejects if storage does not answer. */
  areStored(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
  /** A usable design as it is stored; null if there is none of that id. */
  read(id: string): Promise<Design | null>;
  /** All designs with what can be done with them, the one changed last first; without an open one that is empty. */
  list(): Promise<readonly ListedDesign[]>;

  /** Keeps blobs that no design names, as long as this page needs them. Returns how to let go. */
  hold(sha256s: Iterable<string>): () => void;
  /** Tells which pictures are known to be gone, so that undoing does not bring them back. */
  setMissing(isMissing: IsMissing): void;
  /** Removes all that this browser keeps for the app. Cut off anywhere, the next start finishes it. */
  erase(): Promise<StoreFault | null>;
  close(): void;
}

/** The designs of this browser. See Store. */
export function createStore<Label>(model: MachineModel, environment: StoreEnvironment<Label>): Store<Label> {
  const { storage, tabs, now, newId } = environment;
  const openRecords = environment.records ?? databaseRecords;
  let records = openRecords();
  let mirror = createMirror(model, storage);
  let commit = createCommit(model, records, mirror, now);
  const listeners = new Set<() => void>();
  const holds = new Set<Iterable<string>>();
  const queue = createQueue((error) => error instanceof NoAnswer);
  let isMissing: IsMissing = NONE_MISSING;
  let running = 0;
  let snapshot: Snapshot<Label> = {
    design: emptyDesign(model, newId()),
    status: { kind: "loading" },
    setAside: [],
    history: EMPTY_HISTORY,
  };

  const show = (parts: Partial<Snapshot<Label>>) => {
    snapshot = { ...snapshot, ...parts };
    for (const listener of listeners) listener();
  };
  /** Whether the design that is shown is the empty one that no change has stored yet. */
  const isDraft = () => snapshot.design.revision === 0;
  const withOpen = (open: Design | null) => ({
    design: open ?? (isDraft() ? snapshot.design : emptyDesign(model, newId())),
  });

  const statusAfter = (fault: StoreFault | null): SaveStatus => {
    if (fault) return { kind: "notSaved", fault };
    return records.isStored ? { kind: "saved" } : { kind: "notSaved", fault: "unavailable" };
  };

  const ready = (async () => {
    try {
      await settle();
    } catch (error) {
      console.warn("This browser keeps nothing", error);
      records = memoryRecords();
      mirror = createMirror(model, storage, false);
      commit = createCommit(model, records, mirror, now);
      await settle();
    }
    show({ status: statusAfter(null) });
    if (records.isStored) await finishErasing().then(collect).catch(console.warn);
  })();

  /** Takes in what others wrote to localStorage, and brings it to what stands then. */
  async function settle(): Promise<void> {
    const id = snapshot.design.revision === 0 ? snapshot.design.id : newId();
    const seen = mirror.find();
    const { verdict, open, isMirrored } = await records.run("readonly", (transaction) =>
      judgeStart(model, seen, transaction, id),
    );
    if (verdict.kind === "record" && isMirrored) return show({ ...withOpen(open), setAside: [] });
    const written = await commit({
      ids: [],
      async decide(_, transaction) {
        const found = mirror.find();
        const { verdict, open } = await judgeStart(model, found, transaction, id);
        const setAside = "reading" in verdict ? verdict.reading.setAside : [];
        const isKept = (key: string) => !setAside.includes(key);
        const keys = designKeys(model, found.entries, open ?? undefined).filter(isKept);
        const values = new Map(keys.map((key) => [key, found.entries.get(key) ?? ""]));
        const writing = (edits: Writing["edits"]) => ({ edits, keys: values, setAside, kind: verdict.kind });
        if (verdict.kind === "new")
          return writing({ designs: new Map([[id, verdict.reading.design]]), open: id });
        if (verdict.kind === "record") return writing({ designs: new Map() });
        if (verdict.kind === "empty") return writing({ designs: new Map(), open: null });
        const { base, reading } = verdict;
        const isSame = isSameContent(base, reading.design) && base.timestamp === reading.design.timestamp;
        return writing({ designs: new Map(isSame ? [] : [[base.id, reading.design]]) });
      },
    });
    const { setAside, kind } = written.decision;
    record(written, kind === "edit" ? environment.outsideLabel : undefined);
    show({ ...withOpen(written.open), setAside });
    tabs.tell({ kind: "changed", ids: [...written.designs.keys()] });
  }

  /** Enters what was written into the history. */
  function record({ designs, openBefore, open }: Written, label: Label | undefined, group?: string): void {
    const after = open?.id ?? null;
    const opened = openBefore === after ? {} : { open: { before: openBefore, after } };
    let { history } = snapshot;
    if (label !== undefined && designs.size > 0)
      history = withStep(history, { label: { label, ...opened }, group, changes: designs });
    else for (const { after } of designs.values()) if (after) history = withRevision(history, after);
    snapshot = { ...snapshot, history };
  }

  /** Runs a call in its turn; says that something is being saved, and then whether it was. */
  async function saving(call: () => Promise<ChangeOutcome>): Promise<ChangeOutcome> {
    running++;
    const before = snapshot.status;
    const turn = queue.run(async () => {
      await ready;
      return call();
    });
    if (before.kind !== "loading") show({ status: { kind: "saving" } });
    const outcome = await turn.catch((error): ChangeOutcome => {
      if (error instanceof Refusal) return { ok: false, fault: error.fault };
      console.error("A change was not stored", error);
      return { ok: false, fault: isQuotaError(error) ? "full" : "unavailable" };
    });
    running--;
    const fault = outcome.ok ? null : outcome.fault;
    const isStorageFault = fault === "full" || fault === "unavailable";
    const lasting = before.kind === "notSaved" ? before.fault : null;
    if (running === 0) show({ status: statusAfter(isStorageFault ? fault : outcome.ok ? null : lasting) });
    return outcome;
  }

  async function change({ ids, label, group, blobs, edit }: Change<Label>): Promise<ChangeOutcome> {
    // Other pages that work in memory have no other way to tell.
    if (!records.isStored) await settle();
    const run = () =>
      commit({
        ids,
        decide({ designs, open }) {
          const edits = edit(designs, open);
          if (typeof edits === "string") throw new Refusal(edits);
          return { edits, blobs };
        },
      });
    const written = await run().catch(async (error) => {
      if (!isQuotaError(error) || !(await collect())) throw error;
      return run();
    });
    const isChange = written.designs.size > 0 || written.openBefore !== (written.open?.id ?? null);
    record(written, label, group);
    if (isChange) publish(written);
    return { ok: true, isStored: records.isStored, designs: written.designs };
  }

  async function restore(way: Way, given?: HistoryStep<StepLabel<Label>>): Promise<ChangeOutcome> {
    const { history, design } = snapshot;
    const step = given ?? nextStep(history, way, design.id);
    if (!step) return { ok: false, fault: "gone" };
    const ids = [...step.changes.keys()];
    const end = () => show({ history: withoutSteps(history, ids) });
    const written = await commit({
      ids,
      decide({ designs, open }) {
        const restored = restoreStep(history, way, step, designs, { now: now(), isMissing });
        if (!restored) throw new Refusal("gone");
        const { before, after } = step.label.open ?? { before: open, after: open };
        const [from, to] = way === "undo" ? [after, before] : [before, after];
        const opens = open === from && from !== to ? { open: to } : {};
        return { edits: { designs: restored.designs, ...opens }, history: restored.history };
      },
    }).catch((error) => {
      if (error instanceof Refusal) end();
      throw error;
    });
    snapshot = { ...snapshot, history: written.decision.history };
    publish(written);
    return { ok: true, isStored: records.isStored, designs: written.designs };
  }

  /** Shows what was committed, and tells the other pages. */
  function publish({ designs, open }: Written): void {
    show(withOpen(open));
    tabs.tell({ kind: "changed", ids: [...designs.keys()] });
  }

  /** Removes blobs that nothing needs any more. Returns whether there were any. */
  async function collect(): Promise<boolean> {
    if (!(await tabs.isAlone())) return false;
    return collectBlobs(model, records, () => [
      ...historyBlobs(snapshot.history),
      ...[...holds].flatMap((held) => [...held]),
    ]);
  }

  async function readOpen(): Promise<Design | null> {
    return records.run("readonly", async (transaction) => {
      const id = await transaction.get("settings", SETTINGS.open);
      return typeof id === "string" ? readUsable(model, await transaction.get("designs", id)) : null;
    });
  }

  const stopListening = tabs.onMessage(async (message) => {
    await ready;
    if (!records.isStored) return;
    if (message?.kind === "erased") await environment.eraseOthers().catch(console.warn);
    if (message?.kind === "changed") show({ history: withoutSteps(snapshot.history, message.ids) });
    // In its turn, so that it does not show again what a change of this page has changed meanwhile.
    await queue.run(async () => show(withOpen(await readOpen()))).catch(console.warn);
  });
  if (typeof addEventListener === "function") addEventListener("pagehide", () => mirror.leave());

  /** Finishes an erasure that was cut off: of what is outside the database, since designs and blobs went at once. */
  async function finishErasing(): Promise<void> {
    const isErasing = await records.run("readonly", (transaction) =>
      transaction.get("settings", SETTINGS.erasing),
    );
    if (isErasing !== true) return;
    mirror.clear();
    await environment.eraseOthers();
    await records.run("readwrite", (transaction) => transaction.put("settings", SETTINGS.erasing, false));
  }

  return {
    model,
    get snapshot() {
      return snapshot;
    },
    get isStored() {
      return records.isStored;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready,
    change: (given) => saving(() => change(given)),
    restore: (way, step) => saving(() => restore(way, step)),
    async keep(blobs) {
      const outcome = await saving(() => change({ ids: [], blobs, edit: () => ({ designs: new Map() }) }));
      return outcome.ok ? null : outcome.fault;
    },

    async blob(sha256) {
      const bytes = await records.run("readonly", (transaction) => transaction.get("blobs", sha256));
      return isBytes(bytes) ? bytes : undefined;
    },
    areStored: (sha256s) =>
      records.run("readonly", async (transaction) => {
        const are = await Promise.all(sha256s.map((sha256) => transaction.has("blobs", sha256)));
        return new Set(sha256s.filter((_, i) => are[i]));
      }),
    read: (id) =>
      records.run("readonly", async (transaction) => readUsable(model, await transaction.get("designs", id))),
    list: () =>
      records.run("readonly", async (transaction) => {
        const open = await transaction.get("settings", SETTINGS.open);
        const [all, ids] = await Promise.all([transaction.all("designs"), transaction.keys("designs")]);
        return all
          .map((each, i) => listed(model, each, ids[i] ?? "", open))
          .filter(({ isOpen, isEmpty }) => !(isOpen && isEmpty))
          .sort((one, other) => other.changedAt - one.changedAt);
      }),

    hold(sha256s) {
      const held = [...sha256s];
      holds.add(held);
      return () => void holds.delete(held);
    },
    setMissing(given) {
      isMissing = given;
    },
    async erase() {
      const outcome = await saving(async () => {
        await records.run("readwrite", async (transaction) => {
          await Promise.all([
            transaction.clear("designs"),
            transaction.clear("blobs"),
            transaction.put("settings", SETTINGS.open, null),
            transaction.put("settings", SETTINGS.erasing, true),
          ]);
        });
        show({ design: emptyDesign(model, newId()), history: EMPTY_HISTORY, setAside: [] });
        tabs.tell({ kind: "erased" });
        await finishErasing();
        return { ok: true, isStored: records.isStored, designs: new Map() };
      });
      return outcome.ok ? null : outcome.fault;
    },
    close() {
      stopListening();
      listeners.clear();
    },
  };
}

/** A record as it stands in the list. */
function listed(model: MachineModel, record: unknown, id: string, open: unknown) {
  const state = stateOfRecord(model, record);
  const design = readUsable(model, record);
  const { machine, name, changedAt } = (design ?? record ?? {}) as Partial<Record<keyof Design, unknown>>;
  const sizes = new Map<string, number>();
  for (const { image } of design ? imagesOf(design) : [])
    if (image.picture && "blob" in image.picture) sizes.set(image.picture.blob, image.picture.bytes);
  const entry: ListedDesign = {
    id,
    machine: typeof machine === "string" ? machine : "",
    name: typeof name === "string" ? name : "",
    changedAt: typeof changedAt === "number" ? changedAt : 0,
    bytes: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
    isOpen: id === open,
    state,
  };
  return { ...entry, isEmpty: design !== null && !isStarted(design) };
}
