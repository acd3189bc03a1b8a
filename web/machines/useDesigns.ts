import { startTransition, useEffect, useState } from "react";
import { loadDesigns, store } from "../edit/app.ts";
import type { ShelfUndoOffer } from "../edit/state.ts";
import type { ListedDesign } from "../store/types.ts";

/** `refused` if this browser can store only one design. */
export type ShelfState =
  | { readonly kind: "loading" | "refused" }
  | {
      readonly kind: "ready";
      readonly designs: readonly ListedDesign[];
      readonly offer: ShelfUndoOffer | null;
      readonly namesakes: ReadonlyMap<string, string>;
    };

/** This browser's designs, kept up to date with changes in any tab. */
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
        const designs = await list.list();
        const namesakes = list.namesakes(designs);
        const next = { kind: "ready", designs, offer: list.offer(), namesakes } as const;
        // Rendering fifty cards at once would block the page.
        if (!isOver && turn === last) startTransition(() => setState(next));
      } catch (fault) {
        console.warn("Failed to read the designs", fault);
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

export function useOtherDesigns(): readonly ListedDesign[] {
  const shelf = useDesigns();
  return shelf.kind === "ready" ? shelf.designs.filter(({ isOpen }) => !isOpen) : [];
}
