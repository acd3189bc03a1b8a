import { proxy, ref } from "valtio/vanilla";
import type { MachineModel } from "../../shared/machine/types.ts";
import { type Delivery, forget } from "../download/deliver.ts";
import type { PackageFailure } from "../exports/media-package.ts";
import { isQuotaError } from "./database.ts";
import type { Upload, UploadList } from "./list.ts";
import { openRecord, type RecordedList } from "./record.ts";

/** A file that was left out. */
export type Rejection = Pick<Upload, "file" | "facts">;

/** What the page shows of a category besides its files. */
export interface Area {
  /** The drop that is being checked; an older one gives way to it. */
  check: symbol | undefined;
  /** Why the last drop was refused, in the specification's words if it has some for the case. */
  alert: string | undefined;
  rejections: readonly Rejection[];
}

/** What /media-upload shows. It outlives the page, not the tab. */
export interface UploadsState {
  packageName: string;
  files: readonly Upload[];
  areas: Record<string, Area>;
  /** Why the files are shown without being stored. */
  fault: "full" | "unavailable" | undefined;
  /** Share of the request that is sent, 0 to 1, while a package is made. */
  progress: number | undefined;
  failure: PackageFailure | undefined;
  delivery: Delivery | undefined;
}

/** `Brewscreen_20261121`: the model's prefix and the local date. */
function defaultPackageName(model: MachineModel, now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const date = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return model.packageNamePrefix + date;
}

const emptyState = (model: MachineModel, now: Date): UploadsState => ({
  packageName: defaultPackageName(model, now),
  files: [],
  areas: Object.fromEntries(
    model.packageCategories.map(({ id }) => [id, { check: undefined, alert: undefined, rejections: [] }]),
  ),
  fault: undefined,
  progress: undefined,
  failure: undefined,
  delivery: undefined,
});

/** Pure, since it may run several times. */
type Change = (list: UploadList) => UploadList;

interface Act {
  readonly change: Change;
  readonly added: readonly Upload[];
  readonly resolve: (list: UploadList | undefined) => void;
}

/** What there was when the visitor began an act. */
export interface ActStart {
  /** The files on the page, with what this tab is about to show. */
  readonly seen: readonly Upload[];
  /** Counts the erasures that this tab has noticed. */
  readonly epoch: number;
}

export type Uploads = ReturnType<typeof createUploads>;

/**
 * The files of /media-upload. The record is in the database. The state shows what was committed and, beyond that, only
 * the package's name as it is typed, and acts that the database does not take: they hold for this tab, and are tried
 * again with the next one.
 */
export function createUploads(model: MachineModel, now: Date) {
  const state = proxy(emptyState(model, now));
  const proposedName = state.packageName;
  let stored: UploadList = { files: [] };
  let generation: number | undefined;
  let epoch = 0;
  /** Acts that are not stored yet, in their order. */
  let pending: readonly Act[] = [];
  let queue = Promise.resolve();
  const record = openRecord((announcement) => {
    if (announcement === "erased") reset(undefined);
    void sync();
  });

  /** An act whose commit was not answered may be stored already. */
  const apply = (list: UploadList, { change, added }: Act): UploadList =>
    added.some(({ id }) => list.files.some((file) => file.id === id)) ? list : change(list);

  /** The name is stored once it was typed, and as long as there are files. */
  function withName(list: UploadList): UploadList {
    if (list.files.length === 0) return { files: [] };
    const typed = state.packageName === proposedName ? undefined : state.packageName;
    return { ...list, packageName: list.packageName ?? typed };
  }

  function show(): UploadList {
    const ahead = pending.reduce(apply, stored);
    const shown = state.fault ? ahead : stored;
    state.packageName = ahead.packageName ?? state.packageName;
    // Valtio would turn what it is given into proxies, which IndexedDB does not take.
    state.files = ref(shown.files);
    return shown;
  }

  /** After an erasure nothing is shown of what was before, and what was begun by then is not carried out. */
  function reset(newGeneration: number | undefined): void {
    epoch++;
    generation = newGeneration;
    for (const { resolve } of pending) resolve(undefined);
    pending = [];
    stored = { files: [] };
    if (state.delivery) forget(state.delivery);
    Object.assign(state, { ...emptyState(model, now), progress: state.progress });
    show();
  }

  /** Reads the list and carries out in it what is pending, in one transaction, and shows what came of it. */
  async function exchange(): Promise<void> {
    const [acts, epochThen] = [pending, epoch];
    const isOther = (list: RecordedList) => generation !== undefined && generation !== list.generation;
    try {
      const known = new Map(stored.files.map(({ id, file }) => [id, file]));
      const list = await record.change((current) => {
        const isErased = epoch !== epochThen || isOther(current);
        const changed = isErased ? current : acts.reduce(apply, current);
        return changed === current ? current : withName(changed);
      }, known);
      // An erasure was announced meanwhile, and the list is read again.
      if (epoch !== epochThen) return;
      if (isOther(list)) reset(list.generation);
      generation = list.generation;
      stored = list;
      pending = pending.filter((act) => !acts.includes(act));
      if (pending.length === 0) state.fault = undefined;
      const shown = show();
      for (const { resolve } of acts) resolve(shown);
    } catch (error) {
      console.warn("The files are not stored", error);
      // What was read once and not changed since is stored all the same.
      if (pending.length === 0 && generation !== undefined) return;
      state.fault = isQuotaError(error) ? "full" : "unavailable";
      const shown = show();
      for (const { resolve } of pending) resolve(shown);
    }
  }

  /** Reads what is stored and stores what is pending, after what is under way. */
  const sync = (): Promise<void> => {
    queue = queue.then(exchange);
    return queue;
  };

  const push = (change: Change, added: readonly Upload[] = []) =>
    new Promise<UploadList | undefined>((resolve) => {
      pending = [...pending, { change, added, resolve }];
      if (state.fault) resolve(show());
      void sync();
    });

  return {
    model,
    state,
    sync,

    /** To be called when the visitor begins an act, before anything is awaited. */
    begin: (): ActStart => ({ seen: pending.reduce(apply, stored).files, epoch }),

    /**
     * Changes the list as it is in the database, and resolves when that is stored and shown; without an answer, when it
     * is shown.
     *
     * @returns the list; undefined if everything was erased since the act was begun, which is then not carried out
     */
    async act(start: ActStart, change: Change, added?: readonly Upload[]) {
      if (start.epoch !== epoch) return undefined;
      state.failure = undefined;
      return push(change, added);
    },

    /** Shows the name of the package as it is typed, and stores it. */
    rename(packageName: string): void {
      state.packageName = packageName;
      void push((list) => (list.files.length === 0 ? list : { ...list, packageName }));
    },
  };
}
