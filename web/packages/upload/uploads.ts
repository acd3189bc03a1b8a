import { proxy, ref } from "valtio/vanilla";
import type { MachineModel } from "../../../shared/machine/types.ts";
import type { PackageFailure } from "../../exports/media-package.ts";
import { type Delivery, formatDateParts, releaseDelivery } from "../../files/deliver.ts";
import { isQuotaError } from "../../store/records.ts";
import { openUploadsDatabase, UPLOAD_LIST_KEY } from "../../store/uploads-database.ts";
import type { Upload, UploadList } from "./list.ts";

export interface UploadArea {
  /** The drop being checked, superseded by any new one. */
  check: symbol | undefined;
  alert: string | undefined;
  rejections: readonly Pick<Upload, "file" | "facts">[];
}

/** Kept outside React to survive navigation. */
export interface UploadsState {
  /** False until the stored list has been read. */
  isLoaded: boolean;
  packageName: string;
  files: readonly Upload[];
  areas: Record<string, UploadArea>;
  fault: "full" | "unavailable" | undefined;
  /** From 0 to 1. */
  progress: number | undefined;
  failure: PackageFailure | undefined;
  delivery: Delivery | undefined;
}

const emptyState = ({ packageCategories }: MachineModel, packageName: string): UploadsState => ({
  isLoaded: true,
  packageName,
  files: [],
  areas: Object.fromEntries(
    packageCategories.map(({ id }) => [id, { check: undefined, alert: undefined, rejections: [] }]),
  ),
  fault: undefined,
  progress: undefined,
  failure: undefined,
  delivery: undefined,
});

interface StoredList extends Omit<UploadList, "files"> {
  /** Undefined after an erasure. */
  readonly files?: readonly Omit<Upload, "file">[];
}

function openRecord() {
  const { run, tell, onMessage } = openUploadsDatabase();
  let known: ReadonlyMap<string, unknown> = new Map();
  return {
    onChange: onMessage,

    /** Leaves out files whose bytes are gone. */
    async change(change: UploadListUpdater): Promise<UploadList> {
      const { list, isChanged } = await run("readwrite", async ({ get, keys, put, remove }) => {
        // Only this function and `eraseUploads` write the list.
        const stored = (await get("list", UPLOAD_LIST_KEY)) as StoredList | undefined;
        const ids = new Set(await keys("files"));
        const withFile = async (row: Omit<Upload, "file">) => {
          const file = ids.has(row.id) && (known.get(row.id) ?? (await get("files", row.id)));
          return file instanceof File ? { ...row, file } : [];
        };
        const files = (await Promise.all((stored?.files ?? []).map(withFile))).flat();
        const before: UploadList = { ...stored, files };
        const after = change(before);
        const list = { ...after, erasedAt: before.erasedAt };
        if (after !== before) {
          const kept = new Set(after.files.map(({ id }) => id));
          const rows = after.files.map(({ file, ...row }) => row);
          await Promise.all([
            put("list", UPLOAD_LIST_KEY, { ...list, files: rows } satisfies StoredList),
            ...[...ids].filter((id) => !kept.has(id)).map((id) => remove("files", id)),
            ...after.files.filter(({ id }) => !ids.has(id)).map(({ id, file }) => put("files", id, file)),
          ]);
        }
        return { list, isChanged: after !== before };
      });
      known = new Map(list.files.map(({ id, file }) => [id, file]));
      if (isChanged) tell(null);
      return list;
    },
  };
}

/** An erasure in the future means that the clock was set back. */
const isErasedSince = ({ erasedAt = 0 }: UploadList, time: number): boolean =>
  time <= erasedAt && erasedAt <= Date.now();

/** May be called several times. */
export type UploadListUpdater = (list: UploadList) => UploadList;

interface PendingChange {
  /** In milliseconds since 1970. */
  readonly begun: number;
  readonly change: UploadListUpdater;
}

const apply = (pending: readonly PendingChange[], list: UploadList) =>
  pending.reduce((list, { change }) => change(list), list);

export type Uploads = ReturnType<typeof createUploads>;

/**
 * Shows only committed changes, except to the package's name. Changes that the database refuses stay in this
 * tab and are retried with the next change.
 */
export function createUploads(model: MachineModel, now = () => new Date()) {
  /** "Brewscreen_20261121". */
  const proposedName = () => model.packageNamePrefix + formatDateParts(now()).day.replaceAll("-", "");
  const state = proxy({ ...emptyState(model, ""), isLoaded: false });
  const record = openRecord();
  let stored: UploadList | undefined;
  /** A later erasure invalidates the state shown. */
  let shownSince = Date.now();
  let pending: readonly PendingChange[] = [];
  let queue = Promise.resolve();

  function show(): void {
    const committed = stored ?? { files: [] };
    const ahead = apply(pending, committed);
    state.packageName = ahead.packageName ?? (state.isLoaded ? proposedName() : "");
    // IndexedDB can't store Valtio's proxies.
    state.files = ref((state.fault ? ahead : committed).files);
  }

  function askBeforeLosing(event: Event): void {
    if (state.files.length > 0) event.preventDefault();
  }

  async function exchange(): Promise<void> {
    const changes = pending;
    try {
      stored = await record.change((list) =>
        apply(
          changes.filter(({ begun }) => !isErasedSince(list, begun)),
          list,
        ),
      );
      if (isErasedSince(stored, shownSince)) {
        if (state.delivery) releaseDelivery(state.delivery);
        Object.assign(state, { ...emptyState(model, proposedName()), progress: state.progress });
        shownSince = (stored.erasedAt ?? 0) + 1;
      }
      pending = pending.filter((each) => !changes.includes(each));
      if (pending.length === 0) {
        state.fault = undefined;
        removeEventListener("beforeunload", askBeforeLosing);
      }
    } catch (error) {
      console.warn("Failed to store the files", error);
      // The list shown is still valid.
      if (pending.length === 0 && stored) return;
      state.fault = isQuotaError(error) ? "full" : "unavailable";
      addEventListener("beforeunload", askBeforeLosing);
    }
    state.isLoaded = true;
    show();
  }

  const sync = (): Promise<void> => {
    queue = queue.then(exchange);
    return queue;
  };
  record.onChange(() => void sync());

  /** Returns undefined if everything has been erased since `begun`. */
  async function update(
    change: UploadListUpdater,
    begun = Date.now(),
  ): Promise<readonly Upload[] | undefined> {
    pending = [...pending, { begun, change }];
    state.failure = undefined;
    show();
    const synced = sync();
    if (!state.fault) await synced;
    const isErased = !state.fault && stored && isErasedSince(stored, begun);
    return isErased ? undefined : state.files;
  }

  return {
    model,
    state,
    sync,
    update,
    rename: (packageName: string) => void update((list) => ({ ...list, packageName })),
  };
}
