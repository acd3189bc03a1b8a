import { proxy, ref } from "valtio/vanilla";
import type { Design } from "../../shared/model/design.ts";
import { nextStep, type Way } from "../../shared/model/history.ts";
import { type IsMissing, NONE_MISSING } from "../../shared/model/questions.ts";
import type { Snapshot, Store } from "../store/store.ts";
import type { StoreFault } from "../store/types.ts";
import type { Label, Loss, UndoOffer } from "./label.ts";

/** What pages show. They read it with `useSnapshot`; web/edit alone writes it. */
export interface State {
  /** The open design as it is stored; an empty one until the first change. Another object after every change. */
  design: Design;
  /** Whether a picture's bytes are gone. Another function whenever it may answer differently. */
  isMissing: IsMissing;
  status: "loading" | "saving" | "saved" | "notSaved";
  /** Why the last change is not stored. */
  fault: StoreFault | null;
  /** The browser keeps nothing of this page. */
  inMemory: boolean;
  /** Keys of localStorage whose values are corrupt or refused: they count as absent, and are left as they are. */
  setAside: readonly string[];
  undo: UndoOffer | null;
  redo: UndoOffer | null;
  /** What this page showed until another page opened another design: a new object each time. */
  switchedFrom: { readonly name: string } | null;
  /** The last change, if it took something away: a notice says so beside an Undo. */
  loss: Loss | null;
}

/**
 * The step that Undo takes back, or Redo does again, on the pages of the open design. An act on several designs alone is
 * taken back where they are listed. While no design is open, Redo brings back the one whose making was undone last.
 */
export function offeredStep({ design, history }: Snapshot<Label>, way: Way) {
  const made = design.revision === 0 && way === "redo" ? history.undone.at(-1) : undefined;
  const [id = design.id] = made?.label.open?.before === null ? made.changes.keys() : [];
  const step = nextStep(history, way, id);
  return step?.label.label.offer && step;
}

/** The state of pages, and how to bring it to what the store shows. */
export function createState(store: Store<Label>, storage: object | null, isMissing: IsMissing) {
  const state = proxy<State>({
    design: ref(store.snapshot.design),
    isMissing: NONE_MISSING,
    status: "loading",
    fault: null,
    inMemory: false,
    setAside: [],
    undo: null,
    redo: null,
    switchedFrom: null,
    loss: null,
  });
  let loss: Loss | null = null;
  let pending = 0;
  let switching = 0;

  function show(): void {
    const { design, status, setAside } = store.snapshot;
    const shown = state.design;
    const isLoading = status.kind === "loading";
    if (shown.id !== design.id) {
      loss = null;
      if (switching === 0 && shown.revision > 0 && !isLoading) state.switchedFrom = { name: shown.name };
    }
    const offer = (way: Way) => offeredStep(store.snapshot, way)?.label.label.offer ?? null;
    for (const key of setAside)
      if (!state.setAside.includes(key)) console.error(`The value of ${key} can't be used and is set aside.`);
    // A browser that keeps nothing at all says so before anything is made in it.
    const isWithout = !isLoading && !store.isStored && storage === null;
    const fault = status.kind === "notSaved" ? status.fault : isWithout ? "unavailable" : null;
    const undo = offer("undo");
    if (shown !== design) state.design = ref(design);
    Object.assign(state, {
      status: pending > 0 ? "saving" : fault ? "notSaved" : status.kind,
      fault,
      inMemory: fault !== null && !store.isStored,
      ...(setAside.join() !== state.setAside.join() && { setAside: [...setAside] }),
      undo,
      redo: offer("redo"),
      loss: undo && loss,
    } satisfies Partial<State>);
  }
  store.subscribe(show);
  show();

  return {
    state,
    /** Says that pictures may be missing that were not, or the other way round. */
    showMissing(): void {
      state.isMissing = (picture) => isMissing(picture);
    },
    setLoss(lost: Loss | null): void {
      loss = lost;
      show();
    },
    /** Says that something is being saved until a promise settles. */
    async saving<Result>(run: () => Promise<Result>): Promise<Result> {
      pending++;
      show();
      try {
        return await run();
      } finally {
        pending--;
        show();
      }
    },
    /** Runs an act that may open another design, which is not told as one that another page opened. */
    async switching<Result>(run: () => Promise<Result>): Promise<Result> {
      switching++;
      try {
        return await run();
      } finally {
        switching--;
      }
    },
  };
}
