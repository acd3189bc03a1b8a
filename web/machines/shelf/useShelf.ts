import { startTransition, useEffect, useState } from "react";
import { loadDesigns, store } from "../../edit/app.ts";
import type { ActOffer } from "../../edit/label.ts";
import type { ListedDesign } from "../../store/types.ts";

/** What the shelf holds: `refused` if this browser can keep one design only. */
export type ShelfState =
  | { readonly kind: "loading" }
  | { readonly kind: "refused" }
  | { readonly kind: "ready"; readonly designs: readonly ListedDesign[]; readonly offer: ActOffer | null };

/** The shelf, as this tab and others change it. */
export function useShelf(): ShelfState {
  const [state, setState] = useState<ShelfState>({ kind: "loading" });
  useEffect(() => {
    let isOver = false;
    let last = 0;
    let stop = () => {};
    const look = async () => {
      const mine = ++last;
      try {
        const list = await loadDesigns();
        if (isOver) return;
        if (mine === 1) stop = store.subscribe(look);
        const designs = await list.list();
        // A later answer stands.
        const state = { kind: "ready", designs, offer: list.offer() } as const;
        // Piece by piece: fifty cards at once would stop the page.
        if (!isOver && mine === last) startTransition(() => setState(state));
      } catch (fault) {
        console.warn("The designs can't be read", fault);
        if (!isOver && mine === last) setState({ kind: "refused" });
      }
    };
    void look();
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return state;
}
