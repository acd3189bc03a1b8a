/*
 * What programs learn about packages and machines. The npm package publishes this file, so it imports nothing,
 * and its types are plainer than the model's.
 */

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture that the machine might refuse. */
export interface WrongSize {
  /** JSON Pointer into the order or request, as in "/slots/blends.left" or "/files/0". */
  readonly pointer: string;
  readonly file?: string | undefined;
  /** As in "302x485". */
  readonly expected: readonly string[];
  readonly actual: string;
}

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

export interface Machine {
  readonly id: string;
  readonly title: string;
  readonly screen: Size;
  readonly categories: readonly {
    readonly id: string;
    readonly label: string;
    /** A list may be filled partly, starting with its first slot. */
    readonly kind: "list" | "slots";
    /** The count that the wizard starts with, if there are several. */
    readonly initialCount?: number;
    readonly arrangements: readonly Arrangement[];
  }[];
  /** The folders of a package. */
  readonly folders: readonly {
    readonly id: string;
    readonly label: string;
    readonly maxFiles?: number;
    readonly sizes: readonly Size[];
  }[];
  readonly limits: Readonly<Record<string, number>>;
}

export interface Arrangement extends Size {
  readonly count: number;
  readonly folder: string;
  readonly template: string;
  readonly slots: readonly Slot[];
}

export interface Slot {
  /** As in "blends.left". */
  readonly id: string;
  readonly label: string;
  /** The entry in the package. */
  readonly file: string;
  /** The path in the wizard's image zip. */
  readonly image: string;
  /** In pixels, on the machine's screen. */
  readonly box: Size & { readonly x: number; readonly y: number };
  /** The picture that the wizard uses by default. */
  readonly default?: string;
}
