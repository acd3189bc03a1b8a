import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Cases of each property of the fuzz test: few for `npm test`, FUZZ_CASES or a million for the long one. */
    fuzzCases: number;
    /** Steps of each random walk: few if the walk is repeated for each mutant. */
    walkSteps: number;
    /** Files that `npm test` and the long tests share try some cases in the one and all others in the other. */
    isLong: boolean;
  }
}
