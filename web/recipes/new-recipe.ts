import type { Recipe } from "./recipe.ts";

/** A recipe that is to be kept with the picture that it makes. */
export interface NewRecipe {
  readonly recipe: Recipe;
  /** The files that it names by their SHA-256, as far as they may not be kept yet. */
  readonly originals: readonly Uint8Array<ArrayBuffer>[];
}

/** The SHA-256s of the files that a recipe needs. */
export function filesOf({ original, logo }: Recipe): string[] {
  return [...(original.kind === "kept" ? [original.sha256] : []), ...(logo ? [logo.sha256] : [])];
}
