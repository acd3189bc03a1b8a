import type { PackageFault } from "../../shared/package/problems.ts";

/** Receives a string's value in pieces. */
export interface TextTarget {
  readonly kind: "text";
  readonly isFull: boolean;
  take(text: string): PackageFault | undefined;
  end(): PackageFault | undefined;
}

/** Receives a string of ASCII, without the cost of decoding it. */
export interface AsciiTarget {
  readonly kind: "ascii";
  /** A syntax error before the index of a refusal is reported first. */
  take(text: string): { readonly fault: PackageFault; readonly at: number } | undefined;
  end(): PackageFault | undefined;
}

/** Its value is not needed, but it must be well-formed. */
export const SKIPPED = { kind: "skipped" } as const;

export type StringTarget = TextTarget | AsciiTarget | typeof SKIPPED;

/** Receives the tokens in order. A fault stops the scan. */
export interface JsonEvents {
  start(kind: "object" | "array"): PackageFault | undefined;
  end(): PackageFault | undefined;
  scalar(): PackageFault | undefined;
  string(): StringTarget | PackageFault;
  /** A member's name follows, for the returned target. */
  key(): StringTarget;
}
