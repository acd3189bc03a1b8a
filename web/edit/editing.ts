import type { Machine } from "../../shared/machine/machine.ts";
import { type BlobMap, type Design, imagesOf, type Picture } from "../../shared/model/design.ts";
import type { EditResult } from "../../shared/model/edit.ts";
import type { UndoDirection, UndoStep } from "../../shared/model/history.ts";
import type { Recipe } from "../../shared/model/recipe.ts";
import type { RenderJob } from "../../shared/model/render.ts";
import type { RenderedPicture, RenderFault, RenderOptions } from "../picture/render-job.ts";
import { STORAGE_KEYS, withStorage } from "../store/mirror.ts";
import type { PictureStore, ServedFiles } from "../store/pictures.ts";
import { createStore, type StoreEnvironment, storeFaultOf, type UndoStepLabel } from "../store/store.ts";
import type { ChangeOutcome, CommittedChange, DesignEdits, DesignMap, StoreFault } from "../store/types.ts";
import { createEditingState, findOfferedUndoStep, type UndoLabel } from "./state.ts";

export type PictureRenderer = (
  machine: Machine,
  job: RenderJob,
  options: RenderOptions,
) => Promise<readonly (RenderedPicture | RenderFault)[]>;

export interface RenderFailure extends RenderFault {
  readonly design: string;
  readonly recipe: Recipe;
}

export interface EditingEnvironment
  extends Omit<StoreEnvironment<UndoLabel>, "outsideLabel" | "isMissing">,
    ServedFiles {
  askToPersist(): Promise<void>;
  readonly render?: PictureRenderer;
}

export interface EditOptions {
  /** Consecutive edits of a group form one undo step. */
  readonly group?: string | undefined;
  /** Bytes that might not be stored yet. */
  readonly blobs?: BlobMap | undefined;
  readonly signal?: AbortSignal | undefined;
  onProgress?(share: number): void;
  /** Refuses the edit if any picture, or any with a matching recipe, can't be rendered. */
  readonly needs?: "every" | ((recipe: Recipe) => boolean) | undefined;
}

/** `notRendered`: required pictures failed. */
export type EditOutcomeFault = StoreFault | "stopped" | "notRendered";

export type EditOutcome =
  | (CommittedChange & { readonly failures: readonly RenderFailure[] })
  | { readonly ok: false; readonly fault: EditOutcomeFault };

/** Must be pure. */
export type DesignsUpdater = (designs: DesignMap, open: string | null) => DesignEdits | StoreFault;

export interface NewDesign {
  readonly design: Design;
  readonly blobs?: BlobMap | undefined;
  readonly isLanguageGuessed?: boolean;
}

export type EditingSession = ReturnType<typeof createEditingSession>;

export function createEditingSession(machine: Machine, environment: EditingEnvironment) {
  const { model } = machine;
  const { storage } = environment;
  const store = createStore<UndoLabel>(model, {
    ...environment,
    isMissing: (picture) => pictures.isMissing(picture),
    outsideLabel: { offer: { kind: "restore" } },
  });

  let loaded: PictureStore | null = null;
  const loadPictures = loadOnce(async (): Promise<PictureStore> => {
    const { createPictureStore } = await import("../store/pictures.ts");
    loaded = createPictureStore(model, store, environment, () => showMissing());
    return loaded;
  });
  const pictures = {
    bytes: async (picture: Picture) => (await loadPictures()).bytes(picture),
    url: async (picture: Picture) => (await loadPictures()).url(picture),
    isMissing: (picture: Picture): boolean => loaded?.isMissing(picture) ?? false,
    async look(design: Design): Promise<void> {
      const { lookForBlobs, lookForPaths } = await loadPictures();
      await Promise.all([lookForBlobs(design), lookForPaths(design)]);
    },
  };
  const shownState = createEditingState(store, storage, pictures.isMissing);
  const { state, showMissing, setLoss, beginSaving, setUnstored, switching } = shownState;
  async function look(): Promise<void> {
    const { design } = store.snapshot;
    if (imagesOf(design).next().done) return;
    const { lookForBlobs, lookForPaths } = await loadPictures();
    const show = (isNews: boolean) => isNews && showMissing();
    void lookForPaths(design).then(show);
    show(await lookForBlobs(design));
  }
  let shown: Design | undefined;
  const unstored = new Set<string>();
  const follow = () => {
    const { design } = store.snapshot;
    if (design.revision === 0) unstored.add(design.id);
    else unstored.delete(design.id);
    if (shown && shown !== design) void look();
    shown = design;
  };
  store.subscribe(follow);
  follow();

  const load = loadOnce(async () => {
    const { createEdit } = await import("./edit.ts");
    return createEdit({ machine, store, environment, setLoss });
  });
  async function withEdit<Result>(
    run: (edit: Awaited<ReturnType<typeof load>>) => Promise<Result>,
  ): Promise<Result | { readonly ok: false; readonly fault: StoreFault }> {
    const end = beginSaving();
    try {
      return await run(await load());
    } catch (error) {
      console.error("Failed to apply a change", error);
      return { ok: false, fault: storeFaultOf(error) };
    } finally {
      end();
    }
  }
  const restore = (direction: UndoDirection, find: () => UndoStep<UndoStepLabel<UndoLabel>> | undefined) =>
    withEdit(({ inTurn }) =>
      inTurn(async (): Promise<ChangeOutcome> => {
        const step = find();
        if (!step) return { ok: false, fault: "gone" };
        const outcome = await switching(() => store.restore(direction, step));
        if (outcome.ok) setLoss(null);
        return outcome;
      }),
    );
  const restoreOffered = (direction: UndoDirection) =>
    restore(direction, () => findOfferedUndoStep(store.snapshot, direction));

  return {
    machine,
    state,
    store,
    pictures,
    /** Resolves once the open design is loaded and checked for missing blobs. */
    ready: store.ready.then(look),
    /** An unstored design's id stands for whichever design is open when the edit runs. */
    edit(
      given: string | readonly string[],
      label: UndoLabel | null,
      change: (design: Design) => EditResult,
      options: EditOptions = {},
    ): Promise<EditOutcome> {
      const ids = typeof given === "string" ? [given] : given;
      const draft = ids.find((id) => unstored.has(id));
      return withEdit(({ run, onEach }) => run(ids, label, onEach(ids, draft, change), options));
    },
    editDesigns: (
      ids: readonly string[],
      label: UndoLabel | null,
      change: DesignsUpdater,
    ): Promise<EditOutcome> => withEdit(({ run }) => run(ids, label, change, {})),
    /** Stores nothing. Rejects if aborted. */
    render: async (given: NewDesign, options: EditOptions = {}) => (await load()).render(given, options),
    /** Fails unless `step` is the next one. */
    restore: (direction: UndoDirection, step: UndoStep<UndoStepLabel<UndoLabel>> | undefined) =>
      restore(direction, () => step),
    undo: () => restoreOffered("undo"),
    // Stryker disable next-line StringLiteral: whatever isn't Undo is Redo.
    redo: () => restoreOffered("redo"),
    beginSaving,
    setUnstored,
    prepare: () => void load().catch(() => {}),
    switching,
    /** Returns an unvalidated route, or "" if there is none. */
    returnToStep: (): string =>
      withStorage(storage, (storage) => storage.getItem(STORAGE_KEYS.returnToStep)) ?? "",
    setReturnToStep: (route: string): void =>
      withStorage(storage, (storage) =>
        route === ""
          ? storage.removeItem(STORAGE_KEYS.returnToStep)
          : storage.setItem(STORAGE_KEYS.returnToStep, route),
      ),
  };
}

/** After a failure, the next call tries again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}
