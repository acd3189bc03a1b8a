import type { RequestFault } from "../../shared/package/problems.ts";

export interface TextTarget {
  readonly kind: "text";
  readonly isFull: boolean;
  take(text: string): RequestFault | undefined;
  end(): RequestFault | undefined;
}

/** Takes strings that should be ASCII, so they aren't decoded as UTF-8. */
export interface AsciiTarget {
  readonly kind: "ascii";
  /** `at` is an index in the text. A syntax error before it is reported instead. */
  take(text: string): { readonly fault: RequestFault; readonly at: number } | undefined;
  end(): RequestFault | undefined;
}

/** For strings that are validated but not needed. */
export const SKIPPED_TARGET = { kind: "skipped" } as const;

export type StringTarget = TextTarget | AsciiTarget | typeof SKIPPED_TARGET;

/** Returning a fault stops the scan. */
export interface JsonHandler {
  start(kind: "object" | "array"): RequestFault | undefined;
  end(): RequestFault | undefined;
  scalar(): RequestFault | undefined;
  string(): StringTarget | RequestFault;
  key(): StringTarget;
}
