import type { CheckResult, Machine, WrongSize } from "../shared/package/described.ts";

/* The build publishes these types with the machine's ids in place of `string` below. */
export type SlotId = string;
export type FolderId = string;

export interface PackOrder {
  readonly packageName: string;
  /** Defaults to now. Equal orders with equal dates give equal bytes. */
  readonly createdAt?: Date | undefined;
  /** Undefined is the same as absent. Counts, such as the number of cup sizes, follow from the slots. */
  readonly slots?: { readonly [Slot in SlotId]?: Uint8Array | undefined } | undefined;
  readonly files?:
    | readonly {
        readonly category: FolderId;
        readonly name?: string | undefined;
        readonly bytes: Uint8Array;
      }[]
    | undefined;
}

export interface Problem {
  /** Stable, unlike the texts. */
  readonly code: string;
  readonly title: string;
  /** What to do. */
  readonly detail: string;
  /** JSON Pointer into the order, as in "/slots/blends.left"; "" for the whole order. */
  readonly pointer: string;
}

export type PackResult =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer>; readonly wrongSizes: readonly WrongSize[] }
  | { readonly ok: false; readonly problem: Problem };

export interface RepairOptions {
  /** Used if the package has no valid name; "Repaired" by default. */
  readonly packageName?: string | undefined;
  /** Used if the package has no valid date; now by default. */
  readonly createdAt?: Date | undefined;
}

export type RepairResult =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly packageName: string;
      /** Files that weren't saved, including those that only config.json lists. */
      readonly left: readonly string[];
      /** Slots without a picture in the repaired package. */
      readonly empty: readonly string[];
    }
  /** `reason` says why nothing can be saved. */
  | { readonly ok: false; readonly reason: string };

export declare const machines: readonly Machine[];

/** Returns a problem, instead of throwing, if `order` is invalid. */
export declare function pack(order: PackOrder): Promise<PackResult>;

/** Rejects only if a Blob can't be read. */
export declare function check(file: Uint8Array | ArrayBuffer | Blob): Promise<CheckResult>;

/** Packs all undamaged files again. Rejects only if a Blob can't be read. */
export declare function repair(
  file: Uint8Array | ArrayBuffer | Blob,
  options?: RepairOptions,
): Promise<RepairResult>;
