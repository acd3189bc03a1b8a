import type { PackageFault } from "../../shared/package/problems.ts";

/** Receives a string's value in pieces. */
export interface TextTarget {
  readonly kind: "text";
  readonly isFull: boolean;
  take(text: string): PackageFault | undefined;
  end(): PackageFault | undefined;
}

/** Receives an ASCII string, which needs no UTF-8 decoding. */
export interface AsciiTarget {
  readonly kind: "ascii";
  /** `at` is the refusal's index in the text. A syntax error before it takes precedence. */
  take(text: string): { readonly fault: PackageFault; readonly at: number } | undefined;
  end(): PackageFault | undefined;
}

/** For a string that is validated but not needed. */
export const SKIPPED_TARGET = { kind: "skipped" } as const;

export type StringTarget = TextTarget | AsciiTarget | typeof SKIPPED_TARGET;

/** Receives the tokens in order. A fault stops the scan. */
export interface JsonHandler {
  start(kind: "object" | "array"): PackageFault | undefined;
  end(): PackageFault | undefined;
  scalar(): PackageFault | undefined;
  string(): StringTarget | PackageFault;
  /** Returns the target for the member's name. */
  key(): StringTarget;
}
