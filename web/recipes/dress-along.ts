import { imagesOf } from "../document/design.ts";
import type { Dressing } from "../storage/design-store.ts";
import type { Outcome } from "../storage/outcome.ts";
import { store } from "../storage/store.ts";

/** What is changed; the names are all of their category's. */
export type Followed = Pick<Dressing, "words" | "swap" | "offer"> & Partial<Pick<Dressing, "names">>;

/** What became of a change: `isStale` where pictures that should have followed stay as they were. */
export interface Along {
  readonly outcome: Outcome;
  readonly isStale: boolean;
}

/**
 * Changes names, words or places, and letters anew what carries them, in one change with one Undo. Where lettering
 * fails the change is made all the same, and the pictures stay.
 */
export async function dressAlong({ names = {}, words, swap, offer }: Followed): Promise<Along> {
  const here = store.here();
  let slots: Dressing["slots"] = [];
  let isStale = false;
  // A design without pictures needs none of the code.
  if (!imagesOf(store.design).next().done) {
    try {
      const { followWords } = await import("./reletter.ts");
      const after = { names: { ...store.design.names, ...names }, ...(words && { words }) };
      slots = await followWords(after, swap);
    } catch (fault) {
      console.warn("Pictures could not be lettered anew", fault);
      isStale = true;
    }
  }
  return { outcome: await here.dress({ slots, lists: [], names, words, swap, offer }), isStale };
}
