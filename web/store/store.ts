import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, emptyDesign } from "../../shared/model/design.ts";
import {
  EMPTY_HISTORY,
  type History,
  type HistoryStep,
  nextStep,
  type Way,
} from "../../shared/model/history.ts";
import type { IsMissing } from "../../shared/model/questions.ts";
import type { Written } from "./commit.ts";
import { databaseRecords, NoAnswer } from "./database.ts";
import { createMirror, isAsLeft, type StorageLike } from "./mirror.ts";
import { isInKeys, mirrorOf } from "./mirror-keys.ts";
import { createQueue } from "./queue.ts";
import { readUsable } from "./read-record.ts";
import { isBytes, isQuotaError, type Records, Refusal, SETTINGS } from "./records.ts";
import type { Judged } from "./start.ts";
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
  /** Removes what the app keeps beside designs: uploads, caches, sessionStorage. It must not wait for other pages. */
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

  /** All usable designs. */
  all(): Promise<readonly Design[]>;

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
  /** What writes is no part of the first paint: it comes with the first change. */
  const load = async () => {
    const { createWriting } = await import("./writing.ts");
    return createWriting<Label>({ model, records, mirror, now });
  };
  const listeners = new Set<() => void>();
  const holds = new Set<readonly string[]>();
  const queue = createQueue((error) => error instanceof NoAnswer);
  let isMissing: IsMissing = () => false;
  /** How many changes are under way, and why the last one that was not stored was not. */
  let running = 0;
  let unsaved: StoreFault | null = null;
  /** A change has failed, or got no answer: neither the record nor localStorage may be as this page knows them. */
  let isUnsure = false;
  /** What others wrote to localStorage before this page was opened is in the records. */
  let isTakenIn = false;
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
  const showOpen = (open: Design | null, setAside = snapshot.setAside) => {
    const filled = mirrorOf(model, open);
    show({
      design: open ?? (isDraft() ? snapshot.design : emptyDesign(model, newId())),
      setAside: setAside.filter((key) => !filled.has(key)),
    });
  };
  async function showStatus(): Promise<void> {
    const lost = !unsaved && !records.isStored && !(await isHeldByKeys());
    const fault = unsaved ?? (lost ? "unavailable" : null);
    if (running > 0) show({ status: { kind: "saving" } });
    else show({ status: fault ? { kind: "notSaved", fault } : { kind: "saved" } });
  }
  /** Whether localStorage has all that this page has in memory. */
  async function isHeldByKeys(): Promise<boolean> {
    const ids = await records.run("readonly", (transaction) => transaction.keys("designs"));
    const { design } = snapshot;
    return mirror.isComplete && isInKeys(design) && ids.every((id) => id === design.id);
  }

  const ready = (async () => {
    let judged = await look().catch(async (error) => {
      console.warn("This browser keeps nothing", error);
      const { memoryRecords } = await import("./memory.ts");
      records = memoryRecords();
      mirror = createMirror(model, storage, false);
      return look();
    });
    if (judged.isErasing) {
      await clearKeys();
      await finishErasing().catch(console.warn);
      judged = await look();
    }
    await settle(judged).catch((error) => {
      console.error("What stands in localStorage was not stored", error);
      unsaved = faultOf(error);
      isUnsure = true;
    });
    await showStatus();
  })();
  void ready.then(() => records.isStored && collect()).catch(console.warn);

  /** Judges whether the record stands, or what somebody wrote to localStorage. */
  async function look(): Promise<Judged> {
    const id = isDraft() ? snapshot.design.id : newId();
    const seen = mirror.find();
    const { open, isNew, isErasing } = await readOpen();
    if (records.isStored && seen && !isErasing && isAsLeft(model, seen, open)) {
      if (isNew) await begin();
      return {
        open,
        edits: null,
        isEdit: false,
        found: [],
        setAside: [],
        isMirrored: true,
        isNew,
        isErasing,
      };
    }
    const { judgeStart } = await import("./start.ts");
    return records.run("readonly", (transaction) => judgeStart(model, mirror.find(), transaction, id));
  }
  /** Says in a new database that no design is open, so that one that is deleted later is told from it. */
  function begin() {
    return records.run("readwrite", async (transaction) => {
      const open = await transaction.get("settings", SETTINGS.open);
      if (open === undefined) await transaction.put("settings", SETTINGS.open, null);
    });
  }
  function readOpen() {
    return records.run("readonly", async (transaction) => {
      const [id, erasing] = await Promise.all([
        transaction.get("settings", SETTINGS.open),
        transaction.get("settings", SETTINGS.erasing),
      ]);
      const open = typeof id === "string" ? readUsable(model, await transaction.get("designs", id)) : null;
      return { open, isNew: id === undefined, isErasing: erasing === true };
    });
  }

  /**
   * Shows the record, and brings localStorage to it. What others wrote there is taken in at the start, and if somebody
   * has deleted the database. Later it is not, since this page may see late what other pages wrote there.
   */
  async function settle(judged?: Judged): Promise<void> {
    const { open, edits, setAside, isMirrored, isNew } = judged ?? (await look());
    const isTaking = !isTakenIn || isNew || !records.isStored;
    showOpen(open, setAside);
    if (isTaking && edits) showOpen(await takeIn(), setAside);
    if (isTaking ? edits || !isMirrored : !mirror.isOf(open)) showOpen(await writeMirror(), setAside);
    isTakenIn = true;
    isUnsure = false;
  }
  async function takeIn(): Promise<Design | null> {
    const id = isDraft() ? snapshot.design.id : newId();
    const { takeIn } = await load();
    const written = await withRoom(() => takeIn(id));
    await enter(written, written.decision.isEdit ? environment.outsideLabel : undefined);
    tabs.tell({ kind: "changed", ids: [...written.designs.keys()] });
    return written.open;
  }
  async function writeMirror(): Promise<Design | null> {
    return (await (await load()).mirrorOpen()).open;
  }

  /** Enters what was written into the history. */
  async function enter(written: Written, label: Label | undefined, group?: string): Promise<void> {
    const { entered } = await load();
    snapshot = { ...snapshot, history: entered(snapshot.history, written, label, group) };
  }

  /** Runs a call in its turn; says that something is being saved, and then whether it was. */
  async function saving(call: () => Promise<ChangeOutcome>): Promise<ChangeOutcome> {
    running++;
    const turn = queue.run(async () => {
      await ready;
      return call();
    });
    if (snapshot.status.kind !== "loading") show({ status: { kind: "saving" } });
    const outcome = await turn.catch((error): ChangeOutcome => {
      if (!(error instanceof Refusal)) console.error("A change was not stored", error);
      return { ok: false, fault: faultOf(error) };
    });
    running--;
    if (outcome.ok) unsaved = null;
    else if (outcome.fault === "full" || outcome.fault === "unavailable") unsaved = outcome.fault;
    // What became of it is looked up, so that the page need not wait for the next change to know.
    if (isUnsure) void queue.run(settle).catch(console.warn);
    await showStatus();
    return outcome;
  }

  /** Finds out what stands before a change, if it is not known: pages that work in memory tell each other nothing. */
  async function prepare(): Promise<void> {
    if (isUnsure || !records.isStored) await settle();
  }
  /** Runs the transaction of a change. If it fails, localStorage is brought back to what is stored. */
  async function attempt<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      return await withRoom(run);
    } catch (error) {
      isUnsure = !(error instanceof Refusal) || error.fault === "gone";
      if (isUnsure && !(error instanceof NoAnswer)) await settle().catch(console.warn);
      throw error;
    }
  }
  /** Runs a transaction, and once more if there was no room and blobs that nothing needs could be removed. */
  async function withRoom<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      return await run();
    } catch (error) {
      if (!isQuotaError(error) || !(await collect())) throw error;
      return await run();
    }
  }

  async function change(given: Change<Label>): Promise<ChangeOutcome> {
    await prepare();
    const writing = await load();
    const written = await attempt(() => writing.change(given));
    await enter(written, given.label, given.group);
    return publish(written);
  }

  async function restore(way: Way, given?: HistoryStep<StepLabel<Label>>): Promise<ChangeOutcome> {
    await prepare();
    const writing = await load();
    const { history, design } = snapshot;
    const shown = given ? [...given.changes.keys()][0] : design.id;
    const step = nextStep(history, way, shown ?? "");
    if (!step || (given && given !== step)) return { ok: false, fault: "gone" };
    const written = await attempt(() => writing.restore(way, step, history, isMissing)).catch((error) => {
      if (error instanceof Refusal)
        show({ history: writing.withoutSteps(snapshot.history, step.changes.keys()) });
      throw error;
    });
    snapshot = { ...snapshot, history: written.decision.history };
    return publish(written);
  }

  /** Shows what was committed, and tells the other pages. */
  function publish({ designs, openBefore, open }: Written): ChangeOutcome {
    if (designs.size > 0 || openBefore !== (open?.id ?? null)) {
      showOpen(open);
      tabs.tell({ kind: "changed", ids: [...designs.keys()] });
    }
    return { ok: true, isStored: records.isStored, designs };
  }

  /** Removes blobs that nothing needs any more. Returns whether there were any. */
  async function collect(): Promise<boolean> {
    const blobs = await records.run("readonly", (transaction) => transaction.keys("blobs"));
    if (blobs.length === 0 || !(await tabs.isAlone())) return false;
    return (await load()).collect(snapshot.history, holds);
  }

  /** Shows what is stored now, and ends the steps of designs that other pages have changed. */
  async function refresh(changed: Iterable<string>): Promise<void> {
    const { history } = snapshot;
    const { open, others } = await records.run("readonly", async (transaction) => {
      const read = async (id: unknown) =>
        typeof id === "string" ? readUsable(model, await transaction.get("designs", id)) : null;
      const open = await read(await transaction.get("settings", SETTINGS.open));
      const others: string[] = [];
      for (const id of changed)
        if (((await read(id))?.revision ?? null) !== history.revisions.get(id)) others.push(id);
      return { open, others };
    });
    if (others.length > 0) {
      const { withoutSteps } = await load();
      snapshot = { ...snapshot, history: withoutSteps(snapshot.history, others) };
    }
    showOpen(open);
  }

  const stopListening = tabs.onMessage(async (message) => {
    await ready;
    if (!records.isStored) return;
    if (message?.kind === "erased") await environment.eraseOthers().catch(console.warn);
    // In its turn, so that it does not show again what a change of this page has changed meanwhile.
    await queue
      .run(() => refresh(message?.kind === "changed" ? message.ids : snapshot.history.revisions.keys()))
      .catch(console.warn);
  });
  if (typeof addEventListener === "function")
    addEventListener("pagehide", () => {
      const isEmpty = snapshot.status.kind !== "loading" && isDraft();
      if (!isEmpty) mirror.leave();
    });

  async function clearKeys(): Promise<void> {
    (await load()).clearMirror();
  }
  /** Erases what is outside the database, after designs and blobs are gone. */
  async function finishErasing(): Promise<void> {
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
    async list() {
      const { listDesigns } = await import("./list.ts");
      return records.run("readonly", (transaction) => listDesigns(model, transaction));
    },
    all: () =>
      records.run("readonly", async (transaction) =>
        (await transaction.all("designs")).flatMap((each) => readUsable(model, each) ?? []),
      ),

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
        const { erase } = await load();
        await attempt(erase);
        snapshot = { ...snapshot, history: EMPTY_HISTORY };
        showOpen(null, []);
        await clearKeys();
        tabs.tell({ kind: "erased" });
        await finishErasing();
        // What a browser may keep that does not let this page open it can't be erased.
        if (!records.isStored) return { ok: false, fault: "unavailable" };
        return { ok: true, isStored: true, designs: new Map() };
      });
      return outcome.ok ? null : outcome.fault;
    },
    close() {
      stopListening();
      listeners.clear();
    },
  };
}

const faultOf = (error: unknown): StoreFault => {
  if (error instanceof Refusal) return error.fault;
  return isQuotaError(error) ? "full" : "unavailable";
};
