import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Cases of each property of the fuzz test; a run by hand sets FUZZ_CASES. */
    fuzzCases: number;
  }
}
