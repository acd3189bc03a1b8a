import type { PackageFault } from "../../shared/package/problems.ts";

/** Receives a string's value in pieces. */
export interface TextTarget {
  readonly kind: "text";
  /** Whether more text would be ignored. */
  readonly isFull: boolean;
  take(text: string): PackageFault | undefined;
  end(): PackageFault | undefined;
}

/** Receives a string in which only ASCII is valid, without the cost of decoding it. */
export interface AsciiTarget {
  readonly kind: "ascii";
  /** A refusal says at which index, so that a syntax error before it is reported first. */
  take(text: string): { readonly fault: PackageFault; readonly at: number } | undefined;
  end(): PackageFault | undefined;
}

/** A string whose value is not needed but which must be well-formed. */
export const SKIPPED = { kind: "skipped" } as const;

export type StringTarget = TextTarget | AsciiTarget | typeof SKIPPED;

/** Receives the tokens of a JSON text in order. Returning a fault stops the scan. */
export interface JsonEvents {
  start(kind: "object" | "array"): PackageFault | undefined;
  end(): PackageFault | undefined;
  scalar(): PackageFault | undefined;
  string(): StringTarget | PackageFault;
  /** A member's name follows, for the returned target. */
  key(): StringTarget;
}
