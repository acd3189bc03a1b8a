import type { Blobs, Design } from "../../shared/model/design.ts";
import type { EditFault } from "../../shared/model/edit.ts";
import type { DesignState } from "../../shared/model/read-design.ts";

/**
 * Why something was not stored or done. `full`: there is no room. `unavailable`: storage does not answer, or refuses.
 * `changing`: other changes came in between each time. `gone`: the design, image or step that was meant is no longer
 * there. `laterVersion`, `otherMachine`, `unreadable`: the design can't be changed by this version of the app.
 */
export type StoreFault =
  | "full"
  | "unavailable"
  | "changing"
  | "laterVersion"
  | "otherMachine"
  | "unreadable"
  | EditFault;

/** Designs by their ids; null if there is none, or none any more. */
export type Designs = ReadonlyMap<string, Design | null>;

/** What a change makes of the designs that it read. A design that it does not name stays as it is. */
export interface Edits {
  readonly designs: Designs;
  /** The design that is open from then on; null for an empty one. Absent if the change opens none. */
  readonly open?: string | null;
}

/** A change of one design, of several, or of which one is open. It is stored whole or not at all. */
export interface Change<Label> {
  /** The designs that it reads and may change; new ones need not be named. */
  readonly ids: readonly string[];
  /** What undoing it is called; absent for a change that is no step of Undo. */
  readonly label?: Label | undefined;
  /** Changes of one group that follow each other are one step of Undo. */
  readonly group?: string | undefined;
  /** Bytes that the designs name and that may not be stored yet. */
  readonly blobs?: Blobs | undefined;
  /**
   * Pure, since it may run again on other records. `open` is the id of the design that is open then. A design that it
   * returns as it was is not stored.
   */
  edit(designs: Designs, open: string | null): Edits | StoreFault;
}

/** A change that was stored: each design that it wrote, before and after. */
export interface Committed {
  readonly ok: true;
  /** False if this page works in memory, since the browser keeps nothing. */
  readonly isStored: boolean;
  readonly designs: ReadonlyMap<string, { readonly before: Design | null; readonly after: Design | null }>;
}

export type ChangeOutcome = Committed | { readonly ok: false; readonly fault: StoreFault };

/** A design of this browser. */
export interface ListedDesign {
  readonly id: string;
  readonly machine: string;
  /** Empty if it has none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Of its pictures, each counted once. */
  readonly bytes: number;
  readonly isOpen: boolean;
  /** What can be done with it; only a usable one can be opened or changed. */
  readonly state: DesignState;
}

/** How a change is being stored, and how the last one was. */
export type SaveStatus =
  | { readonly kind: "loading" | "saving" | "saved" }
  | { readonly kind: "notSaved"; readonly fault: StoreFault };

/** Why a picture has no bytes: its blob was evicted, or its file did not arrive. */
export type PictureFault = "missing" | "unreachable";

/** Something to show in an img element. `release` is to be called once, when it is no longer shown. */
export interface PictureUrl {
  readonly url: string;
  release(): void;
}

/*
 * A file of its own, so that a chosen file's size is checked before any other code is loaded.
 */

/** The most bytes of a design file: six times what a full photographic design takes. */
export const MAX_DESIGN_BYTES = 128 * 1024 * 1024;
/** Of them, what the archive says of each file. */
export const OTHER_BYTES = 1024 * 1024;
/** The most files that a design file is written with; nearly all of them are pictures of its table. */
export const MAX_FILES = 4_000;
/** The most entries that one is read with: programs that pack it again add files of their own. */
export const MAX_ENTRIES = 10_000;
/** The most bytes of a file of all designs, and the most designs in it. */
export const MAX_ALL_BYTES = 2 * 1024 * 1024 * 1024;
export const MAX_DESIGNS = 999;
