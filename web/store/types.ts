import type { BlobMap, Design } from "../../shared/model/design.ts";
import type { EditFault } from "../../shared/model/edit.ts";
import type { DesignChange } from "../../shared/model/history.ts";

/** `changing`: other changes kept interfering. `gone`: the design, image or step no longer exists. */
export type StoreFault = "full" | "unavailable" | "notLoaded" | "changing" | UnusableState | EditFault;

export type DesignMap = ReadonlyMap<string, Design | null>;

export interface DesignEdits {
  readonly designs: DesignMap;
  /** Null opens an empty design. */
  readonly open?: string | null | undefined;
}

export interface StoreChange<Label> {
  readonly ids: readonly string[];
  /** Without one, the change is not an undo step. */
  readonly label?: Label | undefined;
  readonly group?: string | undefined;
  readonly blobs?: BlobMap | undefined;
  /** Must be pure, since it may run again. */
  edit(designs: DesignMap, open: string | null): DesignEdits | StoreFault;
}

export interface CommittedChange {
  readonly ok: true;
  readonly isStored: boolean;
  readonly designs: ReadonlyMap<string, DesignChange>;
}

export type ChangeOutcome = CommittedChange | { readonly ok: false; readonly fault: StoreFault };

export type DesignState = "usable" | UnusableState;
export type UnusableState = "laterVersion" | "otherMachine" | "unreadable";

export interface ListedDesign {
  readonly id: string;
  readonly machine: string;
  readonly name: string;
  readonly customer: string;
  readonly note: string;
  readonly slotNames: readonly string[];
  /** In milliseconds since 1970. */
  readonly changedAt: number;
  readonly bytes: number;
  readonly isOpen: boolean;
  readonly state: DesignState;
}

export type SaveStatus =
  | { readonly kind: "loading" | "saving" | "saved" }
  | { readonly kind: "notSaved"; readonly fault: StoreFault };

/** `missing`: evicted by the browser. `unreachable`: couldn't be loaded. */
export type PictureFault = "missing" | "unreachable";

export interface PictureUrl {
  readonly url: string;
  release(): void;
}

/* Limits of design files, needed before their code is loaded. */

/** Six times the size of a design full of photos. */
export const MAX_DESIGN_BYTES = 128 * 1024 * 1024;
export const ZIP_OVERHEAD_BYTES = 1024 * 1024;
/** Mostly for table pictures. */
export const MAX_WRITTEN_FILES = 4_000;
export const MAX_READ_ENTRIES = 10_000;
export const MAX_ALL_DESIGNS_BYTES = 2 * 1024 * 1024 * 1024;
export const MAX_DESIGNS = 999;
