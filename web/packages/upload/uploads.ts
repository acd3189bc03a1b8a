import { proxy, ref } from "valtio/vanilla";
import type { MachineModel } from "../../../shared/machine/types.ts";
import type { PackageFailure } from "../../exports/media-package.ts";
import { type Delivery, forget } from "../../files/deliver.ts";
import { isQuotaError } from "../../store/records.ts";
import type { Upload, UploadList } from "./list.ts";
import { isErasedSince, openRecord } from "./record.ts";

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

/** `Brewscreen_20261121`: the model's prefix and the local date, which Sweden writes as 2026-11-21. */
const defaultPackageName = (model: MachineModel, now: Date): string =>
  model.packageNamePrefix + now.toLocaleDateString("sv").replaceAll("-", "");

const emptyState = (model: MachineModel, packageName: string): UploadsState => ({
  packageName,
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
export type Change = (list: UploadList) => UploadList;

interface Act {
  /** When the visitor began it, in milliseconds since 1970. */
  readonly begun: number;
  readonly change: Change;
  readonly resolve: (list: UploadList | undefined) => void;
}

const apply = (acts: readonly Act[], list: UploadList) =>
  acts.reduce((list, { change }) => change(list), list);

export type Uploads = ReturnType<typeof createUploads>;

/**
 * The files of /media-upload. The record is in the database. The state shows what was committed and, beyond that, only
 * the package's name as it is typed, and acts that the database does not take: they hold for this tab, and are tried
 * again with the next one.
 */
export function createUploads(model: MachineModel, now: Date) {
  const proposedName = defaultPackageName(model, now);
  const state = proxy(emptyState(model, proposedName));
  const record = openRecord();
  let stored: UploadList | undefined;
  /** What is shown is not older than this. */
  let shownSince = Date.now();
  /** Acts that are not stored yet, in their order. */
  let pending: readonly Act[] = [];
  let queue = Promise.resolve();

  function show(): UploadList {
    const committed = stored ?? { files: [] };
    const ahead = apply(pending, committed);
    const shown = state.fault ? ahead : committed;
    state.packageName = ahead.packageName ?? proposedName;
    // Valtio would turn what it is given into proxies, which IndexedDB does not take.
    state.files = ref(shown.files);
    return shown;
  }

  /** Carries out in the record what is pending, in one transaction, and shows what came of it. */
  async function exchange(): Promise<void> {
    const acts = pending;
    try {
      const list = await record.change((list) =>
        apply(
          acts.filter(({ begun }) => !isErasedSince(list, begun)),
          list,
        ),
      );
      if (isErasedSince(list, shownSince)) {
        if (state.delivery) forget(state.delivery);
        Object.assign(state, { ...emptyState(model, proposedName), progress: state.progress });
        shownSince = list.erasedAt + 1;
      }
      stored = list;
      pending = pending.filter((act) => !acts.includes(act));
      if (pending.length === 0) state.fault = undefined;
      show();
      for (const { begun, resolve } of acts) resolve(isErasedSince(list, begun) ? undefined : list);
    } catch (error) {
      console.warn("The files are not stored", error);
      // What was read once and not changed since is stored all the same.
      if (pending.length === 0 && stored) return;
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
  record.onChange(() => void sync());

  /**
   * Changes the list as it is in the database, and resolves when that is stored and shown; without an answer, when it
   * is shown.
   *
   * @param begun when the visitor began the act, if that was before now
   * @returns the list; undefined if everything was erased since then, and the act is not carried out
   */
  const act = (change: Change, begun = Date.now()): Promise<UploadList | undefined> =>
    new Promise((resolve) => {
      pending = [...pending, { begun, change, resolve }];
      state.failure = undefined;
      const shown = show();
      if (state.fault) resolve(shown);
      void sync();
    });

  return {
    model,
    state,
    sync,
    act,
    /** Shows the name of the package as it is typed, and stores it. */
    rename: (packageName: string) => void act((list) => ({ ...list, packageName })),
  };
}
