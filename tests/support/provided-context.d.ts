import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Cases of each property of the fuzz test: few for `npm test`, FUZZ_CASES or a million for the long one. */
    fuzzCases: number;
    /** The pictures of `fit-corpus`: the largest's width in pixels (over 12 megapixels for `npm test`, 60 for the long one). */
    corpus: { readonly largestWidth: number; readonly isWhole: boolean };
  }
}
