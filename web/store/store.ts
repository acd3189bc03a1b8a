import type { MachineModel } from "../../shared/machine/types.ts";
import { type Blobs, type Design, emptyDesign, type Picture } from "../../shared/model/design.ts";
import { EMPTY_HISTORY, type History, type HistoryStep, type Way } from "../../shared/model/history.ts";
import { databaseRecords, NoAnswer } from "./database.ts";
import { createMirror, type Mirror, mirrorOf, type StorageLike } from "./mirror.ts";
import {
  bytesOf,
  COLLECTIONS,
  DATABASE,
  isQuotaError,
  type Records,
  Refusal,
  readDesign,
  SETTINGS,
  storedOf,
  type Transaction,
} from "./records.ts";
import type { Tabs } from "./tabs.ts";
import type { Change, ChangeOutcome, SaveStatus, StoreFault } from "./types.ts";
import type { Writing, Written } from "./writing.ts";

/** What the store needs of the browser; tests bring their own. */
export interface StoreEnvironment<Label> {
  /** Null if the browser refuses it. */
  readonly storage: StorageLike | null;
  readonly tabs: Tabs;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): string;
  /** Removes what the app keeps beside designs: uploads, caches, sessionStorage. It must not wait for other pages. */
  eraseOthers(): Promise<void>;
  /** Whether a picture is known to be gone, so that undoing does not bring it back. */
  isMissing(picture: Picture): boolean;
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

/** A page, as what reads for it and what writes for it share it. */
export interface Page<Label> {
  readonly model: MachineModel;
  readonly environment: StoreEnvironment<Label>;
  records: Records;
  mirror: Mirror;
  snapshot: Snapshot<Label>;
  /** Blobs that no design names and that the page needs. */
  readonly holds: Set<readonly string[]>;
}

export type Store<Label> = ReturnType<typeof createStore<Label>>;

/** The designs of this browser. */
export function createStore<Label>(model: MachineModel, environment: StoreEnvironment<Label>) {
  const { storage, tabs, newId } = environment;
  const page: Page<Label> = {
    model,
    environment,
    records: databaseRecords(DATABASE, COLLECTIONS),
    mirror: createMirror(storage),
    snapshot: {
      design: emptyDesign(model, newId()),
      status: { kind: "loading" },
      setAside: [],
      history: EMPTY_HISTORY,
    },
    holds: new Set(),
  };
  /** What writes is no part of the first paint: it is loaded with the first change. */
  const load = async () => (await import("./writing.ts")).createWriting(page);
  const memory = () => import("./memory.ts");
  const queue = createQueue((error) => error instanceof NoAnswer);
  const listeners = new Set<() => void>();
  /** How many changes are under way, and why the last one that was not stored was not. */
  let running = 0;
  let unsaved: StoreFault | null = null;
  /** What others wrote to localStorage before this page was opened is in the records. */
  let isTakenIn = false;
  /** A change has failed: neither the records nor localStorage may be as this page knows them. */
  let isUnsure = false;

  const read = <Result>(body: (transaction: Transaction) => Promise<Result>) =>
    page.records.run("readonly", body);
  const show = (parts: Partial<Snapshot<Label>>) => {
    page.snapshot = { ...page.snapshot, ...parts };
    for (const listener of listeners) listener();
  };
  /** Whether the design that is shown is the empty one that no change has stored yet. */
  const isDraft = () => page.snapshot.design.revision === 0;
  const showOpen = (open: Design | null, setAside = page.snapshot.setAside) => {
    const filled = mirrorOf(model, open);
    show({
      design: open ?? (isDraft() ? page.snapshot.design : emptyDesign(model, newId())),
      setAside: setAside.filter((key) => !filled.has(key)),
    });
  };
  async function showStatus(): Promise<void> {
    const isKept = page.records.isStored || (await (await memory()).isHeldByKeys(page));
    const fault = unsaved ?? (isKept ? null : "unavailable");
    if (running > 0) show({ status: { kind: "saving" } });
    else show({ status: fault ? { kind: "notSaved", fault } : { kind: "saved" } });
  }

  const ready = (async () => {
    let seen = await look().catch(async (error) => {
      console.warn("This browser keeps nothing", error);
      page.records = (await memory()).memoryRecords();
      page.mirror = createMirror(storage, false);
      return look();
    });
    if (seen.isErasing) {
      await (await load()).eraseRest().catch(console.warn);
      seen = await look();
    }
    await settle(seen).catch((error) => {
      console.error("What stands in localStorage was not stored", error);
      unsaved = faultOf(error);
      isUnsure = true;
    });
    await showStatus();
  })();
  void ready.then(() => page.records.isStored && collect()).catch(console.warn);

  /** Reads the record of the open design, and whether nobody has written to localStorage since it was mirrored there. */
  async function look() {
    return read(async (transaction) => {
      const setting = (key: string) => transaction.get("settings", key);
      const [id, erasing] = await Promise.all([setting(SETTINGS.open), setting(SETTINGS.erasing)]);
      const open = await readDesign(model, transaction, id);
      return {
        open,
        isUntouched: page.mirror.isUntouched(model, open),
        isNew: id === undefined,
        isErasing: erasing === true,
      };
    });
  }
  /**
   * Shows the record, and brings localStorage to it. What others wrote there is taken in at the start, and if somebody
   * has deleted the database. Later it is not, since this page may see late what other pages wrote there.
   */
  async function settle(seen?: Awaited<ReturnType<typeof look>>): Promise<void> {
    const { open, isUntouched, isNew } = seen ?? (await look());
    const isTaking = !isTakenIn || isNew || !page.records.isStored;
    showOpen(open, isUntouched ? [] : page.snapshot.setAside);
    if (isTaking ? !isUntouched : !page.mirror.isOf(open)) await bringTogether(isTaking);
    else if (isNew) await begin();
    isTakenIn = true;
    isUnsure = false;
  }
  /** Brings the records to what others wrote to localStorage, if that is taken in, and localStorage to the records. */
  async function bringTogether(isTaking: boolean): Promise<void> {
    const id = isDraft() ? page.snapshot.design.id : newId();
    const { isTaken } = await write((writing) => writing.bring(id, isTaking));
    if (isTaken) await bringTogether(false);
  }
  /** Says in a new database that no design is open. If that is missing later, somebody has deleted the database. */
  function begin(): Promise<void> {
    return page.records.run("readwrite", async (transaction) => {
      const open = await transaction.get("settings", SETTINGS.open);
      if (open === undefined) await transaction.put("settings", SETTINGS.open, null);
    });
  }

  /** Runs a change in its turn, on what stands. If it fails, localStorage is brought back to what is stored. */
  async function act(change: (writing: Writing<Label>) => Promise<Written>): Promise<ChangeOutcome> {
    running++;
    if (page.snapshot.status.kind !== "loading") show({ status: { kind: "saving" } });
    const outcome = await queue
      .run(async (): Promise<ChangeOutcome> => {
        await ready;
        // Pages that work in memory tell each other nothing.
        if (isUnsure || !page.records.isStored) await settle();
        const { designs } = await write(change).catch(async (error) => {
          isUnsure = !(error instanceof Refusal) || error.fault === "gone";
          if (isUnsure && !(error instanceof NoAnswer)) await settle().catch(console.warn);
          throw error;
        });
        return { ok: true, isStored: page.records.isStored, designs };
      })
      .catch((error): ChangeOutcome => {
        if (!(error instanceof Refusal)) console.error("A change was not stored", error);
        return { ok: false, fault: faultOf(error) };
      });
    running--;
    if (outcome.ok) unsaved = null;
    else if (outcome.fault === "full" || outcome.fault === "unavailable") unsaved = outcome.fault;
    // What has become of a change without an answer is looked up, so that the page need not wait for the next one.
    if (isUnsure) void queue.run(settle).catch(console.warn);
    await showStatus();
    return outcome;
  }
  /**
   * Writes something, and once more if there was no room and blobs that nothing needs could be removed. Shows what is
   * open then, and tells the other pages what has changed.
   */
  async function write<Result extends Written>(run: (writing: Writing<Label>) => Promise<Result>) {
    const writing = await load();
    const written = await run(writing).catch(async (error) => {
      if (!isQuotaError(error) || !(await collect())) throw error;
      return run(writing);
    });
    const { designs, openBefore, open } = written;
    showOpen(open);
    if (designs.size > 0 || openBefore !== (open?.id ?? null))
      tabs.tell({ kind: "changed", ids: [...designs.keys()] });
    return written;
  }

  /** Removes blobs that nothing needs any more. Returns whether there were any. */
  async function collect(): Promise<boolean> {
    const blobs = await read((transaction) => transaction.keys("blobs"));
    if (blobs.length === 0 || !(await tabs.isAlone())) return false;
    return (await load()).collect();
  }

  /** Shows what is stored now, and ends the steps of designs that other pages have changed. */
  async function refresh(ids: Iterable<string>): Promise<void> {
    const stored = await read(async (transaction) => {
      const all = [await transaction.get("settings", SETTINGS.open), ...ids];
      return Promise.all(all.map((id) => readDesign(model, transaction, id)));
    });
    const [open = null, ...designs] = stored;
    const { revisions } = page.snapshot.history;
    const others = [...ids].filter((id, i) => (designs[i]?.revision ?? null) !== revisions.get(id));
    if (others.length > 0) (await load()).endSteps(others);
    showOpen(open);
  }
  tabs.onMessage(async (message) => {
    await ready;
    if (!page.records.isStored) return;
    if (message?.kind === "erased") await environment.eraseOthers().catch(console.warn);
    // In its turn, so that it does not show again what a change of this page has changed meanwhile.
    const changed = () =>
      message?.kind === "changed" ? message.ids : [...page.snapshot.history.revisions.keys()];
    await queue.run(() => refresh(changed())).catch(console.warn);
  });
  addEventListener("pagehide", () => {
    const isEmpty = page.snapshot.status.kind !== "loading" && isDraft();
    if (!isEmpty) page.mirror.leave();
  });

  const change = (given: Change<Label>) => act((writing) => writing.change(given));
  return {
    get snapshot() {
      return page.snapshot;
    },
    /** Whether this browser keeps what is stored; if not, this page works in memory. Known once it is `ready`. */
    get isStored() {
      return page.records.isStored;
    },
    /** Calls it after every change of the snapshot, and of designs that are not open. Returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves once the record was read and what others wrote to localStorage was taken in. */
    ready,

    /** Stores a change or nothing of it, and shows it then. Changes run one after the other. */
    change,
    /** Takes a step back or does it again: a given one, or the next one of the open design. */
    restore: (way: Way, step?: HistoryStep<StepLabel<Label>>) => act((writing) => writing.restore(way, step)),
    /** Stores bytes ahead of the change that names them, which is to `hold` them until then. */
    keep: async (blobs: Blobs) =>
      faultIn(await change({ ids: [], blobs, edit: () => ({ designs: new Map() }) })),
    /** Removes all that this browser keeps for the app. Cut off anywhere, the next start finishes it. */
    erase: async () => faultIn(await act((writing) => writing.erase())),

    /** The bytes of a blob; undefined if they are gone. Rejects if storage does not answer. */
    blob: (sha256: string) => read((transaction) => bytesOf(transaction, sha256)),
    /** Which of the blobs are there. Rejects if storage does not answer. */
    areStored: (sha256s: readonly string[]) => read((transaction) => storedOf(transaction, sha256s)),
    /** A usable design as it is stored; null if there is none of that id. */
    read: (id: string) => read((transaction) => readDesign(model, transaction, id)),
    /** All designs with what can be done with them, the one changed last first; without those in which nothing is set. */
    async list() {
      const { listDesigns } = await import("./list.ts");
      return read((transaction) => listDesigns(model, transaction));
    },

    /** Keeps blobs that no design names, as long as this page needs them. Returns how to let go. */
    hold(sha256s: Iterable<string>): () => void {
      const held = [...sha256s];
      page.holds.add(held);
      return () => void page.holds.delete(held);
    },
  };
}

const faultIn = (outcome: ChangeOutcome): StoreFault | null => (outcome.ok ? null : outcome.fault);
const faultOf = (error: unknown): StoreFault => {
  if (error instanceof Refusal) return error.fault;
  return isQuotaError(error) ? "full" : "unavailable";
};

/** Runs calls one after the other. If one fails by `isFatal`, those that wait behind it are given up: they reject. */
export function createQueue(isFatal: (error: unknown) => boolean) {
  let last: Promise<unknown> = Promise.resolve();
  let generation = 0;
  return {
    run<Result>(call: () => Promise<Result>): Promise<Result> {
      const mine = generation;
      const turn = last.then(() => {
        if (mine !== generation) throw new Error("An earlier change got no answer");
        return call();
      });
      last = turn.catch((error) => {
        if (isFatal(error)) generation++;
      });
      return turn;
    },
  };
}
