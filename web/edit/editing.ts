import type { Machine } from "../../shared/machine/machine.ts";
import { type Blobs, type Design, imagesOf } from "../../shared/model/design.ts";
import type { Edited } from "../../shared/model/edit.ts";
import type { HistoryStep, Way } from "../../shared/model/history.ts";
import { KEYS } from "../store/mirror.ts";
import type { Pictures, Served } from "../store/pictures.ts";
import { createStore, type StepLabel, type Store, type StoreEnvironment } from "../store/store.ts";
import type { ChangeOutcome, Committed, Designs, Edits, StoreFault } from "../store/types.ts";
import type { Label } from "./label.ts";
import { once } from "./once.ts";
import type { EditFailure, Render } from "./rendering.ts";
import { createState, offeredStep, type State } from "./state.ts";

export interface EditingEnvironment
  extends Omit<StoreEnvironment<Label>, "outsideLabel" | "isMissing">,
    Served {
  /** Asks the browser not to evict what is stored. */
  askToPersist(): Promise<void>;
  /** The app's renderer if it is absent. */
  readonly render?: Render;
}

export interface EditOptions {
  /** Edits of one group that follow each other are one step of Undo. */
  readonly group?: string | undefined;
  /** Bytes that the edited designs name and that may not be stored yet. */
  readonly blobs?: Blobs | undefined;
  /** Ends the rendering; nothing is changed then. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of the pictures that are rendered, 0 to 1. */
  onProgress?(share: number): void;
  /** "every": refuse the edit if any picture fails to render; "some": if all of them do. Absent: never refuse it for that. */
  readonly needs?: "every" | "some" | undefined;
}

/** Why an edit was not carried out. `stopped`: its signal was aborted. `notRendered`: pictures that it needs failed. */
export type EditOutcomeFault = StoreFault | "stopped" | "notRendered";

/** What became of an edit; one that is not `ok` has changed nothing. */
export type EditOutcome =
  | (Committed & { readonly failures: readonly EditFailure[] })
  | { readonly ok: false; readonly fault: EditOutcomeFault };

/** What an act makes of several designs. It is pure, since it may run again on other records; `open` is an id. */
export type Act = (designs: Designs, open: string | null) => Edits | StoreFault;

/** A design that is not stored yet. */
export interface NewDesign {
  readonly design: Design;
  /** Bytes that it names and that may not be stored yet. */
  readonly blobs?: Blobs | undefined;
}

/** A design whose pictures are rendered, and all of whose bytes are stored until `release` is called. */
export type FinishedDesign =
  | {
      readonly ok: true;
      readonly design: Design;
      readonly failures: readonly EditFailure[];
      readonly release: () => void;
    }
  | { readonly ok: false; readonly fault: StoreFault | "stopped" };

/** A design whose pictures are rendered, with the bytes that were given and rendered. */
export interface RenderedDesign {
  readonly design: Design;
  readonly blobs: Blobs;
  readonly failures: readonly EditFailure[];
}

/** The open design, and the one way to change it or any other. */
export interface Editing {
  readonly machine: Machine;
  readonly state: State;
  /** Resolves once the record was read, and it is known which of its stored pictures are missing. */
  readonly ready: Promise<void>;
  /**
   * Changes a design, or each of several, by a pure function; renders the pictures whose recipe is not the one that
   * they were rendered from; and stores all of it or nothing, as one step of Undo. Edits are carried out in the order
   * in which they are asked for. The id of the empty design that a page shows first stands for the one that is open by
   * then, if there is any.
   */
  edit(
    ids: string | readonly string[],
    label: Label | null,
    change: (design: Design) => Edited,
    options?: EditOptions,
  ): Promise<EditOutcome>;
  /** As `edit`, for an act that adds or removes designs, or opens another one. */
  act(ids: readonly string[], label: Label | null, act: Act, options?: EditOptions): Promise<EditOutcome>;
  /** Renders and stores the pictures of a design that is to be added. One that can't be rendered is left out. */
  finish(given: NewDesign, options?: Omit<EditOptions, "group" | "blobs">): Promise<FinishedDesign>;
  /**
   * Renders the pictures of a design that is not to be stored. One that can't be rendered is left out. Rejects if the
   * signal is aborted, with its reason.
   */
  render(given: NewDesign, options?: Pick<EditOptions, "signal" | "onProgress">): Promise<RenderedDesign>;
  /** Takes back a step, or does it again; refused if a step came after it. */
  restore(way: Way, step: HistoryStep<StepLabel<Label>>): Promise<ChangeOutcome>;
  /** Takes back what `state.undo` says. */
  undo(): Promise<ChangeOutcome>;
  /** Does again what `state.redo` says. */
  redo(): Promise<ChangeOutcome>;
  /** Loads what the first edit needs, ahead of it. */
  prepare(): void;

  readonly pictures: Omit<Pictures, "lookForBlobs" | "lookForPaths"> & {
    /** Looks for all pictures of a design. */
    look(design: Design): Promise<unknown>;
  };
  /** The route to return to from a step, as it was stored; empty for none. It is no part of the design. */
  returnToStep(): string;
  /** Remembers it, or forgets it; false if the browser does not keep it. */
  setReturnToStep(route: string): boolean;
  readonly store: Store<Label>;
  /** Runs an act that may open another design, which is not told as one that another page opened. */
  switching<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** Puts store, renderer and state together. See Editing. */
export function createEditing(machine: Machine, environment: EditingEnvironment): Editing {
  const { model } = machine;
  const { storage } = environment;
  const store = createStore<Label>(model, {
    ...environment,
    isMissing: (picture) => pictures.isMissing(picture),
    outsideLabel: { offer: { kind: "restore" } },
  });

  let loaded: Pictures | null = null;
  /** The code for pictures comes with the first picture of a design. */
  const loadPictures = once(async () => {
    const { createPictures } = await import("../store/pictures.ts");
    loaded = createPictures(model, store, environment, () => showMissing());
    return loaded;
  });
  const pictures: Editing["pictures"] = {
    bytes: async (picture) => (await loadPictures()).bytes(picture),
    url: async (picture) => (await loadPictures()).url(picture),
    isMissing: (picture) => loaded?.isMissing(picture) ?? false,
    async look(design) {
      const { lookForBlobs, lookForPaths } = await loadPictures();
      await Promise.all([lookForBlobs(design), lookForPaths(design)]);
    },
  };
  const { state, showMissing, setLoss, saving, switching } = createState(store, storage, pictures.isMissing);
  async function look(): Promise<void> {
    const { design } = store.snapshot;
    if (imagesOf(design).next().done) return;
    const { lookForBlobs, lookForPaths } = await loadPictures();
    const show = (isNews: boolean) => isNews && showMissing();
    // Whether the app serves a picture is asked of the network, for which nothing waits.
    void lookForPaths(design).then(show);
    show(await lookForBlobs(design));
  }
  let looked: Design | null = null;
  store.subscribe(() => {
    if (looked === store.snapshot.design) return;
    looked = store.snapshot.design;
    void look();
  });

  /** Ids of empty designs that this page has shown, and that nobody has stored yet. */
  const drafts = new Set<string>();
  const noteDraft = () => {
    const { id, revision } = store.snapshot.design;
    if (revision === 0) drafts.add(id);
    else drafts.delete(id);
  };
  store.subscribe(noteDraft);
  noteDraft();

  /** What changes a design is no part of the first paint: it comes with the first edit, or ahead of it. */
  const load = once(async () => {
    const { createEdit } = await import("./edit.ts");
    return createEdit({ machine, store, environment, setLoss });
  });
  /** Runs what the first edit loads, and says meanwhile that something is being saved. */
  async function withEdit<Result>(
    run: (edit: Awaited<ReturnType<typeof load>>) => Promise<Result>,
  ): Promise<Result | { readonly ok: false; readonly fault: "unavailable" }> {
    return saving(async () => {
      try {
        return await run(await load());
      } catch (error) {
        // The code does not arrive: the edit is refused, as if storage had refused it.
        console.error("A change could not be made", error);
        return { ok: false, fault: "unavailable" };
      }
    });
  }
  const act: Editing["act"] = (ids, label, change, options = {}) =>
    withEdit(({ run }) => run(ids, label, change, options));
  const restore = (way: Way, find: () => HistoryStep<StepLabel<Label>> | undefined) =>
    withEdit(({ inTurn }) =>
      inTurn(async (): Promise<ChangeOutcome> => {
        const step = find();
        if (!step) return { ok: false, fault: "gone" };
        const outcome = await switching(() => store.restore(way, step));
        if (outcome.ok) setLoss(null);
        return outcome;
      }),
    );
  return {
    machine,
    state,
    ready: store.ready.then(look),
    edit(given, label, change, options = {}) {
      const ids = typeof given === "string" ? [given] : given;
      const draft = ids.find((id) => drafts.has(id));
      return withEdit(({ run, onEach }) => run(ids, label, onEach(ids, draft, change), options));
    },
    act,
    finish: (given, options = {}) => withEdit(({ finish }) => finish(given, options)),
    render: async (given, options = {}) => (await load()).render(given, options),
    restore: (way, step) => restore(way, () => step),
    undo: () => restore("undo", () => offeredStep(store.snapshot, "undo")),
    redo: () => restore("redo", () => offeredStep(store.snapshot, "redo")),
    prepare: () => void load().catch(() => {}),
    pictures,
    returnToStep() {
      try {
        return storage?.getItem(KEYS.returnToStep) ?? "";
      } catch {
        return "";
      }
    },
    setReturnToStep(route) {
      try {
        if (route === "") storage?.removeItem(KEYS.returnToStep);
        else storage?.setItem(KEYS.returnToStep, route);
        return true;
      } catch {
        return false;
      }
    },
    store,
    switching,
  };
}
