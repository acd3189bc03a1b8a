/* The library's types. The build publishes this file with the machine's ids in place of `string` below. */
export type SlotId = string;
export type FolderId = string;

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PackOrder {
  readonly packageName: string;
  /** Defaults to now. Equal orders with equal dates result in equal bytes. */
  readonly createdAt?: Date | undefined;
  /** PNGs by slot; undefined is the same as absent. Counts, such as the number of cup sizes, follow from the slots. */
  readonly slots?: { readonly [Slot in SlotId]?: Uint8Array | undefined } | undefined;
  /** Further PNGs by folder. */
  readonly files?:
    | readonly {
        readonly category: FolderId;
        readonly name?: string | undefined;
        readonly bytes: Uint8Array;
      }[]
    | undefined;
}

/** A picture that the machine might refuse. */
export interface WrongSize {
  /** JSON Pointer into the order, as in "/slots/blends.left" or "/files/0". */
  readonly pointer: string;
  readonly file?: string | undefined;
  /** As in "302x485". */
  readonly expected: readonly string[];
  readonly actual: string;
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

export interface Finding {
  readonly rule: string;
  /** `error`: machines may refuse the file. `warning`: some machines may. `note`: for information. */
  readonly level: "error" | "warning" | "note";
  /** Path of an entry or folder; null for the whole file. */
  readonly entry: string | null;
  /** An empty place on the machine; for a list without pictures, its first. Findings about files have only `entry`. */
  readonly slot?: string;
  readonly title: string;
  readonly detail?: string;
  readonly advice: string;
  /** Whether `repair` fixes it. */
  readonly isRepaired: boolean;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface CheckResult {
  /** The most severe level among the findings; "incomplete" if only slots are empty. */
  readonly verdict: "error" | "warning" | "incomplete" | "good";
  readonly findings: readonly Finding[];
  readonly packageName: string | null;
  readonly files: readonly {
    readonly path: string;
    readonly bytes: number;
    /** Absent unless it is a complete PNG. */
    readonly width?: number;
    readonly height?: number;
    /** The slot that its name and size indicate. */
    readonly slot?: string;
  }[];
}

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
      /** Paths of files that can't be saved, including those that only config.json lists. */
      readonly left: readonly string[];
      /** Slots without a picture in the repaired package. */
      readonly empty: readonly string[];
    }
  /** Nothing in the package can be saved; `reason` says why. */
  | { readonly ok: false; readonly reason: string };

export interface Machine {
  readonly id: string;
  readonly title: string;
  readonly screen: Size;
  readonly categories: readonly {
    readonly id: string;
    readonly label: string;
    /** A list may be filled partly, starting with its first slot. */
    readonly kind: "list" | "slots";
    readonly initialCount?: number;
    readonly arrangements: readonly (Size & {
      readonly count: number;
      readonly folder: string;
      readonly slots: readonly {
        readonly id: string;
        readonly label: string;
        /** The entry in the package. */
        readonly file: string;
        /** The path in the wizard's image zip. */
        readonly image: string;
        /** In pixels, on the machine's screen. */
        readonly box: Size & { readonly x: number; readonly y: number };
      }[];
    })[];
  }[];
  readonly folders: readonly {
    readonly id: string;
    readonly label: string;
    readonly maxFiles?: number;
    readonly sizes: readonly Size[];
  }[];
}

export declare const machines: readonly Machine[];

/** Mistakes in the order are returned, never thrown. */
export declare function pack(order: PackOrder): Promise<PackResult>;

/** Finds everything that may be wrong with a package. Rejects only if a Blob can't be read. */
export declare function check(file: Uint8Array | ArrayBuffer | Blob): Promise<CheckResult>;

/** Packs all undamaged files again, correctly. Rejects only if a Blob can't be read. */
export declare function repair(
  file: Uint8Array | ArrayBuffer | Blob,
  options?: RepairOptions,
): Promise<RepairResult>;
