import type { NewRecipe } from "../recipes/new-recipe.ts";

/** A picture that is to be kept, as bytes, and how it came about. */
export interface NewPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly recipe?: NewRecipe | undefined;
  /** It goes into IndexedDB, however small. */
  readonly isApart?: boolean;
}
