import type { EditFault } from "../document/edits.ts";

/**
 * Why something could not be kept or done. `full`: neither localStorage nor IndexedDB had room.
 * `unavailable`: storage can't be read or written. `laterVersion`: a newer release wrote what is stored.
 * `otherMachine`: what is stored is the design of another machine. `refused`: the value is neither a
 * relative path nor a base64 data URI. `listFull`: the list holds as many images as it may. `gone`: the
 * image, the design or the undo that was meant is no longer there.
 */
export type StoreFault = "full" | "unavailable" | "laterVersion" | "otherMachine" | "refused" | EditFault;

/**
 * What became of an action. `kept` is false where the app works in memory only. A failed action has
 * changed nothing, on screen or in storage.
 */
export type Outcome<More = unknown> =
  | ({ readonly ok: true; readonly kept: boolean } & More)
  | { readonly ok: false; readonly reason: StoreFault };

/** What a change did, for the words beside Undo and Redo. */
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
  | "restore";

/** A change that Undo takes back, or that Redo makes again. */
export interface UndoOffer {
  readonly kind: ChangeKind;
  /** Absent where it is of no category, or of several. */
  readonly category?: string;
}

/** A change that took something away. */
export interface Loss extends UndoOffer {
  /** So many images that the design had are no longer in it. */
  readonly images: number;
}

/** How well the design is kept: the shell's indicator and notices read it. */
export interface Keeping {
  /** `notKept`: see `reason`. */
  state: "saved" | "saving" | "notKept";
  reason: StoreFault | null;
  /** Nothing at all will be kept in this session; said once, at the start. */
  inMemory: boolean;
  /** Keys whose stored value is corrupt or refused: counted as absent, left as they are. */
  setAside: string[];
  /** What `undo` would take back now. */
  undo: UndoOffer | null;
  /** What `redo` would do again. */
  redo: UndoOffer | null;
  /** The id of the design that is shown; empty while it has none. */
  design: string;
  /** What this tab showed until another tab opened another design: a new object each time, or null. */
  switchedFrom: { readonly name: string } | null;
  /** Images of the design whose bytes the browser has deleted, or that the app does not have any more. */
  missing: number;
  /** The last change, where it took something away: a notice says so beside an Undo. */
  loss: Loss | null;
}
