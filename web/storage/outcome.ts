import type { EditFault } from "../document/edits.ts";

/**
 * Why something could not be kept or done. `full`: neither localStorage nor IndexedDB had room.
 * `unavailable`: storage can't be read or written. `laterVersion`: a newer release wrote what is
 * stored. `refused`: the value is neither a relative path nor a base64 data URI. `listFull`: the list
 * holds as many images as it may. `gone`: the image or the undo that was meant is no longer there.
 */
export type StoreFault = "full" | "unavailable" | "laterVersion" | "refused" | EditFault;

/**
 * What became of an action. `kept` is false where the app works in memory only. A failed action has
 * changed nothing, on screen or in storage.
 */
export type Outcome<More = unknown> =
  | ({ readonly ok: true; readonly kept: boolean } & More)
  | { readonly ok: false; readonly reason: StoreFault };

/** What the last destructive change was, for the words beside its Undo. */
export interface UndoOffer {
  readonly kind: "image" | "count" | "defaults" | "startOver" | "open";
  /** Absent where the whole design changed. */
  readonly category?: string;
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
}
