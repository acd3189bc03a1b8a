import type { PackageFault } from "../../shared/package/problems.ts";

/** What takes a string's value, piece by piece. */
export interface TextTarget {
  readonly kind: "text";
  /** It has no use for more text. */
  readonly isFull: boolean;
  take(text: string): PackageFault | undefined;
  end(): PackageFault | undefined;
}

/** What takes a string's characters where only ASCII can be right, sparing it the decoding. */
export interface AsciiTarget {
  readonly kind: "ascii";
  /** Where it refuses, it says at which unit of the text, so that a syntax error before it wins. */
  take(text: string): { readonly fault: PackageFault; readonly at: number } | undefined;
  end(): PackageFault | undefined;
}

/** A string that nobody reads, but that must be well-formed. */
export const SKIPPED = { kind: "skipped" } as const;

export type StringTarget = TextTarget | AsciiTarget | typeof SKIPPED;

/** Hears of a JSON text in order. A fault that it answers with ends the scan. */
export interface JsonEvents {
  startObject(): PackageFault | undefined;
  endObject(): PackageFault | undefined;
  startArray(): PackageFault | undefined;
  endArray(): PackageFault | undefined;
  /** A number, true, false or null. */
  scalar(): PackageFault | undefined;
  string(): StringTarget | PackageFault;
  /** A member's name comes: it goes to the target. */
  key(): StringTarget;
}
