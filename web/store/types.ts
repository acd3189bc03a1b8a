import type { Blobs, Design } from "../../shared/model/design.ts";
import type { EditFault } from "../../shared/model/edit.ts";
import type { DesignChange } from "../../shared/model/history.ts";

/** `changing`: other changes kept coming in between. `gone`: the design, image or undo step does not exist any more. */
export type StoreFault = "full" | "unavailable" | "changing" | UnusableState | EditFault;

/** By id; null if there is none. */
export type Designs = ReadonlyMap<string, Design | null>;

/** Other designs stay as they are. */
export interface Edits {
  readonly designs: Designs;
  /** Opens a design, or with null an empty one. */
  readonly open?: string | null;
}

export interface Change<Label> {
  /** What `edit` gets to see. New designs need not be named. */
  readonly ids: readonly string[];
  /** Of the undo step; without it the change is none. */
  readonly label?: Label | undefined;
  /** Consecutive changes of a group are one undo step. */
  readonly group?: string | undefined;
  readonly blobs?: Blobs | undefined;
  /** Must be pure, since it may run again. */
  edit(designs: Designs, open: string | null): Edits | StoreFault;
}

export interface Committed {
  readonly ok: true;
  /** False if the page works in memory. */
  readonly isStored: boolean;
  readonly designs: ReadonlyMap<string, DesignChange>;
}

export type ChangeOutcome = Committed | { readonly ok: false; readonly fault: StoreFault };

/** Of a design; only a usable one can be opened or changed. */
export type DesignState = "usable" | UnusableState;
export type UnusableState = "laterVersion" | "otherMachine" | "unreadable";

export interface ListedDesign {
  readonly id: string;
  readonly machine: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly bytes: number;
  readonly isOpen: boolean;
  readonly state: DesignState;
}

export type SaveStatus =
  | { readonly kind: "loading" | "saving" | "saved" }
  | { readonly kind: "notSaved"; readonly fault: StoreFault };

/** `missing`: the browser has evicted the blob. `unreachable`: the file could not be loaded. */
export type PictureFault = "missing" | "unreachable";

/** To be released once it is no longer shown. */
export interface PictureUrl {
  readonly url: string;
  release(): void;
}

/* Limits, which are needed before the code that reads files is loaded. */

/** Six times a full design of photos. */
export const MAX_DESIGN_BYTES = 128 * 1024 * 1024;
/** What a ZIP needs besides its files' bytes. */
export const OTHER_BYTES = 1024 * 1024;
/** Of a file that is written. Most are pictures of the table. */
export const MAX_FILES = 4_000;
/** Of a file that is read: tools that pack it again add some of their own. */
export const MAX_ENTRIES = 10_000;
export const MAX_ALL_BYTES = 2 * 1024 * 1024 * 1024;
export const MAX_DESIGNS = 999;
