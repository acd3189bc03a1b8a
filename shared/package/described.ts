/* The npm package publishes this file, so it imports nothing, and its types are plainer than the model's. */

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture that the machine might refuse. */
export interface WrongSize {
  /** JSON Pointer, as in "/slots/blends.left" or "/files/0". */
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
  /** An empty slot; for a list without pictures, its first. */
  readonly slot?: string;
  readonly title: string;
  readonly detail?: string;
  readonly advice: string;
  readonly isRepaired: boolean;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface CheckResult {
  /** "incomplete" if empty slots are the only problem. */
  readonly verdict: "error" | "warning" | "incomplete" | "good";
  readonly findings: readonly Finding[];
  readonly packageName: string | null;
  readonly files: readonly {
    readonly path: string;
    readonly bytes: number;
    /** Absent unless the file is a complete PNG. */
    readonly width?: number;
    readonly height?: number;
    /** Indicated by the file's name and size. */
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
    /** In a list, only the first slot must be filled. */
    readonly kind: "list" | "slots";
    /** Present if there are several counts. */
    readonly initialCount?: number;
    readonly arrangements: readonly Arrangement[];
  }[];
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
  /** Path in the package. */
  readonly file: string;
  /** Path in the wizard's image ZIP. */
  readonly image: string;
  /** On the machine's screen. */
  readonly box: Size & { readonly x: number; readonly y: number };
  readonly default?: string;
}
