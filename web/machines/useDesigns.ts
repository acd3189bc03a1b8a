import { startTransition, useEffect, useState } from "react";
import { loadDesigns, store } from "../edit/app.ts";
import type { ActOffer } from "../edit/label.ts";
import type { ListedDesign } from "../store/types.ts";

/** The designs of this browser; `refused` if it can keep one only. */
export type ShelfState =
  | { readonly kind: "loading" | "refused" }
  | { readonly kind: "ready"; readonly designs: readonly ListedDesign[]; readonly offer: ActOffer | null };

/** The designs of this browser, as this tab and others change them, and what Undo takes back. */
export function useDesigns(): ShelfState {
  const [state, setState] = useState<ShelfState>({ kind: "loading" });
  useEffect(() => {
    let isOver = false;
    let last = 0;
    let stop = () => {};
    const look = async () => {
      const turn = ++last;
      try {
        const list = await loadDesigns();
        if (isOver) return;
        if (turn === 1) stop = store.subscribe(look);
        const next = { kind: "ready", designs: await list.list(), offer: list.offer() } as const;
        // Piece by piece: fifty cards at once would block the page.
        if (!isOver && turn === last) startTransition(() => setState(next));
      } catch (fault) {
        console.warn("The designs can't be read", fault);
        if (!isOver && turn === last) setState({ kind: "refused" });
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

/** The designs beside the open one; none if this browser can keep one only. */
export function useOthers(): readonly ListedDesign[] {
  const shelf = useDesigns();
  return shelf.kind === "ready" ? shelf.designs.filter(({ isOpen }) => !isOpen) : [];
}
