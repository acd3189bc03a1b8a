import type { Size } from "../../../shared/machine/types.ts";
import type { Background, Placement } from "../../../shared/model/recipe.ts";

/** What is made of a picture: all that the editor's undo takes back. `Over` is what stands on the picture. */
export interface Edit<Over = undefined> {
  /** The exact size that it is made for. */
  readonly frame: Size;
  readonly placement: Placement;
  readonly background: Background;
  readonly over: Over;
}

/** How an edit may begin where it is not the best placement alone: as it was made before. */
export type EditStart<Over = undefined> = Partial<Pick<Edit<Over>, "placement" | "background" | "over">>;
