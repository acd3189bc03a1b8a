import type { Blobs, Design } from "../../shared/model/design.ts";
import type { EditFault } from "../../shared/model/edit.ts";

/**
 * Why something was not stored. `changing`: other changes kept coming in between. `gone`: the design, image or
 * undo step does not exist any more. `laterVersion`, `otherMachine`, `unreadable`: this version of the app
 * can't change the design.
 */
export type StoreFault = "full" | "unavailable" | "changing" | UnusableState | EditFault;

/** By id; null if there is no such design. */
export type Designs = ReadonlyMap<string, Design | null>;

/** What a change writes. Designs that it does not name stay as they are. */
export interface Edits {
  readonly designs: Designs;
  /** Opens a design, or with null an empty one. */
  readonly open?: string | null;
}

export interface Change<Label> {
  /** The designs that `edit` gets to see. New ones need not be named. */
  readonly ids: readonly string[];
  /** Names the undo step; without it the change is not one. */
  readonly label?: Label | undefined;
  /** Consecutive changes of one group are one undo step. */
  readonly group?: string | undefined;
  readonly blobs?: Blobs | undefined;
  /** Must be pure, since it may run again. `open` is the id of the open design. */
  edit(designs: Designs, open: string | null): Edits | StoreFault;
}

export interface Committed {
  readonly ok: true;
  /** False if the browser stores nothing, so that the page works in memory. */
  readonly isStored: boolean;
  readonly designs: ReadonlyMap<string, { readonly before: Design | null; readonly after: Design | null }>;
}

export type ChangeOutcome = Committed | { readonly ok: false; readonly fault: StoreFault };

/** Only a usable design can be opened or changed. */
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

/** `missing`: the blob was evicted. `unreachable`: the file could not be loaded. */
export type PictureFault = "missing" | "unreachable";

/** A URL for an img element, to be released once it is no longer shown. */
export interface PictureUrl {
  readonly url: string;
  release(): void;
}

/*
 * These are here so that a chosen file's size is checked before other code is loaded.
 */

/** Six times a full design of photos. */
export const MAX_DESIGN_BYTES = 128 * 1024 * 1024;
/** What the ZIP needs besides its files' bytes. */
export const OTHER_BYTES = 1024 * 1024;
/** How many files are written; most of them are pictures of the table. */
export const MAX_FILES = 4_000;
/** How many entries are read: tools that pack a file again add some of their own. */
export const MAX_ENTRIES = 10_000;
export const MAX_ALL_BYTES = 2 * 1024 * 1024 * 1024;
export const MAX_DESIGNS = 999;
