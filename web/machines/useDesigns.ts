import { startTransition, useEffect, useState } from "react";
import { SHELF } from "#messages/shelf.ts";
import { SHELL } from "#messages/shell.ts";
import { loadDesignShelf, store } from "../edit/app.ts";
import type { ShelfUndoOffer } from "../edit/state.ts";
import type { ListedDesign } from "../store/types.ts";
import { waitToRetry } from "../ui/wait-to-retry.ts";

/** `refused` if this browser can store only one design. */
export type ShelfState =
  | { readonly kind: "loading" | "refused" }
  | { readonly kind: "failed"; readonly problem: string; retry(): void }
  | {
      readonly kind: "ready";
      readonly designs: readonly ListedDesign[];
      readonly offer: ShelfUndoOffer | null;
      readonly namesakes: ReadonlyMap<string, string>;
    };

export function useDesigns(): ShelfState {
  const [state, setState] = useState<ShelfState>({ kind: "loading" });
  useEffect(() => {
    let isOver = false;
    let isLooking = false;
    let isDue = false;
    let stop: (() => void) | undefined;
    /** After changes during a read, reads once more. */
    const look = async () => {
      isDue = true;
      if (isLooking) return;
      isLooking = true;
      while (isDue && !isOver) {
        isDue = false;
        await read();
      }
      isLooking = false;
    };
    const read = async () => {
      try {
        const list = await loadDesignShelf();
        if (isOver) return;
        stop ??= list.subscribe(look);
        const designs = await list.list();
        const namesakes = list.namesakes(designs);
        const next = { kind: "ready", designs, offer: list.offer(), namesakes } as const;
        if (!isOver && !isDue) startTransition(() => setState(next));
      } catch (fault) {
        console.warn("Failed to read the designs", fault);
        if (isOver || isDue) return;
        if (!store.isStored) return setState({ kind: "refused" });
        const problem = fault instanceof TypeError ? SHELL.notLoaded : SHELF.failed.unknown;
        setState((shown) => (shown.kind === "ready" ? shown : { kind: "failed", problem, retry: look }));
        void waitToRetry().then(look);
      }
    };
    void look();
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return state;
}

export function useOtherDesigns(): readonly ListedDesign[] {
  const shelf = useDesigns();
  return shelf.kind === "ready" ? shelf.designs.filter(({ isOpen }) => !isOpen) : [];
}
