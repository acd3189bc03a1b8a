import type { MachineModel } from "../../shared/machine/types.ts";
import type { BlobMap, Design, Picture } from "../../shared/model/design.ts";
import {
  EMPTY_UNDO_HISTORY,
  type UndoDirection,
  type UndoHistory,
  type UndoStep,
} from "../../shared/model/history.ts";
import { createDatabaseRecordStore, DatabaseTimeoutError } from "./database.ts";
import { createMirror, type Mirror, type StorageLike } from "./mirror.ts";
import { createEmptyDesignInPageLanguage } from "./new-design.ts";
import {
  ChangeRefusedError,
  COLLECTIONS,
  DATABASE_NAME,
  findStoredBlobs,
  isQuotaError,
  type RecordStore,
  readBlobBytes,
  SETTING_KEYS,
  type Transaction,
} from "./records.ts";
import type { TabChannel } from "./tabs.ts";
import type { ChangeOutcome, DesignEdits, DesignMap, SaveStatus, StoreChange, StoreFault } from "./types.ts";
import type { StoreWriter, WrittenChange } from "./writing.ts";

export interface StoreEnvironment<Label> {
  readonly storage: StorageLike | null;
  readonly tabs: TabChannel;
  now(): number;
  newId(): string;
  /** Erases uploads, caches and sessionStorage, without waiting for other pages. */
  eraseOthers(): Promise<void>;
  isMissing(picture: Picture): boolean;
  readonly outsideLabel: Label;
}

export interface UndoStepLabel<Label> {
  readonly label: Label;
  readonly open?: { readonly before: string | null; readonly after: string | null };
}

export interface StoreSnapshot<Label> {
  /** With revision 0 until it is stored. */
  readonly design: Design;
  readonly status: SaveStatus;
  /** Keys of unusable values, which count as absent. */
  readonly setAside: readonly string[];
  readonly history: UndoHistory<UndoStepLabel<Label>>;
}

export interface StoreContext<Label> {
  readonly model: MachineModel;
  readonly environment: StoreEnvironment<Label>;
  records: RecordStore;
  mirror: Mirror;
  snapshot: StoreSnapshot<Label>;
  readonly holds: Set<readonly string[]>;
}

export type Store<Label> = ReturnType<typeof createStore<Label>>;

export function createStore<Label>(model: MachineModel, environment: StoreEnvironment<Label>) {
  const { storage, tabs, newId } = environment;
  const page: StoreContext<Label> = {
    model,
    environment,
    records: createDatabaseRecordStore(DATABASE_NAME, COLLECTIONS),
    mirror: createMirror(storage),
    snapshot: {
      design: createEmptyDesignInPageLanguage(model, newId()),
      status: { kind: "loading" },
      setAside: [],
      history: EMPTY_UNDO_HISTORY,
    },
    holds: new Set(),
  };
  /** Not needed on a first visit. */
  let stored: typeof import("./stored-design.ts") | undefined;
  const loadStored = async () => {
    stored ??= await import("./stored-design.ts");
    return stored;
  };
  const load = async () => {
    const [{ createStoreWriter }] = await Promise.all([import("./writing.ts"), loadStored()]);
    return createStoreWriter(page);
  };
  const memory = () => import("./memory.ts");
  const queue = createQueue((error) => error instanceof DatabaseTimeoutError);
  const listeners = new Set<() => void>();
  let running = 0;
  let unsaved: StoreFault | null = null;
  let isTakenIn = false;
  /** Whether storage may differ from what is shown. */
  let isUnsure: boolean;

  const read = <Result>(body: (transaction: Transaction) => Promise<Result>) =>
    page.records.run("readonly", body);
  const readRecord = async ({ get }: Transaction, id: unknown): Promise<unknown> =>
    typeof id === "string" ? get("designs", id) : undefined;
  const usable = async (record: unknown): Promise<Design | null> =>
    // Stryker disable next-line ConditionalExpression: a missing record is null anyway.
    record === undefined ? null : (await loadStored()).parseUsableDesign(model, record);
  const show = (parts: Partial<StoreSnapshot<Label>>) => {
    page.snapshot = { ...page.snapshot, ...parts };
    for (const listener of listeners) listener();
  };
  const isDraft = () => page.snapshot.design.revision === 0;
  const showOpen = (open: Design | null, setAside = page.snapshot.setAside) => {
    // Stryker disable next-line OptionalChaining: it was loaded by then.
    const filled = open && stored?.createMirrorValues(model, open);
    show({
      design: open ?? (isDraft() ? page.snapshot.design : createEmptyDesignInPageLanguage(model, newId())),
      setAside: setAside.filter((key) => !filled?.has(key)),
    });
  };
  async function showStatus(): Promise<void> {
    const isKept = page.records.isStored || (await (await memory()).isFullyMirrored(page));
    const fault = unsaved ?? (isKept ? null : "unavailable");
    if (running > 0) show({ status: { kind: "saving" } });
    else show({ status: fault ? { kind: "notSaved", fault } : { kind: "saved" } });
  }

  const ready = (async () => {
    let seen = await look().catch(async (error) => {
      console.warn("Storage is unavailable; working in memory", error);
      page.records = (await memory()).createMemoryRecords();
      page.mirror = createMirror(storage, false);
      return look();
    });
    if (seen.isErasing) {
      await (await load()).eraseRest().catch(console.warn);
      seen = await look();
    }
    await settle(seen).catch((error) => {
      console.error("Failed to store a change found in localStorage", error);
      unsaved = storeFaultOf(error);
      isUnsure = true;
    });
    await showStatus();
  })();
  void ready.then(() => page.records.isStored && collect()).catch(console.warn);

  async function look() {
    const { id, erasing, record } = await read(async (transaction) => {
      const setting = (key: string) => transaction.get("settings", key);
      const [id, erasing] = await Promise.all([setting(SETTING_KEYS.open), setting(SETTING_KEYS.erasing)]);
      return { id, erasing, record: await readRecord(transaction, id) };
    });
    const open = await usable(record);
    const { mirror } = page;
    return {
      open,
      // Stryker disable next-line ConditionalExpression: the rest is true too.
      isUntouched: (!open && mirror.isBlank()) || (await loadStored()).isMirrorUntouched(mirror, model, open),
      isNew: id === undefined,
      isErasing: erasing === true,
    };
  }
  /**
   * Reads edits in localStorage only at startup, if the database was deleted, or if designs are kept in memory,
   * because other pages' writes may become visible late.
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
  async function bringTogether(isTaking: boolean): Promise<void> {
    const id = isDraft() ? page.snapshot.design.id : newId();
    const { isTaken } = await write((writing) => writing.bring(id, isTaking));
    if (isTaken) await bringTogether(false);
  }
  /** Stores a setting whose absence reveals a deleted database. */
  function begin(): Promise<void> {
    return page.records.run("readwrite", async (transaction) => {
      const open = await transaction.get("settings", SETTING_KEYS.open);
      if (open === undefined) await transaction.put("settings", SETTING_KEYS.open, null);
    });
  }

  async function perform(
    change: (writing: StoreWriter<Label>) => Promise<WrittenChange>,
  ): Promise<ChangeOutcome> {
    running++;
    if (page.snapshot.status.kind !== "loading") show({ status: { kind: "saving" } });
    const outcome = await queue
      .run(async (): Promise<ChangeOutcome> => {
        await ready;
        // Pages that work in memory aren't notified of each other's changes.
        if (isUnsure || !page.records.isStored) await settle();
        const { designs } = await write(change).catch(async (error) => {
          isUnsure = !(error instanceof ChangeRefusedError) || ["gone", "unavailable"].includes(error.fault);
          if (isUnsure && !(error instanceof DatabaseTimeoutError)) await settle().catch(console.warn);
          throw error;
        });
        return { ok: true, isStored: page.records.isStored, designs };
      })
      .catch((error): ChangeOutcome => {
        if (!(error instanceof ChangeRefusedError)) console.error("Failed to store a change", error);
        return { ok: false, fault: storeFaultOf(error) };
      });
    running--;
    if (outcome.ok) unsaved = null;
    else if (["full", "unavailable", "notLoaded"].includes(outcome.fault)) unsaved = outcome.fault;
    if (isUnsure) void queue.run(settle).catch(console.warn);
    await showStatus();
    return outcome;
  }
  async function write<Result extends WrittenChange>(run: (writing: StoreWriter<Label>) => Promise<Result>) {
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

  async function collect(): Promise<boolean> {
    const blobs = await read((transaction) => transaction.keys("blobs"));
    return blobs.length > 0 && (await load()).collect();
  }

  async function refresh(ids: Iterable<string>): Promise<void> {
    const stored = await read(async (transaction) => {
      const all = [await transaction.get("settings", SETTING_KEYS.open), ...ids];
      return Promise.all(all.map((id) => readRecord(transaction, id)));
    });
    const [open = null, ...designs] = await Promise.all(stored.map(usable));
    const { revisions } = page.snapshot.history;
    const others = [...ids].filter((id, i) => (designs[i]?.revision ?? null) !== revisions.get(id));
    if (others.length > 0) (await load()).endSteps(others);
    showOpen(open);
  }
  tabs.onMessage(async (message) => {
    await ready;
    if (message?.kind === "erased") await environment.eraseOthers().catch(console.warn);
    // Queued, because a change in progress would appear to be undone.
    const changed = () =>
      message?.kind === "changed" ? message.ids : [...page.snapshot.history.revisions.keys()];
    await queue.run(() => refresh(changed())).catch(console.warn);
  });
  addEventListener("pagehide", () => {
    const isEmpty = page.snapshot.status.kind !== "loading" && isDraft();
    if (!isEmpty) page.mirror.leave();
  });

  const change = (given: StoreChange<Label>) => perform((writing) => writing.change(given));
  return {
    get snapshot() {
      return page.snapshot;
    },
    /** Known once `ready` resolves. */
    get isStored() {
      return page.records.isStored;
    },
    /** Also notifies of changes to other designs. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready,

    change,
    restore: (direction: UndoDirection, step?: UndoStep<UndoStepLabel<Label>>) =>
      perform((writing) => writing.restore(direction, step)),
    /** Stores blobs before the change that refers to them, unless a design is gone. Call `hold` first. */
    keep: async (blobs: BlobMap, ids: readonly string[] = []) => {
      const edit = (designs: DesignMap): DesignEdits | StoreFault =>
        ids.every((id) => designs.get(id)) ? { designs: new Map() } : "gone";
      return faultIn(await change({ ids, blobs, edit }));
    },
    erase: async () => faultIn(await perform((writing) => writing.erase())),

    blob: (sha256: string) => read((transaction) => readBlobBytes(transaction, sha256)),
    areStored: (sha256s: readonly string[]) => read((transaction) => findStoredBlobs(transaction, sha256s)),
    read: async (id: string) => usable(await read((transaction) => readRecord(transaction, id))),
    async list() {
      const { listDesigns } = await loadStored();
      return read((transaction) => listDesigns(model, transaction));
    },

    /** Keeps blobs, even unreferenced, until the returned function is called. */
    hold(sha256s: Iterable<string>): () => void {
      const held = [...sha256s];
      page.holds.add(held);
      return () => void page.holds.delete(held);
    },
  };
}

const faultIn = (outcome: ChangeOutcome): StoreFault | null => (outcome.ok ? null : outcome.fault);
export const storeFaultOf = (error: unknown): StoreFault => {
  if (error instanceof ChangeRefusedError) return error.fault;
  if (isQuotaError(error)) return "full";
  // Failed imports reject with a TypeError.
  return error instanceof TypeError ? "notLoaded" : "unavailable";
};

/** After a fatal error, waiting calls reject. */
function createQueue(isFatal: (error: unknown) => boolean) {
  let last: Promise<unknown> = Promise.resolve();
  let generation = Symbol();
  return {
    run<Result>(call: () => Promise<Result>): Promise<Result> {
      const mine = generation;
      const turn = last.then(() => {
        if (mine !== generation) throw new Error("An earlier change timed out");
        return call();
      });
      last = turn.catch((error) => {
        if (isFatal(error)) generation = Symbol();
      });
      return turn;
    },
  };
}
