import { proxy, ref } from "valtio/vanilla";
import type { Design } from "../../shared/model/design.ts";
import { findNextUndoStep, type UndoDirection } from "../../shared/model/history.ts";
import { type IsPictureMissing, NONE_MISSING } from "../../shared/model/questions.ts";
import type { Store, StoreSnapshot } from "../store/store.ts";
import type { EditOutcomeFault } from "./editing.ts";

export type ChangeKind =
  | "rename"
  | "names"
  | "picture"
  | "removal"
  | "order"
  | "count"
  | "defaults"
  | "look"
  | "words"
  | "brand"
  | "startOver"
  | "open"
  | "shelf"
  | "restore";

export interface UndoOffer {
  readonly kind: ChangeKind;
  /** Absent if the change affects no category or several. */
  readonly category?: string;
}

export interface ShelfUndoOffer {
  readonly kind: "remove" | "duplicate" | "add" | "rename" | "dress";
  readonly count: number;
  readonly name: string;
  readonly change?: ChangeKind;
}

/** `offer` is for the open design's pages, `shelfOffer` for the list of designs. */
export interface UndoLabel {
  readonly offer?: UndoOffer | undefined;
  readonly shelfOffer?: ShelfUndoOffer | undefined;
}

export interface LossUndoOffer extends UndoOffer {
  readonly images: number;
}

export interface EditingState {
  /** A new object after every change. */
  design: Design;
  /** A new function whenever the answers may differ. */
  isMissing: IsPictureMissing;
  status: "loading" | "saving" | "saved" | "notSaved";
  fault: EditOutcomeFault | null;
  inMemory: boolean;
  setAside: readonly string[];
  undo: UndoOffer | null;
  redo: UndoOffer | null;
  /** Set if another tab opened a different design; a new object each time. */
  switchedFrom: Pick<Design, "id" | "name"> | null;
  loss: LossUndoOffer | null;
}

/** Without an open design, Redo restores the one whose creation was undone. */
export function findOfferedUndoStep({ design, history }: StoreSnapshot<UndoLabel>, direction: UndoDirection) {
  const made = design.revision === 0 ? history.undone.at(-1) : undefined;
  const [id = design.id] = made?.label.open?.before === null ? made.changes.keys() : [];
  const step = findNextUndoStep(history, direction, id);
  return step?.label.label.offer && step;
}

export function createEditingState(
  store: Store<UndoLabel>,
  storage: object | null,
  isMissing: IsPictureMissing,
) {
  let loss: LossUndoOffer | null = null;
  let pending = 0;
  let unstored: EditOutcomeFault | null = null;
  let switching = 0;
  const logged = new Set<string>();
  const offer = (direction: UndoDirection) =>
    findOfferedUndoStep(store.snapshot, direction)?.label.label.offer ?? null;

  function view(): Omit<EditingState, "isMissing" | "switchedFrom"> {
    const { design, status, setAside } = store.snapshot;
    // Without storage, the fault is known before the first change.
    const isWithout = !store.isStored && storage === null;
    const fault = status.kind === "notSaved" ? status.fault : isWithout ? "unavailable" : unstored;
    const undo = offer("undo");
    return {
      design: ref(design),
      status: pending > 0 ? "saving" : fault ? "notSaved" : status.kind,
      fault,
      inMemory: fault !== null && !store.isStored,
      setAside: ref(setAside),
      undo,
      redo: offer("redo"),
      loss: undo && loss,
    };
  }
  const state = proxy<EditingState>({ ...view(), isMissing: NONE_MISSING, switchedFrom: null });

  function show(): void {
    const { design, status, setAside } = store.snapshot;
    const shown = state.design;
    if (shown.id !== design.id) {
      loss = null;
      const isByOther = switching === 0 && shown.revision > 0 && status.kind !== "loading";
      if (isByOther) state.switchedFrom = ref(shown);
    }
    for (const key of setAside) {
      if (!logged.has(key)) console.error(`Ignoring the invalid value of ${key}`);
      logged.add(key);
    }
    Object.assign(state, view());
  }
  store.subscribe(show);

  return {
    state,
    showMissing(): void {
      state.isMissing = (picture) => isMissing(picture);
    },
    setLoss(lost: LossUndoOffer | null): void {
      loss = lost;
    },
    /** Sets why a name couldn't be stored, or null once it is. */
    setUnstored(fault: EditOutcomeFault | null): void {
      unstored = fault;
      show();
    },
    /** The status is "saving" until the returned function is called. */
    beginSaving(): () => void {
      pending++;
      show();
      return () => {
        pending--;
        show();
      };
    },
    /** A design that `run` opens isn't announced as another tab's. */
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
