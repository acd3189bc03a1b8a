import type { DesignActions } from "../storage/design-store.ts";
import { store } from "../storage/store.ts";

/** The design that something is made for, also where another one is opened before it is done. */
export interface IntoDesign {
  readonly actions: DesignActions;
  /** It is the one that is shown now. */
  isShown(): boolean;
}

/** The design that is shown now. */
export function intoDesign(): IntoDesign {
  const { design } = store.keeping;
  // A design that is new gets its id with its first change.
  return { actions: store.here(), isShown: () => design === "" || store.keeping.design === design };
}
